/**
 * Searches the most valuable hand of the competition rules, flowers apart, under each profile. A minute or two.
 *
 * First every shape of four sets and a pair is counted once, its pungs as concealed kongs, won on the pair with the last
 * tile of the wall, drawn after a kong; a shape of one suit also with all sets standing, for the nine gates. Then the
 * best shapes are counted in every way they can be held (each set standing or exposed, each pung as a kong too), won on
 * every tile, in every way it can come, by every seat in every round. The other forms cannot come near: their dearest
 * fans, seven shifted pairs and all green, are worth 88 and leave few others.
 */
import { suitKeys } from '../../src/engine/hand/deal.ts';
import type { DeclaredDeal, DeclaredHand, DeclaredWin } from '../../src/engine/hand/deal.ts';
import { bindRules } from '../../src/engine/rules/bind.ts';
import type { ReadyRules } from '../../src/engine/rules/ready.ts';
import { scoreFanHand } from '../../src/engine/score/fan/score-fan-hand.ts';
import type { HandSheet } from '../../src/engine/score/sheet.ts';
import { CHOW, CLAIMED, EXPOSED, KONG, MELDED, PAIR, PUNG, setKind, setTile, setTiles } from '../../src/engine/shape/set.ts';
import { TILE_CODES } from '../../src/engine/tiles.ts';
import { BY_DISCARD, BY_ROBBING_KONG, BY_SELF_DRAW, KONG_REPLACEMENT, LAST_OF_KIND, LAST_TILE, SEATS } from '../../src/engine/vocabulary.ts';
import { MCR } from '../../src/rulesets/mcr/index.ts';

/** How many of the best shapes are looked at in every way. */
const KEPT = 24;

type Shape = readonly number[];
interface Found {
  readonly fan: number;
  readonly told: string;
}

const SETS = [
  ...Array.from({ length: 27 }, (_, tile) => CHOW | tile).filter((set) => setTile(set) % 9 < 7),
  ...Array.from({ length: 34 }, (_, tile) => PUNG | tile),
];

/** Calls `visit` with every four sets and a pair that use no kind more than four times. */
function eachShape(visit: (shape: Shape) => void): void {
  const held = new Uint8Array(34);
  const sets: number[] = [];
  const put = (set: number, by: number): boolean => {
    let fits = true;
    for (const tile of setTiles(set)) fits = (held[tile]! += by) <= 4 && fits;
    return fits;
  };
  const more = (from: number): void => {
    if (sets.length === 4) {
      for (let tile = 0; tile < 34; tile++) if (held[tile]! <= 2) visit([...sets, PAIR | tile]);
      return;
    }
    for (let i = from; i < SETS.length; i++) {
      const set = SETS[i]!;
      if (put(set, 1)) {
        sets.push(set);
        more(i);
        sets.pop();
      }
      put(set, -1);
    }
  };
  more(0);
}

const seatless = { meldsFrom: [], bonus: 0, partial: false, score: null } as const;

function count(ready: ReadyRules, standing: Uint8Array, size: number, melds: readonly number[], win: DeclaredWin, roundWind: number): HandSheet | null {
  const hand: DeclaredHand = { ...seatless, seat: win.seat, standing, keys: suitKeys(standing), size, melds };
  const deal: DeclaredDeal = { roundWind, hands: [hand], win };
  return ready.plan.unit === 'fan' ? scoreFanHand(deal, win, hand, ready, ready.plan) : null;
}

/** The shape with each set held in one of these ways; null where a kong needs a fifth tile. */
function hold(shape: Shape, ways: readonly ('standing' | 'exposed' | 'concealed-kong' | 'melded-kong')[]): { standing: Uint8Array; size: number; melds: number[] } | null {
  const standing = new Uint8Array(34);
  const all = new Uint8Array(34);
  const melds: number[] = [];
  let size = 0;
  for (const [i, set] of shape.entries()) {
    const way = ways[i]!;
    const kong = way === 'concealed-kong' || way === 'melded-kong';
    for (const tile of setTiles(set)) {
      all[tile]!++;
      if (way !== 'standing') continue;
      standing[tile]!++;
      size++;
    }
    if (kong) all[setTile(set)]!++;
    if (way === 'exposed') melds.push(set | MELDED | EXPOSED);
    if (kong) melds.push(KONG | setTile(set) | MELDED | (way === 'melded-kong' ? EXPOSED | CLAIMED : 0));
  }
  return all.every((copies) => copies <= 4) ? { standing, size, melds } : null;
}

function tell(sheet: HandSheet, win: DeclaredWin, roundWind: number): string {
  const sets = sheet.sets.map((set) => `${setTiles(set).map((tile) => TILE_CODES[tile]).join('')}${(set & EXPOSED) === 0 ? '' : ' exposed'}`);
  const fans = sheet.lines.map(({ rule, value, count: times }) => `${rule.label.en} ${String(value)}${times > 1 ? ` x ${String(times)}` : ''}`);
  return `${sets.join(', ')}; ${SEATS[win.seat]!} in round ${SEATS[roundWind]!} wins on ${TILE_CODES[win.tile]!}\n  ${fans.join(', ')}`;
}

/** The ways in which a tile can come to this hand, by the words of the rules: what is impossible is left out. */
function* waysToWin(standing: Uint8Array, melds: readonly number[], tile: number): Generator<{ by: number; circumstances: number }> {
  const alone = standing[tile] === 1;
  const lasts = alone ? [0, LAST_OF_KIND] : [0];
  const kong = melds.some((meld) => setKind(meld) === KONG);
  for (const last of lasts) {
    yield { by: BY_DISCARD, circumstances: last };
    yield { by: BY_DISCARD, circumstances: last | LAST_TILE };
    yield { by: BY_SELF_DRAW, circumstances: last | LAST_TILE };
    if (kong) yield { by: BY_SELF_DRAW, circumstances: last | LAST_TILE | KONG_REPLACEMENT };
  }
  if (alone && melds.every((meld) => setTile(meld) !== tile)) yield { by: BY_ROBBING_KONG, circumstances: 0 };
}

function bestWay(ready: ReadyRules, shape: Shape): Found {
  let best: Found = { fan: 0, told: '' };
  const choices = shape.map((set) =>
    setKind(set) === PAIR ? (['standing'] as const)
    : setKind(set) === CHOW ? (['standing', 'exposed'] as const)
    : (['standing', 'exposed', 'concealed-kong', 'melded-kong'] as const));
  const visit = (ways: readonly ('standing' | 'exposed' | 'concealed-kong' | 'melded-kong')[]): void => {
    if (ways.length < shape.length) {
      for (const way of choices[ways.length]!) visit([...ways, way]);
      return;
    }
    const held = hold(shape, ways);
    if (held === null) return;
    for (let tile = 0; tile < 34; tile++) {
      if (held.standing[tile] === 0) continue;
      for (const { by, circumstances } of waysToWin(held.standing, held.melds, tile)) {
        for (let seat = 0; seat < 4; seat++) {
          for (let round = 0; round < 4; round++) {
            const win = { seat, tile, by, from: -1, circumstances, paysForAll: -1 };
            const sheet = count(ready, held.standing, held.size, held.melds, win, round);
            if (sheet?.fan !== undefined && sheet.fan > best.fan) best = { fan: sheet.fan, told: tell(sheet, win, round) };
          }
        }
      }
    }
  };
  visit([]);
  return best;
}

function readyFor(profile: string): ReadyRules {
  const bound = bindRules(MCR, 'search', { profile });
  if (!('ready' in bound)) throw new Error(profile);
  return bound.ready;
}

/** The total of a shape with its sets held in one way, won on the pair as the last tile of the wall. */
function lastTileTotal(ready: ReadyRules, shape: Shape, held: ReturnType<typeof hold>): number {
  if (held === null) return 0;
  const circumstances = held.melds.length > 0 ? LAST_TILE | KONG_REPLACEMENT : LAST_TILE;
  const win = { seat: 0, tile: setTile(shape[4]!), by: BY_SELF_DRAW, from: -1, circumstances, paysForAll: -1 };
  return count(ready, held.standing, held.size, held.melds, win, 0)?.fan ?? 0;
}

const ready = readyFor('wmo-2006');
const kept: { shape: Shape; fan: number }[] = [];
let shapes = 0;
eachShape((shape) => {
  shapes++;
  const kongs = shape.map((set) => (setKind(set) === PUNG ? ('concealed-kong' as const) : ('standing' as const)));
  let fan = lastTileTotal(ready, shape, hold(shape, kongs));
  const oneSuit = shape.every((set) => setTile(set) < 27 && Math.trunc(setTile(set) / 9) === Math.trunc(setTile(shape[0]!) / 9));
  if (oneSuit) fan = Math.max(fan, lastTileTotal(ready, shape, hold(shape, shape.map(() => 'standing' as const))));
  if (kept.length === KEPT && fan <= kept[KEPT - 1]!.fan) return;
  kept.push({ shape, fan });
  kept.sort((a, b) => b.fan - a.fan);
  kept.length = Math.min(kept.length, KEPT);
});
console.log(`${shapes.toLocaleString('en')} shapes; the best ${String(KEPT)} of them come to ${kept.map(({ fan }) => fan).join(' ')}`);
for (const profile of ['wmo-2006', 'online']) {
  const found = kept.map(({ shape }) => bestWay(readyFor(profile), shape)).sort((a, b) => b.fan - a.fan);
  console.log(`${profile}: ${String(found[0]!.fan)} with ${found[0]!.told}`);
}
