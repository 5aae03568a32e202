import assert from 'node:assert/strict';
import fc from 'fast-check';
import t from 'tap';
import { POOLS } from '../../../src/engine/predicates/classical/pools.ts';
import { PREDICATES } from '../../../src/engine/predicates/registry.ts';
import { View } from '../../../src/engine/predicates/view.ts';
import { poolsOf } from '../../../src/engine/rules/pools.ts';
import type { Condition } from '../../../src/engine/rules/types.ts';
import { READING_SLOTS, ReadingList, readComplete } from '../../../src/engine/shape/readings.ts';
import { tileCode } from '../../../src/engine/tiles.ts';
import { completeHand } from '../../support/arbitrary-hands.ts';
import type { PlainHand } from '../../support/arbitrary-hands.ts';
import { changed, countsIn, handOf, meldTiles } from '../../support/plain-hands.ts';
import { TWINS } from '../../support/plain-twins.ts';
import { holds } from '../../support/property.ts';

const view = new View();
const readings = new ReadingList();

/** The tests met by any reading of a complete hand, won with any of its tiles. */
function met({ counts, melds }: PlainHand): string[] {
  const hand = handOf(counts, melds);
  const names = new Set<string>();
  for (const [tile, copies] of counts.entries()) {
    if (copies === 0) continue;
    const found = readComplete(hand, tile, true, 0b11110, readings);
    view.loadHand({ roundWind: 0, hands: [hand], win: { seat: 0, tile, by: 0, from: -1, circumstances: 0, paysForAll: -1 } }, hand);
    for (let i = 0; i < found; i++) {
      view.loadReading(readings.forms[i]!, readings.sets, i * READING_SLOTS, readings.sizes[i]!);
      for (const name of Object.keys(POOLS)) if (PREDICATES[name]!(view) !== 0) names.add(name);
    }
  }
  return [...names];
}

/** One hand for each test. */
const EXAMPLES: Readonly<Record<string, string>> = {
  'one-suit': '12345678911122m',
  'one-suit-with-honours': '123456789m 111z 22z',
  'only-honours': '11122233344555z',
  'only-terminals': '111999m 111999p 11s',
  'only-majors': '111999m 111p 111z 22z',
  'only-green': '222333444s 666s 66z',
  'nine-gates': '11112345678999m',
  'nine-gates-won-within': '11122345678999p',
  'seven-pairs-of-each-honour': '11223344556677z',
  'seven-pairs-of-one-suit': '11223344556688s',
  'thirteen-orphans': '119m 19p 19s 1234567z',
  'writhing-snake': '11133355577799m',
  'squirming-snake': '11122345678999p',
};

t.test('a hand that meets a test keeps to one of its pools', (t) => {
  const keeps = (hand: PlainHand): void => {
    const all = changed(hand.counts, hand.melds.flatMap(meldTiles), 1);
    const kinds = [...all.keys()].filter((tile) => all[tile]! > 0);
    for (const name of met(hand)) {
      assert.ok(POOLS[name]!.some((pool) => kinds.every((tile) => pool.includes(tile))), name);
    }
  };
  holds(t, fc.property(completeHand, keeps), 3000);
  for (const counts of TWINS) keeps({ counts, melds: [] });
  for (const [name, text] of Object.entries(EXAMPLES)) {
    const hand = { counts: countsIn(text), melds: [] };
    keeps(hand);
    t.ok(met(hand).includes(name), name);
  }
  t.strictSame(Object.keys(EXAMPLES).sort(), Object.keys(POOLS).sort(), 'no test is left out');
  t.end();
});

t.test('each honour once is asked of the heavenly twins', (t) => {
  t.notOk(met({ counts: countsIn('11112222334455z'), melds: [] }).includes('seven-pairs-of-each-honour'));
  t.end();
});

const told = (condition: Condition): string[] => poolsOf(condition).map((pool) => pool.map(tileCode).join(''));

t.test('a condition leaves the tiles that all its parts leave, or any of its alternatives', (t) => {
  t.strictSame(told('only-honours'), ['1z2z3z4z5z6z7z']);
  t.strictSame(told({ all: ['one-suit', 'only-majors'] }), ['1m9m', '1p9p', '1s9s']);
  t.strictSame(told({ all: ['one-suit', 'only-honours'] }), [], 'together they leave none');
  t.strictSame(told({ all: ['one-suit-with-honours', 'only-honours', 'winner'] }), ['1z2z3z4z5z6z7z'], 'equal ones once');
  t.strictSame(told({ any: ['only-honours', 'only-majors'] }), told('only-majors'), 'the wider one');
  t.equal(poolsOf('winner')[0]?.length, 34, 'any tiles');
  t.equal(poolsOf({ not: 'only-honours' })[0]?.length, 34);
  t.equal(poolsOf({ any: ['only-honours', 'self-drawn'] })[0]?.length, 34);
  t.strictSame(told({ all: ['only-honours', { not: 'one-suit' }] }), told('only-honours'));
  t.end();
});
