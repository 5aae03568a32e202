import { compare } from '../fraction.ts';
import type { Fraction } from '../fraction.ts';
import type { RankingKey } from '../words.ts';

/** What a row of players or teams is ranked by. */
export interface Ranked {
  readonly points: Fraction;
  readonly mini: number;
  readonly score: Fraction;
  readonly firsts: number;
  readonly seconds: number;
  readonly thirds: number;
  readonly wins: number;
  readonly best: number | null;
  readonly last: Fraction;
}

export interface Rank {
  readonly rank: number;
  /** Whether others are equal in all keys. */
  readonly tied: boolean;
}

/** The rows in their order with their ranks; equal ones stay as they came, share a rank, and the next ones are left out. */
export function rankRows<Row extends Ranked>(rows: readonly Row[], keys: readonly RankingKey[]): readonly (readonly [Row, Rank])[] {
  const ordered = rows.toSorted((a, b) => difference(b, a, keys));
  const equal = (i: number, j: number): boolean =>
    ordered[i] !== undefined && ordered[j] !== undefined && difference(ordered[i], ordered[j], keys) === 0;
  let rank = 0;
  return ordered.map((row, i) => {
    if (!equal(i - 1, i)) rank = i + 1;
    return [row, { rank, tied: equal(i - 1, i) || equal(i, i + 1) }];
  });
}

function difference(a: Ranked, b: Ranked, keys: readonly RankingKey[]): number {
  for (const key of keys) {
    const found = differenceBy(a[key], b[key]);
    if (found !== 0) return found;
  }
  return 0;
}

function differenceBy(a: Fraction | number | null, b: Fraction | number | null): number {
  if (a === b) return 0;
  // nothing played is below all
  if (a === null) return -1;
  if (b === null) return 1;
  return typeof a === 'number' ? a - (b as number) : compare(a, b as Fraction);
}
