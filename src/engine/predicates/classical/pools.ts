import { GREEN_TILE, HONOUR, MAJOR, PLAYING_KINDS, TERMINAL, TRAITS } from '../../tiles.ts';
import type { Tile } from '../../tiles.ts';

/** Kinds of playing tiles, ascending. */
export type Pool = readonly Tile[];

/** Every playing kind. */
export const ALL_TILES: Pool = Array.from({ length: PLAYING_KINDS }, (_, tile) => tile);

const HONOURS = withTrait(HONOUR);
const SUITS: readonly Pool[] = [0, 9, 18].map((first) => ALL_TILES.slice(first, first + 9));

/**
 * From which tiles a hand that meets a test is made: it keeps to one of the pools. What the test asks for besides is
 * not said here, so a hand within a pool may still fail it. The nearest hand that meets a condition is looked for among
 * these tiles; a test without an entry may be met with any tiles, and the search is the longer for it.
 */
export const POOLS: Readonly<Record<string, readonly Pool[]>> = {
  'one-suit': SUITS,
  'one-suit-with-honours': SUITS.map((suit) => [...suit, ...HONOURS]),
  'only-honours': [HONOURS],
  'only-terminals': [withTrait(TERMINAL)],
  'only-majors': [withTrait(MAJOR)],
  'only-green': [withTrait(GREEN_TILE)],
  'nine-gates': SUITS,
  'nine-gates-won-within': SUITS,
  'seven-pairs-of-each-honour': [HONOURS],
  'seven-pairs-of-one-suit': SUITS,
  'thirteen-orphans': [withTrait(MAJOR)],
  'writhing-snake': SUITS,
  'squirming-snake': SUITS,
};

function withTrait(trait: number): Pool {
  return ALL_TILES.filter((tile) => ((TRAITS[tile] as number) & trait) !== 0);
}
