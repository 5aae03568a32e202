import { Type } from '@sinclair/typebox';
import type { TSchema } from '@sinclair/typebox';
import { UNSETTLED_REASONS } from '../engine/score/sheet.ts';
import { CIRCUMSTANCES, EVENT_TYPES, ROLES, SEATS, WIN_BY } from '../engine/vocabulary.ts';
import { HIGHEST_NUMBER, MOST_EXTRA_ROUNDS } from './game-requests.ts';
import { anyObject, nullable, wordOf } from './kinds.ts';
import type { Shape } from './kinds.ts';
import { HIGHEST_SCORE, LONGEST_TILES } from './terms.ts';

/** Events as an export holds them: judged to the last field, since whoever imports a game may have written anything. */
const strict = { additionalProperties: false };
const note = (description: string): { readonly description: string } => ({ description });
const name = Type.String({ minLength: 1, maxLength: 100, description: 'A player.' });
const text = Type.String({ maxLength: 500, description: 'Text.' });
const number = Type.Integer({ minimum: 1, maximum: HIGHEST_NUMBER, description: 'A number from 1.' });
const total = Type.Integer({ minimum: -Number.MAX_SAFE_INTEGER, maximum: Number.MAX_SAFE_INTEGER, description: 'A total.' });
const tiles = Type.Optional(Type.String({ maxLength: LONGEST_TILES, description: 'Tiles.' }));
const flag = Type.Optional(Type.Boolean(note('A mark.')));
const seating = Type.Array(name, { minItems: 3, maxItems: 4, description: 'Players by seat, E S W (N).' });
const list = (schema: TSchema, description: string, maxItems = 100_000): TSchema => Type.Array(schema, { maxItems, description });

const posting = Type.Object(
  {
    from: nullable(name, note('Who pays.')),
    to: nullable(name, note('Who is paid.')),
    amount: Type.Integer({ minimum: 1, maximum: 4 * HIGHEST_SCORE, description: 'How much.' }),
    reason: text,
  },
  strict,
);
const position = Type.Object(
  {
    roundWind: wordOf(SEATS, note('The prevailing wind.')),
    seats: seating,
    began: seating,
    match: number,
    deal: number,
    round: Type.Optional(number),
    over: Type.Optional(Type.Literal(true, note('The match is over.'))),
  },
  strict,
);
const finding = anyObject<object>({ additionalProperties: true }, note('A finding.'));
const settled = Type.Object(
  {
    scores: list(Type.Object({ player: name, score: Type.Integer({ minimum: 0, maximum: HIGHEST_SCORE }) }, strict), 'Scores.', 4),
    postings: list(posting, 'Payments.', 20),
    unsettled: nullable(
      wordOf([...UNSETTLED_REASONS, 'findings'], note('Why nothing is paid.')),
      note('Why nothing is paid, or null.'),
    ),
    findings: Type.Optional(list(finding, 'What is wrong.', 200)),
  },
  strict,
);
const standing = Type.Object(
  { position, settled, won: Type.Boolean(note('Somebody won.')), voided: Type.Boolean(note('It does not count.')) },
  strict,
);
const meld = Type.Object({ tiles: Type.String({ maxLength: LONGEST_TILES }), concealed: flag, extended: flag, from: Type.Optional(name) }, strict);
const entry = Type.Object(
  {
    hands: list(
      Type.Object(
        {
          player: name,
          hand: tiles,
          concealed: tiles,
          melds: Type.Optional(list(Type.Union([Type.String({ maxLength: LONGEST_TILES }), meld]), 'Melds.', 16)),
          bonus: tiles,
          partial: flag,
          score: Type.Optional(Type.Integer({ minimum: 0, maximum: HIGHEST_SCORE, description: 'A score.' })),
        },
        strict,
      ),
      'Hands.',
      4,
    ),
    win: nullable(
      Type.Object(
        {
          player: name,
          tile: tiles,
          by: wordOf(WIN_BY, note('How.')),
          from: Type.Optional(name),
          circumstances: Type.Optional(list(wordOf(CIRCUMSTANCES, note('A circumstance.')), 'Circumstances.', 16)),
          paysForAll: Type.Optional(name),
        },
        strict,
      ),
      note('How it was won, or null.'),
    ),
  },
  strict,
);
const answer = anyObject<object>({ additionalProperties: true }, note('The answer as given.'));
const changes = list(Type.Object({ deal: number, before: standing, after: standing }, strict), 'Changes.');
const reseating = Type.Object({ from: number, was: seating, seats: seating }, strict);

/** The body of each type of event. */
const BODIES: { readonly [type in (typeof EVENT_TYPES)[number]]: { readonly [field: string]: TSchema } } = {
  'game-opened': {
    title: nullable(Type.String({ maxLength: 200 }), note('The title.')),
    rules: anyObject<object>({ additionalProperties: true }, note('The rule set.')),
    rulesHash: text,
    options: anyObject<object>({ additionalProperties: true }, note('The options.')),
    seats: seating,
  },
  'deal-recorded': { deal: number, entry, answer, standing, next: position },
  'deal-replaced': { deal: number, entry, answer, totals: list(total, 'Totals.', 4), changes, next: position },
  'deal-voided': { deal: number, changes, next: position },
  'seats-reassigned': { from: number, seats: seating, reseatings: list(reseating, 'Reseatings.', 10_000), changes, next: position },
  'penalty-added': {
    penalty: number,
    afterDeal: Type.Integer({ minimum: 0, maximum: HIGHEST_NUMBER, description: 'Deals before.' }),
    player: name,
    rule: nullable(text, note('A penalty of the rule set.')),
    postings: list(posting, 'Payments.', 20),
  },
  'penalty-cancelled': { penalty: number, postings: list(posting, 'Payments.', 20) },
  'match-extended': { rounds: Type.Integer({ minimum: 1, maximum: MOST_EXTRA_ROUNDS, description: 'Rounds.' }), next: position },
  'game-finished': {},
  'game-reopened': {},
};

const mark = {
  seq: number,
  id: Type.String({ minLength: 1, maxLength: 255, description: 'The id.' }),
  actor: wordOf(ROLES, note('Which key.')),
  at: Type.String({ pattern: '^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d\\.\\d{3}Z$', description: 'When.' }),
  deviceTime: nullable(Type.String({ maxLength: 40 }), note('When, by the device.')),
  reason: nullable(text, note('Why.')),
  ruleset: Type.Object({ id: text, edition: text, hash: text }, strict),
};

/** What an exported event has to be; told apart by the type of its body. */
export const EXPORTED_EVENTS: { readonly [type: string]: TSchema } = Object.fromEntries(
  EVENT_TYPES.map((type) => [
    type,
    Type.Object({ ...mark, body: Type.Object({ type: Type.Literal(type), ...BODIES[type] }, strict) }, strict),
  ]),
);

/** Of an event without a known type. */
export const AnyEvent = Type.Object(
  { body: Type.Object({ type: wordOf(EVENT_TYPES, note('What happened.')) }, { additionalProperties: true }) },
  { additionalProperties: true },
);
export type AnyEvent = Shape<typeof AnyEvent>;
