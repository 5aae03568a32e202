import { readFileSync } from 'node:fs';
import fastify from 'fastify';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { registerGraphql } from '../edge/graphql/graphql.ts';
import { registerBodies } from '../edge/rest/bodies.ts';
import { registerPage } from '../edge/rest/page-files.ts';
import { handleError, registerProblems } from '../edge/rest/problems.ts';
import { registerProtection } from '../edge/rest/protection.ts';
import { registerQueries } from '../edge/rest/queries.ts';
import { RequestLog } from '../edge/rest/request-log.ts';
import { registerReference } from '../edge/rest/reference-routes.ts';
import { registerNotes } from '../edge/rest/request.ts';
import { registerRest } from '../edge/rest/rest.ts';
import { SECURITY_HEADERS } from '../edge/rest/security-headers.ts';
import { openStore } from '../edge/storage/open-store.ts';
import type { Ledger } from '../service/ledger/ledger.ts';
import type { Chance } from '../service/ports/chance.ts';
import type { LedgerStore } from '../service/ports/ledger-store.ts';
import { Rulesets } from '../service/rulesets.ts';
import { isLoopback } from './config.ts';
import type { Config } from './config.ts';
import { readRulesets } from './overlay-folder.ts';
import { fromRoot } from './package-root.ts';
import { requestIds } from './request-ids.ts';
import { sha256, systemChance, systemClock, systemSecrets } from './system.ts';

/** How far the event loop may lag, in milliseconds, before new work is refused. */
const LONGEST_LAG = 1000;

/** What tests replace. */
export interface Seams {
  readonly logger?: FastifyBaseLogger;
  readonly longestLag?: number;
  readonly store?: LedgerStore;
  readonly chance?: Chance;
}

/** The whole service, ready to listen or to be injected requests. */
export async function createApp(config: Config, seams: Seams = {}): Promise<FastifyInstance> {
  const { logger, longestLag = LONGEST_LAG, chance = systemChance } = seams;
  const app: FastifyInstance = fastify({
    ...(logger === undefined ? { logger: false } : { loggerInstance: logger }),
    bodyLimit: config.bodyLimit,
    logController: new RequestLog(),
    // A logger of its own for each request would only repeat its id, which the lines name anyway.
    childLoggerFactory: (parent) => parent,
    genReqId: requestIds(),
    // What arrives on an open connection while the service stops is answered too.
    return503OnClosing: false,
    frameworkErrors: (error, request, reply) => {
      // An address that cannot be decoded: no hook has run, and there is no query.
      request.noted = {};
      Object.assign(request, { query: {} });
      handleError(error, request, reply.headers(SECURITY_HEADERS));
    },
  });
  const rulesets = new Rulesets(readRulesets(config.rulesetsDir), sha256);
  registerNotes(app);
  registerBodies(app);
  await registerProtection(app, { ...config, longestLag });
  registerProblems(app);
  registerQueries(app);
  const store = seams.store ?? (await openStore(config.databaseUrl, (error) => app.log.warn({ err: error }, 'the store of games cannot be opened')));
  app.addHook('onClose', () => store.close());
  const opening = { free: isLoopback(config.host), apiKey: config.apiKey };
  const ledger: Ledger = { store, clock: systemClock, secrets: systemSecrets, rulesets, opening };
  await registerGraphql(app, { rulesets, ledger, chance, sdl: readSdl() });
  registerRest(app, { rulesets, ledger, chance, largeBodyLimit: config.largeBodyLimit });
  registerReference(app, readFileSync(fromRoot('openapi.yaml'), 'utf8'));
  await registerPage(app, fromRoot('dist', 'web'));
  return app;
}

/** The whole schema of GraphQL, from its files. */
function readSdl(): string {
  return ['mingg.graphql', 'ledger.graphql'].map((name) => readFileSync(fromRoot('schema', name), 'utf8')).join('\n');
}
