import type { Tile } from '../../tiles.ts';
import { chooseCombinations } from './combined-sets.ts';
import type { BoundCombination, Choice } from './combined-sets.ts';

/**
 * The choices of combinations by the sets, worked out the first time some sets are met: there are at most 12,628 ways
 * to have two to four chows, and 20,826 to have so many pungs of the suits.
 */
export class CombinationTable {
  readonly #combinations: readonly BoundCombination[];
  /** By the combinations that are blocked, as bits: a few masks, mostly 0. */
  readonly #unblocked = new Map<number, Choice>();
  readonly #blocked = new Map<number, Map<number, Choice>>();

  constructor(combinations: readonly BoundCombination[]) {
    this.#combinations = combinations;
  }

  /**
   * The choice for sets given by a key: five bits for each set from the lowest on, one more than its tile, ascending.
   * @param blocked combinations that a fan of the whole hand excludes, as bits
   */
  find(key: number, blocked: number): Choice {
    const table = blocked === 0 ? this.#unblocked : this.#tableOf(blocked);
    const met = table.get(key);
    if (met !== undefined) return met;
    const choice = chooseCombinations(this.#combinations, tilesOf(key), blocked);
    table.set(key, choice);
    return choice;
  }

  #tableOf(blocked: number): Map<number, Choice> {
    const met = this.#blocked.get(blocked);
    if (met !== undefined) return met;
    const table = new Map<number, Choice>();
    this.#blocked.set(blocked, table);
    return table;
  }
}

function tilesOf(key: number): Tile[] {
  const tiles: Tile[] = [];
  for (let rest = key; rest !== 0; rest >>= 5) tiles.push((rest & 31) - 1);
  return tiles;
}
