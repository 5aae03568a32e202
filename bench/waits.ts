/** How long the waits of one hand with a tile too many take: milliseconds, for the slowest hands that a search finds. */
import process from 'node:process';
import { suitKeys } from '../src/engine/hand/deal.ts';
import type { DeclaredHand } from '../src/engine/hand/deal.ts';
import { findReadiness } from '../src/engine/readiness/find-readiness.ts';
import { bindRules } from '../src/engine/rules/bind.ts';
import type { ReadyRules } from '../src/engine/rules/ready.ts';
import type { RuleSet } from '../src/engine/rules/rule-set.ts';
import { TILE_CODES } from '../src/engine/tiles.ts';
import { HUA_BAO } from '../src/rulesets/hua-bao.ts';
import { MCR } from '../src/rulesets/mcr/index.ts';

const VISIBLE = new Uint8Array(34);
const ROUNDS = 12;

/** A small generator (mulberry32), so that every run measures the same hands. */
function randomFrom(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below;
  };
}
const random = randomFrom(2026);

function bind(set: RuleSet, options: Readonly<Record<string, unknown>> = {}): ReadyRules {
  const bound = bindRules(set, '', options);
  if ('findings' in bound) throw new Error(JSON.stringify(bound.findings));
  return bound.ready;
}

const everyRule = (option: string): string[] => HUA_BAO.rules.filter((rule) => rule.enabledBy === option).map((rule) => rule.id);
const huaBao = { specialHands: everyRule('specialHands'), extras: everyRule('extras') };
/** Rules by which seven pairs win as a dealt hand only, so that all the search tries is in vain. */
const inVain: RuleSet = {
  ...HUA_BAO,
  rules: HUA_BAO.rules.map((rule) => (rule.id === 'heavenly-twins' ? { ...rule, when: { all: ['seven-pairs', 'heaven'] } } : rule)),
};

const SETS: readonly (readonly [string, ReadyRules])[] = [
  ['hua-bao, every special hand and extra', bind(HUA_BAO, huaBao)],
  ['mcr', bind(MCR)],
  ['an overlay that tries in vain', bind(inVain, huaBao)],
];

function handOf(tiles: readonly number[]): DeclaredHand {
  const standing = new Uint8Array(34);
  for (const tile of tiles) standing[tile]!++;
  return { seat: 0, standing, keys: suitKeys(standing), size: 14, melds: [], meldsFrom: [], bonus: 255, partial: false, score: null };
}

/** Fourteen tiles from the wall of some kinds. */
function deal(kinds: readonly number[]): number[] {
  const wall = kinds.flatMap((kind) => [kind, kind, kind, kind]);
  return Array.from({ length: 14 }, () => wall.splice(random(wall.length), 1)[0]!);
}

const ALL = Array.from({ length: 34 }, (_, tile) => tile);
const ORPHANS = ALL.filter((tile) => tile >= 27 || tile % 9 === 0 || tile % 9 === 8);
const POOLS = [ALL, ALL.slice(0, 9), ALL.slice(0, 18), ORPHANS, ALL.slice(18, 34)];

/** Milliseconds of one hand, the least of some runs: what the hand asks for, not what the machine does beside. */
function time(hand: DeclaredHand, ready: ReadyRules, rounds: number): number {
  let least = Infinity;
  for (let i = 0; i < rounds; i++) {
    const started = process.hrtime.bigint();
    findReadiness(hand, ready, { roundWind: 0, by: 1, visible: VISIBLE });
    least = Math.min(least, Number(process.hrtime.bigint() - started) / 1e6);
  }
  return least;
}

/** Exchanges tiles as long as that makes the hand slower. */
function climb(tiles: readonly number[], ready: ReadyRules): { tiles: readonly number[]; took: number } {
  let best = { tiles, took: time(handOf(tiles), ready, 3) };
  for (let i = 0; i < ROUNDS; i++) {
    const other = [...best.tiles];
    other[random(14)] = random(34);
    if (other.some((tile) => other.filter((same) => same === tile).length > 4)) continue;
    const took = time(handOf(other), ready, 3);
    if (took > best.took) best = { tiles: other, took };
  }
  return best;
}

for (const [name, ready] of SETS) {
  let sum = 0;
  let worst = { tiles: [] as readonly number[], took: 0 };
  const starts = [
    ...POOLS.flatMap((pool) => Array.from({ length: 6 }, () => deal(pool))),
    [0, 0, 0, 1, 2, 3, 4, 5, 6, 7, 8, 8, 8, 4],
    [...ORPHANS, 0],
    [0, 3, 6, 9, 12, 15, 18, 21, 24, 27, 28, 29, 30, 31],
  ];
  for (const tiles of starts) time(handOf(tiles), ready, 3);
  for (const tiles of starts) {
    sum += time(handOf(tiles), ready, 3);
    const found = climb(tiles, ready);
    if (found.took > worst.took) worst = found;
  }
  const took = time(handOf(worst.tiles), ready, 20);
  const text = [...worst.tiles].sort((a, b) => a - b).map((tile) => TILE_CODES[tile]).join(' ');
  console.log(`${name.padEnd(42)} usual ${(sum / starts.length).toFixed(2)} ms, worst ${took.toFixed(2)} ms: ${text}`);
}
