import fc from 'fast-check';
import t from 'tap';
import { FAN_PREDICATE_NAMES, fanPredicate } from '../../../src/engine/predicates/fan/registry.ts';
import { FanView } from '../../../src/engine/predicates/fan/fan-view.ts';
import { PREDICATES, predicateNames } from '../../../src/engine/predicates/registry.ts';
import { listsEverySet } from '../../../src/engine/predicates/tests-of-the-hand.ts';
import { SET_BITS } from '../../../src/engine/predicates/view.ts';
import type { View } from '../../../src/engine/predicates/view.ts';
import { READING_SLOTS, ReadingList, readComplete } from '../../../src/engine/shape/readings.ts';
import { BY_DISCARD, BY_SELF_DRAW } from '../../../src/engine/vocabulary.ts';
import { completeHand } from '../../support/arbitrary-hands.ts';
import type { PlainHand } from '../../support/arbitrary-hands.ts';
import { countsIn, handOf } from '../../support/plain-hands.ts';

/** What random hands hardly ever are. */
const RARE = ['123m 345m 567m 789m 55z', '111m 333m 555m 777m 99m', '11122345678999m', '11122233344455z', '11335577991133m', '11223344556688s', '11223344556677z', '123m 123m 789m 789m 55m', '123m 789m 123p 789p 55s', '345m 456m 555p 567s 55m', '222m 444m 666m 888p 22p'];

const view = new FanView();
const readings = new ReadingList();
const tests = new Map<string, (view: FanView) => number>([
  ...predicateNames('points').map((name): [string, (view: View) => number] => [name, PREDICATES[name]!]),
  ...FAN_PREDICATE_NAMES.map((name): [string, (view: FanView) => number] => [name, fanPredicate(name)]),
]);

/** Tries every test on every reading of a hand, won with each of its tiles, drawn and claimed. */
function visitEvidence({ counts, melds }: PlainHand, visit: (name: string, sets: number, all: number) => void): void {
  const hand = handOf(counts, melds);
  view.playBy(0b11111, view.customs);
  const wins = [...counts.entries()].flatMap(([tile, copies]) => (copies === 0 ? [] : [BY_SELF_DRAW, BY_DISCARD].map((by) => ({ tile, by }))));
  for (const { tile, by } of wins) {
    const found = readComplete(hand, tile, by === BY_DISCARD, 0b11111, readings);
    view.loadHand({ roundWind: 0, hands: [hand], win: { seat: 0, tile, by, from: -1, circumstances: 0, paysForAll: -1 } }, hand);
    for (let i = 0; i < found; i++) {
      view.loadReading(readings.forms[i]!, readings.sets, i * READING_SLOTS, readings.sizes[i]!);
      for (const [name, test] of tests) visit(name, test(view) & SET_BITS, view.all);
    }
  }
}

t.test('just the tests about the hand as a whole that list its sets list all of them, always', (t) => {
  const some = new Set<string>();
  const every = new Set<string>();
  const look = (hand: PlainHand): void => {
    visitEvidence(hand, (name, sets, all) => {
      if (sets !== 0) (sets === all ? every : some).add(name);
    });
  };
  fc.assert(fc.property(completeHand, look), { numRuns: 400 });
  for (const hand of RARE) look({ counts: countsIn(hand), melds: [] });
  for (const name of tests.keys()) {
    if (listsEverySet(name)) t.ok(every.has(name) && !some.has(name), `${name} lists every set`);
    else t.ok(some.has(name) || !every.has(name), `${name} lists some sets or none`);
  }
  t.end();
});
