import type { FastifyInstance } from 'fastify';
import type { Rulesets } from '../../service/rulesets.ts';
import { registerDealRoutes } from './deal-routes.ts';
import { registerHealth } from './health-route.ts';
import { registerRulesetRoutes } from './ruleset-routes.ts';
import { registerTableRoutes } from './table-routes.ts';

export interface RestOptions {
  readonly rulesets: Rulesets;
  readonly largeBodyLimit: number;
}

/** All routes of the REST API. */
export function registerRest(app: FastifyInstance, { rulesets, largeBodyLimit }: RestOptions): void {
  registerHealth(app);
  registerDealRoutes(app, rulesets, largeBodyLimit);
  registerRulesetRoutes(app, rulesets);
  registerTableRoutes(app, rulesets);
}
