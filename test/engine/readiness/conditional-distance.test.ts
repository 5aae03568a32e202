import assert from 'node:assert/strict';
import fc from 'fast-check';
import t from 'tap';
import type { Condition } from '../../../src/engine/rules/types.ts';
import { BY_DISCARD, BY_SELF_DRAW, FORMS } from '../../../src/engine/vocabulary.ts';
import type { Form } from '../../../src/engine/vocabulary.ts';
import { dealtHand } from '../../support/arbitrary-hands.ts';
import { plainDistance } from '../../support/plain-distance.ts';
import { changed, countsIn } from '../../support/plain-hands.ts';
import type { Counts } from '../../support/plain-hands.ts';
import { lackingForNearest, nearTwins } from '../../support/plain-twins.ts';
import { holds } from '../../support/property.ts';
import { readinessOf, rulesWith, told } from '../../support/readiness.ts';

const KINDS = Array.from({ length: 34 }, (_, tile) => tile);
const MAJORS = KINDS.filter((tile) => tile >= 27 || tile % 9 === 0 || tile % 9 === 8);
const SPECIAL_FORMS = ['seven-pairs', 'thirteen-orphans', 'knitted-straight', 'honours-and-knitted'] as const;

function distance(text: string, by: number, ...conditions: readonly (readonly [Form, Condition])[]): number {
  return readinessOf({ counts: countsIn(text), melds: [] }, rulesWith(...conditions), by).distance;
}

t.test('a form that wins under a condition always met is as near as the form by itself', (t) => {
  const ready = rulesWith(...SPECIAL_FORMS.map((form) => [form, 'winner'] as const));
  const forms = SPECIAL_FORMS.reduce((bits, form) => bits | (1 << FORMS.indexOf(form)), 0);
  const property = fc.property(dealtHand(0), (plain) => {
    assert.equal(readinessOf(plain, ready).distance, plainDistance(plain, forms, false));
  });
  holds(t, property, 1000);
  for (const form of SPECIAL_FORMS) {
    const one = rulesWith([form, 'winner']);
    const alone = fc.property(dealtHand(0), (plain) => {
      assert.equal(readinessOf(plain, one).distance, plainDistance(plain, 1 << FORMS.indexOf(form), false));
    });
    holds(t, alone, 200);
  }
  t.end();
});

/** Every choice of seven pairs of some kinds, a kind at most twice. */
function sevenPairsOf(kinds: readonly number[], from = 0, chosen: readonly number[] = []): Counts[] {
  if (chosen.length === 7) return [changed(changed(KINDS.map(() => 0), chosen, 1), chosen, 1)];
  return kinds.slice(from).flatMap((kind, i) => {
    const twice = chosen.at(-1) === kind;
    return sevenPairsOf(kinds, from + i + (twice ? 1 : 0), [...chosen, kind]);
  });
}

t.test('parts of a condition narrow the hands down together', (t) => {
  const cases: readonly (readonly [Condition, readonly Counts[]])[] = [
    ['only-terminals', sevenPairsOf([0, 8, 9, 17, 18, 26])],
    [{ all: ['only-majors', 'one-suit-with-honours'] }, [0, 9, 18].flatMap((first) => sevenPairsOf([first, first + 8, 27, 28, 29, 30, 31, 32, 33])).filter((hand) => hand.slice(0, 27).some((copies) => copies > 0) && hand.slice(27).some((copies) => copies > 0))],
    [{ all: ['only-majors', { not: 'only-honours' }] }, sevenPairsOf(MAJORS).filter((hand) => hand.slice(0, 27).some((copies) => copies > 0))],
    [{ any: ['only-green', 'seven-pairs-of-each-honour'] }, [...sevenPairsOf([19, 20, 21, 23, 25, 32]), ...sevenPairsOf([27, 28, 29, 30, 31, 32, 33]).filter((hand) => hand.every((copies) => copies < 4))]],
  ];
  for (const [when, hands] of cases) {
    const ready = rulesWith(['seven-pairs', when]);
    const property = fc.property(fc.oneof(dealtHand(0), nearTwins), (plain) => {
      const special = plain.melds.length === 0 ? lackingForNearest(plain.counts, hands) - 1 : Infinity;
      assert.equal(readinessOf(plain, ready).distance, Math.min(plainDistance(plain, 0, false), special), JSON.stringify(when));
    });
    holds(t, property, 100);
  }
  t.end();
});

t.test('a form may ask for a way of winning', (t) => {
  const pairs = '1133557799m 119p';
  t.equal(distance(pairs, BY_SELF_DRAW, ['seven-pairs', 'self-drawn']), 0);
  t.equal(distance(pairs, BY_DISCARD, ['seven-pairs', 'self-drawn']), 3, 'as four sets and a pair');
  t.equal(distance(pairs, BY_DISCARD, ['seven-pairs', { not: 'self-drawn' }]), 0);
  t.end();
});

t.test('a form may ask for the tile that wins: another one has to be thrown first', (t) => {
  const five = rulesWith(['seven-pairs', 'winning-tile-5p']);
  const distance = (text: string): number => readinessOf({ counts: countsIn(text), melds: [] }, five).distance;
  t.strictSame(told(readinessOf({ counts: countsIn('1199m 1199p 1199s 5p'), melds: [] }, five).waits), ['5p x3 8']);
  t.equal(distance('1199m 119955p 199s'), 1, 'a five is thrown and waited for');
  t.equal(distance('1199m 1199p 1199s 7z'), 1);
  t.end();
});

t.test('a form that no hand wins is as good as none', (t) => {
  for (const when of ['heaven', { all: ['one-suit', 'only-honours'] }] as const) {
    t.equal(distance('1133557799m 119p', BY_DISCARD, ['seven-pairs', when]), 3);
    t.equal(distance('147m 258p 369s 1234z', BY_DISCARD, ['seven-pairs', when]), 8, 'after the last trial');
  }
  t.end();
});

t.test('of several rules for a form the nearest counts', (t) => {
  const both = [['seven-pairs', 'only-honours'], ['seven-pairs', 'one-suit']] as const;
  t.equal(distance('1122334455667z', BY_DISCARD, ...both), 0);
  t.equal(distance('1122446688993m', BY_DISCARD, ...both), 0);
  t.end();
});
