/**
 * Tiles as small integers: 0-8 characters, 9-17 circles, 18-26 bamboo, 27-30 winds E S W N, 31-33 dragons
 * white green red, 34-37 flowers 1-4, 38-41 seasons 1-4. Strings live at the edges: `tileCode`, `tileOf`.
 */
export type Tile = number;

/** Number of playing kinds (four copies each) and of all kinds with the eight bonus tiles (one copy each). */
export const PLAYING_KINDS = 34;
export const ALL_KINDS = 42;

export const FIRST_CIRCLE = 9;
export const FIRST_BAMBOO = 18;
export const EAST = 27;
export const NORTH = 30;
export const WHITE = 31;
export const GREEN = 32;
export const RED = 33;
export const FIRST_FLOWER = 34;
export const FIRST_SEASON = 38;

const SUIT_LETTERS = 'mpszfg';
const SUIT_STARTS = [0, 9, 18, 27, 34, 38, 42];

/** Canonical codes by tile: `1m` … `9m`, `1p` …, `1s` …, `1z` … `7z`, `1f` … `4f`, `1g` … `4g`. */
export const TILE_CODES: readonly string[] = Array.from({ length: ALL_KINDS }, (_, tile) => {
  const suit = SUIT_STARTS.findLastIndex((start) => start <= tile);
  return `${String(tile - (SUIT_STARTS[suit] as number) + 1)}${SUIT_LETTERS.charAt(suit)}`;
});

const TILES_BY_CODE: ReadonlyMap<string, Tile> = new Map(TILE_CODES.map((code, tile) => [code, tile]));

/** The canonical code of a tile, such as `7z`. */
export function tileCode(tile: Tile): string {
  return TILE_CODES[tile] ?? '';
}

/** The tile of a canonical code, or undefined if the code names none. */
export function tileOf(code: string): Tile | undefined {
  return TILES_BY_CODE.get(code);
}

/** Suit of a playing tile: 0 characters, 1 circles, 2 bamboo, 3 honours. */
export function suitOf(tile: Tile): number {
  return tile < 9 ? 0 : tile < 18 ? 1 : tile < 27 ? 2 : 3;
}

/** Rank 1-9 of a suit tile; 1-7 of an honour in the order of `1z` … `7z`. */
export function rankOf(tile: Tile): number {
  return tile < 27 ? (tile % 9) + 1 : tile - 26;
}

/** What a playing tile is, as bits; see the constants beside. */
export const SIMPLE = 1;
export const TERMINAL = 2;
export const WIND = 4;
export const DRAGON = 8;
export const GREEN_TILE = 16;
export const HONOUR = WIND | DRAGON;
export const MAJOR = TERMINAL | HONOUR;

const GREEN_BAMBOO = new Set([19, 20, 21, 23, 25]);

/** The traits of each playing tile, as bits of the constants above. */
export const TRAITS: Uint8Array = Uint8Array.from({ length: PLAYING_KINDS }, (_, tile) => {
  const green = GREEN_BAMBOO.has(tile) || tile === GREEN ? GREEN_TILE : 0;
  if (tile >= WHITE) return DRAGON | green;
  if (tile >= EAST) return WIND;
  const rank = rankOf(tile);
  return (rank === 1 || rank === 9 ? TERMINAL : SIMPLE) | green;
});
