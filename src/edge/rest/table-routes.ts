import type { FastifyInstance } from 'fastify';
import { ClaimsRequest, NextDeal, NextDealRequest, Rulings, Wall, WallRequest } from '../../contract/table.ts';
import { Waits, WaitsRequest } from '../../contract/waits.ts';
import type { Rulesets } from '../../service/rulesets.ts';
import { findNextDeal, findWall, ruleOnClaims } from '../../service/table.ts';
import { findWaits } from '../../service/waits.ts';
import { postRoutes } from './post-routes.ts';

const tag = 'table';

/** Routes that help at the table: what a hand waits for, the wall, claims, the next deal. */
export function registerTableRoutes(app: FastifyInstance, rulesets: Rulesets): void {
  postRoutes(app, rulesets, [
    {
      url: '/v1/waits',
      operationId: 'waits',
      summary: 'Tells what a hand waits for, and what each wait is worth',
      tag,
      body: WaitsRequest,
      answer: Waits,
      answers: findWaits,
    },
    {
      url: '/v1/table/wall',
      operationId: 'wall',
      summary: 'Breaks the wall and deals',
      tag,
      body: WallRequest,
      answer: Wall,
      answers: findWall,
    },
    {
      url: '/v1/table/claims',
      operationId: 'claims',
      summary: 'Rules who gets a tile',
      tag,
      body: ClaimsRequest,
      answer: Rulings,
      answers: ruleOnClaims,
    },
    {
      url: '/v1/table/next-deal',
      operationId: 'nextDeal',
      summary: 'Tells what comes after a deal',
      tag,
      body: NextDealRequest,
      answer: NextDeal,
      answers: findNextDeal,
    },
  ]);
}
