import { createHash } from 'node:crypto';
import fastify from 'fastify';
import type { FastifyInstance } from 'fastify';
import { registerBodies } from '../../../edge/rest/bodies.ts';
import { registerProblems } from '../../../edge/rest/problems.ts';
import { registerQueries } from '../../../edge/rest/queries.ts';
import { registerNotes } from '../../../edge/rest/request.ts';
import { registerRest } from '../../../edge/rest/rest.ts';
import { registerProtection } from '../../../edge/rest/protection.ts';
import { openSqlite } from '../../../edge/storage/sqlite.ts';
import type { Ledger } from '../../../service/ledger/ledger.ts';
import { Rulesets } from '../../../service/rulesets.ts';
import { readRulesets } from '../../overlay-folder.ts';
import { sha256, systemSecrets } from '../../system.ts';
import { DEAL_EXAMPLES } from './example-deals.ts';
import { EXAMPLE_GAME, GAME_EXAMPLES } from './example-games.ts';
import { TABLE_EXAMPLES } from './example-tables.ts';
import { addressOf } from './examples.ts';
import type { Example, ExampleRequest } from './examples.ts';
import type { Route } from './operations.ts';

/** Every request that the document shows, in the order in which they are made. */
export const EXAMPLE_REQUESTS: readonly ExampleRequest[] = [...DEAL_EXAMPLES, ...TABLE_EXAMPLES, ...GAME_EXAMPLES];

/** A service in which no time passes and nothing is left to chance, so that its answers can be written down. */
export interface ExampleService {
  readonly app: FastifyInstance;
  /** In the order in which they were registered. */
  readonly routes: readonly Route[];
}

export async function createExampleService(): Promise<ExampleService> {
  const app = fastify({ return503OnClosing: false });
  const routes: Route[] = [];
  app.addHook('onRoute', ({ method, url, schema }) => {
    if (schema?.operationId !== undefined && method !== 'HEAD') routes.push({ method: String(method), url, schema });
  });
  const rulesets = new Rulesets(readRulesets(null), sha256);
  registerNotes(app);
  registerBodies(app);
  registerProblems(app);
  registerQueries(app);
  await registerProtection(app, { rateLimitMax: 0, corsOrigins: [], longestLag: Infinity });
  const ledger: Ledger = {
    store: await openSqlite(':memory:'),
    clock: { now: () => '2026-11-30T19:15:00.000Z' },
    secrets: { ...systemSecrets, makeGameId: () => EXAMPLE_GAME, makeEventId: eventIds(), makeKey: () => 'a-key-that-nobody-has-made' },
    rulesets,
    opening: { free: true, apiKey: null },
  };
  registerRest(app, { rulesets, ledger, chance: { below: () => 0 }, largeBodyLimit: 8 * 1024 * 1024 });
  app.addHook('onClose', () => ledger.store.close());
  await app.ready();
  return { app, routes };
}

/** UUIDs that are the same each time. */
function eventIds(): () => string {
  let made = 0;
  return () => {
    const hex = createHash('sha256').update(`event ${++made}`).digest('hex');
    return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
  };
}

/** Sends a request of the document. */
export async function sendExample(app: FastifyInstance, example: ExampleRequest): Promise<Example> {
  const { method, key, body } = example;
  const response = await app.inject({
    method,
    url: addressOf(example),
    headers: {
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(key === undefined ? {} : { authorization: `Bearer ${key}` }),
    },
    ...(body === undefined ? {} : { payload: JSON.stringify(body) }),
  });
  const isJson = String(response.headers['content-type']).includes('json');
  return { ...example, status: response.statusCode, answer: isJson ? response.json<unknown>() : undefined };
}
