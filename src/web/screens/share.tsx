import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { useApp } from '../parts/app-context.ts';
import type * as QrPart from '../parts/qr-code.tsx';
import { Screen } from '../parts/screen.tsx';

/** The read-only link, as text and as a QR code. The key stands behind the #, which no server is told. */
export function Share(): JSX.Element | null {
  const { state, say, actions } = useApp();
  const { open } = state;
  const [part, setPart] = useState<typeof QrPart | null>(null);
  useEffect(() => {
    import('../parts/qr-code.tsx').then(setPart).catch(() => undefined);
  }, []);
  if (open === null) return null;
  const { remote, keys } = open.stored;
  const link = remote === null ? null : `${location.origin}/#/watch/${remote}/${keys.viewer}`;
  const copy = async (text: string): Promise<void> => {
    await navigator.clipboard.writeText(text);
    actions.notify(say('share.copied'));
  };
  return (
    <Screen title={say('share.title')} back={{ screen: 'table' }}>
      <div class="stack">
        {link === null ? (
          <p class="alert">{say('share.waiting')}</p>
        ) : (
          <>
            <p>{say('share.hint')}</p>
            {part !== null && <part.QrCode text={link} label={say('share.qr')} />}
            <p class="card keep small">{link}</p>
            <div class="actions">
              <button type="button" class="button primary" onClick={() => void copy(link).catch(() => undefined)}>
                {say('share.copy')}
              </button>
              {'share' in navigator && (
                <button type="button" class="button" onClick={() => void navigator.share({ url: link }).catch(() => undefined)}>
                  {say('share.send')}
                </button>
              )}
            </div>
          </>
        )}
      </div>
    </Screen>
  );
}
