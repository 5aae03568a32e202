/**
 * A set as one integer, so that a reading is a run of small numbers:
 * bits 0-5 the tile (of a chow the lowest; of a knitted row the rank 1, 2 or 3 tile), bits 6-8 the kind
 * (index in SET_KINDS), then one bit each as named below. Without the flag bits it is the *shape* of the set.
 */
export type TileSet = number;

export const KIND_SHIFT = 6;
export const CHOW = 0 << KIND_SHIFT;
export const PUNG = 1 << KIND_SHIFT;
export const KONG = 2 << KIND_SHIFT;
export const PAIR = 3 << KIND_SHIFT;
export const KNITTED = 4 << KIND_SHIFT;
export const SINGLE = 5 << KIND_SHIFT;

const TILE_MASK = 63;
const KIND_MASK = 7 << KIND_SHIFT;
/** Laid open: an exposed meld, or the set that a claimed tile completed. */
export const EXPOSED = 1 << 9;
/** Holds the winning tile. */
export const WINNING = 1 << 10;
/** A declared meld (exposed or a concealed kong), as against a set read from the standing tiles. */
export const MELDED = 1 << 11;
/** A kong whose fourth tile was added to an exposed pung. Never together with CLAIMED. */
export const EXTENDED = 1 << 12;
/** A kong made of three in hand and a discard. */
export const CLAIMED = 1 << 13;

/** The tile of a set: the one repeated, or the lowest of a chow or knitted row. */
export function setTile(set: TileSet): number {
  return set & TILE_MASK;
}

/** The kind bits of a set, to be compared with CHOW … SINGLE. */
export function setKind(set: TileSet): number {
  return set & KIND_MASK;
}

/** Index in SET_KINDS of a set. */
export function kindIndex(set: TileSet): number {
  return setKind(set) >> KIND_SHIFT;
}

/** Kind and tile alone, without the flags. */
export function setShape(set: TileSet): number {
  return set & (TILE_MASK | KIND_MASK);
}

const STEPS: readonly (readonly number[])[] = [[0, 1, 2], [0, 0, 0], [0, 0, 0, 0], [0, 0], [0, 3, 6], [0]];

/** The tiles of a set, ascending. */
export function setTiles(set: TileSet): number[] {
  const tile = setTile(set);
  return (STEPS[kindIndex(set)] as readonly number[]).map((step) => tile + step);
}
