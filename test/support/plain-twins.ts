/** The hands of seven pairs that win by the classical rules, listed one by one: seven of the nine of a suit; the seven honours. */
import fc from 'fast-check';
import type { PlainHand } from './arbitrary-hands.ts';
import { changed } from './plain-hands.ts';
import type { Counts } from './plain-hands.ts';

const NONE: Counts = Array.from({ length: 34 }, () => 0);
const RANKS = [0, 1, 2, 3, 4, 5, 6, 7, 8];

const ofPairs = (kinds: readonly number[]): Counts => changed(NONE, [...kinds, ...kinds], 1);

/** All 3 x 36 + 1 of them. */
export const TWINS: readonly Counts[] = [
  ofPairs([27, 28, 29, 30, 31, 32, 33]),
  ...[0, 9, 18].flatMap((first) =>
    RANKS.flatMap((one) =>
      RANKS.filter((other) => other > one).map((other) =>
        ofPairs(RANKS.filter((rank) => rank !== one && rank !== other).map((rank) => first + rank)),
      ),
    ),
  ),
];

/** How many tiles of the nearest of some hands lack. */
export function lackingForNearest(counts: Counts, hands: readonly Counts[]): number {
  return Math.min(...hands.map((hand) => hand.reduce((sum, copies, tile) => sum + Math.max(0, copies - counts[tile]!), 0)));
}

/** Twins less one tile, of which up to seven are exchanged. */
export const nearTwins: fc.Arbitrary<PlainHand> = fc
  .tuple(fc.constantFrom(...TWINS), fc.shuffledSubarray(RANKS, { maxLength: 7 }), fc.array(fc.nat(33), { minLength: 7, maxLength: 7 }))
  .chain(([twins, out, into]) => {
    const tiles = twins.flatMap((copies, tile) => Array.from({ length: copies }, () => tile));
    return fc.shuffledSubarray(tiles, { minLength: 13, maxLength: 13 }).map((kept) => {
      const exchanged = [...kept.slice(out.length), ...into.slice(0, out.length)];
      return { counts: changed(NONE, exchanged, 1), melds: [] };
    });
  })
  .filter(({ counts }) => counts.every((copies) => copies <= 4));
