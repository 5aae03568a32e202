import t from 'tap';
import { PRESENT_SHAPE, convertRules, readRules, storeRules, type ShapeStep } from '../../src/ledger/stored-rules.ts';
import { BUILT_IN } from '../../src/rulesets/index.ts';

/** Shape 2 calls `colour` `suit`, shape 3 counts in halves. */
const STEPS: readonly ShapeStep[] = [
  ({ colour, ...rules }) => ({ ...rules, suit: colour }),
  ({ worth, ...rules }) => ({ ...rules, worth: 2 * Number(worth) }),
];

t.test('a rule set is stored with the version of its shape, and read as it was', (t) => {
  for (const set of BUILT_IN) {
    const stored = storeRules(set);
    t.equal(stored.shape, PRESENT_SHAPE);
    t.strictSame(readRules(JSON.parse(JSON.stringify(stored)) as typeof stored), set);
    t.equal(readRules(stored), readRules(stored), 'converted once');
  }
  t.end();
});

t.test('a rule set takes the steps that its shape has yet to go, in order', (t) => {
  const present = { suit: 'green', worth: 6 };
  t.strictSame(convertRules({ colour: 'green', worth: 3 }, STEPS), present, 'what has no version is shape 1');
  t.strictSame(convertRules({ shape: 1, colour: 'green', worth: 3 }, STEPS), present);
  t.strictSame(convertRules({ shape: 2, suit: 'green', worth: 3 }, STEPS), present);
  t.strictSame(convertRules({ shape: 3, suit: 'green', worth: 6 }, STEPS), present);
  t.end();
});

t.test('what was stored stays as it is', (t) => {
  const stored = Object.freeze({ colour: 'green', worth: 3 });
  convertRules(stored, STEPS);
  t.strictSame(stored, { colour: 'green', worth: 3 });
  t.end();
});

t.test('a shape that is none, or of a later release, is no rule set of this one', (t) => {
  for (const shape of [0, -1, 1.5, NaN, 4, '2', null]) {
    t.throws(() => convertRules({ shape: shape as number }, STEPS), /this release knows 1 to 3/, String(shape));
  }
  t.throws(() => readRules({ shape: PRESENT_SHAPE + 1 }), /knows 1 to/);
  t.end();
});
