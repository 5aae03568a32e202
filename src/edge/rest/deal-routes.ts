import type { FastifyInstance } from 'fastify';
import { BatchAnswer, BatchRequest } from '../../contract/batch.ts';
import { CompareAnswer, CompareRequest } from '../../contract/compare.ts';
import { DealRequest } from '../../contract/deal-request.ts';
import { DealScore } from '../../contract/deal-score.ts';
import { SettleAnswer, SettleRequest } from '../../contract/settle.ts';
import { Validation } from '../../contract/validation.ts';
import { joinListed, writeListed } from './batch-text.ts';
import { writeDealScore } from '../../contract/write-deal-score.ts';
import { compareRulesets } from '../../service/compare-rulesets.ts';
import type { Rulesets } from '../../service/rulesets.ts';
import { scoreBatch } from '../../service/score-batch.ts';
import { scoreDeal } from '../../service/score-deal.ts';
import { settle } from '../../service/settle.ts';
import { validateDeal } from '../../service/validate-deal.ts';
import { postRoutes } from './post-routes.ts';

/** Routes that judge a deal. */
export function registerDealRoutes(app: FastifyInstance, rulesets: Rulesets, largeBodyLimit: number): void {
  postRoutes(app, rulesets, [
    {
      url: '/v1/score',
      operationId: 'score',
      summary: 'Scores a deal and settles it',
      body: DealRequest,
      answer: DealScore,
      answers: scoreDeal,
      write: writeDealScore,
    },
    {
      url: '/v1/validate',
      operationId: 'validate',
      summary: 'Tells whether a deal is possible, and everything that is wrong with it',
      body: DealRequest,
      answer: Validation,
      answers: validateDeal,
    },
    {
      url: '/v1/settle',
      operationId: 'settle',
      summary: 'Settles scores that were counted at the table',
      body: SettleRequest,
      answer: SettleAnswer,
      answers: settle,
    },
    {
      url: '/v1/score/batch',
      operationId: 'scoreBatch',
      summary: 'Scores up to a thousand deals, each by itself',
      body: BatchRequest,
      answer: BatchAnswer,
      answers: (...request) => scoreBatch(...request, writeListed),
      write: joinListed,
      bodyLimit: largeBodyLimit,
    },
    {
      url: '/v1/compare',
      operationId: 'compare',
      summary: 'Scores one deal by several rule sets',
      body: CompareRequest,
      answer: CompareAnswer,
      answers: compareRulesets,
    },
  ]);
}
