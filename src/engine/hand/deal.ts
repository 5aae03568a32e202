import type { Tile } from '../tiles.ts';
import type { TileSet } from '../shape/set.ts';

/**
 * A hand as it lies on the table, judged and ready to be read. Standing tiles include the winning tile of the
 * winner (whether it was drawn, claimed or robbed) and exclude melds and bonus tiles.
 */
export interface DeclaredHand {
  /** Index in SEATS. */
  readonly seat: number;
  /** Copies of each of the 34 playing kinds among the standing tiles. */
  readonly standing: Uint8Array;
  /** The same as four numbers in base 5, lowest rank first: characters, circles, bamboo, honours. See `suitKeys`. */
  readonly keys: readonly [number, number, number, number];
  /** Number of standing tiles. */
  readonly size: number;
  /** Declared melds in the order given, flags MELDED, EXPOSED, EXTENDED, CLAIMED set. */
  readonly melds: readonly TileSet[];
  /** Whose discard each meld was claimed from: index in SEATS, or -1 if unknown or none. Parallel to `melds`. */
  readonly meldsFrom: readonly number[];
  /** Bonus tiles held: bits 0-3 flowers 1-4, bits 4-7 seasons 1-4. */
  readonly bonus: number;
  /** Only the scoring sets were given. */
  readonly partial: boolean;
  /** The value counted at the table instead of tiles, or null. */
  readonly score: number | null;
}

/** How the deal was won. */
export interface DeclaredWin {
  /** Index in SEATS. */
  readonly seat: number;
  /** The winning tile, or -1 where there is none (heaven, a declared score). */
  readonly tile: Tile;
  /** Index in WIN_BY. */
  readonly by: number;
  /** Index in SEATS of the discarder or the owner of the robbed kong, or -1. */
  readonly from: number;
  /** Bits of CIRCUMSTANCES. */
  readonly circumstances: number;
  /** Index in SEATS of the one who pays everybody's share, or -1. */
  readonly paysForAll: number;
}

/** A whole deal. Hands in the order given, each seat at most once. */
export interface DeclaredDeal {
  /** Prevailing wind, index in SEATS. */
  readonly roundWind: number;
  readonly hands: readonly DeclaredHand[];
  readonly win: DeclaredWin | null;
}

/** The four base-5 keys of 34 counts: characters, circles, bamboo, honours; rank 1 has weight 1, rank 2 weight 5, … */
export function suitKeys(counts: Uint8Array): [number, number, number, number] {
  return [suitKey(counts, 0, 9), suitKey(counts, 9, 9), suitKey(counts, 18, 9), suitKey(counts, 27, 7)];
}

function suitKey(counts: Uint8Array, first: number, length: number): number {
  let key = 0;
  for (let i = first + length - 1; i >= first; i--) key = key * 5 + (counts[i] as number);
  return key;
}
