import { Type } from '@sinclair/typebox';
import type { TSchema } from '@sinclair/typebox';
import { predicateNames } from '../engine/predicates/registry.ts';
import { LANGUAGE_PATTERN, OPTION_NAME_PATTERN, RULE_ID_PATTERN, RULE_SET_BOUNDS, WORTH_BOUNDS } from '../engine/rules/bounds.ts';
import { EXCLUSION_SCOPES, RULE_FOR, RULE_PER, SPECIAL_FORMS } from '../engine/rules/vocabulary.ts';
import { about, wordOf } from './kinds.ts';
import type { Notes } from './kinds.ts';

const strict = { additionalProperties: false };

/** A text of bounded length. */
export function textOf(longest: number, notes: Notes, pattern?: string): TSchema {
  return Type.String({ minLength: 1, maxLength: longest, ...(pattern === undefined ? {} : { pattern }), ...notes });
}

const labels = (longest: number, notes: Notes): TSchema =>
  Type.Unsafe({
    type: 'object',
    properties: { en: textOf(longest, { description: 'In English.' }) },
    propertyNames: { pattern: LANGUAGE_PATTERN },
    additionalProperties: { type: 'string', minLength: 1, maxLength: longest },
    maxProperties: RULE_SET_BOUNDS.languages,
    ...notes,
  });

/** Names by language; an overlay gives those that it adds or changes. */
export const Names = labels(RULE_SET_BOUNDS.label, {
  $id: 'Names',
  description: 'Names by language (ISO 639 code). Those given go before those of the set that is extended.',
  examples: [{ en: 'Dragon lake', de: 'Drachensee' }],
});
export const Sentences = labels(RULE_SET_BOUNDS.sentence, { description: 'What the set is, in a sentence, by language (ISO 639 code).' });
/** A sentence in other languages than English, which stands beside it. */
export const Translations = Type.Unsafe({
  $id: 'Translations',
  type: 'object',
  propertyNames: { pattern: LANGUAGE_PATTERN, not: { const: 'en' } },
  additionalProperties: { type: 'string', minLength: 1, maxLength: RULE_SET_BOUNDS.sentence },
  maxProperties: RULE_SET_BOUNDS.languages,
  description: 'The definition in other languages (ISO 639 code) than English.',
  examples: [{ de: 'Nur grüne Steine.' }],
});
/** Names of something new: there has to be an English one. */
const AllNames = Type.Unsafe({
  ...labels(RULE_SET_BOUNDS.label, {
    $id: 'AllNames',
    description: 'Names by language (ISO 639 code); English is always there.',
    examples: [{ en: 'Dragon lake', de: 'Drachensee' }],
  }),
  required: ['en'],
});

/** Names the option that decides something. */
export const OptionChoice = Type.Object(
  { option: textOf(RULE_SET_BOUNDS.id, { description: 'Name of the option.' }, OPTION_NAME_PATTERN) },
  { $id: 'OptionChoice', ...strict, description: 'An option of the set decides.' },
);

/** A whole number, or the option that holds it. */
export function amountOf(minimum: number, maximum: number, description: string): TSchema {
  return Type.Union([Type.Integer({ minimum, maximum }), OptionChoice], { description });
}

/** A fixed switch, or the boolean option that decides. */
export function switchOf(description: string): TSchema {
  return Type.Union([Type.Boolean(), OptionChoice], { description });
}

export const RuleId = textOf(RULE_SET_BOUNDS.id, { $id: 'RuleId', description: 'Id of a rule: small letters, digits and hyphens.', examples: ['dragon-lake'] }, RULE_ID_PATTERN);

/** A form other than four sets and a pair. */
export const SpecialForm = wordOf(SPECIAL_FORMS, { $id: 'SpecialForm', description: 'A form of a winning hand other than four sets and a pair.' });

const Predicate = wordOf([...predicateNames('points'), ...predicateNames('fan')], {
  $id: 'Predicate',
  description:
    'A test of a hand. It gives the sets or tiles that prove it. Those whose names begin with `fan.` are for sets that count fans, the others for sets that count points.',
});

const Condition = Type.Union(
  [
    Predicate,
    Type.Object(
      {
        all: Type.Array(Type.Union([Predicate, Type.Object({ not: Predicate }, { ...strict, description: 'The test must fail.' })]), {
          minItems: 1,
          maxItems: RULE_SET_BOUNDS.list,
          description:
            'All of these. With `per: each` a set or bonus tile counts if each of these that names such names it, and none with `not` does; tests of the whole hand or the win hold or not. With `per: once` each holds by itself.',
        }),
      },
      strict,
    ),
    Type.Object({ any: Type.Array(Predicate, { minItems: 1, maxItems: RULE_SET_BOUNDS.list, description: 'One of these. With `per: each` every set or bonus tile that one of them names counts; with `per: once` the first that holds is the proof.' }) }, strict),
    Type.Object({ not: about(Predicate, 'A test that must fail.') }, strict),
  ],
  { $id: 'Condition', description: 'When the rule counts: the name of a test, or one level of `all`, `any` or `not` over names.' },
);

const Worth = Type.Union(
  [
    Type.Object({ points: amountOf(0, WORTH_BOUNDS.points, 'Points, before they are doubled.') }, strict),
    Type.Object({ doublings: amountOf(0, WORTH_BOUNDS.doublings, 'How often the points are doubled.') }, strict),
    Type.Object({ limit: Type.Number({ minimum: 0.01, maximum: WORTH_BOUNDS.limit, description: 'A share of the limit: 1, or 0.5 for half of it.' }) }, strict),
    Type.Object({ fan: amountOf(0, WORTH_BOUNDS.fan, 'Fans; in sets that count fans only.') }, strict),
  ],
  { $id: 'Worth', description: 'What the rule is worth, in exactly one unit.', examples: [{ doublings: 1 }] },
);

const Exclusions = Type.Array(
  Type.Object(
    {
      rule: about(RuleId, 'Id of the rule that is not counted.'),
      scope: wordOf(EXCLUSION_SCOPES, {
        description: '`hand`: not at all; `sets`: not for the sets or tiles that this rule uses; `one`: one time less.',
      }),
      unless: Type.Optional(textOf(RULE_SET_BOUNDS.id, { description: 'A boolean option that, while it is on, lets both count.' })),
      form: Type.Optional(about(SpecialForm, 'Only in hands of this form.')),
    },
    strict,
  ),
  { $id: 'Exclusions', maxItems: RULE_SET_BOUNDS.list, description: 'Rules that are not counted beside this one.' },
);

const RULE = {
  value: Worth,
  when: Condition,
  for: wordOf(RULE_FOR, { description: 'Whether only the winner counts it, or every player.' }),
  per: wordOf(RULE_PER, { description: '`each`: once for each set, tile or combination that proves it; `once`: once in all.' }),
};
const TEXTS = {
  definition: Type.Optional(textOf(RULE_SET_BOUNDS.sentence, { description: 'What it takes, in a sentence that a player can check at the table; in English. Without it the meaning of the test is given.' })),
  source: Type.Optional(textOf(RULE_SET_BOUNDS.sentence, { description: 'Where it is printed or agreed. Without it the name of the overlay is given.', examples: ['House rules of the club, 2026'] })),
};
const enabledBy = textOf(
  RULE_SET_BOUNDS.id,
  { description: 'The list option that has to name this rule (such as `extras`, `specialHands`), or the boolean option that has to be on, before it counts. Without it the rule always counts.' },
);
const example = textOf(
  RULE_SET_BOUNDS.label,
  {
    description: "Tiles that show it, as a line of a hand with blanks between sets: a whole hand, or no more than matters. They are drawn on the rule card.",
    examples: ['123s 345s 567s 789s CC'],
  },
);
const form = about(SpecialForm, 'While the rule counts, hands of this form may win.');
const removable = (schema: TSchema): TSchema =>
  Type.Optional(Type.Union([schema, Type.Null({ description: 'Takes it away.' })], { description: `${String(schema.description)} Null takes it away.` }));

export const NewRule = Type.Object(
  {
    id: about(RuleId, 'Id of the new rule, unlike all others in the set: small letters, digits and hyphens.'),
    label: AllNames,
    ...RULE,
    ...TEXTS,
    definitions: Type.Optional(Translations),
    example: Type.Optional(example),
    excludes: Type.Optional(Exclusions),
    enabledBy: Type.Optional(enabledBy),
    form: Type.Optional(form),
  },
  { $id: 'NewRule', ...strict, description: 'A rule of your own.' },
);

const CHANGED = {
  label: Type.Optional(Names),
  ...Object.fromEntries(Object.entries(RULE).map(([field, schema]) => [field, Type.Optional(schema)])),
  ...TEXTS,
  definitions: removable(Translations),
  example: removable(example),
  excludes: removable(Exclusions),
  enabledBy: removable(enabledBy),
  form: removable(form),
};

export const RuleChange = Type.Object(CHANGED, { $id: 'RuleChange', ...strict, description: 'The fields of a rule that are different; the others stay as they are.' });
export const ListedChange = Type.Object(
  { id: about(RuleId, 'Id of the rule that changes.'), ...CHANGED },
  { $id: 'ListedChange', ...strict, description: 'A rule by its id, with the fields that are different.' },
);
