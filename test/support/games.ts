import type { FastifyInstance } from 'fastify';

type Headers = Readonly<Record<string, string>>;

/** The answer to a request about games. */
export interface GameReply {
  readonly status: number;
  readonly headers: Readonly<Record<string, unknown>>;
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- bodies of all routes; the assertions say what they are
  readonly body: any;
  readonly text: string;
}

export interface Keys {
  readonly owner: string;
  readonly scorer: string;
  readonly viewer: string;
}

/** Asks the service without a socket; `key` is sent as a bearer token. */
export async function ask(
  app: FastifyInstance,
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  url: string,
  { key, body, headers = {} }: { readonly key?: string | undefined; readonly body?: unknown; readonly headers?: Headers } = {},
): Promise<GameReply> {
  const response = await app.inject({
    method,
    url,
    headers: {
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...(key !== undefined && { authorization: `Bearer ${key}` }),
      ...headers,
    },
    ...(body !== undefined && { payload: JSON.stringify(body) }),
  });
  const json = String(response.headers['content-type'] ?? '').includes('json');
  return { status: response.statusCode, headers: response.headers, body: json ? JSON.parse(response.body) : undefined, text: response.body };
}

export const FOUR_PLAYERS = [
  { name: 'Ann', seat: 'E' },
  { name: 'Bo', seat: 'S' },
  { name: 'Chi', seat: 'W' },
  { name: 'Dov', seat: 'N' },
] as const;

/** A game that was opened: its address and keys, and requests about it. */
export interface OpenedGame {
  readonly url: string;
  readonly keys: Keys;
  readonly as: (role: keyof Keys, method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: unknown, headers?: Headers) => Promise<GameReply>;
}

export async function openGame(app: FastifyInstance, request: object = {}): Promise<OpenedGame> {
  const { status, body, headers } = await ask(app, 'POST', '/v1/games', { body: { ruleset: 'hua-bao', players: FOUR_PLAYERS, ...request } });
  if (status !== 201) throw new Error(`${status}: ${JSON.stringify(body)}`);
  const url = String(headers['location']);
  const keys = body.keys as Keys;
  return { url, keys, as: (role, method, path, sent, more) => ask(app, method, `${url}${path}`, { key: keys[role], body: sent, headers: more ?? {} }) };
}

/** House rules with matches of one round, in which the deal always passes: four deals. */
export const ONE_ROUND = { extends: 'mcr', id: 'one-round', edition: '1', label: { en: 'One round' }, play: { rounds: 1 } };

/** A deal in scores counted at the table, E S W N; without `from` self-drawn. */
export function scored(scores: readonly number[], winner: string, from?: string): object {
  const seats = ['E', 'S', 'W', 'N'];
  return {
    hands: scores.map((score, i) => ({ seat: seats[i], score })),
    win: { seat: winner, by: from === undefined ? 'self-draw' : 'discard', ...(from !== undefined && { from }) },
  };
}
