import { TRUE_DEAL } from '../support/deals.ts';
import { FOUR_PLAYERS, scored } from '../support/games.ts';
import { CLUB_OVERLAY } from '../support/sample-overlay.ts';
import { vectorCases } from '../support/vector-requests.ts';

/** A valid request. `{game}` in an address stands for a game that is being played. */
export interface Seed {
  readonly method: 'POST' | 'PUT';
  readonly url: string;
  readonly body: unknown;
}

type Body = Readonly<Record<string, unknown>>;

const post = (url: string, body: unknown): Seed => ({ method: 'POST', url, body });

const recorded = (file: string, most: number): readonly Body[] => vectorCases(file, most).map(({ request }) => request);

/** Recorded questions at the table: those with a field of their own. */
const asked = (field: string): readonly Body[] => recorded('hua-bao/table.jsonl', 60).filter((request) => Object.hasOwn(request, field)).slice(0, 8);

const DEALS: readonly Body[] = [
  TRUE_DEAL,
  { ...TRUE_DEAL, ruleset: { extends: 'hua-bao', options: { mahjongBonus: 20 } } },
  { ...TRUE_DEAL, options: { foulHands: 'score-zero', limit: 300 } },
  ...['hua-bao/deals.jsonl', 'hua-bao/hands.jsonl', 'hua-bao/simple.jsonl', 'hua-bao/invalid.jsonl', 'dmjl/hands.jsonl', 'mcr/core.jsonl', 'mcr/hands.jsonl'].flatMap((file) => recorded(file, 8)),
];
const WAITS: readonly Body[] = [
  { ruleset: 'hua-bao', hand: '234m 55p 678s [777z] (1111p) + 2f', seat: 'S', visible: '5p 5p', by: 'self-draw' },
  { ruleset: 'mcr', concealed: '123456789m 1234p', melds: [], roundWind: 'S' },
  { ruleset: 'dmjl', concealed: '19m19p19s1234567z', seat: 'W' },
  { ruleset: 'simple', concealed: '123m 45p', melds: [{ tiles: '777z', from: 'E' }, '234s'] },
];
const PARTS: readonly Body[] = [
  { ...TRUE_DEAL, sets: [{ ruleset: 'hua-bao', options: { limit: null } }, { ruleset: 'mcr' }, { ruleset: { extends: 'dmjl' } }], ruleset: undefined },
];
const DRAWS: readonly Body[] = [
  { ruleset: 'hua-bao', players: ['Ann', 'Bo', 'Chi', 'Dov'], dice: [3, 4], winds: ['S', 'N', 'E', 'W'] },
  { ruleset: 'simple', options: { players: 3 }, players: ['Ann', 'Bo', 'Chi'], winds: ['W', 'E', 'S'] },
];
const COUNTED = { ruleset: 'hua-bao', options: { limit: 300 }, scores: { E: 24, S: 200, W: 6, N: 28 }, win: { seat: 'S', by: 'discard', from: 'W' } };
const OPENING = { title: 'Tuesday', ruleset: 'hua-bao', options: { limit: 300 }, players: FOUR_PLAYERS };

const RECORDED_DEALS: readonly Body[] = [
  { hands: TRUE_DEAL.hands, win: TRUE_DEAL.win, reason: 'late', deviceTime: '2027-01-05T20:15:00+01:00' },
  scored([16, 44, 8, 32], 'S', 'W') as Body,
  { hands: [{ player: 'Ann', score: 12 }, { player: 'Bo', score: 4 }, { player: 'Chi', score: 0 }, { player: 'Dov', score: 8 }], win: { player: 'Ann', by: 'self-draw' } },
  { hands: [], win: null },
];

/** Valid requests of every route that takes a body. */
export const REST_SEEDS: readonly (readonly Seed[])[] = [
  DEALS.map((body) => post('/v1/score', body)),
  DEALS.map((body) => post('/v1/validate', body)),
  [post('/v1/settle', COUNTED), post('/v1/settle', { ...COUNTED, ruleset: 'mcr', options: {} }), post('/v1/settle', { ...COUNTED, ruleset: CLUB_OVERLAY, options: {} })],
  [post('/v1/score/batch', { requests: DEALS.slice(0, 5) }), post('/v1/score/batch', { requests: DEALS.slice(20, 28) })],
  PARTS.map((body) => post('/v1/compare', body)),
  [post('/v1/rulesets/check', CLUB_OVERLAY), post('/v1/rulesets/check', { extends: 'mcr', options: { minimum: 6 } })],
  WAITS.map((body) => post('/v1/waits', body)),
  DRAWS.map((body) => post('/v1/table/seats', body)),
  asked('dice').map((body) => post('/v1/table/wall', body)),
  asked('claims').map((body) => post('/v1/table/claims', body)),
  asked('firstDealer').map((body) => post('/v1/table/next-deal', body)),
  [post('/v1/games', OPENING), post('/v1/games?dryRun=true', { ...OPENING, ruleset: CLUB_OVERLAY, options: {} })],
  RECORDED_DEALS.map((body) => post('/v1/games/{game}/deals', body)),
  RECORDED_DEALS.map((body) => ({ method: 'PUT', url: '/v1/games/{game}/deals/1', body: { reason: 'misread', ...body } })),
  [post('/v1/games/{game}/seats', { from: 1, seats: { E: 'Bo', S: 'Ann', W: 'Chi', N: 'Dov' }, reason: 'sat wrong' })],
  [post('/v1/games/{game}/penalties', { player: 'Ann', amount: 50, to: 'account', reason: 'late' }), post('/v1/games/{game}/penalties', { seat: 'S', penalty: 'false-mahjong' })],
  [post('/v1/games/{game}/extend', { rounds: 1, reason: 'it is early' })],
  [post('/v1/games/{game}/finish', { reason: 'tired' }), post('/v1/games/{game}/reopen', { deviceTime: '2027-01-05T20:15:00+01:00' })],
];

/** An import takes what an export gives. */
export const importOf = (exported: unknown): Seed => post('/v1/games/import', exported);

const FINDINGS = 'findings { code at message hint position length details }';
const DEAL = `ruleset { id options } hands { seat outcome lines { rule because } score ${FINDINGS} } settlement { payments { from to amount reason } net { E S W N } } unsettled`;
const PROBLEM = `problem { type title status detail code ${FINDINGS} }`;

/** Fields of GraphQL that take an input: type, selection and the inputs of REST that are made into theirs. */
const FIELDS: readonly (readonly [field: string, type: string, selection: string, bodies: readonly unknown[]])[] = [
  ['score', 'DealInput!', DEAL, DEALS],
  ['validate', 'DealInput!', `valid complete ${FINDINGS}`, DEALS],
  ['settle', 'SettleInput!', 'settlement { net { E } } unsettled', [COUNTED]],
  ['compare', 'CompareInput!', `results { ruleset status deal { ${DEAL} } ${PROBLEM} }`, PARTS],
  ['waits', 'WaitsInput!', 'ready distance waits { tile left outcome score } discards { tile }', WAITS],
  ['seats', 'SeatsInput!', 'seats { E S W N } taken { player wind }', DRAWS],
  ['wall', 'WallInput!', 'wall stacks firstTaken { wall stack }', asked('dice')],
  ['claims', 'ClaimsInput!', 'awarded { seat claim } next { seat draws } rulings { seat claim granted code reason }', asked('claims')],
  ['nextDeal', 'NextDealInput!', 'deal roundWind dealer roundEnds matchEnds', asked('firstDealer')],
];

const graph = (query: string, variables: unknown): Seed => post('/graphql', { query, variables });

/** Valid requests of GraphQL, whose variables are to be mutated; `toInput` maps what REST takes. */
export function graphqlSeeds(toInput: (request: unknown) => unknown): readonly (readonly Seed[])[] {
  return [
    ...FIELDS.map(([field, type, selection, bodies]) => bodies.map((body) => graph(`query ($input: ${type}) { ${field}(input: $input) { ${selection} } }`, { input: toInput(body) }))),
    [graph(`query ($inputs: [DealInput!]!) { scoreBatch(inputs: $inputs) { status deal { ${DEAL} } ${PROBLEM} } }`, { inputs: DEALS.slice(0, 4).map((body) => toInput(body)) })],
    [graph('query ($overlay: JSON!) { checkOverlay(overlay: $overlay) { valid problems { code at message hint details } } }', { overlay: CLUB_OVERLAY })],
    [graph('query ($id: ID!) { ruleset(id: $id) { id rules { id } } }', { id: 'mcr' })],
    RECORDED_DEALS.map((body) => graph('mutation ($id: ID!, $input: RecordDealInput!) { recordDeal(id: $id, input: $input) { seq } }', { id: '{game}', input: toInput(body) })),
  ];
}
