/** How fast hands are read, waits found and distances measured: hands per CPU second, on one core. */
import process from 'node:process';
import { suitKeys } from '../src/engine/hand/deal.ts';
import type { DeclaredHand } from '../src/engine/hand/deal.ts';
import { findDiscards, findDistance } from '../src/engine/shape/distance.ts';
import { ReadingList, readComplete } from '../src/engine/shape/readings.ts';
import { CHOW, EXPOSED, MELDED, PAIR, PUNG, setTiles } from '../src/engine/shape/set.ts';
import { WaitSet, findWaits } from '../src/engine/shape/waits.ts';

const ALL_FORMS = 0b11110;
const HANDS = 20_000;

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

interface Case {
  readonly hand: DeclaredHand;
  readonly winningTile: number;
}

const random = randomFrom(2026);

function handOf(standing: Uint8Array, size: number, melds: readonly number[]): DeclaredHand {
  const meldsFrom = melds.map(() => -1);
  return { seat: 0, standing, keys: suitKeys(standing), size, melds, meldsFrom, bonus: 0, partial: false, score: null };
}

/** Four sets, some of them laid open, and a pair; undefined where the draw asks for five of a kind. */
function drawWin(): Case | undefined {
  const all = new Uint8Array(34);
  const standing = new Uint8Array(34);
  const melds: number[] = [];
  const tiles: number[] = [];
  const open = Math.max(0, random(7) - 3);
  for (let i = 0; i < 5; i++) {
    const chow = CHOW | (random(3) * 9 + random(7));
    const set = i === 4 ? PAIR | random(34) : random(10) < 6 ? chow : PUNG | random(34);
    if (i < open) melds.push(set | MELDED | EXPOSED);
    for (const tile of setTiles(set)) {
      if (++all[tile]! > 4) return undefined;
      if (i < open) continue;
      standing[tile]!++;
      tiles.push(tile);
    }
  }
  return { hand: handOf(standing, tiles.length, melds), winningTile: tiles[random(tiles.length)]! };
}

function drawDeal(): DeclaredHand {
  const wall = Array.from({ length: 136 }, (_, i) => i >> 2);
  const standing = new Uint8Array(34);
  for (let i = 0; i < 14; i++) {
    const at = i + random(136 - i);
    standing[wall[at]!]!++;
    wall[at] = wall[i]!;
  }
  return handOf(standing, 14, []);
}

const wins: Case[] = [];
while (wins.length < HANDS) {
  const win = drawWin();
  if (win !== undefined) wins.push(win);
}
const deals = Array.from({ length: HANDS / 10 }, drawDeal);

function measure<T>(name: string, cases: readonly T[], work: (item: T) => number, rounds: number): void {
  let done = 0;
  const started = process.cpuUsage();
  for (let round = 0; round < rounds; round++) for (const item of cases) done += work(item);
  const { user, system } = process.cpuUsage(started);
  const microseconds = (user + system) / (rounds * cases.length);
  const speed = Math.round(1e6 / microseconds).toLocaleString('en');
  console.log(`${name.padEnd(46)}${microseconds.toFixed(3).padStart(10)} us${speed.padStart(14)} /s   (${done})`);
}

const list = new ReadingList();
const waits = new WaitSet();
const read = (forms: number) => (item: Case) => readComplete(item.hand, item.winningTile, true, forms, list);
const wait = (forms: number) => (item: Case) => {
  findWaits(item.hand, item.winningTile, forms, true, waits);
  return waits.isSingle() ? 1 : 0;
};

measure('readings, tables empty at first', wins, read(ALL_FORMS), 1);
measure('readings, four sets and a pair', wins, read(0), 50);
measure('readings, all forms', wins, read(ALL_FORMS), 50);
measure('waits less the winning tile, tables empty', wins, wait(ALL_FORMS), 1);
measure('waits, four sets and a pair', wins, wait(0), 50);
measure('waits, all forms', wins, wait(ALL_FORMS), 50);
measure('distance of fourteen dealt tiles, all forms', deals, (hand) => findDistance(hand, ALL_FORMS, false), 1);
measure('all discards of fourteen dealt tiles, all forms', deals, (hand) => findDiscards(hand, ALL_FORMS, false).length, 1);
