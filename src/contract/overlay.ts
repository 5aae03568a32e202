import { Type } from '@sinclair/typebox';
import type { TSchema } from '@sinclair/typebox';
import { RULE_SET_BOUNDS, SET_ID_PATTERN, WORTH_BOUNDS } from '../engine/rules/bounds.ts';
import {
  AFTER_PAYS_FOR_ALL,
  CLAIMED_KONGS,
  CLAIMED_SETS,
  COUNTING_UNITS,
  DEALERS,
  DISCARDS,
  HALF_LIMITS,
  LOSERS,
  MUDDLED,
  PENALTY_PAYEES,
  SEAT_DRAWS,
  STANDARD_TILES,
  WALLS,
} from '../engine/rules/vocabulary.ts';
import { about, nullable, wordOf } from './kinds.ts';
import { ListedChange, Names, NewRule, OptionChoice, RuleChange, RuleId, Sentences, SpecialForm, Translations, amountOf, switchOf, textOf } from './overlay-rule.ts';

const strict = { additionalProperties: false };
const decidedBy = (what: string): TSchema => Type.Optional(nullable(OptionChoice, { description: what }));

/** What a set may be silent about. */
const silent = (schema: TSchema): TSchema => Type.Optional(nullable(schema, { description: `${String(schema.description)} Null: nothing is said of it.` }));

const Counting = Type.Object(
  {
    unit: Type.Optional(wordOf(COUNTING_UNITS, { description: 'How the set counts. It is that of the set that is extended.' })),
    losers: Type.Optional(wordOf(LOSERS, { description: 'Points: whether players who did not win count their hands, or score 0.' })),
    limit: decidedBy('Points: the option that holds the limit; null for a set without one.'),
    limitHandValue: decidedBy('Points: the option that holds what a limit hand scores while there is no limit; null for none.'),
    halfLimit: Type.Optional(wordOf(HALF_LIMITS, { description: 'Points: how half the limit is rounded.' })),
    claimedKongs: Type.Optional(
      wordOf(CLAIMED_KONGS, { description: 'Points: whether a kong of three in hand and a discard is concealed for doublings and limit hands; for points it never is.' }),
    ),
    foulHands: decidedBy('Points: the option (`reject` or `score-zero`) for hands of wrong size; null: such a deal is refused.'),
    minimum: Type.Optional(Type.Integer({ minimum: 0, maximum: WORTH_BOUNDS.fan, description: 'Fans: the least count that wins, flowers apart.' })),
    flowers: Type.Optional(nullable(RuleId, { description: 'Fans: the rule that counts each bonus tile; null for none.' })),
    chickenHand: Type.Optional(nullable(RuleId, { description: 'Fans: the rule that counts when nothing else does; null for none.' })),
    deadWaits: Type.Optional(switchOf('Fans: whether a kind of which the player holds all four counts as a wait.')),
    knittedWaits: Type.Optional(switchOf('Fans: whether wait fans count for a tile that is of the knitted straight too.')),
    knittedSingleWaits: Type.Optional(switchOf('Fans: whether of them the single wait counts for such a tile.')),
    knittedChowWaits: Type.Optional(switchOf('Fans: whether edge and closed wait count beside a knitted straight for a tile that is not of it.')),
    hogsOfHonours: Type.Optional(switchOf('Fans: whether four honours alike that are no kong are a tile hog.')),
  },
  { ...strict, description: 'What is different in how rules become a score.' },
);

const Settlement = Type.Union(
  [
    Type.Object(
      {
        scheme: Type.Literal('winner-and-differences', { description: 'The winner is paid by each; the others settle their differences; amounts are doubled where East is a party.' }),
        afterPaysForAll: wordOf(AFTER_PAYS_FOR_ALL, { description: "Whether the others settle with one another when one player paid everybody's share to the winner." }),
      },
      strict,
    ),
    Type.Object(
      {
        scheme: Type.Literal('base-and-discarder', { description: 'Each pays the base; the discarder, or after a self-draw everybody, pays the score too.' }),
        base: Type.Integer({ minimum: 0, maximum: WORTH_BOUNDS.amount, description: 'What each pays whatever the hand.' }),
      },
      strict,
    ),
    Type.Object({ scheme: Type.Literal('none', { description: 'Nothing is paid, scores are added up.' }) }, strict),
  ],
  { description: 'Who pays whom, as a whole.' },
);

const Play = Type.Object(
  {
    seats: Type.Optional(wordOf(SEAT_DRAWS, { description: 'How the seats are drawn: from the player that the oldest counts to with two dice; by lot.' })),
    wall: Type.Optional(wordOf(WALLS, { description: 'How the wall is broken: one throw in the dealer\'s wall; two throws, with loose tiles laid on it; two throws.' })),
    deadWall: Type.Optional(Type.Integer({ minimum: 0, maximum: 136, description: 'Tiles at the end of the wall that are never drawn.' })),
    robConcealedKong: Type.Optional(switchOf('Whether thirteen orphans may rob a concealed kong.')),
    robLastTile: Type.Optional(switchOf('Whether a kong can be robbed that is made with the last tile of the wall.')),
    dealer: Type.Optional(Type.Union([wordOf(DEALERS, { description: 'Always so.' }), OptionChoice], { description: 'When the deal passes on.' })),
    rounds: Type.Optional(Type.Union([Type.Integer({ minimum: 1, maximum: 100 }), OptionChoice], { description: 'How many rounds a match has.' })),
    seatsChange: Type.Optional(Type.Boolean({ description: 'Whether players change seats after each round by the competition rules.' })),
    discards: silent(wordOf(DISCARDS, { description: 'How discards are laid.' })),
    claimedSets: silent(wordOf(CLAIMED_SETS, { description: 'On which side of a player claimed sets lie.' })),
    muddled: silent(wordOf(MUDDLED, { description: 'What is done when tiles are muddled.' })),
    standardTiles: silent(Type.Unsafe({ type: 'integer', enum: [...STANDARD_TILES], description: 'Tiles that the rules in print play with.' })),
  },
  { ...strict, description: 'What is different at the table: wall, dealer, rounds.' },
);

const Penalties = Type.Array(
  Type.Object(
    {
      id: about(RuleId, 'Id of the penalty.'),
      label: NewRule.properties.label,
      definition: textOf(RULE_SET_BOUNDS.sentence, { description: 'What it is for, in one sentence; in English.' }),
      definitions: Type.Optional(Translations),
      source: textOf(RULE_SET_BOUNDS.sentence, { description: 'Where it is printed or agreed.' }),
      amount: Type.Optional(amountOf(0, WORTH_BOUNDS.amount, 'What the offender pays; without it the penalty is a way to pay.')),
      to: Type.Optional(wordOf(PENALTY_PAYEES, { description: 'Who gets it: the opponents in equal shares, each of them the whole, or one of them.' })),
    },
    strict,
  ),
  { maxItems: RULE_SET_BOUNDS.penalties, description: 'All penalties, in place of those of the set that is extended.' },
);

const seconds = (what: string): TSchema => nullable(Type.Integer({ minimum: 1, maximum: WORTH_BOUNDS.seconds }), { description: `Seconds ${what}; null for no limit.` });
const Times = Type.Object(
  {
    firstDiscard: seconds("for East's first discard"),
    claim: seconds('to claim a discard for a pung or kong'),
    turn: seconds('to draw, to decide and to discard'),
  },
  strict,
);

/**
 * A rule set written as the difference to another, as it is shown to whoever writes one. A request that brings one is
 * judged by the compiler of rule sets, which accepts nothing that this schema refuses and explains what it refuses.
 */
export const Overlay = Type.Object(
  {
    $schema: Type.Optional(textOf(RULE_SET_BOUNDS.sentence, { description: 'Where an editor finds this schema. It is not part of the rules.', examples: ['../../schema/overlay.schema.json'] })),
    extends: textOf(RULE_SET_BOUNDS.id, { description: 'Id of the rule set that this one changes.', examples: ['hua-bao'] }),
    id: Type.Optional(
      textOf(RULE_SET_BOUNDS.id, { description: 'Id of the new set: small letters, digits and hyphens. Without it a file is called after its name.', examples: ['club-rules'] }, SET_ID_PATTERN),
    ),
    edition: Type.Optional(textOf(RULE_SET_BOUNDS.id, { description: 'Changes whenever a rule does; a date is best.', examples: ['2026-11'] })),
    label: Type.Optional(Names),
    description: Type.Optional(Sentences),
    source: Type.Optional(textOf(RULE_SET_BOUNDS.sentence, { description: 'Where the rules are printed or agreed.' })),
    options: Type.Optional(
      Type.Unsafe({
        type: 'object',
        additionalProperties: { type: ['boolean', 'integer', 'string', 'null', 'array'] },
        description: 'Other defaults of options of the set, by name. A game or a request may still choose otherwise.',
        examples: [{ limit: 300, extras: ['self-drawn'] }],
      }),
    ),
    drop: Type.Optional(
      Type.Array(about(RuleId, 'Id of a rule.'), { uniqueItems: true, maxItems: RULE_SET_BOUNDS.list, description: 'Rules that are not played.' }),
    ),
    change: Type.Optional(
      Type.Union(
        [
          Type.Unsafe({ type: 'object', additionalProperties: RuleChange, maxProperties: RULE_SET_BOUNDS.list }),
          Type.Array(ListedChange, { maxItems: RULE_SET_BOUNDS.list }),
        ],
        { description: 'Rules that are played differently: by id, or as a list.', examples: [{ mahjong: { value: { points: 20 } } }] },
      ),
    ),
    add: Type.Optional(Type.Array(NewRule, { maxItems: RULE_SET_BOUNDS.rules, description: 'Rules of your own.' })),
    counting: Type.Optional(Counting),
    settlement: Type.Optional(Settlement),
    play: Type.Optional(Play),
    penalties: Type.Optional(Penalties),
    times: Type.Optional(nullable(Times, { description: 'How long a player may take, as a whole; null for no limits.' })),
    players: Type.Optional(amountOf(3, 4, 'How many players there are.')),
    bonusTiles: Type.Optional(switchOf('Whether the eight flowers and seasons are used.')),
    kongs: Type.Optional(Type.Boolean({ description: 'Whether kongs may be declared.' })),
    forms: Type.Optional(
      Type.Array(SpecialForm, { maxItems: RULE_SET_BOUNDS.list, description: 'Forms that may always win besides four sets and a pair.' }),
    ),
  },
  { $id: 'Overlay', ...strict, title: 'Rule set as the difference to another', description: 'A rule set written as the difference to another.' },
);
/** What is known of an overlay before it is compiled. */
export type Overlay = { readonly [field: string]: unknown };
