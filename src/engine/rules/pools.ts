import { ALL_TILES, POOLS } from '../predicates/classical/pools.ts';
import type { Pool } from '../predicates/classical/pools.ts';
import type { Condition } from './types.ts';

const ANY_TILES: readonly Pool[] = [ALL_TILES];

/**
 * The pools of tiles that a condition leaves: a hand that meets it keeps to one of them. None lies within another; there
 * are none at all where parts of the condition exclude each other.
 */
export function poolsOf(condition: Condition): readonly Pool[] {
  if (typeof condition === 'string') return POOLS[condition] ?? ANY_TILES;
  if ('any' in condition) return joinPools(condition.any.map(poolsOf));
  // What fails a test may be made of any tiles.
  if ('not' in condition) return ANY_TILES;
  return condition.all
    .map((part) => (typeof part === 'string' ? poolsOf(part) : ANY_TILES))
    .reduce((one, other) => widest(one.flatMap((pool) => other.map((limit) => pool.filter((tile) => limit.includes(tile))))));
}

/** The pools of a hand that keeps to those of one list or another. */
export function joinPools(lists: readonly (readonly Pool[])[]): readonly Pool[] {
  return widest(lists.flat());
}

/** Without the pools that are empty or lie within another. */
function widest(pools: readonly Pool[]): readonly Pool[] {
  return pools.filter((pool, i) => pool.length > 0 && !pools.some((other, j) => liesWithin(pool, other, i, j)));
}

function liesWithin(pool: Pool, other: Pool, i: number, j: number): boolean {
  // Of two equal ones the first stays.
  if (i === j || other.length < pool.length || (other.length === pool.length && i < j)) return false;
  return pool.every((tile) => other.includes(tile));
}
