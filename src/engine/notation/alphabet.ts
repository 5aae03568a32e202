import { EAST, FIRST_BAMBOO, FIRST_CIRCLE, FIRST_FLOWER, FIRST_SEASON, GREEN, RED, WHITE } from '../tiles.ts';
import type { Tile } from '../tiles.ts';

/** What a character (a UTF-16 unit) may be in a line of tiles. */
export const OTHER = 0;
export const BLANK = 1;
export const DIGIT = 2;
export const SUIT = 3;
export const HONOUR = 4;
export const OPENING = 5;
export const CLOSING = 6;
export const PLUS = 7;
/** The first unit of a glyph, if the second one fits. */
export const GLYPH = 8;

const SUITS: readonly (readonly [letter: string, first: Tile, ranks: number])[] = [
  ['m', 0, 9],
  ['p', FIRST_CIRCLE, 9],
  ['s', FIRST_BAMBOO, 9],
  ['z', EAST, 7],
  ['f', FIRST_FLOWER, 4],
  ['g', FIRST_SEASON, 4],
];

/** Letters printed on western tiles: Chung is the red dragon, Fa the green, Pai the white. */
const HONOURS: readonly (readonly [letter: string, tile: Tile])[] = [
  ['E', EAST],
  ['S', EAST + 1],
  ['W', EAST + 2],
  ['N', EAST + 3],
  ['C', RED],
  ['F', GREEN],
  ['P', WHITE],
];

/** Blanks are what `String.prototype.trim` takes off. */
const BLANKS =
  ' \t\n\v\f\r\u00a0\u1680\u2000\u2001\u2002\u2003\u2004\u2005\u2006\u2007\u2008\u2009\u200a\u2028\u2029\u202f\u205f\u3000\ufeff';

/** All tiles of Unicode have this first unit, and the second runs from GLYPH_LOW on. */
export const GLYPH_HIGH = 0xd83c;
export const GLYPH_LOW = 0xdc00;

/** Class of each unit. */
export const CLASSES: Uint8Array = new Uint8Array(0x10000);
/** First tile of a suit letter, or the tile of an honour letter. */
export const LETTER_TILES: Uint8Array = new Uint8Array(128);
/** Highest rank of a suit letter. */
export const RANKS: Uint8Array = new Uint8Array(128);

CLASSES[GLYPH_HIGH] = GLYPH;
for (const blank of BLANKS) CLASSES[blank.charCodeAt(0)] = BLANK;
for (const digit of '0123456789') CLASSES[digit.charCodeAt(0)] = DIGIT;
for (const bracket of '[(') CLASSES[bracket.charCodeAt(0)] = OPENING;
for (const bracket of '])') CLASSES[bracket.charCodeAt(0)] = CLOSING;
CLASSES['+'.charCodeAt(0)] = PLUS;
for (const [letter, first, ranks] of SUITS) {
  CLASSES[letter.charCodeAt(0)] = SUIT;
  LETTER_TILES[letter.charCodeAt(0)] = first;
  RANKS[letter.charCodeAt(0)] = ranks;
}
for (const [letter, tile] of HONOURS) {
  CLASSES[letter.charCodeAt(0)] = HONOUR;
  LETTER_TILES[letter.charCodeAt(0)] = tile;
}

/** Two tiles that no rule set here uses. They count as tiles of a hand, so that its size is judged as meant. */
export const JOKER: Tile = 42;
const BACK: Tile = 43;

const run = (first: Tile, length: number): Tile[] => Array.from({ length }, (_, i) => first + i);

/**
 * Tiles in the order of Unicode from U+1F000 on: dragons red first, bamboo before circles, and the third and fourth
 * flower (bamboo, chrysanthemum) swapped against their numbers.
 */
export const GLYPH_TILES: Uint8Array = Uint8Array.from([
  ...run(EAST, 4),
  RED,
  GREEN,
  WHITE,
  ...run(0, 9),
  ...run(FIRST_BAMBOO, 9),
  ...run(FIRST_CIRCLE, 9),
  FIRST_FLOWER,
  FIRST_FLOWER + 1,
  FIRST_FLOWER + 3,
  FIRST_FLOWER + 2,
  ...run(FIRST_SEASON, 4),
  JOKER,
  BACK,
]);

/** The variation selectors that choose text or picture for the glyph before them; U+FE0E and U+FE0F. */
export function isVariationSelector(unit: number): boolean {
  return unit === 0xfe0e || unit === 0xfe0f;
}

/** Whether a unit is a letter of English. */
export function isLetter(unit: number): boolean {
  const small = unit | 32;
  return small >= 97 && small <= 122;
}
