import { WHOLE_HAND } from '../view.ts';
import { NO_HONOURS, NO_MELD, ONE_SUIT } from './facts.ts';
import type { FanFamily } from './family.ts';
import type { FanView } from './fan-view.ts';

/** Whether the thirteen tiles before the winning one were exactly 1112345678999 of a suit. */
function areNineGates({ counts, winningTile }: FanView): boolean {
  if (winningTile < 0) return false;
  const one = winningTile - (winningTile % 9);
  for (let tile = one; tile < one + 9; tile++) {
    const copies = (counts[tile] as number) - (tile === winningTile ? 1 : 0);
    if (copies !== (tile === one || tile === one + 8 ? 3 : 1)) return false;
  }
  return true;
}

/** Nine gates are a fan of the tiles, but of those before the winning one. */
export const NINE_GATES: FanFamily = {
  level: 'hand',
  needs: NO_HONOURS | ONE_SUIT | NO_MELD,
  tests: { 'fan.nine-gates': (view) => (areNineGates(view) ? WHOLE_HAND : 0) },
};
