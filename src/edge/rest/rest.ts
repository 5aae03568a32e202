import type { FastifyInstance } from 'fastify';
import type { Ledger } from '../../service/ledger/ledger.ts';
import type { Chance } from '../../service/ports/chance.ts';
import type { Rulesets } from '../../service/rulesets.ts';
import { registerDealRoutes } from './deal-routes.ts';
import { registerGameRoutes } from './game-routes.ts';
import { registerHealth } from './health-route.ts';
import { registerProblemRoutes } from './problem-routes.ts';
import { registerRulesetRoutes } from './ruleset-routes.ts';
import { registerTableRoutes } from './table-routes.ts';

export interface RestOptions {
  readonly rulesets: Rulesets;
  readonly ledger: Ledger;
  readonly chance: Chance;
  readonly largeBodyLimit: number;
}

/** All routes of the REST API. */
export function registerRest(app: FastifyInstance, { rulesets, ledger, chance, largeBodyLimit }: RestOptions): void {
  registerHealth(app, ledger.store);
  registerDealRoutes(app, rulesets, largeBodyLimit);
  registerRulesetRoutes(app, rulesets);
  registerTableRoutes(app, rulesets, chance);
  registerProblemRoutes(app, rulesets);
  registerGameRoutes(app, ledger, largeBodyLimit);
}
