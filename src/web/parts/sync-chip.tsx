import type { JSX } from 'preact';
import { useApp } from './app-context.ts';
import { Icon } from './icon.tsx';

/** "1 deal waiting", until the service has it. */
export function SyncChip(): JSX.Element | null {
  const { say, state } = useApp();
  const { open, online, reach } = state;
  if (open === null) return null;
  const { pending } = open.stored;
  const deals = pending.filter(({ command }) => command.type === 'record-deal').length;
  const unsent = online && reach === 'fine';
  if (pending.length === 0) {
    return online ? null : (
      <span class="chip" role="status">
        {say('sync.offline')}
      </span>
    );
  }
  return (
    <span class="chip" role="status" data-waiting={pending.length} data-unsent={unsent ? undefined : ''}>
      <Icon name="cloud" />
      {deals > 0 ? say('sync.waiting', { n: deals }) : say('sync.waiting.other', { n: pending.length })}
    </span>
  );
}
