import type { JSX } from 'preact';
import { useApp } from './app-context.ts';
import { Icon } from './icon.tsx';

/** What has just happened, with the way back from it. It stands in its own place and covers nothing. */
export function NoticeBar(): JSX.Element {
  const { state, say, actions } = useApp();
  const { notice } = state;
  const undo = notice?.undo ?? null;
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
                actions.dismiss();
                void actions.act({ type: 'void-deal', deal: undo }, say('undo'));
              }}
            >
              {say('undo')}
            </button>
          )}
          <button type="button" class="button icon-button" aria-label={say('close')} onClick={() => actions.dismiss()}>
            <Icon name="close" />
          </button>
        </div>
      )}
    </div>
  );
}
