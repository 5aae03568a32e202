import assert from 'node:assert/strict';
import fc from 'fast-check';
import t from 'tap';
import { suitKeys } from '../../../src/engine/hand/deal.ts';
import { judgeDeal } from '../../../src/engine/judge.ts';
import { findReadiness } from '../../../src/engine/readiness/find-readiness.ts';
import type { ReadyRules } from '../../../src/engine/rules/ready.ts';
import { WaitSet, findWaits } from '../../../src/engine/shape/waits.ts';
import { tileCode, tileOf } from '../../../src/engine/tiles.ts';
import { BY_SELF_DRAW, THIRTEEN_ORPHANS } from '../../../src/engine/vocabulary.ts';
import { dealtHand } from '../../support/arbitrary-hands.ts';
import type { PlainHand } from '../../support/arbitrary-hands.ts';
import { forEachHand } from '../../support/every-hand.ts';
import { plainDistance } from '../../support/plain-distance.ts';
import { changed, countsIn, handOf, isPlainlyComplete, meldTiles } from '../../support/plain-hands.ts';
import type { PlainMeld } from '../../support/plain-hands.ts';
import { TWINS, lackingForNearest, nearTwins } from '../../support/plain-twins.ts';
import { holds } from '../../support/property.ts';
import { readinessOf, told } from '../../support/readiness.ts';
import { readyRules } from '../../support/ready-rules.ts';

const KINDS = Array.from({ length: 34 }, (_, tile) => tile);
const HUA_BAO = readyRules('hua-bao');
const ORPHANS_ON = readyRules('hua-bao', { specialHands: ['heavenly-twins', 'earthly-twins', 'thirteen-orphans'] });
const TWINS_OFF = readyRules('hua-bao', { specialHands: [] });
const DMJL = readyRules('dmjl');
const MCR = readyRules('mcr');
const SIMPLE = readyRules('simple');
const NOTHING_VISIBLE = new Uint8Array(34);

const hand = (text: string, melds: readonly PlainMeld[] = []): PlainHand => ({ counts: countsIn(text), melds });
const pung = (code: string): PlainMeld => ({ kind: 'pung', tile: tileOf(code)! });
const distance = (text: string, ready: ReadyRules): number => readinessOf(hand(text), ready).distance;

t.test('40,070 hands of one suit are ready in the simple game, by their waits 14067 14493 6739 2948 1335 392 79 16 1', (t) => {
  const empty = handOf([]);
  const structural = new WaitSet();
  const byWaits = Array.from({ length: 10 }, () => 0);
  let notReady = 0;
  forEachHand(9, 13, (standing) => {
    const waiting = { ...empty, standing, keys: suitKeys(standing), size: 13 };
    findWaits(waiting, -1, 0, false, structural);
    // The distance of hands that are not ready takes its time: one of a hundred is looked at.
    if (structural.isEmpty() && notReady++ % 100 > 0) return;
    const found = findReadiness(waiting, SIMPLE, { roundWind: 0, by: 0, visible: NOTHING_VISIBLE });
    assert.equal(found.ready, found.waits.length > 0);
    if (found.ready) byWaits[found.waits.length]!++;
  });
  t.strictSame(byWaits.slice(1), [14067, 14493, 6739, 2948, 1335, 392, 79, 16, 1]);
  t.end();
});

t.test('a wait is worth what the hand scores with it', (t) => {
  const nineGates = readinessOf(hand('1112345678999m'), HUA_BAO);
  t.strictSame(told(nineGates.waits), [1, 2, 3, 4, 5, 6, 7, 8, 9].map((rank) => `${rank}m x${rank % 8 === 1 ? 1 : 3} 500`));
  const two = readinessOf(hand('123m 456p 789s 99p 55z'), HUA_BAO);
  t.strictSame(
    told(two.waits),
    ['9p x2 16', '5z x2 28'],
    'mahjong 10, a pair of dragons 2, an exposed pung of terminals 4; mahjong 10 and an exposed pung of dragons 4, doubled',
  );
  t.end();
});

t.test('the waits of a hand are scored as the deal would be', (t) => {
  const deal = (hand: string, tile: string, by: 'discard' | 'self-draw'): number => {
    const judged = judgeDeal({ hands: [{ seat: 'E', hand }], win: { seat: 'E', tile, by } }, HUA_BAO);
    return judged.sheet?.hands[0]?.score ?? -1;
  };
  for (const by of ['discard', 'self-draw'] as const) {
    const found = readinessOf(hand('22244m 66p 678s', [pung('7z')]), HUA_BAO, by === 'discard' ? 0 : BY_SELF_DRAW);
    t.strictSame(
      found.waits.map(({ tile, score }) => [tileCode(tile), score]),
      ['4m', '6p'].map((tile) => [tile, deal('22244m 66p 678s [777z]', tile, by)]),
    );
    t.ok(found.waits.every(({ score }) => score > 0));
  }
  t.end();
});

t.test('copies that are left lie neither in the hand, nor in its melds, nor visible', (t) => {
  const visible = new Uint8Array(34);
  visible[0] = 2;
  const found = findReadiness(handOf(countsIn('23m 456p 789s 11z'), [pung('4m')]), HUA_BAO, { roundWind: 0, by: 0, visible });
  t.strictSame(told(found.waits).map((text) => text.slice(0, 5)), ['1m x2', '4m x1']);
  visible[0] = 4;
  const gone = findReadiness(handOf(countsIn('23m 456p 789s 11z'), [pung('4m')]), HUA_BAO, { roundWind: 0, by: 0, visible });
  t.ok(gone.ready, 'a wait of which no copy is left is a wait');
  t.equal(gone.waits[0]?.left, 0);
  t.end();
});

t.test('a kind of which the hand holds all four is no wait, but by the competition rules, where it is worth nothing', (t) => {
  const dead = hand('1111m 234p 567p 789s');
  t.notOk(readinessOf(dead, HUA_BAO).ready);
  t.strictSame(told(readinessOf(dead, MCR).waits), ['1m x0 0 below minimum']);
  t.equal(readinessOf(dead, readyRules('mcr', { deadWaits: false })).distance, 1);
  t.end();
});

t.test('seven pairs are a wait only for the hands that win', (t) => {
  t.equal(distance('1122334455667z', HUA_BAO), 0, 'each honour once');
  t.strictSame(told(readinessOf(hand('1111222233445z'), HUA_BAO).waits), [], 'an honour twice over is none of the twins');
  t.strictSame(told(readinessOf(hand('1133557799m 119p'), HUA_BAO).waits), []);
  t.ok(readinessOf(hand('1133557799m 119p'), MCR).ready);
  t.strictSame(told(readinessOf(hand('1122446688993m'), HUA_BAO).waits), ['3m x3 500'], 'seven of one suit');
  t.notOk(readinessOf(hand('1122446688993m'), TWINS_OFF).ready, 'switched off');
  t.notOk(readinessOf(hand('1122446688993m'), DMJL).ready, 'not played at all');
  t.notOk(readinessOf(hand('1111446688993m'), HUA_BAO).ready, 'four alike are no two pairs');
  t.end();
});

t.test('thirteen orphans count where they are switched on', (t) => {
  const orphans = '19m 19p 19s 1234567z';
  t.equal(distance(orphans, HUA_BAO), 6, 'each of the seven honours lacks another one');
  t.equal(distance(orphans, TWINS_OFF), 8, 'nothing fits');
  t.equal(readinessOf(hand(orphans), ORPHANS_ON).waits.length, 13);
  t.equal(readinessOf(hand(orphans), DMJL).waits.length, 13);
  t.equal(distance('159m 19p 19s 123456z', ORPHANS_ON), 1);
  t.end();
});

t.test('under the minimum of the competition rules a wait is a wait, below the minimum', (t) => {
  const found = readinessOf(hand('234m 234p 33s 78s', [{ kind: 'chow', tile: 3 }]), MCR);
  t.strictSame(
    told(found.waits),
    ['6s x4 5 below minimum', '9s x4 3 below minimum'],
    'all chows 2, mixed double chow 1; with the six all simples 2',
  );
  t.ok(found.ready);
  t.end();
});

t.test('a hand with a tile too many tells of each discard what it leaves', (t) => {
  const found = readinessOf(hand('123m 456p 789s 1112z 7z'), HUA_BAO);
  t.ok(found.ready);
  t.notOk(found.complete);
  t.strictSame(found.waits, []);
  t.strictSame(
    found.discards.map(({ tile, distance, waits }) => `${tileCode(tile)} ${distance} ${waits.map((wait) => tileCode(wait.tile)).join()}`),
    ['1m 1 ', '2m 1 ', '3m 1 ', '4p 1 ', '5p 1 ', '6p 1 ', '7s 1 ', '8s 1 ', '9s 1 ', '1z 1 ', '2z 0 7z', '7z 0 2z'],
  );
  t.end();
});

t.test('a tile thrown does not come back', (t) => {
  const found = readinessOf(hand('123m 456p 789s 111z 22z'), HUA_BAO);
  const thrown = found.discards.find(({ tile }) => tile === tileOf('2z'));
  t.strictSame(thrown?.waits.map(({ tile, left }) => [tileCode(tile), left]), [['2z', 2]]);
  t.end();
});

t.test('a hand with a tile too many may have won as it stands', (t) => {
  t.ok(readinessOf(hand('123m 456p 789s 111z 22z'), HUA_BAO).complete);
  t.ok(readinessOf(hand('11223344556677z'), HUA_BAO).complete);
  t.notOk(readinessOf(hand('1133557799m 1199p'), HUA_BAO).complete);
  t.ok(readinessOf(hand('1133557799m 1199p'), MCR).complete);
  t.end();
});

/** Compares with a search: kinds that complete the hand, and the least number of tiles that lack, less the last. */
function agrees(ready: ReadyRules, forms: number, deadWaits: boolean, special: readonly (readonly number[])[]) {
  return (plain: PlainHand): void => {
    const { counts, melds } = plain;
    const found = readinessOf(plain, ready);
    const standing = melds.length === 0 ? special : [];
    const held = changed(counts, melds.flatMap(meldTiles), 1);
    const waits = KINDS.filter((tile) => {
      const complete = changed(counts, [tile], 1);
      const wins = isPlainlyComplete(complete, melds.length, forms) || lackingForNearest(complete, standing) === 0;
      return wins && (deadWaits || held[tile]! < 4);
    });
    assert.deepEqual(
      found.waits.map(({ tile }) => tile),
      waits,
    );
    assert.deepEqual(
      found.waits.map(({ left }) => left),
      waits.map((tile) => 4 - held[tile]!),
    );
    assert.equal(found.ready, waits.length > 0);
    const expected = Math.min(plainDistance(plain, forms, deadWaits), lackingForNearest(counts, standing) - 1);
    assert.equal(found.distance, expected);
  };
}

const hands = fc.oneof({ weight: 2, arbitrary: dealtHand(0) }, { weight: 1, arbitrary: nearTwins });

t.test('distance and waits by the classical rules are those of a search, twins included', (t) => {
  holds(t, fc.property(hands, agrees(HUA_BAO, 0, false, TWINS)), 2000);
  holds(t, fc.property(hands, agrees(ORPHANS_ON, 1 << THIRTEEN_ORPHANS, false, TWINS)), 500);
  holds(t, fc.property(hands, agrees(TWINS_OFF, 0, false, [])), 300);
  holds(t, fc.property(hands, agrees(DMJL, 1 << THIRTEEN_ORPHANS, false, [])), 300);
  t.end();
});

t.test('distance and waits by the competition rules are those of a search', (t) => {
  holds(t, fc.property(hands, agrees(MCR, 0b11110, true, [])), 2000);
  holds(t, fc.property(hands, agrees(readyRules('mcr', { deadWaits: false }), 0b11110, false, [])), 300);
  t.end();
});

t.test('each discard leaves what the rest of the hand is', (t) => {
  const more = fc.oneof(dealtHand(1), fc.tuple(nearTwins, fc.nat(33)).map(([{ counts, melds }, tile]) => ({ counts: changed(counts, [tile], 1), melds })));
  for (const ready of [HUA_BAO, MCR]) {
    const property = fc.property(more.filter(({ counts }) => counts.every((copies) => copies <= 4)), (plain) => {
      const found = readinessOf(plain, ready);
      for (const { tile, distance, waits } of found.discards) {
        const rest = readinessOf({ counts: changed(plain.counts, [tile], -1), melds: plain.melds }, ready);
        assert.equal(distance, rest.distance);
        assert.deepEqual(
          waits.map((wait) => ({ ...wait, left: wait.tile === tile && wait.left < 4 ? wait.left + 1 : wait.left })),
          rest.waits,
        );
      }
      assert.equal(found.distance, Math.min(...found.discards.map((discard) => discard.distance)));
    });
    holds(t, property, 200);
  }
  t.end();
});
