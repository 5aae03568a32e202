import { Type } from '@sinclair/typebox';
import type { TSchema, TString, TUnsafe } from '@sinclair/typebox';
import type { Labels } from '../engine/rules/types.ts';
import { EXCLUSION_SCOPES } from '../engine/rules/vocabulary.ts';
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
const texts = (what: string): TUnsafe<Labels> =>
  Type.Unsafe<Labels>({
    type: 'object',
    additionalProperties: { type: 'string' },
    description: `${what}, by language (BCP 47 primary tag); English is always there and may stand alone.`,
  });
const langOf = (what: string): TString => Type.String({ description: `Language of the ${what}: the one asked for, or \`en\` where there is none in it.`, examples: ['en'] });
/** Data of a set as an overlay writes it. */
const asWritten = (what: string): TUnsafe<object> =>
  Type.Unsafe<object>({ type: 'object', additionalProperties: true, description: `${what}, with the fields that an overlay writes; \`{ "option": name }\` where an option decides.` });

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
    scope: Type.String({ description: '`hand`: not at all; `sets`: not for the sets or tiles that this rule uses; `one`: one time less.', examples: [...EXCLUSION_SCOPES] }),
    form: nullable(Type.String(), { description: 'Only in hands of this form; null: in all.' }),
    unless: nullable(optionName, { description: 'The boolean option that, while it is on, lets both count; null when none does.' }),
    enabled: Type.Boolean({ description: 'Whether it is in force while all options have their defaults.' }),
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
    definitions: texts('The definition'),
    lang: langOf('definition'),
    example: nullable(Type.String(), { description: 'Tiles that show it, as a line of a hand; null when tiles would tell nothing.' }),
    source: Type.String({ description: 'Where the rule is printed.' }),
    excludes: Type.Array(RuleExclusion, { description: 'What is not counted beside it.' }),
    enabledBy: nullable(optionName, { description: 'The list option that switches it on; null when it always counts.' }),
    enabled: Type.Boolean({ description: 'Whether it counts while all options have their defaults.' }),
    form: nullable(Type.String(), { description: 'The form other than four sets and a pair that wins while the rule counts; null for none.' }),
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
    label: Type.String({ description: 'What it is called, a word or two, in the language of the answer.' }),
    labels: labels('What it is called'),
    type: Type.String({ description: '`boolean`, `integer`, `enum`, or `rules`: a list of ids of rules.' }),
    default: Type.Unsafe<unknown>({ description: 'The value in force when a request gives none.' }),
    range: OptionRange,
    meaning: Type.String({ description: 'What it means, one sentence.' }),
    meanings: texts('The meaning'),
    lang: langOf('meaning'),
    source: nullable(Type.String(), { description: 'Where what it decides is printed or agreed; null where the set does not say.' }),
    onlyWith: Type.Optional(
      Type.Unsafe<unknown>({ type: 'object', additionalProperties: true, description: 'Options under which alone it has a meaning, with their values.' }),
    ),
  },
  { $id: 'OptionDescription', description: 'An option of a rule set.' },
);

export const PenaltyDescription = Type.Object(
  {
    id: Type.String({ description: 'Id of the penalty, as an entry of a game names it.' }),
    label: Type.String({ description: 'Name of the penalty in the language of the answer.' }),
    labels: labels('Names of the penalty'),
    definition: Type.String({ description: 'What it is for, one sentence.' }),
    definitions: texts('The definition'),
    lang: langOf('definition'),
    source: Type.String({ description: 'Where it is printed.' }),
    amount: nullable(Type.Number(), { description: 'What it costs; null when an option decides, or when it is a way to pay.' }),
    option: nullable(optionName, { description: 'The option that decides what it costs; null when none does.' }),
    to: nullable(Type.String(), { description: 'Who gets it: `all-opponents-share`, `each-opponent` or `one-opponent`; null when it is a way to pay.' }),
  },
  { $id: 'PenaltyDescription', description: 'A penalty of a rule set.' },
);

const seconds = (what: string): TSchema & { static: number | null } => nullable(Type.Integer(), { description: `Seconds ${what}; null for no limit.` });
export const TimeLimits = Type.Object(
  {
    firstDiscard: seconds("for East's first discard"),
    claim: seconds('to claim a discard for a pung or kong'),
    turn: seconds('to draw, to decide and to discard'),
  },
  { $id: 'TimeLimits', description: 'How long a player may take. The service tells it and measures nothing.' },
);

export const RulesetDescription = Type.Object(
  {
    id: Type.String({ description: 'Id of the rule set.' }),
    edition: Type.String({ description: 'Its edition. It changes whenever an answer can change.' }),
    hash: Type.String({ description: 'Hash of its content.' }),
    label: Type.String({ description: 'Its name in the language of the answer.' }),
    labels: labels('Its names'),
    description: Type.String({ description: 'What it is, in the language of the answer.' }),
    descriptions: texts('What it is'),
    lang: langOf('description'),
    source: Type.String({ description: 'Where its rules are printed.' }),
    unit: Type.String({ description: '`points` (and doublings) or `fan`.' }),
    players: Type.Integer({ description: 'How many players there are while all options have their defaults.' }),
    bonusTiles: Type.Boolean({ description: 'Whether flowers and seasons are used while all options have their defaults.' }),
    kongs: Type.Boolean({ description: 'Whether kongs may be declared.' }),
    forms: Type.Array(Type.String(), { description: 'Forms that always win besides four sets and a pair; a rule with a `form` adds one while it counts.' }),
    minimum: nullable(Type.Integer(), { description: 'The least that a hand must count to win, flowers apart; null when every complete hand wins.' }),
    limit: nullable(Type.Integer(), { description: 'The most that a hand counts while all options have their defaults; null for no limit.' }),
    counting: asWritten('How what counts becomes a score'),
    settlement: asWritten('Who pays whom'),
    dealer: Type.String({ description: 'Turn of the deal while all options have their defaults: East `stays` after winning and after a deal that nobody won, or the deal always `passes`.' }),
    rounds: nullable(Type.Integer(), { description: 'Rounds of a match while all options have their defaults; null: as many as one likes.' }),
    times: nullable(TimeLimits, { description: 'Time limits of play; null for none.' }),
    play: asWritten('The play at the table: wall, turn of the deal, length of the match'),
    options: Type.Array(OptionDescription, { description: 'Its options.' }),
    rules: Type.Array(RuleDescription, { description: 'Its rules.' }),
    penalties: Type.Array(PenaltyDescription, { description: 'Its penalties.' }),
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
    label: Type.String({ description: 'Name of the rule, or what the option is called.' }),
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
