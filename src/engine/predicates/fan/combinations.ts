import { setTile } from '../../shape/set.ts';
import type { Tile } from '../../tiles.ts';
import type { FanName } from '../sentences.ts';
import type { FanPredicate } from './family.ts';
import type { FanView } from './fan-view.ts';

/** A fan of some sets as they stand to each other. */
export interface CombinationTest {
  /** Which sets it is about; kongs are pungs. */
  readonly of: 'chows' | 'pungs';
  /** How many of them. */
  readonly size: 2 | 3 | 4;
  /** Whether they make the fan: the lowest tile of each chow, or the tile of each pung; ascending. */
  readonly holds: (...tiles: Tile[]) => boolean;
}

const suit = (tile: Tile): number => Math.trunc(tile / 9);
const rank = (tile: Tile): number => tile % 9;

const oneSuit = (a: Tile, b: Tile): boolean => suit(a) === suit(b);
/** Ascending tiles are of three suits as soon as neighbours differ. */
const threeSuits = (a: Tile, b: Tile, c: Tile): boolean => suit(a) !== suit(b) && suit(b) !== suit(c);
const sameRank = (a: Tile, b: Tile): boolean => rank(a) === rank(b);
const ranks = (...tiles: Tile[]): number => tiles.reduce((mask, tile) => mask | (1 << rank(tile)), 0);
/** Whether three ranks follow each other, in whatever order. */
const follow = (a: Tile, b: Tile, c: Tile): boolean => {
  const mask = ranks(a, b, c);
  return mask / (mask & -mask) === 0b111;
};
/** Chows 123, 456, 789. */
const STRAIGHT = 0b001001001;

/** The fans of combined sets, by name. */
export const COMBINATIONS: { readonly [name: string]: CombinationTest } = {
  'fan.quadruple-chow': { of: 'chows', size: 4, holds: (a, _b, _c, d) => a === d },
  'fan.four-pure-shifted-chows': {
    of: 'chows',
    size: 4,
    holds: (a, b, c, d) => oneSuit(a, d) && (b - a === 1 || b - a === 2) && c - b === b - a && d - c === b - a,
  },
  'fan.pure-triple-chow': { of: 'chows', size: 3, holds: (a, _b, c) => a === c },
  'fan.pure-straight': { of: 'chows', size: 3, holds: (a, b, c) => oneSuit(a, c) && ranks(a, b, c) === STRAIGHT },
  'fan.pure-shifted-chows': {
    of: 'chows',
    size: 3,
    holds: (a, b, c) => oneSuit(a, c) && (b - a === 1 || b - a === 2) && c - b === b - a,
  },
  'fan.mixed-straight': { of: 'chows', size: 3, holds: (a, b, c) => threeSuits(a, b, c) && ranks(a, b, c) === STRAIGHT },
  'fan.mixed-triple-chow': {
    of: 'chows',
    size: 3,
    holds: (a, b, c) => threeSuits(a, b, c) && sameRank(a, b) && sameRank(b, c),
  },
  'fan.mixed-shifted-chows': { of: 'chows', size: 3, holds: (a, b, c) => threeSuits(a, b, c) && follow(a, b, c) },
  'fan.pure-double-chow': { of: 'chows', size: 2, holds: (a, b) => a === b },
  'fan.mixed-double-chow': { of: 'chows', size: 2, holds: (a, b) => !oneSuit(a, b) && sameRank(a, b) },
  'fan.short-straight': { of: 'chows', size: 2, holds: (a, b) => oneSuit(a, b) && b - a === 3 },
  'fan.two-terminal-chows': { of: 'chows', size: 2, holds: (a, b) => oneSuit(a, b) && b - a === 6 },
  'fan.four-pure-shifted-pungs': { of: 'pungs', size: 4, holds: (a, _b, _c, d) => oneSuit(a, d) && d - a === 3 },
  'fan.pure-shifted-pungs': { of: 'pungs', size: 3, holds: (a, _b, c) => oneSuit(a, c) && c - a === 2 },
  'fan.triple-pung': { of: 'pungs', size: 3, holds: (a, b, c) => sameRank(a, b) && sameRank(b, c) },
  'fan.mixed-shifted-pungs': { of: 'pungs', size: 3, holds: (a, b, c) => threeSuits(a, b, c) && follow(a, b, c) },
  'fan.double-pung': { of: 'pungs', size: 2, holds: sameRank },
} satisfies { readonly [name in FanName]?: CombinationTest };

/** The sets that combinations may be made of: pungs of honours have no rank. */
export function combinableSets(view: FanView, of: CombinationTest['of']): number {
  return of === 'chows' ? view.chows : view.pungs & (view.simples | view.terminals);
}

/** Tests a combination by itself, however it stands to others: the sets of all places where it is. */
export function combinationPredicate({ of, size, holds }: CombinationTest): FanPredicate {
  return (view) => {
    const sets = combinableSets(view, of);
    let found = 0;
    // All parts of the sets, from the whole down.
    for (let part = sets; part !== 0; part = (part - 1) & sets) {
      const tiles = tilesOf(view, part);
      if (tiles.length === size && holds(...tiles)) found |= part;
    }
    return found;
  };
}

function tilesOf(view: FanView, part: number): Tile[] {
  const tiles: Tile[] = [];
  for (let place = 0; place < view.size; place++) {
    if (((part >> place) & 1) !== 0) tiles.push(setTile(view.sets[place] as number));
  }
  return tiles.sort((a, b) => a - b);
}
