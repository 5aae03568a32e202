import type { FastifyInstance } from 'fastify';
import { ClaimsRequest, DrawnSeats, NextDeal, NextDealRequest, Rulings, SeatsRequest, Wall, WallRequest } from '../../contract/table.ts';
import { Waits, WaitsRequest } from '../../contract/waits.ts';
import type { Chance } from '../../service/ports/chance.ts';
import type { Rulesets } from '../../service/rulesets.ts';
import { findNextDeal, findSeats, findWall, ruleOnClaims } from '../../service/table.ts';
import { findWaits } from '../../service/waits.ts';
import { postRoutes } from './post-routes.ts';

const tag = 'table';

/** Routes that help at the table: what a hand waits for, the seats, the wall, claims, the next deal. */
export function registerTableRoutes(app: FastifyInstance, rulesets: Rulesets, chance: Chance): void {
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
      url: '/v1/table/seats',
      operationId: 'seats',
      summary: 'Draws the seats',
      tag,
      body: SeatsRequest,
      answer: DrawnSeats,
      answers: (...request) => findSeats(...request, chance),
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
