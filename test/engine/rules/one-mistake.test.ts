import t from 'tap';
import { compileRuleSet } from '../../../src/engine/rules/compile.ts';
import type { RuleSetProblem } from '../../../src/engine/rules/problem.ts';
import { HUA_BAO } from '../../../src/rulesets/hua-bao.ts';
import { pathsOf, pointerOf, replaced, valueAt } from '../../support/json-paths.ts';
import type { JsonPath } from '../../support/json-paths.ts';
import { knownSets } from '../../support/known-sets.ts';
import { CLUB_OVERLAY, HOUSE_HAND } from '../../support/sample-overlay.ts';

function problemsOf(overlay: unknown): readonly RuleSetProblem[] {
  const compiled = compileRuleSet(overlay, knownSets());
  return 'problems' in compiled ? compiled.problems : [];
}

const FAN_OVERLAY = {
  extends: 'mcr',
  counting: { minimum: 6, deadWaits: true, flowers: null, chickenHand: 'mcr.chicken-hand' },
  settlement: { scheme: 'base-and-discarder', base: 4 },
  options: { profile: 'online', falseHu: 20 },
  change: [{ id: 'mcr.all-pungs', value: { fan: 8 } }, { id: 'mcr.two-concealed-kongs', value: { fan: { option: 'twoConcealedKongs' } } }],
  add: [
    { ...HOUSE_HAND, value: { fan: 5 }, when: { any: ['fan.all-green', 'fan.seven-pairs'] }, excludes: [{ rule: 'mcr.all-types', scope: 'hand' }] },
    { ...HOUSE_HAND, id: 'no-dragons', value: { fan: 1 }, when: { not: 'fan.dragon-pung' } },
  ],
};

/** Last two letters swapped; small and capital letters exchanged. */
const swapped = (word: string): string => word.slice(0, -2) + word.slice(-1) + word.slice(-2, -1);

/** The same overlay with one mistake at a place, as people make them. */
function spoilt(overlay: object, path: JsonPath): readonly (readonly [what: string, overlay: unknown])[] {
  const key = path.at(-1)!;
  const present = valueAt(overlay, path);
  const without = typeof key === 'string' ? replaced(overlay, path, undefined) : undefined;
  const renamed = (name: string): unknown => replaced(without, [...path.slice(0, -1), name], present);
  return [
    ...(typeof key === 'string' ? ([['left out', without], ['in capitals', renamed(key.toUpperCase())]] as const) : []),
    ...(typeof key === 'string' && key.length > 2 ? ([['with a slip in its name', renamed(swapped(key))]] as const) : []),
    ...(typeof present === 'string' ? ([['with a slip', replaced(overlay, path, swapped(present))], ['written in capitals', replaced(overlay, path, present.toUpperCase())]] as const) : []),
    // An empty object lacks each field that has to be there: that is a mistake for each.
    ...[null, 7, -1, 0.5, 1e9, true, 'zzz', '', [], [[]]].map((value) => [`as ${JSON.stringify(value)}`, replaced(overlay, path, value)] as const),
  ];
}

for (const [name, overlay] of [['hua-bao', CLUB_OVERLAY], ['mcr', FAN_OVERLAY]] as const) {
  t.test(`one mistake anywhere in an overlay of ${name} is one problem`, (t) => {
    t.same(problemsOf(overlay), []);
    let mistakes = 0;
    for (const path of pathsOf(overlay)) {
      for (const [what, mutant] of spoilt(overlay, path)) {
        const problems = problemsOf(mutant);
        mistakes += problems.length;
        if (problems.length > 1) t.fail(`${pointerOf(path)} ${what}: ${JSON.stringify(problems)}`);
      }
    }
    t.ok(mistakes > 700, `${mistakes} mistakes`);
    t.end();
  });
}

const RULE = { id: 'own', label: { en: 'Own' }, value: { points: 1 }, when: 'dealer', for: 'everyone', per: 'once' };
const added = (rule: object): object => ({ extends: 'hua-bao', add: [{ ...RULE, ...rule }] });
const chain = (...excluded: readonly string[]): readonly object[] => excluded.map((rule) => ({ rule, scope: 'hand' }));

/** Mistakes with many consequences: what an overlay says, and the one thing that is wrong with it. */
const CASES: readonly (readonly [what: string, overlay: object, problem: object])[] = [
  ['a set that counts in another unit', { extends: 'hua-bao', counting: { unit: 'fan' } }, { code: 'unit-mismatch', at: '/counting/unit', found: 'fan', expected: ['points'] }],
  ['and says how', { extends: 'hua-bao', counting: { unit: 'fan', minimum: 8, halfLimit: 'nearest' } }, { code: 'unit-mismatch', at: '/counting/unit' }],
  ['a unit that there is not', { extends: 'hua-bao', counting: { unit: 'chips' } }, { code: 'unknown-word', at: '/counting/unit' }],
  ['no set to extend', { add: [RULE] }, { code: 'missing-field', at: '', field: 'extends' }],
  ['a set to extend by another name', { extend: 'hua-bao', add: [RULE] }, { code: 'unknown-field', at: '/extend', suggestion: 'extends' }],
  ['no set at all', {}, { code: 'missing-field', at: '', field: 'extends' }],
  ['a test of sets that count fans', added({ when: 'fan.full-flush' }), { code: 'predicate-mismatch', at: '/add/0/when', found: 'fan.full-flush', family: 'fan', expected: 'points' }],
  ['one that has a twin', added({ when: { all: ['dealer', { not: 'fan.big-three-dragons' }] } }), { code: 'predicate-mismatch', at: '/add/0/when/all/1/not', suggestion: 'big-three-dragons' }],
  ['a test of sets that count points', { extends: 'mcr', add: [{ ...RULE, value: { fan: 1 }, when: 'four-kongs' }] }, { code: 'predicate-mismatch', at: '/add/0/when', family: 'points', expected: 'fan', suggestion: 'fan.four-kongs' }],
  ['a test with a slip in it', added({ when: 'deeler' }), { code: 'unknown-predicate', suggestion: 'dealer' }],
  ['a unit with a slip in it', added({ value: { point: 1 } }), { code: 'unknown-field', at: '/add/0/value/point', suggestion: 'points' }],
  ['a unit that there is not at all', added({ value: { yen: 1 } }), { code: 'one-unit', at: '/add/0/value', found: [] }],
  ['a unit too many', added({ value: { points: 1, yen: 1 } }), { code: 'unknown-field', at: '/add/0/value/yen' }],
  ['a unit of another family besides', added({ value: { points: 1, fan: 1 } }), { code: 'one-unit', at: '/add/0/value', found: ['points', 'fan'] }],
  ['a way to combine with a slip in it', added({ when: { alll: ['dealer'] } }), { code: 'unknown-field', at: '/add/0/when/alll', suggestion: 'all' }],
  ['a way to combine that there is not', added({ when: { none: ['dealer'] } }), { code: 'one-condition', at: '/add/0/when' }],
  ['a negation with a slip in it', added({ when: { all: [{ nott: 'dealer' }] } }), { code: 'unknown-field', at: '/add/0/when/all/0/nott' }],
  ['a field of a change that there is not', { extends: 'hua-bao', change: { mahjong: { worth: 20 } } }, { code: 'unknown-field', at: '/change/mahjong/worth' }],
  ['English in capitals', added({ label: { EN: 'Own' } }), { code: 'id-malformed', at: '/add/0/label/EN' }],
  ['rules that stand in no list', { extends: 'hua-bao', options: { extras: ['own'] }, add: { own: RULE } }, { code: 'wrong-type', at: '/add' }],
  ['rules under another name', { extends: 'hua-bao', options: { extras: ['own'] }, rules: [{ ...RULE, enabledBy: 'extras' }] }, { code: 'unknown-field', at: '/rules' }],
  ['a rule without an id', { extends: 'hua-bao', options: { extras: ['own'] }, add: [{ ...RULE, id: undefined, enabledBy: 'extras' }] }, { code: 'wrong-type', at: '/add/0/id' }],
  ['an id in capitals', { extends: 'hua-bao', add: [{ ...RULE, id: 'Own' }, { ...RULE, id: 'other', excludes: chain('own') }] }, { code: 'id-malformed', at: '/add/0/id' }],
  ['a rule switched by an option with a slip in it', { extends: 'hua-bao', options: { extras: ['own'] }, add: [{ ...RULE, enabledBy: 'extra' }] }, { code: 'unknown-option', at: '/add/0/enabledBy', suggestion: 'extras' }],
  ['a rule in a list that does not switch it', { extends: 'hua-bao', options: { extras: ['own'] }, add: [RULE] }, { code: 'unknown-rule', at: '/options/extras/0' }],
  ['a second rule of one id, which was switched', added({ id: 'self-drawn' }), { code: 'duplicate', at: '/add/0/id' }],
  ['the limit taken away', { extends: 'hua-bao', counting: { limit: null, limitHandValue: null } }, { code: 'limit-needed', at: '/counting' }],
  ['two rules that exclude each other', { extends: 'hua-bao', add: [{ ...RULE, excludes: chain('two') }, { ...RULE, id: 'two', excludes: chain('own') }] }, { code: 'excludes-cycle', at: '/add/0/excludes' }],
  [
    'one exclusion that closes two circles',
    { extends: 'hua-bao', add: [{ ...RULE, id: 'a', excludes: chain('b') }, { ...RULE, id: 'b', excludes: chain('c', 'd') }, { ...RULE, id: 'c', excludes: chain('a') }, { ...RULE, id: 'd', excludes: chain('a') }] },
    { code: 'excludes-cycle', at: '/add/0/excludes' },
  ],
  ['a base that is no name', { extends: null, add: [RULE] }, { code: 'wrong-type', at: '/extends', found: 'null' }],
];

for (const [what, overlay, problem] of CASES) {
  t.test(`${what}: one problem`, (t) => {
    const problems = problemsOf(overlay);
    t.match(problems, [problem], JSON.stringify(problems));
    t.equal(problems.length, 1, JSON.stringify(problems));
    t.end();
  });
}

t.test('mistakes that have nothing to do with one another are told each', (t) => {
  const overlay = {
    extends: 'hua-bao',
    counting: { unit: 'fan', halfLimit: 'up' },
    add: [
      { ...RULE, lable: RULE.label, note: 'mine', value: { yen: 1 } },
      { ...RULE, id: 'x', excludes: chain('y') },
      { ...RULE, id: 'y', excludes: chain('x', 'z') },
      { ...RULE, id: 'z', excludes: chain('z') },
    ],
  };
  t.same(problemsOf(overlay).map(({ code, at }) => `${code} ${at}`), [
    'unit-mismatch /counting/unit',
    'unknown-field /add/0/lable',
    'unknown-field /add/0/note',
    'one-unit /add/0/value',
    'unknown-word /counting/halfLimit',
    'excludes-cycle /add/1/excludes',
    'excludes-cycle /add/3/excludes',
  ]);
  t.end();
});

t.test('a circle is put down to the overlay that closes it, wherever it begins', (t) => {
  const first = HUA_BAO.rules[0]!.id;
  const base = { ...HUA_BAO, id: 'base', rules: HUA_BAO.rules.map((rule) => (rule.id === first ? { ...rule, excludes: [{ rule: 'mahjong', scope: 'hand' }] } : rule)) };
  const overlay = { extends: 'base', change: { mahjong: { excludes: chain(first) } } };
  const compiled = compileRuleSet(overlay, { ids: ['base'], find: () => base as typeof HUA_BAO });
  t.match(compiled, { problems: [{ code: 'excludes-cycle', at: '/change/mahjong/excludes' }] });
  t.end();
});
