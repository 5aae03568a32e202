import type { JSX } from 'preact';
import { useApp } from './app-context.ts';

/** What keeps deals from reaching the service, when it is not just the network. */
export function Trouble(): JSX.Element | null {
  const { state, say, send } = useApp();
  const { open, reach } = state;
  const trouble = open?.stored.trouble ?? null;
  const text =
    trouble !== null
      ? say('sync.refused', { detail: trouble.detail })
      : reach === 'closed'
        ? say('sync.closed')
        : reach === 'lost'
          ? say('sync.lost')
          : null;
  if (text === null) return null;
  return (
    <div class="alert row spread" role="alert">
      <p>{text}</p>
      <button type="button" class="button" onClick={send}>
        {say('sync.again')}
      </button>
    </div>
  );
}
