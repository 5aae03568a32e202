import t from 'tap';
import { bindRules } from '../../../src/engine/rules/bind.ts';
import type { Finding } from '../../../src/engine/hand/finding.ts';
import type { RuleSet } from '../../../src/engine/rules/rule-set.ts';
import { HUA_BAO } from '../../../src/rulesets/hua-bao.ts';
import { SIMPLE_GAME } from '../../../src/rulesets/simple.ts';
import { wordsFor } from '../../../src/words/index.ts';
import { readyRules } from '../../support/ready-rules.ts';

function findingsOf(set: RuleSet, options: Readonly<Record<string, unknown>>): readonly Finding[] {
  const bound = bindRules(set, 'hash', options);
  return 'findings' in bound ? bound.findings : [];
}

t.test('options that are not given have their defaults', (t) => {
  t.same(readyRules('simple').options, { players: 4, honourBonus: false, dealer: 'stays', length: 'open' });
  t.match(readyRules('hua-bao', { limit: null, extras: ['all-pungs', 'all-pungs'] }).options, {
    limit: null,
    limitHandValue: 500,
    mahjongBonus: 10,
    extras: ['all-pungs'],
  });
  t.equal(readyRules('hua-bao', { limit: undefined }).options['limit'], 500);
  t.end();
});

t.test('an unknown option is reported with the one that was meant', (t) => {
  t.same(findingsOf(HUA_BAO, { limits: 300, 'a/b~': 1 }), [
    { code: 'option-unknown', at: '/options/limits', option: 'limits', suggestion: 'limit' },
    { code: 'option-unknown', at: '/options/a~1b~0', option: 'a/b~' },
  ]);
  t.same(findingsOf(HUA_BAO, JSON.parse('{"__proto__": 1}') as Record<string, unknown>), [{ code: 'option-unknown', at: '/options/__proto__', option: '__proto__' }]);
  t.end();
});

t.test('a number outside its range is out of range, and so is half a point', (t) => {
  for (const limit of [99, 0, -300, 100_001, 300.5]) {
    t.same(findingsOf(HUA_BAO, { limit }), [{ code: 'option-out-of-range', at: '/options/limit', case: 'integer-or-null', option: 'limit', min: 100, max: 100_000, found: limit }]);
  }
  const { message, hint } = wordsFor('en').finding(findingsOf(HUA_BAO, { limit: 5 })[0]!);
  t.equal(`${message} ${hint}`, 'The option “limit” cannot be 5. Give a whole number from 100 to 100000, or null for none.', 'null is said where it is allowed');
  t.match(findingsOf(HUA_BAO, { mahjongBonus: 500 }), [{ case: 'integer' }]);
  t.end();
});

t.test('a word or number that is none of those to choose from is out of range', (t) => {
  t.same(findingsOf(SIMPLE_GAME, { players: 5 }), [{ code: 'option-out-of-range', at: '/options/players', case: 'enum', option: 'players', values: [3, 4], found: 5 }]);
  t.match(findingsOf(HUA_BAO, { foulHands: 'score-zeroo' }), [{ code: 'option-out-of-range', at: '/options/foulHands', case: 'enum', suggestion: 'score-zero' }]);
  t.end();
});

t.test('each unknown rule of a list is reported, up to twenty of them', (t) => {
  t.match(findingsOf(HUA_BAO, { specialHands: ['nine-gates', 'nine-gate', 'mahjong', 3] }), [
    { code: 'option-out-of-range', at: '/options/specialHands/1', case: 'rules', found: 'nine-gate', suggestion: 'nine-gates' },
    { code: 'option-out-of-range', at: '/options/specialHands/2', found: 'mahjong' },
    { code: 'wrong-type', at: '/options/specialHands/3', case: 'type', expected: ['string'], found: 'integer' },
  ]);
  t.equal((findingsOf(HUA_BAO, { extras: Array.from({ length: 1_000 }, () => 'x') }) as unknown[]).length, 20);
  t.end();
});

t.test('a value of another type is of the wrong type', (t) => {
  const wrong = (at: string, expected: readonly string[], found: string): object => ({ code: 'wrong-type', at, case: 'type', expected, found });
  t.same(findingsOf(HUA_BAO, { limit: '500', mahjongBonus: null, bonusTiles: 1, specialHands: 'all', foulHands: 0 }), [
    wrong('/options/limit', ['integer', 'null'], 'string'),
    wrong('/options/mahjongBonus', ['integer'], 'null'),
    wrong('/options/bonusTiles', ['boolean'], 'integer'),
    wrong('/options/specialHands', ['array'], 'string'),
    wrong('/options/foulHands', ['string'], 'integer'),
  ]);
  t.same(findingsOf(SIMPLE_GAME, { players: '4' }), [wrong('/options/players', ['integer'], 'string')]);
  t.end();
});

t.test('a profile sets the defaults of other options, and what is given goes before it', (t) => {
  const [players, honourBonus, ...others] = SIMPLE_GAME.options;
  const set = { ...SIMPLE_GAME, options: [{ ...players, sets: { 3: { honourBonus: true } } }, honourBonus, ...others] } as RuleSet;
  const optionsOf = (given: Readonly<Record<string, unknown>>): unknown => {
    const bound = bindRules(set, 'hash', given);
    return 'ready' in bound ? bound.ready.options['honourBonus'] : bound;
  };
  t.equal(optionsOf({}), false);
  t.equal(optionsOf({ players: 3 }), true);
  t.equal(optionsOf({ players: 3, honourBonus: false }), false);
  t.end();
});
