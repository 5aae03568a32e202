import { anneal, metIn, plainField } from './anneal.ts';
import { shuffled } from './chance.ts';
import type { Chance } from './chance.ts';
import { findDesign, tablesOf } from './design.ts';
import { areTogether, byesBefore, chooseByes, everybody, mustNotMeet } from './field.ts';
import type { Hall } from './field.ts';
import type { Rounds } from './groups.ts';
import { numberPlayers } from './numbering.ts';

/** Steps of the annealing by effort, and the most of them for each seat of the seating. */
const STEPS = [0, 4_000_000, 30_000_000, 200_000_000] as const;
const STEPS_A_SEAT = [0, 20_000, 100_000, 1_000_000] as const;
/** Exchanges of two players' numbers by effort. */
const EXCHANGES = [0, 200_000, 1_000_000, 4_000_000] as const;

/** What a meeting of those kept apart and of team mates weighs in the annealing; a repeat weighs 2. */
const APART = 4000;
const TEAM = 400;

/**
 * All rounds at once, nobody meeting anybody again as far as can be. Without byes and history a design is found by number
 * and the numbers are given to players so that groups meet least; otherwise, and where groups still meet, all rounds are
 * annealed, team mates and those kept apart weighing more than repeats.
 */
export function seatWithoutRepeats(hall: Hall, rounds: number, effort: 1 | 2 | 3, chance: Chance): Rounds {
  const seats = rounds * hall.players.length;
  const steps = Math.min(STEPS[effort], STEPS_A_SEAT[effort] * seats);
  if (hall.sitOut > 0 || hall.history.length > 0) return annealHall(hall, seatBySchedule(hall, rounds, chance), steps, chance);
  const design = findDesign(hall.players.length, rounds, steps, chance);
  const numbered = numberPlayers(design.rounds, hall, EXCHANGES[effort], chance);
  if (numbered.hard === 0) return numbered.rounds;
  const start = numbered.rounds.map((tables) => Int32Array.from(tables.flat()));
  return annealHall(hall, start, steps, chance);
}

/** Everybody who sits, by chance; byes are settled first, and differ by one at most. */
function seatBySchedule(hall: Hall, rounds: number, chance: Chance): Int32Array[] {
  const order = shuffled(everybody(hall), chance);
  const byes = byesBefore(hall);
  return Array.from({ length: rounds }, () => {
    const out = new Set(chooseByes(hall, byes, order));
    for (const player of out) byes[player]!++;
    return Int32Array.from(shuffled(order.filter((player) => !out.has(player)), chance));
  });
}

function annealHall(hall: Hall, start: readonly Int32Array[], steps: number, chance: Chance): Rounds {
  const isApart = mustNotMeet(hall);
  const isTeam = hall.avoid.includes('team') ? areTogether(hall, 'team') : () => false;
  const field = plainField(hall.players.length, (a, b) => (isApart(a, b) ? APART : isTeam(a, b) ? TEAM : 0));
  const met = metIn(field, hall.history);
  // what the rounds before cost cannot be mended
  const enough = met.reduce((sum, often, kind) => sum + often * (often - 1) + often * field.weight[kind]!, 0);
  const found = anneal(field, { seated: start, met }, { steps, from: 0.1, to: 0.005 }, enough, chance);
  return found.seated.map(tablesOf);
}
