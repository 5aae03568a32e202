import t from 'tap';
import { bindRules } from '../../../src/engine/rules/bind.ts';
import { RULE_SET_BOUNDS } from '../../../src/engine/rules/bounds.ts';
import { compileRuleSet } from '../../../src/engine/rules/compile.ts';
import { diffRuleSets } from '../../../src/engine/rules/diff.ts';
import type { RuleSetProblem } from '../../../src/engine/rules/problem.ts';
import type { RuleSet } from '../../../src/engine/rules/rule-set.ts';
import { HUA_BAO } from '../../../src/rulesets/hua-bao.ts';
import { pathsOf, pointerOf, replaced, valueAt } from '../../support/json-paths.ts';
import type { JsonPath } from '../../support/json-paths.ts';
import { knownSets } from '../../support/known-sets.ts';
import { CLUB_OVERLAY, HOUSE_HAND } from '../../support/sample-overlay.ts';

function compiled(overlay: unknown, others: Readonly<Record<string, unknown>> = {}): RuleSet {
  const result = compileRuleSet(overlay, knownSets(others));
  if ('problems' in result) throw new Error(JSON.stringify(result.problems));
  return result.set;
}

function problemsOf(overlay: unknown, others: Readonly<Record<string, unknown>> = {}): readonly RuleSetProblem[] {
  const result = compileRuleSet(overlay, knownSets(others));
  return 'problems' in result ? result.problems : [];
}

t.test('an overlay drops, changes and adds rules and gives options other defaults', (t) => {
  const set = compiled(CLUB_OVERLAY);
  t.equal(set.id, 'club');
  const ids = set.rules.map(({ id }) => id);
  t.notOk(ids.includes('robbing-kong') || ids.includes('stairway'));
  t.same(ids.slice(-2), ['dragon-lake', 'green-pairs']);
  const byId = new Map(set.rules.map((rule) => [rule.id, rule]));
  t.same(byId.get('mahjong')?.value, { points: 20 });
  t.same(byId.get('one-suit')?.label, { en: 'One suit without honours', de: 'Reine Farbe, vierfach' });
  t.notOk('example' in (byId.get('one-suit') ?? {}), 'null takes an optional field away');
  t.notOk('enabledBy' in (byId.get('all-pungs') ?? {}), 'null takes an optional field away');
  t.same(set.options.find(({ name }) => name === 'limit')?.default, 300);
  t.match(set.counting, { halfLimit: 'nearest', losers: 'counted' });
  t.match(set.play, { deadWall: 16, wall: 'two-throws-loose-tiles' });
  t.same(set.label, { en: 'Club rules', de: 'Vereinsregeln' });
  t.end();
});

t.test('an overlay that says nothing is the set it extends under another id', (t) => {
  const set = compiled({ extends: 'hua-bao' });
  t.equal(set.id, 'hua-bao-overlay');
  t.same({ ...set, id: 'hua-bao' }, HUA_BAO);
  t.end();
});

t.test('a dropped rule goes from the defaults and exclusions of the set as well', (t) => {
  const first = compiled({ extends: 'hua-bao', id: 'a', change: { 'one-suit': { excludes: [{ rule: 'self-drawn', scope: 'hand' }, { rule: 'mahjong', scope: 'hand' }] } } });
  const others = { a: { ...first } };
  const second = compiled({ extends: 'a', drop: ['self-drawn', 'nine-gates'] }, others);
  t.same(second.rules.find(({ id }) => id === 'one-suit')?.excludes, [{ rule: 'mahjong', scope: 'hand' }]);
  t.notOk((second.options.find(({ name }) => name === 'specialHands')?.default as string[]).includes('nine-gates'));
  t.end();
});

t.test('translations of a definition are added to, and go when the definition changes', (t) => {
  const others = { a: { extends: 'hua-bao', id: 'a', change: { mahjong: { definitions: { de: 'Wer fertig ist.', fi: 'Valmis.' } } } } };
  const definitionsUnder = (change: object): unknown => compiled({ extends: 'a', change: { mahjong: change } }, others).rules.find(({ id }) => id === 'mahjong')?.definitions;
  t.same(definitionsUnder({ value: { points: 20 } }), { de: 'Wer fertig ist.', fi: 'Valmis.' });
  t.same(definitionsUnder({ definitions: { de: 'Wer die Hand hat.' } }), { de: 'Wer die Hand hat.', fi: 'Valmis.' });
  t.same(definitionsUnder({ definition: 'Whoever shouts.' }), undefined, 'what it meant before is no translation');
  t.same(definitionsUnder({ definition: 'Whoever shouts.', definitions: { de: 'Wer ruft.' } }), { de: 'Wer ruft.' });
  t.same(definitionsUnder({ definitions: null }), undefined);
  t.end();
});

t.test('an overlay gives time limits as a whole and takes manners of the table away', (t) => {
  const set = compiled({ extends: 'mcr', times: { firstDiscard: null, claim: 5, turn: null }, play: { discards: null } });
  t.same(set.times, { firstDiscard: null, claim: 5, turn: null });
  t.match(set.play, { discards: null, claimedSets: 'right' });
  t.equal(compiled({ extends: 'mcr', times: null }).times, null);
  t.match(problemsOf({ extends: 'mcr', times: { turn: 0 } }), [
    { code: 'missing-field', at: '/times', field: 'firstDiscard' },
    { code: 'missing-field', at: '/times', field: 'claim' },
    { code: 'out-of-range', at: '/times/turn' },
  ]);
  t.end();
});

t.test('changes may be given as a list too', (t) => {
  const set = compiled({ extends: 'hua-bao', change: [{ id: 'mahjong', value: { points: 20 } }] });
  t.same(set.rules.find(({ id }) => id === 'mahjong')?.value, { points: 20 });
  t.match(problemsOf({ extends: 'hua-bao', change: [{ value: {} }, { id: 7 }, { id: 'mahjon' }, { id: 'mahjong' }, { id: 'mahjong' }] }), [
    { code: 'missing-field', at: '/change/0', field: 'id' },
    { code: 'wrong-type', at: '/change/1/id' },
    { code: 'unknown-rule', at: '/change/2/id', suggestion: 'mahjong' },
    { code: 'duplicate', at: '/change/4/id', first: '/change/3' },
  ]);
  t.end();
});

t.test('an overlay may extend another, and all their changes add up', (t) => {
  const others = { a: { extends: 'hua-bao', id: 'a', drop: ['stairway'] }, b: { extends: 'a', id: 'b', drop: ['all-green'] } };
  const { rules } = diffRuleSets(HUA_BAO, compiled({ extends: 'b', add: [HOUSE_HAND] }, others));
  t.same([rules.removed.map(({ id }) => id), rules.added.map(({ id }) => id)], [['all-green', 'stairway'], ['dragon-lake']]);
  t.end();
});

t.test('overlays that extend one another in a circle are refused', (t) => {
  const others = { a: { extends: 'b' }, b: { extends: 'c' }, c: { extends: 'b' }, self: { extends: 'self' } };
  t.match(problemsOf({ extends: 'a' }, others), [{ code: 'extends-cycle', at: '/extends', cycle: ['b', 'c', 'b'] }]);
  t.match(problemsOf({ extends: 'self' }, others), [{ code: 'extends-cycle', cycle: ['self', 'self'] }]);
  t.end();
});

t.test('overlays of overlays have an end', (t) => {
  const others = Object.fromEntries(Array.from({ length: 20 }, (_, i) => [`o${i}`, { extends: i === 0 ? 'hua-bao' : `o${i - 1}` }]));
  t.same(problemsOf({ extends: `o${RULE_SET_BOUNDS.extends - 1}` }, others), []);
  t.match(problemsOf({ extends: `o${RULE_SET_BOUNDS.extends}` }, others), [{ code: 'extends-too-deep', at: '/extends', maximum: RULE_SET_BOUNDS.extends }]);
  t.end();
});

t.test('an overlay of a set that is broken or unknown says so', (t) => {
  const others = { broken: { extends: 'hua-bao', drop: ['x', 'y'] }, whole: { ...HUA_BAO, kongs: 1 }, nothing: 7 };
  t.match(problemsOf({ extends: 'broken' }, others), [{ code: 'extends-broken', at: '/extends', found: 'broken', problems: 2 }]);
  t.match(problemsOf({ extends: 'whole' }, others), [{ code: 'extends-broken', found: 'whole', problems: 1 }]);
  t.match(problemsOf({ extends: 'nothing' }, others), [{ code: 'extends-broken', found: 'nothing' }]);
  t.match(problemsOf({ extends: 'huabao' }), [{ code: 'unknown-ruleset', at: '/extends', found: 'huabao', suggestion: 'hua-bao' }]);
  t.match(problemsOf({ extends: ['hua-bao'] }), [{ code: 'wrong-type', at: '/extends', expected: ['string'] }]);
  t.end();
});

t.test('every mistake of an overlay is found at once', (t) => {
  const overlay = {
    extends: 'hua-bao',
    rename: 1,
    drop: ['nine-gate', 7, 'stairway', 'stairway'],
    change: {
      'pung-of-dragon': { value: { doublings: 2 } },
      stairway: { value: { limit: 0.5 } },
      mahjong: { id: 'win', value: { points: 1, doublings: 2 }, when: 'wins' },
      heaven: 1,
    },
    add: [{ ...HOUSE_HAND, id: 'earth', excludes: [{ rule: 'nope', scope: 'hand' }] }],
    options: { limit: 5, limits: 3, specialHands: ['stairway'] },
    counting: { limit: null, limitHandValue: null },
  };
  t.match(problemsOf(overlay), [
    { code: 'unknown-field', at: '/rename' },
    { code: 'unknown-rule', at: '/drop/0', suggestion: 'nine-gates' },
    { code: 'wrong-type', at: '/drop/1' },
    { code: 'duplicate', at: '/drop/3', first: '/drop/2' },
    { code: 'unknown-rule', at: '/change/pung-of-dragon', suggestion: 'pung-of-dragons' },
    { code: 'dropped-and-changed', at: '/change/stairway' },
    { code: 'unknown-field', at: '/change/mahjong/id' },
    { code: 'wrong-type', at: '/change/heaven' },
    { code: 'unknown-option', at: '/options/limits', suggestion: 'limit' },
    { code: 'limit-needed', at: '/counting' },
    { code: 'default-impossible', at: '/options/limit' },
    { code: 'unknown-rule', at: '/options/specialHands/0' },
    { code: 'one-unit', at: '/change/mahjong/value' },
    { code: 'unknown-predicate', at: '/change/mahjong/when' },
    { code: 'unknown-rule', at: '/add/0/excludes/0/rule' },
    { code: 'duplicate', at: '/add/0/id', first: '/extends' },
  ]);
  t.end();
});

t.test('an overlay that takes the limit away is told once which rules are worth a share of it', (t) => {
  const rules = HUA_BAO.rules.filter(({ value }) => 'limit' in value).map(({ id }) => id);
  const problems = problemsOf({ extends: 'hua-bao', counting: { limit: null, limitHandValue: null }, add: [HOUSE_HAND] });
  t.same(problems, [{ code: 'limit-needed', at: '/counting', rules }]);
  t.end();
});

t.test('what an overlay breaks in the set that it extends is put down to extending it, with the place there', (t) => {
  const base = { ...HUA_BAO, id: 'base', play: { ...HUA_BAO.play, wall: 'nowhere' } };
  // A set that was never checked stands for one of another release.
  const result = compileRuleSet({ extends: 'base' }, { ids: ['base'], find: () => base as unknown as RuleSet });
  t.match(result, { problems: [{ code: 'unknown-word', at: '/extends', inherited: '/play/wall' }] });
  t.end();
});

t.test('lists too long to read are refused as a whole', (t) => {
  const many = Array.from({ length: 301 }, (_, i) => `r${i}`);
  t.match(problemsOf({ extends: 'hua-bao', drop: many }), [{ code: 'too-many', at: '/drop', found: 301 }]);
  t.match(problemsOf({ extends: 'hua-bao', add: many }), [{ code: 'too-many', at: '/add' }]);
  t.match(problemsOf({ extends: 'hua-bao', change: Object.fromEntries(many.map((id) => [id, {}])) }), [{ code: 'too-many', at: '/change' }]);
  const rules = many.slice(1).map((id) => ({ ...HOUSE_HAND, id }));
  t.match(problemsOf({ extends: 'hua-bao', add: rules }), [{ code: 'too-many', at: '/add' }]);
  t.match(problemsOf({ extends: 'hua-bao', options: 7, change: 7, drop: 7, add: 7, label: 7, counting: 7 }), [
    { code: 'wrong-type', at: '/drop' },
    { code: 'wrong-type', at: '/change' },
    { code: 'wrong-type', at: '/add' },
    { code: 'wrong-type', at: '/options' },
    { code: 'wrong-type', at: '/label' },
    { code: 'wrong-type', at: '/counting' },
  ]);
  t.end();
});

t.test('a hundred and more mutilated overlays each have a finding at the mutilated place', (t) => {
  t.same(problemsOf(CLUB_OVERLAY), []);
  let mutilated = 0;
  const spoil = (path: JsonPath, by: unknown): void => {
    const at = pointerOf(path);
    const found = problemsOf(replaced(CLUB_OVERLAY, path, by));
    t.ok(found.some((problem) => problem.at === at || problem.at.startsWith(`${at}/`)), `${at}: ${JSON.stringify(found.slice(0, 3))}`);
    mutilated++;
  };
  for (const path of pathsOf(CLUB_OVERLAY)) {
    const present = valueAt(CLUB_OVERLAY, path);
    spoil(path, Array.isArray(present) ? { x: 1 } : [[]]);
    if (typeof present === 'string') spoil(path, `${'not known'.repeat(300)}?`);
    if (typeof present === 'number') spoil(path, 1e9);
    if (typeof present === 'object' && present !== null && !Array.isArray(present)) spoil([...path, 'unheardOf'], 1);
  }
  t.ok(mutilated > 150, `${mutilated} overlays`);
  t.end();
});

t.test('whatever compiles can be bound', (t) => {
  for (const base of ['hua-bao', 'dmjl', 'mcr', 'simple']) {
    const set = compiled({ extends: base });
    for (const { id } of set.rules) {
      const result = compileRuleSet({ extends: base, drop: [id] }, knownSets());
      if ('set' in result) t.ok('ready' in bindRules(result.set, 'hash', undefined), `${base} without ${id}`);
    }
  }
  t.end();
});

t.test('an overlay may tell an editor where its schema is', (t) => {
  t.same(compiled({ $schema: 'overlay.schema.json', extends: 'hua-bao' }), compiled({ extends: 'hua-bao' }));
  t.match(problemsOf({ $schema: 7, extends: 'hua-bao' }), [{ code: 'wrong-type', at: '/$schema', expected: ['string'] }]);
  t.end();
});
