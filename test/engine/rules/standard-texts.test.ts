import t from 'tap';
import { meaningOf } from '../../../src/engine/predicates/meanings.ts';
import { predicateNames } from '../../../src/engine/predicates/registry.ts';
import { RULE_SET_BOUNDS } from '../../../src/engine/rules/bounds.ts';
import { compileRuleSet } from '../../../src/engine/rules/compile.ts';
import type { Rule } from '../../../src/engine/rules/types.ts';
import { HUA_BAO } from '../../../src/rulesets/hua-bao.ts';
import { knownSets } from '../../support/known-sets.ts';

const SHORT = { id: 'own', label: { en: 'Own' }, value: { points: 1 }, when: 'dealer', for: 'everyone', per: 'once' };

function ruleOf(overlay: object, id = 'own'): Rule | undefined {
  const compiled = compileRuleSet({ extends: 'hua-bao', ...overlay }, knownSets());
  if ('problems' in compiled) throw new Error(JSON.stringify(compiled.problems));
  return compiled.set.rules.find((rule) => rule.id === id);
}

t.test('every test has a meaning: one sentence', (t) => {
  for (const name of [...predicateNames('points'), ...predicateNames('fan')]) t.match(meaningOf(name), /^[A-Z0-9].*\.$/, name);
  t.equal(meaningOf('winning-tile-5p'), 'The deal was won with 5p.');
  t.equal(meaningOf('no-such-test'), undefined);
  t.end();
});

t.test('a rule without a definition has the meaning of its test, one without a source the name of the overlay', (t) => {
  t.match(ruleOf({ label: { en: 'Club rules', de: 'Vereinsregeln' }, add: [SHORT] }), { definition: 'The player is East.', source: 'Club rules' });
  t.match(ruleOf({ add: [SHORT] }), { source: HUA_BAO.label.en }, 'an overlay without a name has that of its base');
  t.match(ruleOf({ label: { en: 'Club rules' }, add: [{ ...SHORT, definition: 'East.', source: 'Minutes' }] }), { definition: 'East.', source: 'Minutes' });
  t.end();
});

t.test('combined tests are told one after the other', (t) => {
  const told = (when: Rule['when']): string | undefined => ruleOf({ add: [{ ...SHORT, when }] })?.definition;
  t.equal(told({ not: 'dealer' }), 'Not so: The player is East.');
  t.equal(told({ all: [{ not: 'dealer' }, 'no-chow', 'self-drawn'] }), 'There is no chow in the hand. And: The winning tile was drawn. But not: The player is East.');
  t.equal(told({ all: [{ not: 'dealer' }, { not: 'winner' }] }), 'Not so: The player is East. But not: The player completed the hand.');
  t.equal(told({ any: ['dealer', 'no-chow'] }), 'The player is East. Or: There is no chow in the hand.');
  t.equal(told({ any: Array.from({ length: 300 }, () => 'dealer') })?.length, RULE_SET_BOUNDS.sentence);
  t.end();
});

t.test('nothing that was said of a test is said of the one that stands in its place', (t) => {
  const label = { en: 'Club rules' };
  const before = HUA_BAO.rules.find(({ id }) => id === 'all-green');
  const changed = ruleOf({ label, change: { 'all-green': { when: 'one-suit' } } }, 'all-green');
  t.match(changed, { definition: 'All tiles are of one suit.', source: 'Club rules', label: before?.label });
  t.notOk('example' in (changed ?? {}));
  t.match(ruleOf({ label, change: { 'all-green': { value: { limit: 0.5 } } } }, 'all-green'), { definition: before?.definition, source: before?.source, example: before?.example });
  t.match(ruleOf({ label, change: { 'all-green': { when: 'one-suit', definition: 'Clean.', example: '123m 456m 789m 11m 222m' } } }, 'all-green'), { definition: 'Clean.', source: 'Club rules', example: /123m/ });
  t.end();
});

t.test('a rule or a label that cannot be read is complained of once, and not for the texts made of it', (t) => {
  const codesOf = (overlay: object): readonly string[] => {
    const compiled = compileRuleSet({ extends: 'hua-bao', ...overlay }, knownSets());
    return 'problems' in compiled ? compiled.problems.map(({ code, at }) => `${code} ${at}`) : [];
  };
  t.same(codesOf({ label: 'Club', add: [SHORT] }), ['wrong-type /label']);
  t.same(codesOf({ label: { en: '' }, add: [SHORT] }), ['text-length /label/en']);
  t.same(codesOf({ label: { en: 'x'.repeat(3_000) }, add: [SHORT] }), ['text-length /label/en']);
  for (const when of [7, 'nothing', { all: 7 }, { any: ['nothing'] }, { not: 7 }]) t.equal(codesOf({ add: [{ ...SHORT, when }] }).length, 1, JSON.stringify(when));
  t.same(codesOf({ add: ['own'] }), ['wrong-type /add/0']);
  t.end();
});
