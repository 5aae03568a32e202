import type { JSX } from 'preact';
import type { Command } from '../../ledger/decide.ts';
import type { OpenGame } from '../game/stored-game.ts';
import { ChangePreview } from './change-preview.tsx';
import { Reason } from './reason.tsx';

interface Props {
  readonly open: OpenGame;
  readonly command: Command;
  readonly reason: string;
  readonly onReason: (reason: string) => void;
}

/** What a correction changes, and why it is made. */
export function Correction({ open, command, reason, onReason }: Props): JSX.Element {
  return (
    <div class="stack">
      <ChangePreview open={open} command={command} />
      <Reason value={reason} onChange={onReason} />
    </div>
  );
}
