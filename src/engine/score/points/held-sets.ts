import type { DeclaredHand } from '../../hand/deal.ts';
import { PAIR, PUNG } from '../../shape/set.ts';

/** Kinds of which a hand holds two: at most seven of fourteen tiles. */
const paired = new Int32Array(7);

/**
 * The sets of a player who did not win: every three alike standing is a concealed pung (a fourth tile counts nothing),
 * every two alike a pair, and the melds. Pairs come last, honours first, so that those that score come before those
 * that do not.
 * @returns the number of sets written into `sets`
 */
export function readHeld(hand: DeclaredHand, sets: Int32Array): number {
  const { standing, melds } = hand;
  let n = 0;
  let pairs = 0;
  for (let tile = 0; tile < 34; tile++) {
    const copies = standing[tile]!;
    if (copies < 2) continue;
    if (copies === 2) paired[pairs++] = tile;
    else sets[n++] = PUNG | tile;
  }
  for (let i = 0; i < melds.length; i++) sets[n++] = melds[i]!;
  while (pairs > 0) sets[n++] = PAIR | paired[--pairs]!;
  return n;
}
