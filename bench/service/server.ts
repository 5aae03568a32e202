/**
 * One server in a process of its own: `service` (as it is started), `bare-rest` (a Fastify route that validates and
 * answers the same JSON by the same schemas, and does nothing else) or `bare-graphql` (a Mercurius resolver likewise).
 * Tells its port to the parent, and its use of the processor when asked.
 */
import { readFileSync } from 'node:fs';
import process from 'node:process';
import fastify from 'fastify';
import type { FastifyInstance } from 'fastify';
import mercurius from 'mercurius';
import { createApp } from '../../src/app/build.ts';
import { readConfig } from '../../src/app/config.ts';
import { openLog } from '../../src/app/log.ts';
import { fromRoot } from '../../src/app/package-root.ts';
import { DealRequest } from '../../src/contract/deal-request.ts';
import { DealScore } from '../../src/contract/deal-score.ts';
import { readSchema } from '../../src/edge/graphql/schema.ts';
import { plainSchema } from './bare-schemas.ts';
import { DEAL } from './deal.ts';

const config = readConfig({ DATABASE_URL: 'file::memory:' });

async function service(): Promise<FastifyInstance> {
  return await createApp(config, { logger: openLog(config.logLevel).logger });
}

async function answer(): Promise<unknown> {
  const app = await createApp(config);
  const { body } = await app.inject({ method: 'POST', url: '/v1/score', payload: DEAL });
  await app.close();
  return JSON.parse(body);
}

async function bareRest(): Promise<FastifyInstance> {
  const score = await answer();
  const app = fastify();
  const schema = { body: plainSchema(DealRequest), response: { 200: plainSchema(DealScore) } };
  app.post('/v1/score', { schema }, () => score);
  return await app;
}

async function bareGraphql(): Promise<FastifyInstance> {
  const score = await answer();
  const app = fastify();
  const schema = readSchema(readFileSync(fromRoot('schema', 'mingg.graphql'), 'utf8'));
  await app.register(mercurius, { schema, resolvers: { Query: { score: () => score }, Finding: { details: () => ({}) } }, jit: 1 });
  return await app;
}

const servers = { service, 'bare-rest': bareRest, 'bare-graphql': bareGraphql };
const app = await servers[process.argv[2] as keyof typeof servers]();
await app.listen({ port: 0, host: '127.0.0.1' });
const address = app.server.address();
process.on('message', () => process.send?.({ cpu: process.cpuUsage(), memory: process.memoryUsage.rss() }));
process.on('disconnect', () => process.exit());
process.send?.({ port: typeof address === 'object' ? address?.port : 0 });
