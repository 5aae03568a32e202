import assert from 'node:assert/strict';
import fc from 'fast-check';
import t from 'tap';
import { findDiscards, findDistance } from '../../../src/engine/shape/distance.ts';
import { WaitSet, findWaits } from '../../../src/engine/shape/waits.ts';
import { tileCode, tileOf } from '../../../src/engine/tiles.ts';
import {
  HONOURS_AND_KNITTED,
  KNITTED_STRAIGHT,
  SEVEN_PAIRS,
  THIRTEEN_ORPHANS,
} from '../../../src/engine/vocabulary.ts';
import { completeHand, dealtHand, forms } from '../../support/arbitrary-hands.ts';
import { plainDistance } from '../../support/plain-distance.ts';
import { changed, countsIn, handOf, meldTiles } from '../../support/plain-hands.ts';
import type { PlainMeld } from '../../support/plain-hands.ts';
import { holds } from '../../support/property.ts';

const KINDS = Array.from({ length: 34 }, (_, tile) => tile);
const pung = (code: string): PlainMeld => ({ kind: 'pung', tile: tileOf(code)! });

function distance(text: string, bits = 0, deadWaits = false, melds: PlainMeld[] = []): number {
  return findDistance(handOf(countsIn(text), melds), bits, deadWaits);
}

t.test('the distance is the least number of tiles to exchange before the hand is ready', (t) => {
  t.equal(distance('123456789m 12p 55z'), 0, 'ready');
  t.equal(distance('123456789m 12p 56z'), 1, 'the pair lacks');
  t.equal(distance('123456789m 1p 5s 56z'), 2);
  t.equal(distance('147m 258p 369s 1234z'), 8, 'nothing fits: six tiles for two sets are spared by none');
  t.equal(distance('1m', 0, false, [pung('2m'), pung('3m'), pung('4m'), pung('5m')]), 0, 'four melds');
  t.equal(distance('19m 5z 2p', 0, false, [pung('2m'), pung('3m'), pung('4m')]), 2, 'three melds, a set and a pair to go');
  t.end();
});

t.test('each form has its own distance, and the least counts', (t) => {
  t.equal(distance('1199m 1199p 119s 56z', 1 << SEVEN_PAIRS), 1, 'five pairs');
  t.equal(distance('1111m 1199p 119s 56z', 1 << SEVEN_PAIRS), 1, 'four alike are two pairs');
  t.equal(distance('1199m 1199p 11s', 1 << SEVEN_PAIRS, false, [pung('7z')]), 2, 'never with a meld');
  t.equal(distance('19m 19p 19s 1234567z', 1 << THIRTEEN_ORPHANS), 0);
  t.equal(distance('159m 159p 159s 1234z', 1 << THIRTEEN_ORPHANS), 3, 'ten kinds');
  t.equal(distance('11m 59m 159p 159s 123z', 1 << THIRTEEN_ORPHANS), 3, 'nine kinds and a pair of them');
  t.equal(distance('147m 258p 369s 1234z', 1 << HONOURS_AND_KNITTED), 0);
  t.equal(distance('147m 258p 369s 1111z', 1 << HONOURS_AND_KNITTED), 3, 'ten of the sixteen');
  t.equal(distance('147m 258p 369s 23m 5z 6z', 1 << KNITTED_STRAIGHT), 1);
  t.equal(distance('14m 258p 36s 55z', 1 << KNITTED_STRAIGHT, false, [pung('7z')]), 1, 'the set laid open');
  t.equal(distance('14m 258p 36s 55z', 0, false, [pung('7z')]), 5, 'where the form is not played');
  t.end();
});

t.test('only tiles that exist are drawn, unless dead waits count', (t) => {
  t.equal(distance('1111m 123p 456s 789s'), 1);
  t.equal(distance('1111m 123p 456s 789s', 0, true), 0);
  t.equal(distance('1z', 0, false, [pung('2m'), pung('3m'), pung('4m'), pung('1z')]), 1, 'three of them in a pung');
  t.equal(distance('1z', 0, true, [pung('2m'), pung('3m'), pung('4m'), pung('1z')]), 0);
  t.end();
});

t.test('a hand with a tile too many is as far as after its best discard', (t) => {
  const discards = (text: string, bits = 0): string[] =>
    findDiscards(handOf(countsIn(text)), bits, false).map(
      (discard) => `${tileCode(discard.tile)} ${discard.distance} ${discard.waits.tiles().map(tileCode).join()}`,
    );
  t.equal(distance('123456789m 12p 55z 7z'), 0);
  t.equal(distance('123456789m 123p 55z'), 0, 'complete');
  t.strictSame(discards('123m 456p 789s 1112z 7z'), [
    '1m 1 ',
    '2m 1 ',
    '3m 1 ',
    '4p 1 ',
    '5p 1 ',
    '6p 1 ',
    '7s 1 ',
    '8s 1 ',
    '9s 1 ',
    '1z 1 ',
    '2z 0 7z',
    '7z 0 2z',
  ]);
  t.strictSame(discards('147m 258p 369s 12345z', 1 << HONOURS_AND_KNITTED).length, 14);
  t.strictSame(
    discards('147m 258p 369s 12355z', 1 << HONOURS_AND_KNITTED).filter((text) => text.includes(' 0 ')),
    ['5z 0 4z,6z,7z'],
  );
  t.strictSame(
    discards('147m 258p 3679s 111z 5z', 1 << KNITTED_STRAIGHT).filter((text) => text.includes(' 0 ')),
    ['7s 0 5z', '5z 0 7s'],
  );
  t.end();
});

t.test('the distance is that of a search through all complete hands', (t) => {
  const property = fc.property(fc.oneof(dealtHand(0), dealtHand(1)), forms, fc.boolean(), (hand, bits, deadWaits) => {
    assert.equal(findDistance(handOf(hand.counts, hand.melds), bits, deadWaits), plainDistance(hand, bits, deadWaits));
  });
  holds(t, property, 2000);
  t.end();
});

t.test('a hand is ready if it waits for something, and only then', (t) => {
  const waits = new WaitSet();
  const short = fc
    .tuple(completeHand, fc.nat())
    .map(([{ counts, melds }, i]) => {
      const held = KINDS.filter((tile) => counts[tile]! > 0);
      return { counts: changed(counts, [held[i % held.length]!], -1), melds };
    });
  const property = fc.property(fc.oneof(short, dealtHand(0)), forms, fc.boolean(), (plain, bits, deadWaits) => {
    const hand = handOf(plain.counts, plain.melds);
    findWaits(hand, -1, bits, deadWaits, waits);
    assert.equal(findDistance(hand, bits, deadWaits) === 0, !waits.isEmpty());
  });
  holds(t, property, 2000);
  t.end();
});

t.test('each discard leaves the hand that it leaves, and the best of them is the distance', (t) => {
  const waits = new WaitSet();
  const property = fc.property(fc.oneof(dealtHand(1), completeHand), forms, fc.boolean(), (plain, bits, deadWaits) => {
    const hand = handOf(plain.counts, plain.melds);
    const discards = findDiscards(hand, bits, deadWaits);
    assert.deepEqual(
      discards.map(({ tile }) => tile),
      KINDS.filter((tile) => plain.counts[tile]! > 0),
    );
    for (const discard of discards) {
      const left = handOf(changed(plain.counts, [discard.tile], -1), plain.melds);
      findWaits(left, -1, bits, deadWaits, waits);
      assert.equal(discard.distance, findDistance(left, bits, deadWaits));
      assert.deepEqual(discard.waits, waits);
    }
    assert.equal(findDistance(hand, bits, deadWaits), Math.min(...discards.map((discard) => discard.distance)));
  });
  holds(t, property, 200);
  t.end();
});

t.test('no exchange of one tile comes nearer by more than one, and one of them does come nearer', (t) => {
  const property = fc.property(dealtHand(0), forms, (plain, bits) => {
    const before = findDistance(handOf(plain.counts, plain.melds), bits, false);
    const all = changed(plain.counts, plain.melds.flatMap(meldTiles), 1);
    const drawn = KINDS.filter((tile) => all[tile]! < 4).map((tile) =>
      findDistance(handOf(changed(plain.counts, [tile], 1), plain.melds), bits, false),
    );
    assert.equal(Math.min(...drawn), Math.max(0, before - 1));
  });
  holds(t, property, 200);
  t.end();
});

t.test('forms that need a tile of which all four lie elsewhere are out of reach', (t) => {
  const elsewhere = (...codes: string[]): Uint8Array => Uint8Array.from(KINDS, (tile) => (codes.includes(tileCode(tile)) ? 4 : 0));
  const orphans = handOf(countsIn('19m 19p 19s 123456z 1m'));
  t.equal(findDistance(orphans, 1 << THIRTEEN_ORPHANS, false), 0);
  t.ok(findDistance(orphans, 1 << THIRTEEN_ORPHANS, false, elsewhere('7z')) > 5, 'only four sets and a pair are left');
  const singles = handOf(countsIn('147m 258p 369s 1234z'));
  t.equal(findDistance(singles, 1 << HONOURS_AND_KNITTED, false), 0);
  t.equal(findDistance(singles, 1 << HONOURS_AND_KNITTED, false, elsewhere('5z', '6z', '7z')), 8, 'too few kinds are left for fourteen singles');
  t.end();
});
