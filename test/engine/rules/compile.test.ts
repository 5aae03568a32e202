import t from 'tap';
import { RULE_SET_BOUNDS } from '../../../src/engine/rules/bounds.ts';
import { canonicalJson } from '../../../src/engine/rules/canonical.ts';
import { compileRuleSet } from '../../../src/engine/rules/compile.ts';
import type { RuleSetProblem } from '../../../src/engine/rules/problem.ts';
import { BUILT_IN } from '../../../src/rulesets/index.ts';
import { pathsOf, pointerOf, replaced, valueAt } from '../../support/json-paths.ts';
import { knownSets } from '../../support/known-sets.ts';

const asJson = (value: unknown): Record<string, unknown> => JSON.parse(JSON.stringify(value)) as Record<string, unknown>;
const HUA_BAO = asJson(BUILT_IN.find(({ id }) => id === 'hua-bao'));
const MCR = asJson(BUILT_IN.find(({ id }) => id === 'mcr'));
const SIMPLE = asJson(BUILT_IN.find(({ id }) => id === 'simple'));

function problemsOf(json: unknown): readonly RuleSetProblem[] {
  const compiled = compileRuleSet(json, knownSets());
  return 'problems' in compiled ? compiled.problems : [];
}

function ruleAt(id: string): number {
  return (HUA_BAO['rules'] as { id: string }[]).findIndex((rule) => rule.id === id);
}

t.test('the built-in sets pass through the compiler and survive a JSON round trip', (t) => {
  for (const set of BUILT_IN) {
    const compiled = compileRuleSet(asJson(set), knownSets());
    t.same(compiled, { set: asJson(set) }, set.id);
    t.equal(canonicalJson(asJson(set)), canonicalJson(set), set.id);
  }
  t.end();
});

t.test('a rule set of before seats were drawn is one all the same', (t) => {
  const { seats, ...play } = HUA_BAO['play'] as Record<string, unknown>;
  t.equal(seats, 'counted-from-oldest');
  t.strictSame(problemsOf({ ...HUA_BAO, play }), []);
  t.end();
});

t.test('a value of the wrong type anywhere in a rule set is reported where it stands', (t) => {
  for (const set of [HUA_BAO, MCR, SIMPLE]) {
    // Every place that no sooner place of the same kind has tried: lists of rules repeat the same fields.
    const tried = new Set<string>();
    for (const path of pathsOf(set)) {
      const kind = path.map((name) => (typeof name === 'number' ? '*' : name)).join('/');
      const present = valueAt(set, path);
      const key = `${kind} ${Array.isArray(present) ? 'array' : typeof present}`;
      if (tried.has(key)) continue;
      tried.add(key);
      const at = pointerOf(path);
      const wrong = problemsOf(replaced(set, path, Array.isArray(present) ? 'x'.repeat(3_000) : [[]]));
      t.ok(wrong.some((problem) => problem.at === at || problem.at.startsWith(`${at}/`)), `${at}: ${JSON.stringify(wrong.slice(0, 3))}`);
    }
  }
  t.end();
});

t.test('a field that a rule set has to have is missed', (t) => {
  for (const path of [['edition'], ['options', 0, 'meaning'], ['options', 0, 'type'], ['options', 0, 'default'], ['options', 0, 'min'], ['rules', 0, 'when'], ['rules', 0, 'label', 'en'], ['counting', 'unit'], ['counting', 'losers'], ['settlement', 'scheme'], ['settlement', 'afterPaysForAll'], ['play', 'wall']]) {
    const field = path.at(-1);
    const at = pointerOf(path.slice(0, -1));
    t.match(problemsOf(replaced(HUA_BAO, path, undefined)), [{ code: 'missing-field', at, field }], pointerOf(path));
  }
  t.end();
});

t.test('a set may say nothing of labels of options, times and the manners of the table, as those stored earlier', (t) => {
  const { times: _times, ...older } = MCR;
  const { discards: _discards, claimedSets: _claimed, ...play } = MCR['play'] as Record<string, unknown>;
  const options = (MCR['options'] as Record<string, unknown>[]).map(({ label: _label, ...option }) => option);
  t.same(problemsOf({ ...older, play, options }), []);
  t.same(problemsOf({ ...MCR, times: null, play: { ...play, discards: null, claimedSets: null, muddled: null, standardTiles: null } }), []);
  t.same(problemsOf({ ...MCR, times: { firstDiscard: null, claim: null, turn: 30 } }), []);
  t.end();
});

t.test('an unknown field is reported with the one that was meant', (t) => {
  for (const [path, suggestion] of [[['rulez'], 'rules'], [['rules', 3, 'lable'], 'label'], [['options', 0, 'minn'], 'min'], [['counting', 'loosers'], 'losers'], [['play', 'wal'], 'wall'], [['rules', 0, 'value', 'point'], 'points']] as const) {
    t.match(problemsOf(replaced(HUA_BAO, path, 1)), [{ code: 'unknown-field', at: pointerOf(path), field: path.at(-1), suggestion }]);
  }
  t.match(problemsOf({ ...SIMPLE, settlement: { scheme: 'none', base: 8 } }), [{ code: 'unknown-field', at: '/settlement/base' }]);
  t.end();
});

/** What is put where, and the mistakes that it makes, in order. */
const MISTAKES: readonly (readonly [what: string, set: Record<string, unknown>, path: readonly (string | number)[], value: unknown, problems: readonly object[]])[] = [
  ['an id with capitals', HUA_BAO, ['id'], 'Hua Bao', [{ code: 'id-malformed', at: '/id' }]],
  ['an empty id', HUA_BAO, ['id'], '', [{ code: 'text-length', at: '/id', minimum: 1, maximum: RULE_SET_BOUNDS.id, found: 0 }]],
  ['a long source', HUA_BAO, ['source'], 'x'.repeat(2_001), [{ code: 'text-length', at: '/source', found: 2_001 }]],
  ['a language that is none', HUA_BAO, ['label'], { en: 'Hua Bao', German: 'x' }, [{ code: 'id-malformed', at: '/label/German' }]],
  ['too many languages', HUA_BAO, ['label'], Object.fromEntries(Array.from({ length: 21 }, (_, i) => [`x${i}`, 'x'])), [{ code: 'too-many', at: '/label', maximum: 20, found: 21 }]],
  ['five players', HUA_BAO, ['players'], 5, [{ code: 'out-of-range', at: '/players', minimum: 3, maximum: 4, found: 5 }]],
  ['players by an option that is not there', HUA_BAO, ['players'], { option: 'players' }, [{ code: 'unknown-option', at: '/players/option' }]],
  ['players by an option of other numbers', HUA_BAO, ['players'], { option: 'mahjongBonus' }, [{ code: 'option-values', at: '/players/option', found: [0, 100, 0] }]],
  ['a switch by an option that is no switch', HUA_BAO, ['bonusTiles'], { option: 'limit' }, [{ code: 'option-type', at: '/bonusTiles/option', expected: ['boolean'], found: 'integer' }]],
  ['a form that there is not', HUA_BAO, ['forms'], ['seven-pair'], [{ code: 'unknown-form', at: '/forms/0', suggestion: 'seven-pairs' }]],
  ['four sets and a pair as a special form', HUA_BAO, ['forms'], ['standard'], [{ code: 'unknown-form', at: '/forms/0' }]],
  ['an option without a default among its values', HUA_BAO, ['options', 0, 'default'], 99, [{ code: 'default-impossible', at: '/options/0/default', option: 'limit', found: 99, expected: ['100–100000', 'null'] }]],
  ['a default above the highest value', HUA_BAO, ['options', 0, 'default'], 100_001, [{ code: 'default-impossible', at: '/options/0/default' }]],
  ['no value as the default of an option that always has one', HUA_BAO, ['options', 1, 'default'], null, [{ code: 'default-impossible', at: '/options/1/default' }]],
  ['a highest value below the lowest', HUA_BAO, ['options', 1, 'max'], 50, [{ code: 'out-of-range', at: '/options/1/max', minimum: 100 }]],
  ['a number that hangs on an unknown option', HUA_BAO, ['options', 1, 'onlyWith'], { limits: null }, [{ code: 'unknown-option', at: '/options/1/onlyWith/limits', suggestion: 'limit' }]],
  ['a number that hangs on a list of rules', HUA_BAO, ['options', 1, 'onlyWith'], { specialHands: ['nine-gates'], extras: ['nine-gates'] }, [{ code: 'default-impossible', at: '/options/1/onlyWith/extras', expected: /./ }]],
  ['a number that hangs on an impossible value', HUA_BAO, ['options', 1, 'onlyWith'], { limit: 1 }, [{ code: 'default-impossible', at: '/options/1/onlyWith/limit', option: 'limit', found: 1 }]],
  ['an option type that there is not', HUA_BAO, ['options', 0, 'type'], 'number', [{ code: 'unknown-word', at: '/options/0/type' }]],
  ['an option name that cannot be written', HUA_BAO, ['options', 3, 'name'], 'the limit', [{ code: 'id-malformed', at: '/options/3/name' }]],
  ['the same option twice', SIMPLE, ['options', 1, 'name'], 'players', [{ code: 'duplicate', at: '/options/1/name', found: 'players', first: '/options/0/name' }]],
  ['no values to choose from', SIMPLE, ['options', 0, 'values'], [], [{ code: 'empty-list', at: '/options/0/values' }]],
  ['values of several types', SIMPLE, ['options', 2, 'values'], ['stays', 3, true], [{ code: 'wrong-type', at: '/options/2/values/1', expected: ['string'] }, { code: 'wrong-type', at: '/options/2/values/2' }]],
  ['values of no type that fits', SIMPLE, ['options', 2, 'values'], [true], [{ code: 'wrong-type', at: '/options/2/values/0', expected: ['string', 'integer'] }]],
  ['the same value twice', SIMPLE, ['options', 0, 'values'], [3, 4, 3], [{ code: 'duplicate', at: '/options/0/values/2', first: '/options/0/values/0' }]],
  ['a default that is not to be chosen', SIMPLE, ['options', 0, 'default'], 5, [{ code: 'default-impossible', at: '/options/0/default', expected: [3, 4] }]],
  ['a profile for a value that there is not', SIMPLE, ['options', 2, 'sets'], { stay: {} }, [{ code: 'unknown-word', at: '/options/2/sets/stay', suggestion: 'stays' }]],
  ['a profile of impossible values', SIMPLE, ['options', 2, 'sets'], { stays: { players: 5, honourBonus: 1, x: 1 } }, [{ at: '/options/2/sets/stays/players', expected: [3, 4] }, { at: '/options/2/sets/stays/honourBonus', expected: [true, false] }, { code: 'unknown-option', at: '/options/2/sets/stays/x' }]],
  ['a default with a rule that the option does not switch', HUA_BAO, ['options', 5, 'default'], ['nine-gate', 'mahjong', 1], [{ code: 'unknown-rule', at: '/options/5/default/0', suggestion: 'nine-gates' }, { code: 'unknown-rule', at: '/options/5/default/1' }, { code: 'wrong-type', at: '/options/5/default/2' }]],
  ['a default with the same rule twice', HUA_BAO, ['options', 5, 'default'], ['nine-gates', 'nine-gates'], [{ code: 'duplicate', at: '/options/5/default/1', first: '/options/5/default/0' }]],
  ['the same rule twice', HUA_BAO, ['rules', 1, 'id'], 'pung-of-simples-exposed', [{ code: 'duplicate', at: '/rules/1/id', first: '/rules/0/id' }]],
  ['a value without a unit', HUA_BAO, ['rules', 0, 'value'], {}, [{ code: 'one-unit', at: '/rules/0/value', found: [], expected: ['points', 'doublings', 'limit'] }]],
  ['a value in two units', HUA_BAO, ['rules', 0, 'value'], { points: 2, doublings: 1 }, [{ code: 'one-unit', at: '/rules/0/value', found: ['points', 'doublings'] }]],
  ['fans in a set of points', HUA_BAO, ['rules', 0, 'value'], { fan: 2 }, [{ code: 'unit-mismatch', at: '/rules/0/value/fan', found: 'fan' }]],
  ['points in a set of fans', MCR, ['rules', 0, 'value'], { points: 2 }, [{ code: 'unit-mismatch', at: '/rules/0/value/points', expected: ['fan'] }]],
  ['negative points', HUA_BAO, ['rules', 0, 'value'], { points: -2 }, [{ code: 'out-of-range', at: '/rules/0/value/points', minimum: 0, maximum: 100_000 }]],
  ['half a point', HUA_BAO, ['rules', 0, 'value'], { points: 0.5 }, [{ code: 'wrong-type', at: '/rules/0/value/points', expected: ['integer'], found: 'number' }]],
  ['more doublings than there are', HUA_BAO, ['rules', 0, 'value'], { doublings: 21 }, [{ code: 'out-of-range', at: '/rules/0/value/doublings', maximum: 20 }]],
  ['twice the limit', HUA_BAO, ['rules', 0, 'value'], { limit: 2 }, [{ code: 'out-of-range', at: '/rules/0/value/limit', maximum: 1 }]],
  ['a share of the limit that is no number', HUA_BAO, ['rules', 0, 'value'], { limit: 'half' }, [{ code: 'wrong-type', at: '/rules/0/value/limit' }]],
  ['points by an option that may be null', HUA_BAO, ['rules', 0, 'value'], { points: { option: 'limit' } }, [{ code: 'option-values', at: '/rules/0/value/points/option', found: [null] }]],
  ['points by a switch', HUA_BAO, ['rules', 0, 'value'], { points: { option: 'bonusTiles' } }, [{ code: 'option-type', at: '/rules/0/value/points/option' }]],
  ['points by words', HUA_BAO, ['rules', 0, 'value'], { points: { option: 'foulHands' } }, [{ code: 'option-values', at: '/rules/0/value/points/option', found: ['reject', 'score-zero'] }]],
  ['a share of a limit in a set without one', SIMPLE, ['rules', 0, 'value'], { limit: 1 }, [{ code: 'limit-missing', at: '/rules/0/value/limit' }]],
  ['a predicate that there is not', HUA_BAO, ['rules', 0, 'when'], 'exposed-pung-of-simples', [{ code: 'unknown-predicate', at: '/rules/0/when', found: 'exposed-pung-of-simples', suggestion: 'exposed-pungs-of-simples' }]],
  ['a predicate of the other family', HUA_BAO, ['rules', 0, 'when'], 'fan.all-green', [{ code: 'predicate-mismatch', at: '/rules/0/when', found: 'fan.all-green', family: 'fan', expected: 'points' }]],
  ['a predicate of the other family', MCR, ['rules', 0, 'when'], 'self-drawn', [{ code: 'predicate-mismatch', at: '/rules/0/when', family: 'points', expected: 'fan', suggestion: 'fan.self-drawn' }]],
  ['two ways to combine', HUA_BAO, ['rules', 0, 'when'], { all: ['winner'], not: 'dealer' }, [{ code: 'one-condition', at: '/rules/0/when' }]],
  ['no way to combine', HUA_BAO, ['rules', 0, 'when'], {}, [{ code: 'one-condition', at: '/rules/0/when' }]],
  ['nothing to combine', HUA_BAO, ['rules', 0, 'when'], { any: [] }, [{ code: 'empty-list', at: '/rules/0/when/any' }]],
  ['nothing to combine', HUA_BAO, ['rules', 0, 'when'], { all: [] }, [{ code: 'empty-list', at: '/rules/0/when/all' }]],
  ['unknown predicates combined', HUA_BAO, ['rules', 0, 'when'], { all: ['winer', { not: 'dealr' }, { not: 'winner', any: 1 }] }, [{ code: 'unknown-predicate', at: '/rules/0/when/all/0', suggestion: 'winner' }, { code: 'unknown-predicate', at: '/rules/0/when/all/1/not', suggestion: 'dealer' }, { code: 'unknown-field', at: '/rules/0/when/all/2/any' }]],
  ['unknown predicates combined', HUA_BAO, ['rules', 0, 'when'], { any: ['winner', 'x'] }, [{ code: 'unknown-predicate', at: '/rules/0/when/any/1' }]],
  ['an unknown predicate negated', HUA_BAO, ['rules', 0, 'when'], { not: 'x' }, [{ code: 'unknown-predicate', at: '/rules/0/when/not' }]],
  ['conditions within conditions', HUA_BAO, ['rules', 0, 'when'], { any: [{ any: ['winner'] }] }, [{ code: 'wrong-type', at: '/rules/0/when/any/0' }]],
  ['an example that is no hand', HUA_BAO, ['rules', 0, 'example'], '55p 5x', [{ code: 'example-unreadable', at: '/rules/0/example', found: '55p 5x' }]],
  ['a rule for the losers', HUA_BAO, ['rules', 0, 'for'], 'losers', [{ code: 'unknown-word', at: '/rules/0/for', expected: ['winner', 'everyone'] }]],
  ['a rule that excludes one that there is not', HUA_BAO, ['rules', 0, 'excludes'], [{ rule: 'mahjon', scope: 'hand' }], [{ code: 'unknown-rule', at: '/rules/0/excludes/0/rule', suggestion: 'mahjong' }]],
  ['an exclusion unless a number', HUA_BAO, ['rules', 0, 'excludes'], [{ rule: 'mahjong', scope: 'all', unless: 'limit', form: 'x' }], [{ code: 'unknown-word', at: '/rules/0/excludes/0/scope' }, { code: 'option-type', at: '/rules/0/excludes/0/unless' }, { code: 'unknown-form', at: '/rules/0/excludes/0/form' }]],
  ['a rule that excludes itself', HUA_BAO, ['rules', 0, 'excludes'], [{ rule: 'pung-of-simples-exposed', scope: 'hand' }], [{ code: 'excludes-cycle', at: '/rules/0/excludes', cycle: ['pung-of-simples-exposed', 'pung-of-simples-exposed'] }]],
  ['a rule switched by a number', HUA_BAO, ['rules', 0, 'enabledBy'], 'limit', [{ code: 'option-type', at: '/rules/0/enabledBy', expected: ['rules', 'boolean'] }]],
  ['a way to count that there is not', HUA_BAO, ['counting', 'unit'], 'chips', [{ code: 'unknown-word', at: '/counting/unit' }]],
  ['a limit by an option that may be null where it may not', HUA_BAO, ['counting', 'limitHandValue'], { option: 'limit' }, [{ code: 'option-values', at: '/counting/limitHandValue/option' }]],
  ['foul hands by other words', SIMPLE, ['counting', 'foulHands'], { option: 'dealer' }, [{ code: 'option-values', at: '/counting/foulHands/option', found: ['passes', 'stays'] }]],
  ['a chicken hand that there is not', MCR, ['counting', 'chickenHand'], 'mcr.chicken', [{ code: 'unknown-rule', at: '/counting/chickenHand' }]],
  ['waits decided by a number', MCR, ['counting', 'knittedChowWaits'], 1, [{ code: 'wrong-type', at: '/counting/knittedChowWaits' }]],
  ['tile hogs decided by a number', MCR, ['counting', 'hogsOfHonours'], { option: 'twoConcealedKongs' }, [{ code: 'option-type', at: '/counting/hogsOfHonours/option' }]],
  ['a last tile robbed by an option that is not there', MCR, ['play', 'robLastTile'], { option: 'lastTileRobed' }, [{ code: 'unknown-option', at: '/play/robLastTile/option', suggestion: 'lastTileRobbed' }]],
  ['an option whose source is no text', MCR, ['options', 1, 'source'], 53, [{ code: 'wrong-type', at: '/options/1/source', expected: ['string'] }]],
  ['a settlement that there is not', HUA_BAO, ['settlement'], { scheme: 'everybody' }, [{ code: 'unknown-word', at: '/settlement/scheme' }]],
  ['a negative base', MCR, ['settlement', 'base'], -8, [{ code: 'out-of-range', at: '/settlement/base' }]],
  ['seats drawn in a way that there is not', HUA_BAO, ['play', 'seats'], 'by-lots', [{ code: 'unknown-word', at: '/play/seats', suggestion: 'by-lot' }]],
  ['a dead wall as long as the wall', HUA_BAO, ['play', 'deadWall'], 137, [{ code: 'out-of-range', at: '/play/deadWall' }]],
  ['a dealer by another option', SIMPLE, ['play', 'dealer'], { option: 'length' }, [{ code: 'option-values', at: '/play/dealer/option' }]],
  ['rounds by another option', SIMPLE, ['play', 'rounds'], { option: 'players' }, [{ code: 'option-values', at: '/play/rounds/option' }]],
  ['no rounds', HUA_BAO, ['play', 'rounds'], 0, [{ code: 'out-of-range', at: '/play/rounds' }]],
  ['a penalty to nobody', HUA_BAO, ['penalties'], [{ id: 'p', label: { en: 'P' }, definition: 'd', source: 's', amount: 1, to: 'nobody' }], [{ code: 'unknown-word', at: '/penalties/0/to' }]],
  ['an option without a label in English', HUA_BAO, ['options', 0, 'label'], { de: 'Limit' }, [{ code: 'missing-field', at: '/options/0/label', field: 'en' }]],
  ['a definition in English twice', HUA_BAO, ['rules', 0, 'definitions'], { en: 'Another.', de: 'Eine.' }, [{ code: 'duplicate', at: '/rules/0/definitions/en', found: 'en', first: '/rules/0/definition' }]],
  ['a definition in a language that is none', HUA_BAO, ['rules', 0, 'definitions'], { German: 'Eine.' }, [{ code: 'id-malformed', at: '/rules/0/definitions/German' }]],
  ['a definition in no languages', HUA_BAO, ['rules', 0, 'definitions'], 'Eine.', [{ code: 'wrong-type', at: '/rules/0/definitions', expected: ['object'] }]],
  ['a definition of a penalty in English twice', MCR, ['penalties', 0, 'definitions'], { en: 'Another.' }, [{ code: 'duplicate', at: '/penalties/0/definitions/en', first: '/penalties/0/definition' }]],
  ['discards in heaps', MCR, ['play', 'discards'], 'heaps', [{ code: 'unknown-word', at: '/play/discards', expected: ['rows-of-six'] }]],
  ['claimed sets in the air', MCR, ['play', 'claimedSets'], 'above', [{ code: 'unknown-word', at: '/play/claimedSets', expected: ['right'] }]],
  ['muddled tiles thrown away', SIMPLE, ['play', 'muddled'], 'thrown', [{ code: 'unknown-word', at: '/play/muddled', expected: ['deal-again'] }]],
  ['a standard of other tiles', HUA_BAO, ['play', 'standardTiles'], 140, [{ code: 'unknown-word', at: '/play/standardTiles', expected: [136, 144], found: 140 }]],
  ['a standard in words', HUA_BAO, ['play', 'standardTiles'], 'all', [{ code: 'wrong-type', at: '/play/standardTiles', expected: ['integer'] }]],
  ['a play that is silent where it may not be', HUA_BAO, ['play', 'wall'], null, [{ code: 'wrong-type', at: '/play/wall' }]],
  ['no time', MCR, ['times', 'turn'], 0, [{ code: 'out-of-range', at: '/times/turn', minimum: 1, maximum: 3_600 }]],
  ['a time in words', MCR, ['times', 'claim'], '3 s', [{ code: 'wrong-type', at: '/times/claim', expected: ['integer'] }]],
  ['a time that is not said', MCR, ['times', 'claim'], undefined, [{ code: 'missing-field', at: '/times', field: 'claim' }]],
  ['times in a list', MCR, ['times'], [20, 3, 10], [{ code: 'wrong-type', at: '/times', expected: ['object'] }]],
  ['too many penalties', HUA_BAO, ['penalties'], Array.from({ length: 41 }, () => ({})), [{ code: 'too-many', at: '/penalties', maximum: 40, found: 41 }]],
  ['too many rules', SIMPLE, ['rules'], Array.from({ length: 301 }, () => ({})), [{ code: 'too-many', at: '/rules', maximum: 300, found: 301 }]],
];

for (const [what, set, path, value, problems] of MISTAKES) {
  t.test(`a rule set with ${what} is refused at ${pointerOf(path)}`, (t) => {
    const found = problemsOf(replaced(set, path, value));
    t.match(found, problems, JSON.stringify(found));
    t.equal(found.length, problems.length, JSON.stringify(found));
    t.end();
  });
}

t.test('rules of points that exclude one another round about are refused, each way round once', (t) => {
  const [a, b] = [ruleAt('one-suit'), ruleAt('one-suit-with-honours')];
  const there = replaced(HUA_BAO, ['rules', a, 'excludes'], [{ rule: 'one-suit-with-honours', scope: 'hand' }]);
  const andBack = replaced(there, ['rules', b, 'excludes'], [{ rule: 'one-suit', scope: 'hand' }]);
  t.same(problemsOf(there), []);
  t.match(problemsOf(andBack), [{ code: 'excludes-cycle', cycle: ['one-suit-with-honours', 'one-suit', 'one-suit-with-honours'] }]);
  t.end();
});

t.test('what can be told without the way to count is told', (t) => {
  const found = problemsOf({ ...SIMPLE, counting: {}, rules: [{ ...(SIMPLE['rules'] as object[])[0], value: {}, when: 'whatever' }] });
  t.match(found, [{ code: 'one-unit', at: '/rules/0/value', expected: ['points', 'doublings', 'limit', 'fan'] }, { code: 'missing-field', at: '/counting', field: 'unit' }]);
  t.equal(found.length, 2);
  t.end();
});

t.test('what is no object is no rule set', (t) => {
  for (const json of [null, 7, 'hua-bao', [], true]) t.match(problemsOf(json), [{ code: 'wrong-type', at: '' }]);
  t.end();
});

t.test('all mistakes are found at once, but no more than anybody wants to read', (t) => {
  const fields = Object.fromEntries(Array.from({ length: 2_000 }, (_, i) => [`lable${i}`, i]));
  const found = problemsOf({ ...HUA_BAO, ...fields, kongs: 1 });
  t.equal(found.length, 501);
  t.match(found.at(-1), { code: 'more-problems', maximum: 500 });
  t.end();
});

t.test('of rules that all exclude one another a few circles are told', (t) => {
  const rules = HUA_BAO['rules'] as { id: string }[];
  const excludes = rules.map(({ id }) => ({ rule: id, scope: 'hand' }));
  const found = problemsOf({ ...HUA_BAO, rules: rules.map((rule) => ({ ...rule, excludes })) });
  t.ok(found.length > 1 && found.length <= 20, `${found.length} circles`);
  t.ok(found.every(({ code }) => code === 'excludes-cycle'));
  t.end();
});
