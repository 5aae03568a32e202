import { Type } from '@sinclair/typebox';
import { LINE_KINDS, OUTCOMES, PAYMENT_REASONS, SET_KINDS } from '../engine/vocabulary.ts';
import { Finding } from './finding.ts';
import { about, nullable, wordOf } from './kinds.ts';
import type { Shape } from './kinds.ts';
import { Options, Seat } from './terms.ts';

const TileCode = Type.String({ description: 'A tile by its canonical code.', examples: ['7z'] });
const ruleId = (description: string): ReturnType<typeof Type.String> =>
  Type.String({ description, examples: ['dragon-pung'] });

export const RulesetStamp = Type.Object(
  {
    id: Type.String({ description: 'Id of the rule set; of an overlay its own, or that of the set it extends.' }),
    edition: Type.String({ description: 'Edition of the rule set. It changes whenever an answer can change.' }),
    hash: Type.String({ description: 'Hash of the content of the rule set.' }),
    options: about(Options, 'All options of the set, each with the value in force.'),
  },
  { $id: 'RulesetStamp', description: 'By which rules the answer was found, all options resolved.' },
);

export const SetRead = Type.Object(
  {
    kind: wordOf(SET_KINDS, { $id: 'SetKind', description: 'What kind of set it is.' }),
    tiles: Type.Array(TileCode, { description: 'Its tiles by canonical code.' }),
    concealed: Type.Boolean({ description: 'Made without any claimed tile.' }),
    winning: Type.Boolean({ description: 'Holds the winning tile.' }),
  },
  { $id: 'SetRead', description: 'A set as the hand was read.' },
);

export const Line = Type.Object(
  {
    rule: ruleId('Id of the rule.'),
    label: Type.String({ description: 'Name of the rule.' }),
    kind: wordOf(LINE_KINDS, { $id: 'LineKind', description: 'In what unit the rule counts.' }),
    value: Type.Number({ description: 'What one is worth, in the unit of `kind`.' }),
    count: Type.Integer({ minimum: 1, description: 'How often it counts.' }),
    tiles: Type.Array(TileCode, { description: 'The tiles that prove it.' }),
    because: Type.String({ description: 'Why it counts, one sentence.' }),
  },
  { $id: 'Line', description: 'A rule that counts. Folding all lines gives the score.' },
);

export const SuppressedRule = Type.Object(
  {
    rule: ruleId('Id of the rule that does not count.'),
    label: Type.String({ description: 'Name of the rule.' }),
    by: Type.String({ description: 'Id of the rule or principle that suppresses it.' }),
    reason: Type.String({ description: 'Why it does not count, one sentence.' }),
  },
  { $id: 'SuppressedRule', description: 'A rule that a player might claim and that does not count.' },
);

export const AlternativeReading = Type.Object(
  {
    sets: Type.Array(SetRead, { description: 'The sets of this reading.' }),
    score: Type.Number({ description: 'What this reading is worth.' }),
    because: Type.String({ description: 'Why it loses against the one taken.' }),
  },
  { $id: 'AlternativeReading', description: 'Another way to read the same tiles.' },
);

export const HandScore = Type.Object(
  {
    seat: about(Seat, 'Whose hand it is.'),
    outcome: wordOf(OUTCOMES, {
      $id: 'Outcome',
      description: '`win`; `below-minimum`: complete but worth too little; `none`: did not win; `foul`: a hand of wrong size.',
    }),
    form: nullable(Type.String(), {
      description: 'How the hand was read: standard, seven-pairs, thirteen-orphans, …; null when it is not read as a form.',
    }),
    sets: Type.Array(SetRead, { description: 'The sets of the reading taken.' }),
    lines: Type.Array(Line, { description: 'What counts. Folding the lines gives the score.' }),
    suppressed: Type.Array(SuppressedRule, { description: 'What might be claimed, and why it does not count.' }),
    score: Type.Number({ description: 'What the hand is worth.' }),
    points: Type.Optional(Type.Number({ description: 'Points before doubling.' })),
    doublings: Type.Optional(Type.Integer({ description: 'How often the points are doubled.' })),
    uncapped: Type.Optional(Type.Number({ description: 'Points after doubling, before any limit.' })),
    limitApplied: Type.Optional(
      Type.Boolean({ description: 'The score is not the plain count: capped, a limit hand or a half limit.' }),
    ),
    limitHand: Type.Optional(nullable(Type.String(), { description: 'Id of the limit hand that counts, or null.' })),
    fan: Type.Optional(Type.Number({ description: 'Fans without those for flowers.' })),
    alternatives: Type.Array(AlternativeReading, { description: 'Other readings, best first.' }),
    findings: Type.Array(Finding, { description: 'What is wrong with a hand that scores 0 under `foulHands: score-zero`.' }),
    notes: Type.Array(Finding, { description: "What is worth saying about a hand that counts all the same: a winner's value from the table that is below the minimum." }),
  },
  { $id: 'HandScore', description: 'The count of one hand.' },
);

export const Payment = Type.Object(
  {
    from: about(Seat, 'Who pays.'),
    to: about(Seat, 'Who is paid.'),
    amount: Type.Number({ exclusiveMinimum: 0, description: 'How much; never 0.' }),
    reason: wordOf(PAYMENT_REASONS, { $id: 'PaymentReason', description: 'Why it is paid.' }),
  },
  { $id: 'Payment', description: 'One payment from one player to another.' },
);

const net = (who: string): ReturnType<typeof Type.Number> =>
  Type.Number({ description: `What ${who} gains (or, below zero, loses).` });

export const Net = Type.Object(
  {
    E: Type.Optional(net('East')),
    S: Type.Optional(net('South')),
    W: Type.Optional(net('West')),
    N: Type.Optional(net('North')),
  },
  { $id: 'Net', description: 'Gain of each seat in play; sums to zero where anything is paid.' },
);

export const Settlement = Type.Object(
  {
    payments: Type.Array(Payment, { description: 'Who pays whom, none of amount 0.' }),
    net: Net,
  },
  { $id: 'Settlement', description: 'Who pays whom, and what remains for each.' },
);
export type Settlement = Shape<typeof Settlement>;

const unsettled = nullable(Type.String(), { description: 'Why nothing is settled; null when it is.' });

/** A settlement or the reason why there is none. */
export const settled = {
  settlement: nullable(Settlement, { description: 'The payments; null when the deal cannot be settled.' }),
  unsettled,
};

export const DealScore = Type.Object(
  {
    ruleset: RulesetStamp,
    hands: Type.Array(HandScore, { description: 'The count of each hand, in the order given.' }),
    ...settled,
  },
  { $id: 'DealScore', description: 'The count of a deal and its settlement.' },
);
export type DealScore = Shape<typeof DealScore>;
