import { Ajv2020 } from 'ajv/dist/2020.js';
import fc from 'fast-check';
import t from 'tap';
import { overlaySchema } from '../../src/app/generated/overlay-schema.ts';
import { Overlay } from '../../src/contract/overlay.ts';
import { RULE_SET_BOUNDS } from '../../src/engine/rules/bounds.ts';
import { compileRuleSet } from '../../src/engine/rules/compile.ts';
import { BUILT_IN } from '../../src/rulesets/index.ts';
import { pathsOf, pointerOf, replaced, valueAt } from '../support/json-paths.ts';
import type { JsonPath } from '../support/json-paths.ts';
import { knownSets } from '../support/known-sets.ts';
import { holds } from '../support/property.ts';
import { CLUB_OVERLAY, HOUSE_HAND } from '../support/sample-overlay.ts';

const ajv = new Ajv2020({ allErrors: true, strict: true, allowUnionTypes: true, strictTypes: false, strictRequired: false });
const fits = ajv.compile(overlaySchema(BUILT_IN));
/** The same without what is known of the built-in sets, as requests are documented. */
const hasShape = new Ajv2020({ strict: false }).compile(JSON.parse(JSON.stringify(Overlay).replaceAll(/"\$id":"[^"]*",?/g, '')) as object);

/** An overlay of the competition rules. */
const FAN_OVERLAY = {
  extends: 'mcr',
  id: 'club-mcr',
  options: { profile: 'online', deadWaits: false, falseHu: 20 },
  drop: ['mcr.chicken-hand'],
  counting: { minimum: 6, deadWaits: true, knittedSingleWaits: { option: 'knittedWait' }, knittedChowWaits: false, hogsOfHonours: true, flowers: null },
  play: { robLastTile: true },
  settlement: { scheme: 'base-and-discarder', base: 4 },
  change: [{ id: 'mcr.all-pungs', value: { fan: 8 } }, { id: 'mcr.two-concealed-kongs', value: { fan: { option: 'twoConcealedKongs' } } }],
  add: [
    { ...HOUSE_HAND, value: { fan: 5 }, when: { any: ['fan.all-green', 'fan.seven-pairs'] }, excludes: [{ rule: 'mcr.all-types', scope: 'hand' }] },
    { ...HOUSE_HAND, id: 'no-dragons', per: 'each', value: { fan: 1 }, when: { not: 'fan.dragon-pung' } },
  ],
};
const OVERLAYS: readonly object[] = [
  CLUB_OVERLAY,
  FAN_OVERLAY,
  { extends: 'simple', players: 3, options: { honourBonus: true, length: 'two-rounds' }, settlement: { scheme: 'none' }, play: { dealer: 'always-passes', robConcealedKong: true } },
  { $schema: '../overlay.schema.json', extends: 'dmjl', label: { en: 'Us' }, description: { de: 'Wir' }, counting: { foulHands: null, limit: { option: 'limit' } }, settlement: { scheme: 'winner-and-differences', afterPaysForAll: 'others-settle' } },
  { extends: 'club', drop: ['no-such-rule-here'].slice(1), players: { option: 'players' } },
  { extends: 'hua-bao', change: { mahjong: { when: 'winner' } }, add: [{ id: 'own', label: { en: 'Own' }, value: { points: 1 }, when: 'dealer', for: 'everyone', per: 'once' }] },
];

function compiles(overlay: unknown): boolean {
  return 'set' in compileRuleSet(overlay, knownSets({ club: { extends: 'simple' } }));
}

t.test('the schema is one of JSON Schema 2020-12', (t) => {
  const schema = overlaySchema(BUILT_IN);
  t.ok(ajv.validateSchema(schema), JSON.stringify(ajv.errors));
  t.match(schema, { $schema: 'https://json-schema.org/draft/2020-12/schema', $id: String, title: String });
  t.end();
});

t.test('overlays that use everything fit the schema and compile', (t) => {
  for (const overlay of OVERLAYS) {
    t.ok(fits(overlay), JSON.stringify(fits.errors));
    t.ok(hasShape(overlay), JSON.stringify(hasShape.errors));
    t.ok(compiles(overlay), JSON.stringify(compileRuleSet(overlay, knownSets({ club: { extends: 'simple' } }))));
  }
  t.end();
});

/** Values to put where others stand: of each type, at the bounds and beyond, words that are known in other places. */
const values = fc.oneof(
  fc.constantFrom(null, true, false, 0, 1, 2, 3, 4, 5, 20, 21, 100, 300, 500, 1_000, 100_000, 100_001, 1_000_000, 1_000_001, -1, 0.5, 0.001),
  fc.constantFrom('', 'x', 'limit', 'extras', 'mahjong', 'self-drawn', 'mcr.all-types', 'winner', 'each', 'hand', 'dealer', 'fan.all-green', 'seven-pairs', 'exposed', 'nearest', 'two-throws', 'A b', 'x'.repeat(65), 'x'.repeat(201), 'x'.repeat(2_001)),
  fc.constantFrom({}, [], { option: 'limit' }, { option: 'bonusTiles' }, { option: 'players' }, { option: 1 }, { en: 'x' }, { de: 'x' }, { German: 'x' }, { not: 'dealer' }, { all: [] }, { all: ['dealer'] }, { any: ['x'] }, { points: 1 }, { doublings: 1 }, { limit: 0.5 }, { fan: 1 }, { points: 1, fan: 1 }, ['mahjong'], ['mahjong', 'mahjong'], ['nine-gates'], ['x'], [1], HOUSE_HAND, [HOUSE_HAND], { mahjong: { value: { points: 1 } } }, [{ id: 'mahjong' }]),
);
const names = fc.constantFrom('x', 'en', 'de', 'id', 'label', 'value', 'when', 'excludes', 'enabledBy', 'form', 'unless', 'option', 'all', 'not', 'points', 'amount', 'to', 'base', 'unit', 'limit', 'minimum', 'losers', 'rounds', 'mahjong', 'bonusTiles', 'mahjongBonus', '__proto__', 'toString', '$schema');

/** A known overlay with some places changed, taken out or added to. */
const mutated = fc.record({
  overlay: fc.constantFrom(...OVERLAYS),
  steps: fc.array(fc.record({ place: fc.nat(), value: fc.oneof({ weight: 2, arbitrary: fc.constant(undefined) }, values), name: fc.option(names, { nil: undefined, freq: 1 }) }), { minLength: 1, maxLength: 2 }),
}).map(({ overlay, steps }) =>
  steps.reduce<unknown>((mutant, { place, value, name }) => {
    const paths = [[], ...pathsOf(mutant)] as readonly JsonPath[];
    const path = paths[place % paths.length]!;
    const there = valueAt(mutant, path);
    if (name !== undefined && typeof there === 'object' && there !== null && !Array.isArray(there)) return replaced(mutant, [...path, name], value);
    return path.length === 0 ? mutant : replaced(mutant, path, value);
  }, overlay),
);

t.test('whatever the compiler accepts fits the schema', (t) => {
  let accepted = 0;
  holds(
    t,
    fc.property(mutated, (overlay) => {
      if (!compiles(overlay)) return;
      accepted++;
      if (!fits(overlay)) throw new Error(`${JSON.stringify(overlay)}: ${JSON.stringify(fits.errors)}`);
      if (!hasShape(overlay)) throw new Error(`${JSON.stringify(overlay)}: ${JSON.stringify(hasShape.errors)}`);
    }),
    1_500,
  );
  t.ok(accepted > 200, `${accepted} were accepted`);
  t.end();
});

t.test('what has the wrong shape anywhere is refused by the schema and by the compiler', (t) => {
  let refused = 0;
  const spoil = (overlay: object, path: JsonPath, by: unknown): void => {
    const mutant = replaced(overlay, path, by);
    t.notOk(fits(mutant), `the schema at ${pointerOf(path)}`);
    t.notOk(compiles(mutant), `the compiler at ${pointerOf(path)}`);
    refused++;
  };
  for (const overlay of OVERLAYS) {
    for (const path of pathsOf(overlay)) {
      const present = valueAt(overlay, path);
      spoil(overlay, path, Array.isArray(present) ? { x: 1 } : [[]]);
      if (typeof present === 'string') spoil(overlay, path, 'x'.repeat(RULE_SET_BOUNDS.sentence + 1));
      if (typeof present === 'number') spoil(overlay, path, 1e9);
      if (typeof present === 'object' && present !== null && !Array.isArray(present)) spoil(overlay, [...path, 'unheardOf'], 1);
    }
  }
  for (const field of Object.keys(HOUSE_HAND).filter((name) => !['definition', 'definitions', 'example', 'source'].includes(name))) spoil({ extends: 'hua-bao', add: [HOUSE_HAND] }, ['add', 0, field], undefined);
  t.ok(refused > 250, `${refused} overlays`);
  t.end();
});

t.test('of a built-in set the schema knows the rules, the options and their ranges', (t) => {
  const wrong = [
    { extends: 'hua-bao', drop: ['nine-gate'] },
    { extends: 'hua-bao', change: { mahjon: {} } },
    { extends: 'hua-bao', change: [{ id: 'mahjon' }] },
    { extends: 'hua-bao', options: { limits: 300 } },
    { extends: 'hua-bao', options: { limit: 99 } },
    { extends: 'hua-bao', options: { mahjongBonus: null } },
    { extends: 'hua-bao', options: { foulHands: 'ignore' } },
    { extends: 'hua-bao', options: { extras: 'self-drawn' } },
    { extends: 'hua-bao', add: [{ ...HOUSE_HAND, enabledBy: 'limit' }] },
    { extends: 'mcr', options: { limit: 300 } },
  ];
  for (const overlay of wrong) {
    t.notOk(fits(overlay), JSON.stringify(overlay));
    t.notOk(compiles(overlay), JSON.stringify(overlay));
  }
  t.end();
});
