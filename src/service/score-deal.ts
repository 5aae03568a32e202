import type { Answer } from '../contract/answer.ts';
import { DealRequest } from '../contract/deal-request.ts';
import type { DealScore } from '../contract/deal-score.ts';
import { readerOf } from '../contract/shape.ts';
import { explainDeal } from '../engine/explain/explain-deal.ts';
import { judgeDeal } from '../engine/judge.ts';
import { findEverything } from './deal-findings.ts';
import type { Words } from './languages.ts';
import { refuse } from './problem.ts';
import type { Rulesets } from './rulesets.ts';

export const dealReader = readerOf(DealRequest);

/** Scores all hands of a deal and settles it, or tells everything that is wrong with it. */
export function scoreDeal(rulesets: Rulesets, words: Words, body: unknown): Answer<DealScore> {
  if (!dealReader.fits(body)) return refuse(findEverything(rulesets, body, dealReader.judge(body)), words);
  const chosen = rulesets.choose(body.ruleset, body.options);
  if ('findings' in chosen) return refuse(findEverything(rulesets, body, []), words);
  const judged = judgeDeal(body, chosen.ready);
  if (judged.findings !== undefined) return refuse(judged.findings, words);
  return { status: 200, body: explainDeal(judged.sheet, chosen.ready, words) as DealScore };
}
