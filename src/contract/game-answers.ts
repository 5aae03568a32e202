import { Type } from '@sinclair/typebox';
import { DEAL_STATUSES, EVENT_TYPES, SEATS, WIN_BY } from '../engine/vocabulary.ts';
import { DealScore, RulesetStamp } from './deal-score.ts';
import { Finding } from './finding.ts';
import { GameHandInput, GameKeys, GameWinInput, Role } from './game-requests.ts';
import { anyObject, nullable, wordOf } from './kinds.ts';
import type { Shape } from './kinds.ts';
import { SeatNames } from './table.ts';
import { Seat } from './terms.ts';

const whole = (description: string): ReturnType<typeof Type.Integer> => Type.Integer({ description });
const player = (description: string): ReturnType<typeof Type.String> => Type.String({ description });
const instant = (description: string): ReturnType<typeof Type.String> => Type.String({ description, examples: ['2026-11-30T19:15:00.000Z'] });

/** Amounts by name of player. */
export const Totals = anyObject<{ readonly [player: string]: number }>(
  { additionalProperties: { type: 'integer' } },
  { $id: 'Totals', description: 'An amount for each player, by name.', examples: [{ Ann: -104, Bo: 176, Chi: -84, Dov: 12 }] },
);

export const GamePlayer = Type.Object(
  {
    name: player('The name.'),
    seat: wordOf(SEATS, { description: 'The seat in the deal to come.' }),
    total: whole('All that deals and penalties have brought.'),
    rank: whole('1 for the highest total; equal totals share a rank.'),
    penalties: whole('The part of the total that comes from penalties.'),
  },
  { $id: 'GamePlayer', description: 'A player and their standing in the game.' },
);

export const GameAccounts = Type.Object(
  {
    penalties: whole('Fines that went to no player.'),
    scores: whole('What a rule set in which nobody pays has given out, below zero.'),
  },
  { $id: 'GameAccounts', description: 'What lies beside the players. With the totals it sums to zero at any time.' },
);

const state = {
  id: Type.String({ description: 'The id of the game, as in its address.' }),
  title: nullable(Type.String(), { description: 'What the game is called.' }),
  seq: whole('The sequence number of its last event; also its `ETag`.'),
  status: wordOf(['running', 'finished'], { $id: 'GameStatus', description: 'Whether deals can be recorded.' }),
  ruleset: RulesetStamp,
  players: Type.Array(GamePlayer, { description: 'In the order of the seats of the first deal.' }),
  seats: SeatNames,
  dealer: player('Who is East in the deal to come.'),
  firstDealer: player('Who began the match as East.'),
  roundWind: wordOf(SEATS, { description: 'The prevailing wind of the deal to come.' }),
  deal: whole('The number that the deal to come will have; void deals keep theirs.'),
  played: whole('How many deals of this match count so far.'),
  match: whole('Which match of the game this is: 1, or more where an earlier release began a further one.'),
  matchOver: Type.Boolean({ description: 'The last deal of the match was played: no further one is taken unless the match is extended.' }),
  totals: Totals,
  accounts: GameAccounts,
  unsettled: Type.Array(Type.Integer(), { description: 'Deals that a correction has left without payments: they want to be looked at.' }),
  openedAt: instant('When the game was opened.'),
  changedAt: instant('When its last event happened.'),
};

export const GameState = Type.Object(state, { $id: 'GameState', description: 'How a game stands.' });
export type GameState = Shape<typeof GameState>;

export const GamePayment = Type.Object(
  {
    from: nullable(Type.String(), { description: 'Who pays; null: the account beside the players.' }),
    to: nullable(Type.String(), { description: 'Who is paid; null: the account beside the players.' }),
    amount: Type.Integer({ minimum: 1, description: 'How much.' }),
    reason: Type.String({ description: 'Why: winner, difference, pays-for-all, score or penalty.' }),
  },
  { $id: 'GamePayment', description: 'A payment, by name of players.' },
);

export const DealResult = Type.Object(
  {
    player: player('The player.'),
    seat: Seat,
    score: nullable(Type.Integer(), { description: 'What the hand is worth; null where it was not given.' }),
    net: whole('What the deal brings.'),
  },
  { $id: 'DealResult', description: 'What a deal brings one player.' },
);

const counts = {
  status: wordOf(DEAL_STATUSES, {
    $id: 'DealStatus',
    description: '`won`, `drawn`, `void`, or `unsettled`: won, but a correction of the winds left it without payments.',
  }),
  roundWind: wordOf(SEATS, { description: 'The prevailing wind.' }),
  dealer: player('Who was East.'),
  seats: SeatNames,
  results: Type.Array(DealResult, { description: 'In the order of the players.' }),
  payments: Type.Array(GamePayment, { description: 'Who paid whom; none where the deal is void.' }),
  unsettled: nullable(Type.String(), { description: 'Why nothing is paid although somebody won; else null.' }),
  findings: Type.Array(Finding, { description: 'What is wrong with the entry under the winds it now has.' }),
};

export const DealView = Type.Object(counts, { $id: 'DealView', description: 'A deal as it counts.' });

export const GameEntry = Type.Object(
  {
    hands: Type.Array(GameHandInput, { description: 'The hands, by player.' }),
    win: nullable(GameWinInput, { description: 'How it was won, by player; null when nobody won.' }),
  },
  { $id: 'GameEntry', description: 'A deal as it was entered, players in place of seats. Who claims from whom is named by player.' },
);

export const GameDeal = Type.Object(
  {
    deal: whole('Its number.'),
    ...counts,
    winner: nullable(Type.String(), { description: 'Who won; null when nobody did.' }),
    by: nullable(wordOf(WIN_BY, { description: 'How.' }), { description: 'How the winning tile came; null when nobody won.' }),
    from: nullable(Type.String(), { description: 'Whose tile it was, or null.' }),
    entry: GameEntry,
    totals: Totals,
    seq: whole('The event that entered it.'),
    changedSeq: whole('The last event that changed anything about it.'),
    actor: Role,
    at: instant('When it was entered.'),
  },
  { $id: 'GameDeal', description: 'A deal of a game. `totals` are the running totals after it.' },
);
export type GameDeal = Shape<typeof GameDeal>;

export const GamePenalty = Type.Object(
  {
    penalty: whole('Its number.'),
    afterDeal: whole('How many deals had been recorded when it was imposed.'),
    player: player('Who is fined.'),
    rule: nullable(Type.String(), { description: 'The penalty of the rule set, or null for one agreed at the table.' }),
    payments: Type.Array(GamePayment, { description: 'Who gets what.' }),
    reason: nullable(Type.String(), { description: 'Why.' }),
    cancelled: Type.Boolean({ description: 'Whether it was taken back.' }),
    seq: whole('The event that imposed it.'),
    at: instant('When.'),
  },
  { $id: 'GamePenalty', description: 'A fine.' },
);
export type GamePenalty = Shape<typeof GamePenalty>;

export const Game = Type.Object(
  {
    ...state,
    role: Role,
    deals: Type.Array(GameDeal, { description: 'The last 20 deals, in order. The rest is read page by page.' }),
    penalties: Type.Array(GamePenalty, { description: 'All penalties, in order.' }),
  },
  { $id: 'Game', description: 'A game as the holder of a key reads it; `role` says what the key allows.' },
);
export type Game = Shape<typeof Game>;

export const GameStanding = Type.Object(
  {
    status: state.status,
    totals: Totals,
    deal: state.deal,
    roundWind: state.roundWind,
    dealer: state.dealer,
    seats: SeatNames,
  },
  { $id: 'GameStanding', description: 'How a game stood at some time.' },
);

export const DealChange = Type.Object(
  { deal: whole('The number of the deal.'), before: DealView, after: DealView },
  { $id: 'DealChange', description: 'An earlier deal that counts otherwise than before.' },
);

export const GameDifference = Type.Object(
  {
    totals: Totals,
    before: GameStanding,
    after: GameStanding,
    deals: Type.Array(DealChange, { description: 'Earlier deals that count otherwise, in order.' }),
  },
  { $id: 'GameDifference', description: 'What an act changes. `totals` are the changes of the totals.' },
);

export const GameWrite = Type.Object(
  {
    seq: whole('The sequence number of the event; of a dry run, the one it would have.'),
    event: Type.String({ description: 'The id of the event.' }),
    type: wordOf(EVENT_TYPES, { $id: 'EventType', description: 'What happened.' }),
    dryRun: Type.Boolean({ description: 'Nothing was stored.' }),
    game: GameState,
    difference: nullable(GameDifference, { description: 'What changes; null for the opening of a game.' }),
    deal: nullable(GameDeal, { description: 'The deal that was recorded or replaced; else null.' }),
    score: nullable(DealScore, { description: 'The count of that deal; else null.' }),
    penalty: nullable(GamePenalty, { description: 'The penalty that was added; else null.' }),
    keys: Type.Optional(GameKeys),
  },
  {
    $id: 'GameWrite',
    description: 'What came of a write, and how the game stands after it. `keys`: of a new game, shown this one time unless the client made them.',
  },
);
export type GameWrite = Shape<typeof GameWrite>;

export const GameDeals = Type.Object(
  {
    deals: Type.Array(GameDeal, { description: 'In order.' }),
    before: nullable(Type.Integer(), { description: 'What to ask for next to get earlier deals; null when there are none.' }),
  },
  { $id: 'GameDeals', description: 'A page of the deals of a game.' },
);
export type GameDeals = Shape<typeof GameDeals>;

export const GameDealScore = Type.Object(
  { deal: GameDeal, score: nullable(DealScore, { description: 'The count, line by line; null where the entry is impossible under its winds.' }) },
  { $id: 'GameDealScore', description: 'A deal of a game with its whole count.' },
);
export type GameDealScore = Shape<typeof GameDealScore>;

export const GameEventView = Type.Object(
  {
    seq: whole('Its number in the game, from 1, without a gap.'),
    id: Type.String({ description: 'Its id: the idempotency key of the request, or one that the service made.' }),
    type: wordOf(EVENT_TYPES, { description: 'What happened.' }),
    actor: Role,
    at: instant('When, by the clock of the service.'),
    deviceTime: nullable(Type.String(), { description: 'When, by the clock of the device.' }),
    reason: nullable(Type.String(), { description: 'Why.' }),
    ruleset: Type.Object(
      {
        id: Type.String({ description: 'Its id.' }),
        edition: Type.String({ description: 'Its edition.' }),
        hash: Type.String({ description: 'The hash of its content.' }),
      },
      { description: 'The rule set that decides.' },
    ),
    data: anyObject<object>({ additionalProperties: true }, { description: 'What the event holds: entries, answers, payments, changes.' }),
    before: nullable(GameStanding, { description: 'How the game stood before; null at its opening.' }),
    after: GameStanding,
  },
  { $id: 'GameEvent', description: 'Who did what, when, and what it changed.' },
);
export type GameEventView = Shape<typeof GameEventView>;

export const GameEvents = Type.Object(
  {
    events: Type.Array(GameEventView, { description: 'In order.' }),
    after: nullable(Type.Integer(), { description: 'What to ask for next to get later events; null when there are none.' }),
  },
  { $id: 'GameEvents', description: 'A page of the events of a game.' },
);
export type GameEvents = Shape<typeof GameEvents>;

export const Need = Type.Object(
  {
    player: player('The player.'),
    total: whole('Running total.'),
    leads: Type.Boolean({ description: 'Has strictly more than everybody else already.' }),
    ways: Type.Array(
      Type.Object(
        {
          by: wordOf(['self-draw', 'discard'], { description: 'How the winning tile comes.' }),
          from: nullable(Type.String(), { description: 'The discarder; null on a self-draw.' }),
          score: nullable(Type.Integer(), { description: 'The least score that takes the lead; null when none does.' }),
        },
        { $id: 'NeedWay', description: 'One way to win the deal.' },
      ),
      { description: 'By self-draw, and from each discarder.' },
    ),
  },
  { $id: 'Need', description: 'What takes the lead in the deal to come: strictly more than everybody else.' },
);

export const GameNeeds = Type.Object(
  {
    seq: whole('The state of the game it was found for.'),
    deal: whole('The number of the deal to come.'),
    needs: Type.Array(Need, { description: 'For each player, in order. The hands of the others are taken as 0.' }),
  },
  { $id: 'GameNeeds', description: 'What each player needs to take the lead.' },
);
export type GameNeeds = Shape<typeof GameNeeds>;

export const GameChange = Type.Object(
  {
    seq: whole('The sequence number.'),
    type: wordOf(EVENT_TYPES, { description: 'What happened.' }),
    event: GameEventView,
    game: GameState,
  },
  { $id: 'GameChange', description: 'An event as it is streamed, with the state it led to.' },
);
export type GameChange = Shape<typeof GameChange>;

export const GameExport = Type.Object(
  {
    format: Type.Literal('mingg-game', { description: 'Says that this is the export of a game.' }),
    version: Type.Literal(1, { description: 'Of the format.' }),
    id: Type.String({ description: 'The id of the game.' }),
    exportedAt: instant('When it was exported.'),
    events: Type.Array(anyObject<object>({ additionalProperties: true }, { description: 'An event.' }), { description: 'Every event, whole.' }),
  },
  { $id: 'GameExport', description: 'A game whole, to be kept or imported elsewhere. Keys are not in it.' },
);
export type GameExport = Shape<typeof GameExport>;
