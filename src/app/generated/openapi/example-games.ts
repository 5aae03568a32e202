import type { ExampleRequest } from './examples.ts';

/** Keys that a client made; whoever copies them from a document should not keep them. */
const KEYS = { owner: 'owner-key-of-the-example-0', scorer: 'scorer-key-of-the-example', viewer: 'viewer-key-of-the-example' };
const PLAYERS = [
  { name: 'Ann', seat: 'E' },
  { name: 'Bo', seat: 'S' },
  { name: 'Chi', seat: 'W' },
  { name: 'Dov', seat: 'N' },
];
const scores = (...four: readonly number[]): readonly object[] => four.map((score, i) => ({ seat: 'ESWN'[i], score }));
const WON = { hands: scores(16, 44, 8, 32), win: { seat: 'S', by: 'discard', from: 'W' } };

/** One game from its opening on; `id` is what the service of the examples calls it. */
export const EXAMPLE_GAME = 'Gq7mX2tVb9RkLw4z';
const ofGame = { path: { id: EXAMPLE_GAME } };
const ofNumber = (n: number): { readonly path: Readonly<Record<string, string | number>> } => ({ path: { id: EXAMPLE_GAME, n } });
const reads = (operation: string, name: string, summary: string, below: string, more: Partial<ExampleRequest> = {}): ExampleRequest =>
  ({ operation, name, summary, method: 'GET', url: `/v1/games/{id}${below}`, key: KEYS.viewer, ...ofGame, ...more });
const writes = (operation: string, name: string, summary: string, below: string, body: unknown, more: Partial<ExampleRequest> = {}): ExampleRequest =>
  ({ operation, name, summary, method: 'POST', url: `/v1/games/{id}${below}`, key: KEYS.scorer, ...ofGame, body, ...more });

/** Requests of one game, in the order in which they are made. */
export const GAME_EXAMPLES: readonly ExampleRequest[] = [
  { operation: 'openGame', name: 'fourPlayers', summary: 'A game of four', method: 'POST', url: '/v1/games', body: { title: 'Tuesday', ruleset: 'hua-bao', options: { limit: 300 }, players: PLAYERS, keys: KEYS } },
  { operation: 'openGame', name: 'seatTwice', summary: 'Two players in one seat', method: 'POST', url: '/v1/games', body: { ruleset: 'hua-bao', players: PLAYERS.map((player) => ({ ...player, seat: player.seat === 'N' ? 'W' : player.seat })) } },
  { operation: 'openGame', name: 'unknownOption', summary: 'An option that the rule set does not have', method: 'POST', url: '/v1/games', body: { ruleset: 'hua-bao', options: { limits: 300 }, players: PLAYERS } },
  writes('recordDeal', 'scores', 'Scores counted at the table', '/deals', WON),
  writes('recordDeal', 'wrongKey', 'The key of a viewer', '/deals', WON, { key: KEYS.viewer }),
  writes('recordDeal', 'unreadableTile', 'A tile that does not exist', '/deals', { ...WON, win: { ...WON.win, tile: '5x' } }),
  writes('recordDeal', 'unsettled', 'Hands are missing', '/deals', { hands: scores(16, 44), win: WON.win }),
  writes('replaceDeal', 'misread', 'A score was misread', '/deals/{n}', { ...WON, hands: scores(16, 48, 8, 32), reason: 'misread' }, { method: 'PUT', ...ofNumber(1) }),
  writes('recordDeal', 'drawn', 'Nobody won', '/deals', { hands: [] }),
  writes('voidDeal', 'notPlayed', 'A deal that was not played', '/deals/{n}', undefined, { method: 'DELETE', ...ofNumber(2), query: { reason: 'not played' } }),
  writes('voidDeal', 'twice', 'The same once more', '/deals/{n}', undefined, { method: 'DELETE', ...ofNumber(2), query: { reason: 'not played' } }),
  writes('reassignSeats', 'satWrong', 'Chi and Dov sat the other way round', '/seats', { from: 3, seats: { E: 'Bo', S: 'Dov', W: 'Chi', N: 'Ann' }, reason: 'sat wrong' }, { key: KEYS.owner }),
  writes('addPenalty', 'late', 'A fine agreed at the table', '/penalties', { player: 'Bo', amount: 10, reason: 'late' }, { key: KEYS.owner }),
  writes('cancelPenalty', 'excused', 'It was excused', '/penalties/{n}', undefined, { method: 'DELETE', key: KEYS.owner, ...ofNumber(1), query: { reason: 'excused' } }),
  writes('cancelPenalty', 'twice', 'The same once more', '/penalties/{n}', undefined, { method: 'DELETE', key: KEYS.owner, ...ofNumber(1), query: { reason: 'excused' } }),
  reads('game', 'running', 'A game after a few deals', ''),
  reads('game', 'unknown', 'There is no such game, or the key is of another', '', { key: 'nobody' }),
  reads('gameDeals', 'first', 'The first page', '/deals', { query: { limit: 1 } }),
  reads('gameDeal', 'first', 'The first deal', '/deals/{n}', ofNumber(1)),
  reads('gameDeal', 'unknown', 'A deal that was never recorded', '/deals/{n}', ofNumber(99)),
  reads('gameEvents', 'first', 'The first deal', '/events', { query: { after: 1, limit: 1 } }),
  reads('gameNeeds', 'lead', 'What takes the lead', '/needs'),
  writes('reopenGame', 'running', 'A game that is not finished', '/reopen', {}, { key: KEYS.owner }),
  writes('extendMatch', 'running', 'A match that is not over', '/extend', { rounds: 1 }),
  writes('finishGame', 'over', 'The evening is over', '/finish', { reason: 'the last bus leaves' }, { key: KEYS.owner }),
  writes('finishGame', 'twice', 'The same once more', '/finish', {}, { key: KEYS.owner }),
  writes('reopenGame', 'onemore', 'One more deal after all', '/reopen', { reason: 'one more deal' }, { key: KEYS.owner }),
];
