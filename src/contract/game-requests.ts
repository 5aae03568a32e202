import { Type } from '@sinclair/typebox';
import { PENALTY_RECEIVERS, ROLES } from '../engine/vocabulary.ts';
import { handParts } from './deal-request.ts';
import { anyObject, nullable, wordOf } from './kinds.ts';
import type { Shape } from './kinds.ts';
import { SeatNames } from './table.ts';
import { Circumstance, HIGHEST_SCORE, LONGEST_TILES, Options, RulesetChoice, Seat, Tiles, WinBy } from './terms.ts';

const strict = { additionalProperties: false };
/** The highest number of a deal, a penalty or an event that is looked for. */
export const HIGHEST_NUMBER = 1_000_000_000;
/** The most rounds by which a match is extended at a time: another match. */
export const MOST_EXTRA_ROUNDS = 4;

export const Role = wordOf(ROLES, {
  $id: 'Role',
  description: 'What a key allows: a viewer reads; a scorer also records, replaces and voids deals; the owner does everything.',
});
export type Role = Shape<typeof Role>;

/** 128 random bits take 22 characters of base64url; in hexadecimal they take 32. */
const gameKey = (who: string): ReturnType<typeof Type.String> =>
  Type.String({
    pattern: '^[A-Za-z0-9_-]{22,128}$',
    description: `The key of the ${who}: 22 to 128 of the characters A-Z a-z 0-9 _ -, made from at least 128 random bits.`,
  });

export const GameKeys = Type.Object(
  { owner: gameKey('owner'), scorer: gameKey('scorer'), viewer: gameKey('viewer') },
  { $id: 'GameKeys', ...strict, description: 'The three keys of a game. The service keeps only their hashes.' },
);
export type GameKeys = Shape<typeof GameKeys>;

const playerName = (description: string): ReturnType<typeof Type.String> => Type.String({ minLength: 1, maxLength: 100, description });

const reason = (description: string): ReturnType<typeof Type.String> => Type.String({ minLength: 1, maxLength: 500, description });
const correctionReason = reason('Why it is corrected; kept for ever.');
const optionalReason = Type.Optional(reason('Why; kept for ever.'));
const deviceTime = Type.Optional(
  Type.String({
    pattern: '^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d(:\\d\\d(\\.\\d{1,9})?)?(Z|[+-]\\d\\d:\\d\\d)$',
    description: 'The time on the device, as ISO 8601 with its offset. It is noted and decides nothing.',
    examples: ['2026-11-30T20:15:00+01:00'],
  }),
);

export const OpenGameRequest = Type.Object(
  {
    title: Type.Optional(nullable(Type.String({ maxLength: 200 }), { description: 'What the game is called.' })),
    ruleset: RulesetChoice,
    options: Type.Optional(Options),
    players: Type.Array(
      Type.Object({ name: playerName('The name, unique in the game.'), seat: Seat }, { ...strict, description: 'A player and the seat of the first deal.' }),
      { minItems: 3, maxItems: 4, description: 'Who plays, each in a seat of the first deal.' },
    ),
    keys: Type.Optional(GameKeys),
    deviceTime,
  },
  { $id: 'OpenGameRequest', ...strict, description: 'A game to be opened. Without keys the service makes them and shows them once.' },
);
export type OpenGameRequest = Shape<typeof OpenGameRequest>;

const player = Type.Optional(playerName('The player by name, instead of the seat.'));
const fromWhom = (what: string): ReturnType<typeof Type.String> =>
  Type.String({ minLength: 1, maxLength: 100, description: `${what}: a seat, or a player's name where the whole is given by player.` });

export const GameMeldInput = Type.Object(
  {
    tiles: Tiles,
    concealed: Type.Optional(Type.Boolean({ description: 'A kong laid face down. Only kongs can be.' })),
    extended: Type.Optional(Type.Boolean({ description: 'A kong whose fourth tile was added to an exposed pung.' })),
    from: Type.Optional(fromWhom('Whose discard was claimed')),
  },
  { $id: 'GameMeldInput', ...strict, description: 'A set laid on the table. Its kind is read from its tiles.' },
);

export const GameHandInput = Type.Object(
  {
    seat: Type.Optional(Seat),
    player,
    ...handParts,
    melds: Type.Optional(
      Type.Array(Type.Union([Type.String({ maxLength: LONGEST_TILES }), GameMeldInput]), {
        maxItems: 16,
        description: 'Sets laid on the table, each as tiles or with particulars.',
      }),
    ),
    partial: Type.Optional(Type.Boolean({ description: "A non-winner's scoring sets alone.", default: false })),
    score: Type.Optional(
      Type.Integer({ minimum: 0, maximum: HIGHEST_SCORE, description: 'Instead of tiles: a value counted at the table.' }),
    ),
  },
  { $id: 'GameHandInput', ...strict, description: 'One hand, by seat or by player: as a line, in parts, or as a score counted at the table.' },
);
export type GameHandInput = Shape<typeof GameHandInput>;

export const GameWinInput = Type.Object(
  {
    seat: Type.Optional(Seat),
    player,
    tile: Type.Optional(Tiles),
    by: WinBy,
    from: Type.Optional(fromWhom('The discarder, or the owner of the robbed kong')),
    circumstances: Type.Optional(Type.Array(Circumstance, { maxItems: 16, description: 'How the win came about, besides `by`.' })),
    paysForAll: Type.Optional(fromWhom("Who pays everybody's share")),
  },
  { $id: 'GameWinInput', ...strict, description: 'Who won and how, by seat or by player.' },
);
export type GameWinInput = Shape<typeof GameWinInput>;

const dealFields = {
  hands: Type.Optional(
    Type.Array(GameHandInput, { maxItems: 4, description: 'The hands, each seat once. A drawn deal needs none.', default: [] }),
  ),
  win: Type.Optional(nullable(GameWinInput, { description: 'How the deal was won; absent or null when nobody won.' })),
};

export const RecordDealRequest = Type.Object(
  { ...dealFields, deviceTime, reason: optionalReason },
  {
    $id: 'RecordDealRequest',
    ...strict,
    description: 'A deal of a game. Prevailing wind, seats and rules are those of the game.',
  },
);
export type RecordDealRequest = Shape<typeof RecordDealRequest>;

export const ReplaceDealRequest = Type.Object(
  { ...dealFields, deviceTime, reason: correctionReason },
  { $id: 'ReplaceDealRequest', ...strict, description: 'A deal as it should have been recorded; seats are those it was played in.' },
);
export type ReplaceDealRequest = Shape<typeof ReplaceDealRequest>;

export const ReassignSeatsRequest = Type.Object(
  {
    from: Type.Integer({ minimum: 1, maximum: HIGHEST_NUMBER, description: 'The first deal in which everybody sat so; the deal to come at the latest.' }),
    seats: SeatNames,
    deviceTime,
    reason: correctionReason,
  },
  { $id: 'ReassignSeatsRequest', ...strict, description: 'Who really sat where since a deal. All deals from there on are settled again.' },
);
export type ReassignSeatsRequest = Shape<typeof ReassignSeatsRequest>;

export const AddPenaltyRequest = Type.Object(
  {
    player,
    seat: Type.Optional(Seat),
    penalty: Type.Optional(Type.String({ maxLength: 100, description: 'A penalty of the rule set, by id. It says how much, and to whom unless that is one opponent.' })),
    amount: Type.Optional(
      Type.Integer({ minimum: 1, maximum: HIGHEST_SCORE, description: 'How much, where no penalty of the rule set is named: in all, or to each opponent.' }),
    ),
    to: Type.Optional(
      wordOf(PENALTY_RECEIVERS, {
        description: 'Who gets it: the penalty account, each opponent that amount, the opponents equal shares, or one opponent all of it.',
        default: 'account',
      }),
    ),
    receiver: Type.Optional(
      Type.String({
        minLength: 1,
        maxLength: 100,
        description: 'The opponent who gets it, by name where the one who is fined is given by name, else by seat: where one opponent gets it, by `to` or by the penalty of the rule set, and only there.',
      }),
    ),
    deviceTime,
    reason: optionalReason,
  },
  { $id: 'AddPenaltyRequest', ...strict, description: 'A fine for a player, by name or by the seat of the deal to come.' },
);
export type AddPenaltyRequest = Shape<typeof AddPenaltyRequest>;

export const ExtendMatchRequest = Type.Object(
  {
    rounds: Type.Integer({ minimum: 1, maximum: MOST_EXTRA_ROUNDS, description: 'How many rounds more are played.' }),
    deviceTime,
    reason: optionalReason,
  },
  { $id: 'ExtendMatchRequest', ...strict, description: 'A match that is over goes on: prevailing winds and seats as if it had not ended, after the North round an East round.' },
);
export type ExtendMatchRequest = Shape<typeof ExtendMatchRequest>;

export const GameNoteRequest = Type.Object(
  { deviceTime, reason: optionalReason },
  { $id: 'GameNoteRequest', ...strict, description: 'What is noted with an act that needs nothing else.' },
);
export type GameNoteRequest = Shape<typeof GameNoteRequest>;

export const CorrectionNote = Type.Object(
  { deviceTime, reason: correctionReason },
  { $id: 'CorrectionNote', ...strict, description: 'Why something is taken back.' },
);
export type CorrectionNote = Shape<typeof CorrectionNote>;

export const ImportGameRequest = Type.Object(
  {
    format: Type.Literal('mingg-game', { description: 'Says that this is the export of a game.' }),
    version: Type.Literal(1, { description: 'Of the format.' }),
    id: Type.Optional(Type.String({ maxLength: 200, description: 'The id that the game had where it comes from.' })),
    exportedAt: Type.Optional(Type.String({ maxLength: 40, description: 'When it was exported.' })),
    events: Type.Array(anyObject<object>({ additionalProperties: true }, { description: 'An event of the game.' }), {
      minItems: 1,
      maxItems: 100_000,
      description: 'Every event of the game, from its opening on.',
    }),
    keys: Type.Optional(GameKeys),
  },
  { $id: 'ImportGameRequest', ...strict, description: 'A game as `GET /v1/games/{id}/export.json` gives it, and perhaps the keys it is to have.' },
);
export type ImportGameRequest = Shape<typeof ImportGameRequest>;
