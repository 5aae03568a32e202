import type { DeclaredHand } from '../../hand/deal.ts';
import { PAIR, PUNG } from '../../shape/set.ts';

/**
 * The sets of a player who did not win: every three alike standing is a concealed pung (a fourth tile counts nothing),
 * every two alike a pair, and the melds. Pairs come last, honours first, so that those that score come before those
 * that do not.
 * @returns the number of sets written into `sets`
 */
export function readHeld(hand: DeclaredHand, sets: Int32Array): number {
  const { standing, melds } = hand;
  let n = 0;
  for (let tile = 0; tile < 34; tile++) if (standing[tile]! >= 3) sets[n++] = PUNG | tile;
  for (let i = 0; i < melds.length; i++) sets[n++] = melds[i]!;
  for (let tile = 33; tile >= 0; tile--) if (standing[tile] === 2) sets[n++] = PAIR | tile;
  return n;
}
