import type { Chance } from './chance.ts';

/** Where a search moves: rounds of tables of four that hold points, and what a meeting of two points costs. */
export interface Field {
  readonly points: number;
  /** The class of each pair, at `a * points + b`, both ways round; pairs of one class meet equally often. */
  readonly classOf: Int32Array;
  /** By class: how often its pairs meet for each time that one of them sits at a table. */
  readonly share: Int32Array;
  /** By class: a further cost of each meeting. */
  readonly weight: Int32Array;
  /** Points come in cycles of so many, one after another; a point may stand for any of its cycle. */
  readonly turns: number;
}

/** What a search has before it begins. */
export interface Start {
  /** By round, the points in the order of the tables, four by four. */
  readonly seated: readonly Int32Array[];
  /** By class, how often one of its pairs sits at a table that does not move. */
  readonly met: Int32Array;
}

/** One cooling after another: the chance that a move to the worse by one repeat is taken, at its beginning and its end. */
export interface Cooling {
  readonly steps: number;
  readonly from: number;
  readonly to: number;
}

export interface Annealed {
  readonly seated: readonly Int32Array[];
  /** Twice the repeat cost of the classes, and their weights: 0 is the best there can be. */
  readonly cost: number;
  readonly steps: number;
}

/** Moves to the worse by more than this are never taken. */
const WORST = 128;
/** How many steps are taken at one temperature. */
const STAGE = 16384;

/**
 * Exchanges two points of a round as long as that makes it better, and now and then worse, less and less often. Ends with
 * the steps or when the cost is down to `enough`. Each step costs the same whatever the size.
 */
export function anneal(field: Field, start: Start, cooling: Cooling, enough: number, chance: Chance): Annealed {
  const { points, classOf, share, weight, turns } = field;
  const rounds = start.seated.length;
  const seats = start.seated[0]?.length ?? 0;
  const at = new Int32Array(rounds * seats);
  for (const [r, seated] of start.seated.entries()) at.set(seated, r * seats);
  const met = Int32Array.from(start.met);
  let cost = 0;
  const meet = (kind: number): void => {
    cost += 2 * met[kind]! * share[kind]! + share[kind]! - 1 + weight[kind]!;
    met[kind]!++;
  };
  for (const [kind, often] of start.met.entries()) {
    met[kind] = 0;
    for (let i = 0; i < often; i++) meet(kind);
  }
  for (let table = 0; table < at.length; table += 4) {
    for (let i = table; i < table + 4; i++) {
      for (let j = i + 1; j < table + 4; j++) meet(classOf[at[i]! * points + at[j]!]!);
    }
  }
  /** Takes a point out of its place, or puts it there, and tells what that costs. */
  const move = (place: number, point: number, by: 1 | -1): number => {
    const table = place & ~3;
    const row = point * points;
    let change = 0;
    for (let i = table; i < table + 4; i++) {
      if (i === place) continue;
      const kind = classOf[row + at[i]!]!;
      if (by < 0) met[kind]!--;
      change += 2 * met[kind]! * share[kind]! + share[kind]! - 1 + weight[kind]!;
      if (by > 0) met[kind]!++;
    }
    return by * change;
  };
  const turned = (point: number): number => (turns === 1 ? point : point - (point % turns) + chance.below(turns));

  const taken = new Float64Array(WORST);
  let best = Int32Array.from(at);
  let least = cost;
  let steps = 0;
  // a single table has nobody to exchange with
  const most = seats > 4 || (seats === 4 && turns > 1) ? cooling.steps : 0;
  for (; steps < most && least > enough; steps++) {
    if (steps % STAGE === 0) warm(taken, cooling, steps);
    const begin = rounds === 1 ? 0 : chance.below(rounds) * seats;
    const one = begin + chance.below(seats);
    const other = begin + chance.below(seats);
    const p = at[one]!;
    const q = at[other]!;
    const isTurn = one >> 2 === other >> 2;
    if (isTurn && turns === 1) continue;
    let change = move(one, p, -1);
    if (isTurn) {
      const turnedPoint = turned(p);
      change += move(one, turnedPoint, 1);
      at[one] = turnedPoint;
    } else {
      change += move(other, q, -1);
      at[one] = turned(q);
      at[other] = turned(p);
      change += move(one, at[one], 1) + move(other, at[other], 1);
    }
    if (change > 0 && (change >= WORST || chance.next() >= taken[change]!)) {
      move(one, at[one], -1);
      if (!isTurn) move(other, at[other]!, -1);
      at[one] = p;
      if (!isTurn) at[other] = q;
      move(one, p, 1);
      if (!isTurn) move(other, q, 1);
      continue;
    }
    cost += change;
    if (cost < least) {
      least = cost;
      best = Int32Array.from(at);
    }
  }
  return { seated: Array.from({ length: rounds }, (_, r) => best.slice(r * seats, (r + 1) * seats)), cost: least, steps };
}

/** Tabulates which chance of 32 bits takes which move to the worse: multiplication alone, so that every machine has the same. */
function warm(taken: Float64Array, { steps, from, to }: Cooling, step: number): void {
  // the temperature falls evenly from one end to the other
  const each = to + ((from - to) * (steps - step)) / steps;
  let threshold = 2 ** 32;
  for (let change = 0; change < WORST; change += 2) {
    taken[change] = Math.floor(threshold);
    threshold *= each;
    taken[change + 1] = Math.floor(threshold);
  }
}

/** A field of players where nothing is developed: each pair is a class of its own. */
export function plainField(players: number, weigh: (a: number, b: number) => number = () => 0): Field {
  const classOf = new Int32Array(players * players).fill(-1);
  const weight: number[] = [];
  for (let a = 0; a < players; a++) {
    for (let b = a + 1; b < players; b++) {
      classOf[a * players + b] = classOf[b * players + a] = weight.length;
      weight.push(weigh(a, b));
    }
  }
  return { points: players, classOf, share: new Int32Array(weight.length).fill(1), weight: Int32Array.from(weight), turns: 1 };
}

/** Of a plain field, how often each pair meets. */
export function metIn(field: Field, rounds: readonly (readonly (readonly number[])[])[]): Int32Array {
  const met = new Int32Array(field.share.length);
  for (const table of rounds.flat()) {
    for (const [i, a] of table.entries()) for (const b of table.slice(i + 1)) met[field.classOf[a * field.points + b]!]!++;
  }
  return met;
}
