import type { ProblemCode } from './problems.ts';

/** A request of an example; `{id}` is the game that a request before it opened, and `{owner}`, `{viewer}` its keys. */
export interface ExampleStep {
  readonly method: 'GET' | 'POST' | 'DELETE';
  readonly url: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** JSON; a text is sent as it is. */
  readonly body?: unknown;
}

/** Requests, the last of which is answered with the problem. */
export interface ProblemExample {
  /** How the service was started, where that matters. */
  readonly environment?: Readonly<Record<string, string>>;
  readonly steps: readonly ExampleStep[];
}

const PLAYERS = [
  { name: 'Ann', seat: 'E' },
  { name: 'Bo', seat: 'S' },
  { name: 'Chi', seat: 'W' },
  { name: 'Dov', seat: 'N' },
];
const OPEN: ExampleStep = { method: 'POST', url: '/v1/games', body: { ruleset: 'hua-bao', players: PLAYERS } };
const OWNER = { authorization: 'Bearer {owner}' };
const DRAWN = { hands: [] };
/** House rules with matches of one round, in which the deal always passes: four deals. */
const OPEN_ROUND: ExampleStep = {
  method: 'POST',
  url: '/v1/games',
  body: { ruleset: { extends: 'mcr', id: 'one-round', edition: '1', label: { en: 'One round' }, play: { rounds: 1 } }, players: PLAYERS },
};
const HAND = { ruleset: 'hua-bao', hands: [{ seat: 'S', hand: '234m 55p 678s [777z] (1111p)' }], win: { seat: 'S', tile: '5p', by: 'self-draw' } };
/** An event that no game begins with. */
const FINISHED = {
  seq: 1,
  id: '51042c1e-0308-4709-a1a2-e3f6e2b2e873',
  actor: 'owner',
  at: '2026-11-30T19:15:00.000Z',
  deviceTime: null,
  reason: null,
  ruleset: { id: 'hua-bao', edition: '2026-11', hash: 'dc96c830afb3' },
  body: { type: 'game-finished' },
};
const post = (url: string, body: unknown, headers?: ExampleStep['headers']): ExampleStep => ({ method: 'POST', url, body, ...(headers && { headers }) });
const inGame = (...steps: readonly ExampleStep[]): ProblemExample => ({ steps: [OPEN, ...steps] });

/** How each problem comes about; null where no request brings it about. */
export const PROBLEM_EXAMPLES: { readonly [code in ProblemCode]: ProblemExample | null } = {
  'request-invalid': { steps: [post('/v1/score', { ...HAND, hands: [{ seat: 'S', hand: '234m 55x 678s [777z] (1111p)' }] })] },
  'hand-invalid': { steps: [post('/v1/score', { ...HAND, hands: [{ seat: 'S', hand: '234m 5p 67s [777z] (1111p)' }] })] },
  'not-found': { steps: [{ method: 'GET', url: '/v1/rulesets/hua-boa' }] },
  'body-too-large': { environment: { BODY_LIMIT: '1KiB' }, steps: [post('/v1/score', { ...HAND, hands: [{ seat: 'S', hand: ' '.repeat(1024) }] })] },
  'media-type': { steps: [post('/v1/score', 'ruleset=hua-bao', { 'content-type': 'application/x-www-form-urlencoded' })] },
  'rate-limited': { environment: { RATE_LIMIT_MAX: '2' }, steps: [post('/v1/score', HAND), post('/v1/score', HAND), post('/v1/score', HAND)] },
  overloaded: null,
  internal: null,
  'api-key-required': { environment: { API_KEY: 'the-key-of-the-service' }, steps: [OPEN] },
  'role-forbidden': inGame(post('/v1/games/{id}/deals', DRAWN, { authorization: 'Bearer {viewer}' })),
  'game-finished': inGame(post('/v1/games/{id}/finish', {}, OWNER), post('/v1/games/{id}/deals', DRAWN, OWNER)),
  'game-running': inGame(post('/v1/games/{id}/reopen', {}, OWNER)),
  'match-over': { steps: [OPEN_ROUND, ...Array.from({ length: 5 }, () => post('/v1/games/{id}/deals', DRAWN, OWNER))] },
  'match-running': inGame(post('/v1/games/{id}/extend', { rounds: 1 }, OWNER)),
  'deal-void': inGame(
    post('/v1/games/{id}/deals', DRAWN, OWNER),
    { method: 'DELETE', url: '/v1/games/{id}/deals/1?reason=not%20played', headers: OWNER },
    { method: 'DELETE', url: '/v1/games/{id}/deals/1?reason=not%20played', headers: OWNER },
  ),
  'penalty-cancelled': inGame(
    post('/v1/games/{id}/penalties', { player: 'Bo', amount: 10 }, OWNER),
    { method: 'DELETE', url: '/v1/games/{id}/penalties/1?reason=excused', headers: OWNER },
    { method: 'DELETE', url: '/v1/games/{id}/penalties/1?reason=excused', headers: OWNER },
  ),
  'edit-conflict': inGame(post('/v1/games/{id}/deals', DRAWN, OWNER), post('/v1/games/{id}/deals', DRAWN, { ...OWNER, 'if-match': '"1"' })),
  'idempotency-key-reused': inGame(
    post('/v1/games/{id}/deals', DRAWN, { ...OWNER, 'idempotency-key': 'deal-1' }),
    post('/v1/games/{id}/deals', { hands: [], reason: 'washed out' }, { ...OWNER, 'idempotency-key': 'deal-1' }),
  ),
  'deal-unsettled': inGame(post('/v1/games/{id}/deals', { hands: [{ seat: 'S', score: 44 }], win: { seat: 'S', by: 'self-draw' } }, OWNER)),
  'import-invalid': { steps: [post('/v1/games/import', { format: 'mingg-game', version: 1, events: [FINISHED] })] },
  'store-unavailable': { environment: { DATABASE_URL: 'postgres://127.0.0.1:1/nowhere' }, steps: [OPEN] },
};
