import { anneal, metIn, plainField } from './anneal.ts';
import type { Field } from './anneal.ts';
import { shuffled } from './chance.ts';
import type { Chance } from './chance.ts';
import { cubeRoots, developRound } from './cyclic.ts';
import { meetingsOf, repeatBound, repeatCost } from './groups.ts';
import type { Rounds } from './groups.ts';
import { moveColumns } from './offsets.ts';

/** Steps of one search for rounds without a repeat: half a second, or no such rounds of this make. */
const DESIGN_STEPS = 3_000_000;
const COLUMN_STEPS = 400_000;
/** Steps of the first annealing; each next one has twice as many. */
const SHORTEST = 250_000;

/** Who meets whom over all rounds, by number, and what it costs in repeats. */
export interface Design {
  readonly rounds: Rounds;
  readonly cost: number;
}

/**
 * Rounds for players by number, with as few repeats as are found: without any where a design is known to be found; else
 * annealed, beside whole copies of the longest such design, as many as fit, fewer, and none. Each of these gets a short
 * search in turn, then longer ones, until the bound is reached or the steps are used up.
 * @param players a multiple of 4
 * @param steps how many the annealing may take
 */
export function findDesign(players: number, rounds: number, steps: number, chance: Chance): Design {
  // two or three tables have hardly a second round without a repeat
  const most = players < 16 ? 0 : Math.min(rounds, Math.floor((players - 1) / 3));
  let design: Rounds = [];
  for (let length = most; length > 0 && design.length === 0; length--) design = findWithoutRepeats(players, length, chance) ?? [];
  if (design.length === rounds) return { rounds: design, cost: 0 };
  const field = plainField(players);
  const bound = repeatBound(players, rounds);
  const copies = design.length === 0 ? 0 : Math.floor(rounds / design.length);
  const starts = Array.from({ length: copies + 1 }, (_, i) => Array.from({ length: copies - i }, () => design).flat());
  let best: Design | null = null;
  let left = steps;
  for (let length = SHORTEST; best === null || (left > 0 && best.cost > bound); length *= 2) {
    for (const fixed of starts) {
      if (best !== null && (left <= 0 || best.cost === bound)) break;
      const found = annealOnto(field, fixed, rounds - fixed.length, bound, Math.min(left, length), chance);
      left -= length;
      if (best === null || found.cost < best.cost) best = found;
    }
  }
  return best;
}

/** So many rounds in which no two meet twice, or null where no search of ours finds them. */
export function findWithoutRepeats(players: number, rounds: number, chance: Chance): Rounds | null {
  const tables = players / 4;
  const columns = moveColumns(tables, rounds, COLUMN_STEPS, chance);
  if (columns !== null) return columns;
  // the least ring has most freedom; those of the fewest rounds that are enough come first
  for (let ring = Math.max(rounds, tables); ring <= players / 3; ring++) {
    for (const factor of [...cubeRoots(ring), null]) {
      const found = developRound(players, ring, factor, DESIGN_STEPS, chance);
      if (found.cost === 0) return shuffled(found.rounds, chance).slice(0, rounds);
    }
  }
  return null;
}

/** Some more rounds beside fixed ones. */
function annealOnto(field: Field, fixed: Rounds, more: number, bound: number, steps: number, chance: Chance): Design {
  const everybody = Array.from({ length: field.points }, (_, player) => player);
  const seated = Array.from({ length: more }, () => Int32Array.from(shuffled(everybody, chance)));
  const found = anneal(field, { seated, met: metIn(field, fixed) }, { steps, from: 0.2, to: 0.005 }, 2 * bound, chance);
  const rounds = [...fixed, ...found.seated.map(tablesOf)];
  return { rounds, cost: repeatCost(meetingsOf(rounds, field.points)) };
}

/** Tables of four from a row of players. */
export function tablesOf(row: Int32Array): number[][] {
  return Array.from({ length: row.length / 4 }, (_, t) => [...row.slice(4 * t, 4 * t + 4)]);
}
