import { KNITTED } from './set.ts';
import type { TileSet } from './set.ts';

/** One way to knit three suits: each has the ranks 147, 258 or 369, no two suits the same. */
export interface Knitting {
  /** The nine tiles, bit i for tile i. */
  readonly mask: number;
  /** First tile of the row in each suit. */
  readonly rows: readonly [number, number, number];
  /** The rows as sets. */
  readonly sets: readonly TileSet[];
  /** Base-5 weight of the row in the key of each suit. */
  readonly weights: readonly [number, number, number];
}

/** The six knittings. */
export const KNITTINGS: readonly Knitting[] = [
  knit(0, 1, 2),
  knit(0, 2, 1),
  knit(1, 0, 2),
  knit(1, 2, 0),
  knit(2, 0, 1),
  knit(2, 1, 0),
];

function knit(m: number, p: number, s: number): Knitting {
  const row = 0b1001001;
  return {
    mask: (row << m) | (row << (9 + p)) | (row << (18 + s)),
    rows: [m, 9 + p, 18 + s],
    sets: [KNITTED | m, KNITTED | (9 + p), KNITTED | (18 + s)],
    weights: [weigh(m), weigh(p), weigh(s)],
  };
}

function weigh(rank: number): number {
  return 5 ** rank + 5 ** (rank + 3) + 5 ** (rank + 6);
}
