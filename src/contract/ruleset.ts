import { Type } from '@sinclair/typebox';
import type { TUnsafe } from '@sinclair/typebox';
import type { Labels } from '../engine/rules/types.ts';
import { about, nullable } from './kinds.ts';
import type { Shape } from './kinds.ts';

const labels = (what: string): TUnsafe<Labels> =>
  Type.Unsafe<Labels>({
    type: 'object',
    additionalProperties: { type: 'string' },
    description: `${what}, by language (BCP 47 primary tag); English is always there.`,
    examples: [{ en: 'Big three dragons', de: 'Drei große Drachen' }],
  });
const optionName = Type.String({ description: 'Name of an option that decides.' });

export const RuleWorth = Type.Object(
  {
    unit: Type.String({ description: 'points, doublings, limit (a share of the limit) or fan.' }),
    amount: nullable(Type.Number(), { description: 'How much; null when an option decides.' }),
    option: nullable(optionName, { description: 'The option that decides; null when the amount is fixed.' }),
  },
  { $id: 'RuleWorth', description: 'What a rule is worth.' },
);

export const RuleExclusion = Type.Object(
  {
    rule: Type.String({ description: 'Id of the rule that is not counted.' }),
    scope: Type.String({ description: '`hand`: not at all; `sets`: not for the same sets.' }),
  },
  { $id: 'RuleExclusion', description: 'A rule that is not counted beside another.' },
);

export const RuleDescription = Type.Object(
  {
    id: Type.String({ description: 'Id of the rule, unique in its set.' }),
    label: Type.String({ description: 'Name of the rule in the language of the answer.' }),
    labels: labels('Names of the rule'),
    value: RuleWorth,
    for: Type.String({ description: '`winner` or `everyone`.' }),
    per: Type.String({ description: '`each`: once for each set or tile that proves it; `once`: once in all.' }),
    definition: Type.String({ description: 'What it takes, one sentence that a player can check.' }),
    example: nullable(Type.String(), { description: 'Tiles that show it, as a line of a hand; null when tiles would tell nothing.' }),
    source: Type.String({ description: 'Where the rule is printed.' }),
    excludes: Type.Array(RuleExclusion, { description: 'What is not counted beside it.' }),
    enabledBy: nullable(optionName, { description: 'The list option that switches it on; null when it always counts.' }),
    enabled: Type.Boolean({ description: 'Whether it counts while all options have their defaults.' }),
  },
  { $id: 'RuleDescription', description: 'One rule of a set.' },
);

export const OptionRange = Type.Object(
  {
    min: Type.Optional(Type.Number({ description: 'The least number.' })),
    max: Type.Optional(Type.Number({ description: 'The greatest number.' })),
    nullable: Type.Optional(Type.Boolean({ description: 'Whether null is a value too.' })),
    values: Type.Optional(
      Type.Array(Type.Unsafe<string | number | boolean>({ type: ['string', 'number', 'boolean'] }), {
        description: 'Every possible value; of a list, every possible member.',
      }),
    ),
  },
  { $id: 'OptionRange', description: 'What an option accepts.' },
);

export const OptionDescription = Type.Object(
  {
    name: Type.String({ description: 'Name of the option.' }),
    type: Type.String({ description: '`boolean`, `integer`, `enum`, or `rules`: a list of ids of rules.' }),
    default: Type.Unsafe<unknown>({ description: 'The value in force when a request gives none.' }),
    range: OptionRange,
    meaning: Type.String({ description: 'What it means, one sentence.' }),
    onlyWith: Type.Optional(
      Type.Unsafe<unknown>({ type: 'object', additionalProperties: true, description: 'Options under which alone it has a meaning, with their values.' }),
    ),
  },
  { $id: 'OptionDescription', description: 'An option of a rule set.' },
);

export const RulesetDescription = Type.Object(
  {
    id: Type.String({ description: 'Id of the rule set.' }),
    edition: Type.String({ description: 'Its edition. It changes whenever an answer can change.' }),
    hash: Type.String({ description: 'Hash of its content.' }),
    label: Type.String({ description: 'Its name in the language of the answer.' }),
    labels: labels('Its names'),
    description: Type.String({ description: 'What it is, in the language of the answer.' }),
    source: Type.String({ description: 'Where its rules are printed.' }),
    unit: Type.String({ description: '`points` (and doublings) or `fan`.' }),
    options: Type.Array(OptionDescription, { description: 'Its options.' }),
    rules: Type.Array(RuleDescription, { description: 'Its rules.' }),
  },
  { $id: 'RulesetDescription', description: 'A rule set with all its options and rules.' },
);
export type RulesetDescription = Shape<typeof RulesetDescription>;

export const RulesetList = Type.Array(RulesetDescription, { $id: 'RulesetList', description: 'The rule sets that this service knows.' });
export type RulesetList = Shape<typeof RulesetList>;

export const OverlayProblem = Type.Object(
  {
    code: Type.String({ description: 'What kind of mistake it is.', examples: ['unknown-predicate'] }),
    at: Type.String({ description: 'JSON pointer into the overlay.', examples: ['/add/0/when'] }),
    message: Type.String({ description: 'What is wrong, one sentence.' }),
    hint: Type.String({ description: 'What to do about it, one sentence.' }),
  },
  { $id: 'OverlayProblem', additionalProperties: true, description: 'One mistake of an overlay.' },
);

export const OverlayCheck = Type.Object(
  {
    valid: Type.Boolean({ description: 'The overlay has no mistake.' }),
    ruleset: nullable(RulesetDescription, { description: 'The compiled set; null when there are mistakes.' }),
    problems: Type.Array(OverlayProblem, { description: 'Every mistake.' }),
  },
  { $id: 'OverlayCheck', description: 'The compiled set, or every mistake of the overlay.' },
);
export type OverlayCheck = Shape<typeof OverlayCheck>;

export const FieldChange = Type.Object(
  {
    field: Type.String({ description: 'Name of the field, below another one with a dot.', examples: ['counting.halfLimit'] }),
    before: Type.Unsafe<unknown>({ description: 'Its value in the first set; null where it is absent.' }),
    after: Type.Unsafe<unknown>({ description: 'Its value in the second set; null where it is absent.' }),
  },
  { $id: 'FieldChange', description: 'One field that is not the same in two rule sets.' },
);

export const MemberChange = Type.Object(
  {
    id: Type.String({ description: 'Id of the rule, or name of the option.' }),
    label: Type.String({ description: 'Name of the rule, or what the option means.' }),
    fields: Type.Array(FieldChange, { description: 'What differs, apart from names, examples and sources.' }),
  },
  { $id: 'MemberChange', description: 'A rule or an option that both sets have, but not alike.' },
);

export const RuleChanges = Type.Object(
  {
    added: Type.Array(RuleDescription, { description: 'Rules that only the second set has.' }),
    removed: Type.Array(RuleDescription, { description: 'Rules that only the first set has.' }),
    changed: Type.Array(MemberChange, { description: 'Rules that both sets have, but do not count alike.' }),
  },
  { $id: 'RuleChanges', description: 'How the rules of two sets differ.' },
);

export const OptionChanges = Type.Object(
  {
    added: Type.Array(OptionDescription, { description: 'Options that only the second set has.' }),
    removed: Type.Array(OptionDescription, { description: 'Options that only the first set has.' }),
    changed: Type.Array(MemberChange, { description: 'Options that both sets have, but not alike.' }),
  },
  { $id: 'OptionChanges', description: 'How the options of two sets differ.' },
);

export const RulesetName = Type.Object(
  {
    id: Type.String({ description: 'Id of the rule set.' }),
    edition: Type.String({ description: 'Its edition.' }),
    hash: Type.String({ description: 'Hash of its content.' }),
    label: Type.String({ description: 'Its name.' }),
  },
  { $id: 'RulesetName', description: 'Which rule set it is.' },
);

export const RulesetDiff = Type.Object(
  {
    before: about(RulesetName, 'The first set.'),
    after: about(RulesetName, 'The second set.'),
    same: Type.Boolean({ description: 'Nothing differs but perhaps names, wording and sources.' }),
    summary: Type.Array(Type.String(), { description: 'What is different for players, in whole sentences; what an option decides is told as it is by default.' }),
    rules: about(RuleChanges, 'How the rules differ.'),
    options: about(OptionChanges, 'How the options differ.'),
    settings: Type.Array(FieldChange, { description: 'Everything else: material, counting, settlement, play, penalties.' }),
  },
  { $id: 'RulesetDiff', description: 'What one must change in the first set to play by the second, rule by rule.' },
);
export type RulesetDiff = Shape<typeof RulesetDiff>;
