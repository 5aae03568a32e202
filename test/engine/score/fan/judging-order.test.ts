import t from 'tap';
import type { Rule } from '../../../../src/engine/rules/types.ts';
import { bindFans } from '../../../../src/engine/score/fan/bound-fan.ts';
import type { BoundFan } from '../../../../src/engine/score/fan/bound-fan.ts';
import { orderFans } from '../../../../src/engine/score/fan/judging-order.ts';

/** Fans by rank, each with what it excludes. */
function fansOf(list: readonly (readonly [id: string, ...excluded: string[]])[]): readonly BoundFan[] {
  const rules = list.map(([id, ...excluded], i): Rule => ({
    id,
    label: { en: id },
    value: { fan: 100 - i },
    when: 'fan.any-hand',
    for: 'winner',
    per: 'once',
    definition: id,
    source: id,
    excludes: excluded.map((rule) => ({ rule, scope: 'hand' })),
  }));
  return bindFans(rules, {});
}
const order = (alone: readonly BoundFan[], combined: readonly BoundFan[] = []) => {
  const { before, after } = orderFans(alone, combined);
  return [before, after].map((fans) => fans.map(({ rule }) => rule.id).join(' '));
};

t.test('the dearest fan is judged first', (t) => {
  t.strictSame(order(fansOf([['a'], ['b'], ['c']])), ['a b c', '']);
  t.end();
});

t.test('a fan is judged after all that exclude it, whatever they are worth', (t) => {
  t.strictSame(order(fansOf([['a'], ['b', 'a'], ['c', 'b']])), ['c b a', '']);
  t.strictSame(order(fansOf([['a'], ['b', 'a', 'a'], ['c', 'c']])), ['b a c', ''], 'also where that is said twice, or of itself');
  t.end();
});

t.test('of fans that exclude each other the dearest is judged first', (t) => {
  t.strictSame(order(fansOf([['a', 'b'], ['b', 'a'], ['c']])), ['c a b', '']);
  t.end();
});

t.test('what combined sets exclude is judged after them, and what that excludes in turn', (t) => {
  const combined = fansOf([['x', 'b', 'gone']]);
  t.strictSame(order(fansOf([['a'], ['b', 'c'], ['c'], ['d']]), combined), ['a d', 'b c']);
  t.end();
});
