import type { Chance } from './chance.ts';
import { areTogether, mustNotMeet } from './field.ts';
import type { Hall } from './field.ts';
import type { Rounds } from './groups.ts';

/** How much more a meeting weighs than one of the next level. */
const LEVEL = 256;
/** A move to the worse by one meeting of the last level is taken this often. */
const TAKEN = Math.floor(0.02 * 2 ** 32);

/** Which meetings are to be few, the weightiest first: those kept apart, team mates, other groups in the order given. */
function levelsOf(hall: Hall): readonly ((a: number, b: number) => boolean)[] {
  const groups = hall.avoid.toSorted((a, b) => Number(b === 'team') - Number(a === 'team'));
  return [mustNotMeet(hall), ...groups.map((group) => areTogether(hall, group))];
}

/**
 * Gives the numbers of a design to players so that those who should not meet do so least. Begins with the largest groups
 * side by side, each in a column where there is room, for there nobody meets; then exchanges two as long as it helps.
 */
export function numberPlayers(rounds: Rounds, hall: Hall, steps: number, chance: Chance): { readonly rounds: Rounds; readonly hard: number } {
  const count = hall.players.length;
  const levels = levelsOf(hall);
  const weights = new Int32Array(count * count);
  for (let a = 0; a < count; a++) {
    for (let b = 0; b < count; b++) {
      if (a === b) continue;
      for (const isMet of levels) weights[a * count + b] = weights[a * count + b]! * LEVEL + (isMet(a, b) ? 1 : 0);
    }
  }
  const opponents = Array.from({ length: count }, (): number[] => []);
  for (const table of rounds.flat()) for (const a of table) for (const b of table) if (a !== b) opponents[a]!.push(b);
  const holder = columnsOf(hall, chance);
  const costOf = (number: number): number => {
    const row = holder[number]! * count;
    let sum = 0;
    for (const other of opponents[number]!) sum += weights[row + holder[other]!]!;
    return sum;
  };
  const exchange = (a: number, b: number): number => {
    const before = costOf(a) + costOf(b);
    [holder[a], holder[b]] = [holder[b]!, holder[a]!];
    return costOf(a) + costOf(b) - before;
  };
  let cost = 0;
  for (let number = 0; number < count; number++) cost += costOf(number);
  cost /= 2;
  let best = [...holder];
  let least = cost;
  for (let step = 0; step < steps && least > 0; step++) {
    let a = chance.below(count);
    for (let tries = 0; tries < 16 && costOf(a) === 0; tries++) a = chance.below(count);
    const b = chance.below(count);
    if (a === b) continue;
    const change = exchange(a, b);
    if (change > 1 || (change === 1 && chance.next() >= TAKEN)) {
      exchange(a, b);
      continue;
    }
    cost += change;
    if (cost < least) {
      least = cost;
      best = [...holder];
    }
  }
  // meetings that weigh more than repeats: those kept apart, and team mates where they are avoided
  const soft = LEVEL ** (levels.length - 1 - (hall.avoid.includes('team') ? 1 : 0));
  return { rounds: rounds.map((round) => round.map((table) => table.map((number) => best[number]!))), hard: Math.floor(least / soft) };
}

/** Players in the order of four columns, groups together, the largest first, in the column with just enough room. */
function columnsOf({ players, avoid }: Hall, chance: Chance): number[] {
  const group = avoid.find((one) => players.some((player) => player[one] !== undefined)) ?? 'team';
  const members = new Map<string, number[]>();
  for (const [i, { [group]: name }] of players.entries()) {
    const key = name === undefined ? ` ${i}` : `=${name}`;
    members.set(key, [...(members.get(key) ?? []), i]);
  }
  const column = Math.ceil(players.length / 4);
  const columns: number[][] = [[], [], [], []];
  for (const who of [...members.values()].toSorted((a, b) => b.length - a.length)) {
    const fitting = columns.filter((one) => one.length + who.length <= column);
    const tightest = fitting.toSorted((a, b) => b.length - a.length)[0];
    if (who.length > 1 && tightest !== undefined) tightest.push(...who);
    else for (const player of who) columns.toSorted((a, b) => a.length - b.length || chance.below(3) - 1)[0]!.push(player);
  }
  return columns.flat();
}
