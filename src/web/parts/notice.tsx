import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import type { Store } from '../state/app-state.ts';
import { useApp } from './app-context.ts';
import { Icon } from './icon.tsx';

const STAYS_MS = 8_000;

/** What has just happened, with the way back from it. It stays as long as the pointer or the focus is on it. */
export function NoticeBar({ store }: { readonly store: Store }): JSX.Element {
  const { state, say, actions } = useApp();
  const { notice } = state;
  useEffect(() => {
    if (notice === null) return undefined;
    const timer = setTimeout(() => {
      const held = document.querySelector('.notice:hover, .notice:focus-within') !== null;
      if (!held && store.get().notice === notice) store.set({ notice: null });
    }, STAYS_MS);
    return () => clearTimeout(timer);
  }, [notice]);
  const { undo } = notice ?? { undo: null };
  return (
    <div role="status">
      {notice !== null && (
        <div class="notice">
          <p>{notice.text}</p>
          {undo !== null && (
            <button
              type="button"
              class="button"
              onClick={() => {
                store.set({ notice: null });
                void actions.act({ type: 'void-deal', deal: undo }, say('undo'));
              }}
            >
              {say('undo')}
            </button>
          )}
          <button type="button" class="button icon-button" aria-label={say('close')} onClick={() => store.set({ notice: null })}>
            <Icon name="close" />
          </button>
        </div>
      )}
    </div>
  );
}
