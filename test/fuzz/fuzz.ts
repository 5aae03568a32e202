import { performance } from 'node:perf_hooks';
import process from 'node:process';
import type { FastifyInstance } from 'fastify';
import { openGame, scored } from '../support/games.ts';
import type { OpenedGame } from '../support/games.ts';
import { inputOf } from '../support/graphql-map.ts';
import { seeded } from '../support/storm.ts';
import { judge, kindOf } from './answers.ts';
import type { Exchange } from './answers.ts';
import { CONTENT_TYPES, alter, mutate, pick, spoil, write } from './mutations.ts';
import type { Random } from './mutations.ts';
import { graphqlSeeds, importOf, REST_SEEDS } from './requests.ts';
import type { Seed } from './requests.ts';

/** The most that one request may cost, in milliseconds of the processor. */
const MOST_WORK = 2000;
/** The longest that an answer may take on a machine with other work, in milliseconds. */
const LONGEST_WAIT = 60_000;
/** Deals make a game long; a new one is opened now and then. */
const REQUESTS_OF_GAME = 200;

/** What came of many mutated requests. */
export interface Harvest {
  readonly kinds: ReadonlyMap<string, number>;
  readonly mistakes: readonly string[];
  /** The dearest request, in milliseconds of the processor. */
  readonly dearest: { readonly work: number; readonly what: string };
}

async function playedGame(app: FastifyInstance): Promise<{ readonly game: OpenedGame; readonly exported: unknown }> {
  const game = await openGame(app);
  for (const winner of ['S', 'E', 'W']) await game.as('owner', 'POST', '/deals', scored([16, 44, 8, 32], winner));
  const { body } = await game.as('owner', 'GET', '/export.json');
  return { game, exported: body };
}

/** A valid request of some route, changed in one to three places, and its text perhaps spoiled. */
function spoiled(seeds: readonly (readonly Seed[])[], random: Random): Seed & { readonly sent: string; readonly contentType: string } {
  const seed = pick(pick(seeds, random), random);
  const { body, url } = seed;
  const isGraphql = url === '/graphql' && random() < 0.95;
  let changed = isGraphql ? (body as { variables: unknown }).variables : body;
  const change = random() < 0.5 ? mutate : alter;
  const times = pick([1, 1, 1, 2, 3], random);
  for (let i = 0; i < times; i++) changed = change(changed, random);
  const text = write(isGraphql ? { ...(body as object), variables: changed } : changed);
  const sent = random() < 0.08 ? spoil(text, random) : text;
  return { ...seed, sent, contentType: random() < 0.02 ? pick(CONTENT_TYPES, random) : 'application/json' };
}

/** Sends mutated requests to every route and judges the answers. A seed gives the same requests again. */
export async function fuzz(app: FastifyInstance, seed: number, requests: number): Promise<Harvest> {
  const random = seeded(seed);
  const kinds = new Map<string, number>();
  const mistakes: string[] = [];
  let dearest = { work: 0, what: '' };
  let isOver = false;
  let { game, exported } = await playedGame(app);
  const overGraphql = graphqlSeeds(inputOf);
  for (let i = 0; i < requests; i++) {
    if (isOver || i % REQUESTS_OF_GAME === REQUESTS_OF_GAME - 1) ({ game, exported } = await playedGame(app));
    const chosen = spoiled([...REST_SEEDS, ...overGraphql, [importOf(exported)]], random);
    const id = game.url.replace('/v1/games/', '');
    const sent = chosen.sent.replaceAll('"{game}"', JSON.stringify(id));
    const started = process.cpuUsage();
    const exchange = await send(app, { ...chosen, url: chosen.url.replace('{game}', id), sent }, game.keys.owner);
    const { user, system } = process.cpuUsage(started);
    const work = (user + system) / 1000;
    if (work > dearest.work) dearest = { work, what: `${chosen.url} ${sent.slice(0, 200)}` };
    const wrong = [...judge(exchange), ...(work > MOST_WORK ? [`${work.toFixed()} ms of work`] : [])];
    for (const mistake of wrong) mistakes.push(`${i} ${chosen.method} ${chosen.url}: ${mistake}\n    ${sent.slice(0, 600)}`);
    const kind = kindOf(exchange);
    isOver = kind === '409 game-finished';
    kinds.set(kind, (kinds.get(kind) ?? 0) + 1);
  }
  return { kinds, mistakes, dearest };
}

async function send(app: FastifyInstance, { method, url, sent, contentType }: Omit<Seed, 'body'> & { sent: string; contentType: string }, key: string): Promise<Exchange> {
  const started = performance.now();
  const late = AbortSignal.timeout(LONGEST_WAIT);
  const answer = app.inject({ method, url, payload: sent, headers: { ...(contentType !== '' && { 'content-type': contentType }), authorization: `Bearer ${key}` }, signal: late });
  const response = await answer.catch((error: unknown) => {
    throw new Error(`no answer after ${(performance.now() - started).toFixed()} ms: ${method} ${url} ${sent.slice(0, 600)}`, { cause: error });
  });
  return { url, sent, contentType, status: response.statusCode, type: String(response.headers['content-type'] ?? ''), text: response.body };
}
