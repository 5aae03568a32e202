import type { DealDraft } from './deal-draft.ts';
import { read, write } from './settings.ts';

const key = (game: string): string => `mingg.draft.${game}`;

/** Keeps what is being entered, tap by tap: a reload or an empty battery loses nothing. */
export function keepDraft(game: string, draft: DealDraft | null): void {
  write(key(game), draft);
}

/** What was being entered in a game. */
export function keptDraft(game: string): DealDraft | null {
  const kept = read(key(game));
  return typeof kept === 'object' && kept !== null && 'hands' in kept ? (kept as DealDraft) : null;
}
