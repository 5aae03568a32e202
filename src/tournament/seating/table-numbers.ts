import type { Rounds, Tables } from './groups.ts';
import type { SeatingPlayer } from './request.ts';

/** How often all rounds are gone through anew. */
const SWEEPS = 4;

/** Puts the table of a player who always sits at one where it belongs; the others keep their order. */
export function keepTables(tables: Tables, players: readonly SeatingPlayer[]): Tables {
  const numbers = tables.map((table) => table.reduce<number | undefined>((own, player) => own ?? players[player]!.table, undefined));
  const placed: (readonly number[] | undefined)[] = Array.from({ length: tables.length });
  for (const [t, number] of numbers.entries()) if (number !== undefined && placed[number - 1] === undefined) placed[number - 1] = tables[t]!;
  const others = tables.filter((table) => !placed.includes(table));
  return placed.map((table) => table ?? others.shift()!);
}

/**
 * Numbers the tables of each round so that players come to one table as rarely as can be: exchanges two numbers of a
 * round as long as their eight have been there less often. Tables of those who always sit at one stay.
 */
export function numberTables(rounds: Rounds, players: readonly SeatingPlayer[]): Rounds {
  const numbered = rounds.map((tables) => [...keepTables(tables, players)]);
  const count = players.length;
  const visits = new Int32Array(count * Math.max(0, ...numbered.map((tables) => tables.length)));
  const visit = (table: readonly number[], number: number, by: 1 | -1): void => {
    for (const player of table) visits[number * count + player]! += by;
  };
  const before = (table: readonly number[], number: number): number => table.reduce((sum, player) => sum + visits[number * count + player]!, 0);
  for (const tables of numbered) for (const [t, table] of tables.entries()) visit(table, t, 1);
  for (let sweep = 0; sweep < SWEEPS; sweep++) {
    for (const tables of numbered) {
      const free = tables.flatMap((table, t) => (table.some((player) => players[player]!.table !== undefined) ? [] : [t]));
      for (const [t, table] of tables.entries()) visit(table, t, -1);
      for (const a of free) {
        for (const b of free) {
          const change = before(tables[a]!, b) + before(tables[b]!, a) - before(tables[a]!, a) - before(tables[b]!, b);
          if (change < 0) [tables[a], tables[b]] = [tables[b]!, tables[a]!];
        }
      }
      for (const [t, table] of tables.entries()) visit(table, t, 1);
    }
  }
  return numbered;
}
