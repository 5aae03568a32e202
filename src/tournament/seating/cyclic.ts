import { anneal } from './anneal.ts';
import type { Field } from './anneal.ts';
import { shuffled } from './chance.ts';
import type { Chance } from './chance.ts';
import type { Rounds } from './groups.ts';

/** How many steps a search takes before it begins anew. */
const ATTEMPT = 400_000;

/**
 * Rounds made of one. The players are three rings of `ring`, and some who stay; the next round has everybody of the rings
 * one further. The first round is the same when ring 0 goes to ring 1, 1 to 2 and 2 to 0 while places are multiplied by
 * `factor`, a cube root of one: so it is made of tables by threes and of tables of one who stays with one from each ring.
 * That leaves few choices, and a pair meets as often as all that are moved to it: annealing finds in tenths of a second
 * what it would never find among all seatings.
 * @param players a multiple of 4, from 3 to 4 rings
 * @param factor null: the first round need not be the same under anything
 */
export function developRound(players: number, ring: number, factor: number | null, steps: number, chance: Chance): { rounds: Rounds; cost: number } {
  const { field, alone, next } = threeRings(players, ring, factor);
  const { turns } = field;
  const cycles = (players - alone) / turns;
  let used = 0;
  let best: { readonly base: readonly number[][]; readonly cost: number } | null = null;
  while (best === null || (best.cost > 0 && used < steps)) {
    const order = shuffled(Array.from({ length: cycles }, (_, cycle) => cycle), chance);
    // who stays alone sits with a whole cycle; these tables do not move, and the sum over them comes with the others
    const still = order.splice(0, alone).map((cycle, i) => [3 * cycle, 3 * cycle + 1, 3 * cycle + 2, players - 1 - i]);
    const met = new Int32Array(field.share.length);
    for (const [a, b, , d] of still as [number, number, number, number][]) {
      met[field.classOf[a * players + b]!]!++;
      met[field.classOf[a * players + d]!]!++;
    }
    const seated = [Int32Array.from(order, (cycle) => turns * cycle + chance.below(turns))];
    const found = anneal(field, { seated, met }, { steps: Math.min(ATTEMPT, steps - used), from: 0.05, to: 0.05 }, 0, chance);
    used += Math.max(ATTEMPT / 100, found.steps);
    if (best !== null && found.cost >= best.cost) continue;
    const moving = Array.from({ length: order.length / 4 }, (_, t) => [...found.seated[0]!.slice(4 * t, 4 * t + 4)]);
    const turned = [0, 1, 2].slice(0, turns).flatMap((turn) => moving.map((table) => table.map((point) => point - (point % turns) + ((point + turn) % turns))));
    best = { base: [...still, ...turned], cost: found.cost };
  }
  const rounds: number[][][] = [best.base as number[][]];
  while (rounds.length < ring) rounds.push(rounds.at(-1)!.map((table) => table.map(next)));
  return { rounds, cost: best.cost };
}

/** Factors that bring a place back after three rings, those that do more than nothing first. */
export function cubeRoots(ring: number): readonly number[] {
  const roots = Array.from({ length: ring }, (_, factor) => factor).filter((factor) => (factor * factor * factor) % ring === 1 % ring);
  return [...roots.filter((root) => root > 1), ...roots.filter((root) => root <= 1)];
}

/**
 * Points are numbered by cycles of three: place `i` of ring 0, where that goes in ring 1, and in ring 2; then those who
 * stay, three by three, the last of them alone.
 */
function threeRings(players: number, ring: number, factor: number | null): { field: Field; alone: number; next: (point: number) => number } {
  const turns = factor === null ? 1 : 3;
  const alone = (players - 3 * ring) % turns;
  const power = [1, factor ?? 1, ((factor ?? 1) * (factor ?? 1)) % ring] as const;
  // one place further in ring j is so many cycles further, since j's places are multiplied
  const further = [1, power[2], power[1]] as const;
  const next = (point: number): number => {
    if (point >= 3 * ring) return point;
    const j = point % 3;
    return 3 * ((Math.floor(point / 3) + further[j as 0 | 1 | 2]) % ring) + j;
  };
  const turn = (point: number): number => (point >= players - alone ? point : point - (point % turns) + ((point + 1) % turns));
  const classOf = new Int32Array(players * players).fill(-1);
  const share: number[] = [];
  for (let a = 0; a < players; a++) {
    for (let b = a + 1; b < players; b++) {
      if (classOf[a * players + b]! >= 0) continue;
      const open: [number, number][] = [[a, b]];
      let size = 0;
      for (let pair = open.pop(); pair !== undefined; pair = open.pop()) {
        const [p, q] = pair;
        if (classOf[p * players + q]! >= 0) continue;
        classOf[p * players + q] = classOf[q * players + p] = share.length;
        size++;
        open.push([next(p), next(q)], [turn(p), turn(q)]);
      }
      share.push((turns * ring) / size);
    }
  }
  return { field: { points: players, classOf, share: Int32Array.from(share), weight: new Int32Array(share.length), turns }, alone, next };
}
