import { CHOW, PAIR, PUNG } from './set.ts';
import type { TileSet } from './set.ts';

/** One way to divide the tiles of a suit into sets and at most one pair. */
export type Division = readonly TileSet[];

const NONE: readonly Division[] = [];

/**
 * Divisions by base-5 key, worked out the first time a key is met: position 0 means "not met yet", else one more than
 * the place in the tables. The suits share the work, since only the tile numbers differ.
 */
const suitPlaces = new Int32Array(5 ** 9);
const honourPlaces = new Int32Array(5 ** 7);
const suitTables: readonly (readonly Division[])[][] = [[], [], []];
const honourTable: (readonly Division[])[] = [];

/**
 * All divisions of the tiles of one suit into chows, pungs and, where their number leaves a remainder of two,
 * one pair. Every tile is used; a remainder of one has no division. Each division comes once, in a fixed order.
 * @param suit 0 characters, 1 circles, 2 bamboo, 3 honours
 * @param key base-5 key of the counts of that suit, as in `suitKeys`
 */
export function divisions(suit: number, key: number): readonly Division[] {
  if (suit === 3) {
    let place = honourPlaces[key] as number;
    if (place === 0) {
      place = honourTable.push(divide(countsOf(key, 7), 27, false));
      honourPlaces[key] = place;
    }
    return honourTable[place - 1] as readonly Division[];
  }
  let place = suitPlaces[key] as number;
  if (place === 0) {
    const counts = countsOf(key, 9);
    for (const [i, table] of suitTables.entries()) place = table.push(divide(counts, i * 9, true));
    suitPlaces[key] = place;
  }
  return (suitTables[suit] as (readonly Division[])[])[place - 1] as readonly Division[];
}

/** The counts behind a key, lowest rank first. */
export function countsOf(key: number, length: number): number[] {
  const counts: number[] = [];
  for (let rest = key, i = 0; i < length; i++) {
    counts.push(rest % 5);
    rest = Math.floor(rest / 5);
  }
  return counts;
}

function divide(counts: readonly number[], firstTile: number, chows: boolean): readonly Division[] {
  const total = counts.reduce((sum, count) => sum + count, 0);
  if (total % 3 === 1) return NONE;
  const left = [...counts, 0, 0];
  const found: Division[] = [];
  const sets: TileSet[] = [];

  /** At each rank: how many pungs and pairs begin here; whatever is left must begin chows. */
  const visit = (rank: number, pairsLeft: number): void => {
    if (rank === counts.length) {
      if (pairsLeft === 0) found.push([...sets]);
      return;
    }
    const here = left[rank] as number;
    const tile = firstTile + rank;
    for (let pungs = here >= 3 ? 1 : 0; pungs >= 0; pungs--) {
      for (let pairs = 0; pairs <= pairsLeft; pairs++) {
        const begun = here - 3 * pungs - 2 * pairs;
        if (begun < 0 || (begun > 0 && !(chows && rank < 7))) continue;
        if ((left[rank + 1] as number) < begun || (left[rank + 2] as number) < begun) continue;
        const mark = sets.length;
        if (pungs > 0) sets.push(PUNG | tile);
        if (pairs > 0) sets.push(PAIR | tile);
        for (let i = 0; i < begun; i++) sets.push(CHOW | tile);
        (left[rank + 1] as number) -= begun;
        (left[rank + 2] as number) -= begun;
        visit(rank + 1, pairsLeft - pairs);
        (left[rank + 1] as number) += begun;
        (left[rank + 2] as number) += begun;
        sets.length = mark;
      }
    }
  };
  visit(0, total % 3 === 2 ? 1 : 0);
  return found;
}
