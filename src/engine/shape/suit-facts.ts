import { countsOf } from './divisions.ts';

/**
 * What waits depend on, of the tiles of one suit, as one integer. Ranks count from 0.
 * Bits 0-8: ranks of which one more tile makes the suit complete, a fifth copy included.
 * Bits 9-17: ranks with an odd number of tiles. Bits 18-26: ranks present.
 */
export type SuitFacts = number;

export const ODD_SHIFT = 9;
export const PRESENT_SHIFT = 18;
export const RANKS = 511;
/** The tiles are sets, with or without one pair. */
export const COMPLETE = 1 << 27;
/** Complete with a pair. */
export const PAIRED = 1 << 28;
/** Some rank is there twice or more. */
export const REPEATED = 1 << 29;
/** Worked out already; a table entry without it is empty. */
const MET = 1 << 30;

const suitTable = new Int32Array(5 ** 9);
const honourTable = new Int32Array(5 ** 7);

/** The facts of a suit of numbers by its base-5 key (see `suitKeys`); worked out the first time a key is met. */
export function suitFacts(key: number): SuitFacts {
  const facts = suitTable[key] as number;
  return facts === 0 ? (suitTable[key] = gatherFacts(countsOf(key, 9), true)) : facts;
}

/** The facts of the honours by their base-5 key, ranks in the order of `1z` … `7z`. */
export function honourFacts(key: number): SuitFacts {
  const facts = honourTable[key] as number;
  return facts === 0 ? (honourTable[key] = gatherFacts(countsOf(key, 7), false)) : facts;
}

function gatherFacts(counts: number[], chows: boolean): SuitFacts {
  let facts = MET;
  let total = 0;
  for (let rank = 0; rank < counts.length; rank++) {
    const copies = counts[rank] as number;
    total += copies;
    if (copies > 0) facts |= 1 << (rank + PRESENT_SHIFT);
    if (copies > 1) facts |= REPEATED;
    if (copies % 2 === 1) facts |= 1 << (rank + ODD_SHIFT);
    counts[rank] = copies + 1;
    if (isComplete(counts, chows)) facts |= 1 << rank;
    counts[rank] = copies;
  }
  if (isComplete(counts, chows)) facts |= total % 3 === 0 ? COMPLETE : COMPLETE | PAIRED;
  return facts;
}

/** Whether the tiles of a suit are sets and, where their number leaves a remainder of two, one pair. */
function isComplete(counts: readonly number[], chows: boolean): boolean {
  const total = counts.reduce((sum, copies) => sum + copies, 0);
  if (total % 3 === 0) return areSets(counts, -1, chows);
  return total % 3 === 2 && counts.some((copies, rank) => copies >= 2 && areSets(counts, rank, chows));
}

/**
 * Whether the tiles, less a pair of rank `pair` (-1: none), are sets. Taking as many pungs as there are is safe: three
 * equal chows are three pungs, so one or two chows at most need to begin at a rank.
 */
function areSets(counts: readonly number[], pair: number, chows: boolean): boolean {
  let begun = 0;
  let begunBefore = 0;
  for (let rank = 0; rank < counts.length; rank++) {
    const left = (counts[rank] as number) - (rank === pair ? 2 : 0) - begun - begunBefore;
    if (left < 0) return false;
    begunBefore = begun;
    begun = left % 3;
    if (begun > 0 && !chows) return false;
  }
  return begun === 0 && begunBefore === 0;
}
