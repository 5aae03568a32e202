import assert from 'node:assert/strict';
import fc from 'fast-check';
import t from 'tap';
import { WaitSet, findWaits } from '../../../src/engine/shape/waits.ts';
import { tileCode, tileOf } from '../../../src/engine/tiles.ts';
import { HONOURS_AND_KNITTED, KNITTED_STRAIGHT, SEVEN_PAIRS, THIRTEEN_ORPHANS } from '../../../src/engine/vocabulary.ts';
import { completeHand, dealtHand, forms } from '../../support/arbitrary-hands.ts';
import type { PlainHand } from '../../support/arbitrary-hands.ts';
import { changed, countsIn, handOf, isPlainlyComplete, meldTiles } from '../../support/plain-hands.ts';
import type { PlainMeld } from '../../support/plain-hands.ts';
import { holds } from '../../support/property.ts';

const KINDS = Array.from({ length: 34 }, (_, tile) => tile);

function waitsIn(text: string, bits = 0, deadWaits = false, melds: PlainMeld[] = []): string {
  const waits = new WaitSet();
  findWaits(handOf(countsIn(text), melds), -1, bits, deadWaits, waits);
  return waits.tiles().map(tileCode).join(' ');
}

const pung = (code: string): PlainMeld => ({ kind: 'pung', tile: tileOf(code)! });

t.test('a hand one tile short waits for what completes its sets or its pair', (t) => {
  t.equal(waitsIn('123456789m 12p 55z'), '3p', 'edge');
  t.equal(waitsIn('123456789m 13p 55z'), '2p', 'closed');
  t.equal(waitsIn('123456789m 23p 55z'), '1p 4p', 'two sides');
  t.equal(waitsIn('123456789m 11p 55z'), '1p 5z', 'two pairs');
  t.equal(waitsIn('123456789m 123p 5z'), '5z', 'the pair');
  t.equal(waitsIn('123456789m 123s 9m'), '3m 6m 9m', 'a pair or a chow');
  t.equal(waitsIn('1112345678999m'), '1m 2m 3m 4m 5m 6m 7m 8m 9m', 'nine gates');
  t.equal(waitsIn('123456789m 1p 5s 1z 7z'), '', 'not ready');
  t.end();
});

t.test('three pairs in three suits and a lone tile are not ready', (t) => {
  t.equal(waitsIn('11123455m 22p 33s 1z'), '');
  t.equal(waitsIn('22m 33p 11123455s 1z'), '');
  t.equal(waitsIn('22m 33p 1s 111222z 77z'), '');
  t.equal(waitsIn('22m 3p 11s 111222z 77z'), '');
  t.equal(waitsIn('2m 33p 11s 111222z 77z'), '');
  t.end();
});

t.test('the lone tile may be of any suit', (t) => {
  t.equal(waitsIn('111m 222p 333s 1112z'), '2z');
  t.equal(waitsIn('111m 222p 3339s 111z'), '9s');
  t.equal(waitsIn('111m 2229p 333s 111z'), '9p');
  t.equal(waitsIn('1119m 222p 333s 111z'), '9m');
  t.end();
});

t.test('melds stand for sets', (t) => {
  t.equal(waitsIn('5z', 0, false, [pung('1m'), pung('2m'), pung('3m'), pung('4m')]), '5z');
  t.equal(waitsIn('23s 55z', 0, false, [pung('1m'), pung('2m'), pung('3m')]), '1s 4s');
  t.equal(waitsIn('23s 55z', 0, false, [pung('1m'), pung('2m')]), '', 'one set is lacking');
  t.end();
});

t.test('a kind of which the player holds all four is a dead wait', (t) => {
  t.equal(waitsIn('1111m 123p 456s 789s'), '', 'all four in hand');
  t.equal(waitsIn('1111m 123p 456s 789s', 0, true), '1m');
  t.equal(waitsIn('1m 123p 456s 789s', 0, false, [pung('1m')]), '', 'a pung of it laid open');
  t.equal(waitsIn('1m 123p 456s 789s', 0, true, [pung('1m')]), '1m');
  t.equal(waitsIn('1z', 0, false, [{ kind: 'chow', tile: 0 }, pung('2m'), pung('3p'), pung('1z')]), '');
  t.equal(waitsIn('23m 11p 456s', 0, false, [{ kind: 'kong', tile: 0 }, pung('1s')]), '4m', 'the kong has the other end');
  t.equal(waitsIn('23m 11p', 0, false, [{ kind: 'chow', tile: 0 }, { kind: 'chow', tile: 0 }, { kind: 'chow', tile: 0 }]), '1m 4m');
  t.end();
});

t.test('six pairs wait for the seventh, four alike being two of them', (t) => {
  const seven = 1 << SEVEN_PAIRS;
  t.equal(waitsIn('1199m 1199p 1199s 5z', seven), '5z');
  t.equal(waitsIn('1199m 1199p 11991s', seven), '1s', 'the third of a kind asks for the fourth');
  t.equal(waitsIn('1111m 1199p 1199s 3z', seven), '3z');
  t.equal(waitsIn('1199m 1199p 1199s 5z'), '', 'where the form is not played');
  t.equal(waitsIn('1199m 1199p 119s 56z', seven), '', 'three singles');
  t.equal(waitsIn('1199m 1199p 5s 1156z', seven), '', 'singles in two places');
  t.equal(waitsIn('1199m 115p 1155z', seven, false, [pung('5s')]), '', 'never with a meld');
  t.end();
});

t.test('thirteen orphans wait for the lacking kind, or for all thirteen', (t) => {
  const orphans = 1 << THIRTEEN_ORPHANS;
  const all = '1m 9m 1p 9p 1s 9s 1z 2z 3z 4z 5z 6z 7z';
  t.equal(waitsIn('19m 19p 19s 1234567z', orphans), all);
  t.equal(waitsIn('199m 19p 19s 123456z', orphans), '7z');
  t.equal(waitsIn('199m 19p 1s 1234567z', orphans), '9s');
  t.equal(waitsIn('1999m 19p 1s 123456z', orphans), '', 'two kinds are lacking');
  t.equal(waitsIn('19m 199p 19s 111234z', orphans), '', 'three are lacking');
  t.equal(waitsIn('192m 19p 19s 123456z', orphans), '', 'a simple');
  t.equal(waitsIn('19m 19p 19s 1234567z'), '', 'where the form is not played');
  t.end();
});

t.test('thirteen different honours and knitted tiles wait for the other three of the sixteen', (t) => {
  const bits = 1 << HONOURS_AND_KNITTED;
  t.equal(waitsIn('147m 258p 1234567z', bits), '3s 6s 9s');
  t.equal(waitsIn('14m 258p 36s 123456z', bits), '7m 9s 7z');
  t.equal(waitsIn('144m 258p 369s 1234z', bits), '', 'one tile twice');
  t.equal(waitsIn('148m 258p 369s 1234z', bits), '', 'a tile of another row');
  t.end();
});

t.test('a knitted straight waits in its set, its pair or its rows', (t) => {
  const bits = 1 << KNITTED_STRAIGHT;
  t.equal(waitsIn('147m 258p 369s 23m 55z', bits), '1m 4m', 'the set');
  t.equal(waitsIn('147m 258p 369s 111z 5z', bits), '5z', 'the pair');
  t.equal(waitsIn('14m 258p 369s 111z 55z', bits), '7m', 'a row of characters');
  t.equal(waitsIn('147m 25p 369s 111z 55z', bits), '8p', 'a row of circles');
  t.equal(waitsIn('147m 258p 39s 111z 55z', bits), '6s', 'a row of bamboo');
  t.equal(waitsIn('147m 258p 369s 5z', bits, false, [pung('1z')]), '5z', 'the set laid open');
  t.equal(waitsIn('147m 25p 369s 55z', bits, false, [pung('1z')]), '8p');
  t.equal(waitsIn('147m 2588p 369s', bits, false, [pung('1z')]), '8p');
  t.equal(waitsIn('147m 258p 369s 1z', bits, false, [pung('1z')]), '', 'a fourth of the pung');
  t.equal(waitsIn('14m 25p 369s 111z 555z', bits), '', 'two tiles short');
  t.equal(waitsIn('14m 258p 369s 11z 555z'), '', 'where the form is not played');
  t.end();
});

t.test('a hand of another size waits for nothing', (t) => {
  t.equal(waitsIn('123456789m 123p 55z'), '');
  t.equal(waitsIn('123456789m 2p 55z'), '');
  t.end();
});

t.test('a winning tile may be left out of a complete hand', (t) => {
  const waits = new WaitSet();
  const without = (text: string, code: string, deadWaits = true): string => {
    findWaits(handOf(countsIn(text)), tileOf(code)!, 0, deadWaits, waits);
    return waits.tiles().map(tileCode).join(' ');
  };
  t.equal(without('123m 456p 789s 111z 22z', '1m'), '1m 4m');
  t.equal(without('123m 456p 789s 111z 22z', '6p'), '3p 6p');
  t.equal(without('123m 456p 789s 111z 22z', '7s'), '7s');
  t.equal(without('123m 456p 789s 111z 22z', '2z'), '2z');
  t.ok(waits.isSingle());
  t.equal(without('1111m 123p 456s 789s 9m 9m', '9m'), '', 'not complete before');
  t.equal(without('111123m 456p 789s 11z', '1m', false), '1m 4m 1z', 'three held, so the fourth is no dead wait');
  t.end();
});

t.test('a set of waits knows whether it is empty or single', (t) => {
  const waits = new WaitSet();
  t.ok(waits.isEmpty());
  t.notOk(waits.isSingle());
  waits.suits = 1 << 26;
  t.ok(waits.isSingle());
  waits.honours = 1;
  t.notOk(waits.isSingle());
  waits.suits = 0;
  t.ok(waits.isSingle());
  t.ok(waits.has(27));
  waits.honours = 3;
  t.notOk(waits.isSingle());
  t.notOk(waits.isEmpty());
  t.end();
});

/** The waits by trying each kind in turn. */
function plainWaits({ counts, melds }: PlainHand, bits: number, deadWaits: boolean): number[] {
  const held = changed(counts, melds.flatMap(meldTiles), 1);
  return KINDS.filter(
    (tile) => (deadWaits || held[tile]! < 4) && isPlainlyComplete(changed(counts, [tile], 1), melds.length, bits),
  );
}

t.test('waits and completeness agree for any thirteen tiles', (t) => {
  const waits = new WaitSet();
  holds(
    t,
    fc.property(dealtHand(0), forms, fc.boolean(), (hand, bits, deadWaits) => {
      findWaits(handOf(hand.counts, hand.melds), -1, bits, deadWaits, waits);
      assert.deepEqual(waits.tiles(), plainWaits(hand, bits, deadWaits));
    }),
    1000,
  );
  t.end();
});

t.test('a complete hand without one of its tiles waits for that tile', (t) => {
  const waits = new WaitSet();
  holds(
    t,
    fc.property(completeHand, forms, fc.boolean(), (hand, bits, deadWaits) => {
      for (const tile of KINDS.filter((kind) => hand.counts[kind]! > 0)) {
        findWaits(handOf(hand.counts, hand.melds), tile, bits, deadWaits, waits);
        const short = { counts: changed(hand.counts, [tile], -1), melds: hand.melds };
        assert.deepEqual(waits.tiles(), plainWaits(short, bits, deadWaits));
        if (bits === 0b11110 && deadWaits) assert.ok(waits.has(tile));
      }
    }),
    500,
  );
  t.end();
});
