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

/** Who meets whom over all rounds, by number, and what it costs in repeats. */
export interface Design {
  readonly rounds: Rounds;
  readonly cost: number;
}

/**
 * Rounds for players by number, with as few repeats as are found: without any where a design is known to be found, else
 * the longest such design, with whole copies of it as far as they go, and the other rounds annealed onto it.
 * @param players a multiple of 4
 * @param steps how many the annealing may take
 */
export function findDesign(players: number, rounds: number, steps: number, chance: Chance): Design {
  const bound = repeatBound(players, rounds);
  // two or three tables have hardly a second round without a repeat
  const most = players < 16 ? 0 : Math.floor((players - 1) / 3);
  let best: Design | null = null;
  for (let length = Math.min(rounds, most); length > 0 && best === null; length--) {
    const design = findWithoutRepeats(players, length, chance);
    if (design === null) continue;
    if (length === rounds) return { rounds: design, cost: 0 };
    best = extend(players, design, rounds, bound, steps, chance);
  }
  const alone = best === null || best.cost > bound ? annealAll(players, rounds, best, bound, steps, chance) : best;
  return best !== null && best.cost <= alone.cost ? best : alone;
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

/** Whole copies of a design, and the rest annealed onto them; the best over the numbers of copies. */
function extend(players: number, design: Rounds, rounds: number, bound: number, steps: number, chance: Chance): Design {
  const field = plainField(players);
  const whole = Math.floor(rounds / design.length);
  let best: Design | null = null;
  for (let copies = whole; copies >= 1 && (best === null || best.cost > bound); copies--) {
    const fixed = Array.from({ length: copies }, () => design).flat();
    const found = annealOnto(field, fixed, rounds - fixed.length, bound, Math.floor(steps / (2 * whole)), chance);
    if (best === null || found.cost < best.cost) best = found;
  }
  return best as Design;
}

/** All rounds annealed, from the best so far and from chance, ever longer as long as there are steps. */
function annealAll(players: number, rounds: number, from: Design | null, bound: number, steps: number, chance: Chance): Design {
  const field = plainField(players);
  let best = from;
  let left = Math.floor(from === null ? steps : steps / 2);
  for (let length = Math.min(left, 1_000_000); left > 0 && (best === null || best.cost > bound); length = Math.min(left, length * 2)) {
    const found = annealOnto(field, [], rounds, bound, length, chance);
    if (best === null || found.cost < best.cost) best = found;
    left -= length;
  }
  return best as Design;
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
