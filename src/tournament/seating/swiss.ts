import type { Chance } from './chance.ts';
import { areTogether, mustNotMeet } from './field.ts';
import type { Hall } from './field.ts';
import type { Tables } from './groups.ts';

/** So many players are split in every way there is. */
const EVERY_SPLIT = 12;
/** Exchanges tried for each player, by which the best are found from. */
const EXCHANGES = 4000;
/** How far an exchange reaches in the standing. */
const REACH = 12;

/**
 * What two at one table cost, so that of two splits the one with the less is better: kept apart, then team mates, then
 * each earlier meeting, then the square of their difference of place. Each weighs more than all that comes after it can
 * amount to at two tables.
 */
function costOfPairs(hall: Hall, sitting: readonly number[]): Float64Array {
  const isApart = mustNotMeet(hall);
  const isTeam = hall.avoid.includes('team') ? areTogether(hall, 'team') : () => false;
  const count = sitting.length;
  const costs = new Float64Array(count * count);
  const place = new Map((hall.standing ?? []).map((player, i) => [player, i]));
  for (const [i, a] of sitting.entries()) {
    for (const [j, b] of sitting.entries()) {
      if (i === j) continue;
      const met = hall.met[a * hall.players.length + b]!;
      const far = place.get(a)! - place.get(b)!;
      costs[i * count + j] = (isApart(a, b) ? 2 ** 39 : 0) + (isTeam(a, b) ? 2 ** 34 : 0) + met * 2 ** 24 + far * far;
    }
  }
  return costs;
}

/**
 * The split of the standing into tables with the least `draw`. Proved best up to twelve players; of more, exchanges of two
 * near each other in the standing, then every split of each three neighbouring tables, until nothing is better.
 * @param sitting who plays, the best first
 * @returns the tables, the one with the best placed first
 */
export function splitStanding(hall: Hall, sitting: readonly number[], chance: Chance): Tables {
  const count = sitting.length;
  const costs = costOfPairs(hall, sitting);
  const places = Array.from({ length: count }, (_, i) => i);
  let tables = Array.from({ length: count / 4 }, (_, t) => places.slice(4 * t, 4 * t + 4));
  if (count > EVERY_SPLIT) exchangeNear(tables, costs, count, chance);
  const byBest = (): number[][] => tables.map((table) => table.toSorted((a, b) => a - b)).sort((a, b) => a[0]! - b[0]!);
  tables = byBest();
  for (let isBetter = true; isBetter; ) {
    isBetter = false;
    for (let t = 0; t === 0 || t + 3 <= tables.length; t++) {
      const old = tables.slice(t, t + 3);
      const cost = old.reduce((sum, table) => sum + costOfTable(table, costs, count), 0);
      const best = bestSplit(old.flat(), cost, costs, count);
      if (best === null) continue;
      tables.splice(t, old.length, ...best);
      isBetter = true;
    }
    tables = byBest();
  }
  return tables.map((table) => table.map((place) => sitting[place]!));
}

function costOfTable(table: readonly number[], costs: Float64Array, count: number): number {
  let sum = 0;
  for (let i = 0; i < table.length; i++) for (let j = i + 1; j < table.length; j++) sum += costs[table[i]! * count + table[j]!]!;
  return sum;
}

/** Exchanges two players of different tables; at first also where it is a little worse, less and less so. */
function exchangeNear(tables: number[][], costs: Float64Array, count: number, chance: Chance): void {
  const tableOf = new Int32Array(count);
  for (const [t, table] of tables.entries()) for (const place of table) tableOf[place] = t;
  const costOf = (place: number, table: readonly number[]): number => table.reduce((sum, other) => sum + costs[place * count + other]!, 0);
  const steps = EXCHANGES * count;
  for (let step = 0; step < steps; step++) {
    const a = chance.below(count);
    const b = a + 1 + chance.below(REACH);
    if (b >= count || tableOf[a] === tableOf[b]) continue;
    const [one, other] = [tables[tableOf[a]!]!, tables[tableOf[b]!]!];
    const before = costOf(a, one) + costOf(b, other);
    // a does not meet himself, and after the exchange the two are still at different tables
    const after = costOf(b, one) - costs[b * count + a]! + costOf(a, other) - costs[a * count + b]!;
    const limit = Math.floor((64 * (steps - step)) / steps);
    if (after - before > 0 && after - before > chance.below(limit + 1)) continue;
    one[one.indexOf(a)] = b;
    other[other.indexOf(b)] = a;
    [tableOf[a], tableOf[b]] = [tableOf[b]!, tableOf[a]!];
  }
}

/** The best split of some players into tables, if it is better than `most`. */
function bestSplit(players: readonly number[], most: number, costs: Float64Array, count: number): number[][] | null {
  let best: number[][] | null = null;
  let least = most;
  const split = (left: readonly number[], tables: readonly number[][], cost: number): void => {
    if (cost >= least) return;
    if (left.length === 0) {
      least = cost;
      best = [...tables];
      return;
    }
    const [first, ...others] = left as [number, ...number[]];
    for (let a = 0; a < others.length; a++) {
      for (let b = a + 1; b < others.length; b++) {
        for (let c = b + 1; c < others.length; c++) {
          const table = [first, others[a]!, others[b]!, others[c]!];
          const rest = others.filter((_, i) => i !== a && i !== b && i !== c);
          split(rest, [...tables, table], cost + costOfTable(table, costs, count));
        }
      }
    }
  };
  split(players, [], 0);
  return best;
}
