import { shuffled } from './chance.ts';
import type { Chance } from './chance.ts';
import type { Rounds } from './groups.ts';

/** Which of the three moving columns are compared: the first against the column that stays, and so on. */
const COMPARED = [
  [1, 0],
  [2, 0],
  [2, 1],
] as const;
/** One in so many moves to the worse by one is taken. */
const TAKEN = Math.floor(0.15 * 2 ** 32);

/**
 * Rounds in which no two meet twice, for many players: they stand in four columns, and a round moves the second, third
 * and fourth column past the first, each by an offset of its own. Nobody meets anyone of his own column; two of different
 * columns meet twice only if the same difference of their offsets comes twice. Player `t` of column `c` is `c * tables + t`.
 * @returns null when the steps are used up; there is none for as many rounds as tables where that number is even
 */
export function moveColumns(tables: number, rounds: number, steps: number, chance: Chance): Rounds | null {
  if (rounds > tables) return null;
  const columns = COMPARED.map(() => shuffled(Array.from({ length: tables }, (_, t) => t), chance));
  const used = COMPARED.map(() => new Int32Array(tables));
  const difference = (pair: number, r: number): number => {
    const [a, b] = COMPARED[pair]!;
    return (columns[a]![r]! - columns[b]![r]! + tables) % tables;
  };
  let cost = 0;
  for (const [pair, counts] of used.entries()) for (let r = 0; r < rounds; r++) cost += counts[difference(pair, r)]!++;
  /** Takes the differences of a column in a round away, or adds them, and tells what that costs. */
  const count = (column: number, r: number, by: 1 | -1): number => {
    if (r >= rounds) return 0;
    let change = 0;
    for (const [pair, members] of COMPARED.entries()) {
      if (members[0] !== column && members[1] !== column) continue;
      const counts = used[pair]!;
      const at = difference(pair, r);
      change += by > 0 ? counts[at]!++ : -(--counts[at]!);
    }
    return change;
  };
  for (let step = 0; step < steps && cost > 0; step++) {
    const column = chance.below(3);
    const one = chance.below(rounds);
    const other = chance.below(tables);
    if (one === other) continue;
    const offsets = columns[column]!;
    const exchange = (): number => {
      const away = count(column, one, -1) + count(column, other, -1);
      [offsets[one], offsets[other]] = [offsets[other]!, offsets[one]!];
      return away + count(column, one, 1) + count(column, other, 1);
    };
    const change = exchange();
    if (change > 1 || (change === 1 && chance.next() >= TAKEN)) exchange();
    else cost += change;
  }
  if (cost > 0) return null;
  return Array.from({ length: rounds }, (_, r) =>
    Array.from({ length: tables }, (_, t) => [t, ...columns.map((offsets, c) => (c + 1) * tables + ((t + offsets[r]!) % tables))]),
  );
}
