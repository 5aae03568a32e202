import type { Answer } from '../contract/answer.ts';
import { BatchEnvelope } from '../contract/batch.ts';
import type { DealScore } from '../contract/deal-score.ts';
import type { Problem } from '../contract/finding.ts';
import { readerOf } from '../contract/shape.ts';
import type { Words } from './languages.ts';
import { refuse } from './problem.ts';
import type { Rulesets } from './rulesets.ts';
import { scoreDeal } from './score-deal.ts';

const reader = readerOf(BatchEnvelope);

/** How long a batch may work, in milliseconds, before it lets other requests in. */
const SHIFT = 20;

/** An answer as it is listed. */
export interface Listed<T> {
  readonly status: number;
  readonly body: T | Problem;
}

/**
 * Scores many deals, each by itself: a bad one never spoils another. Other requests are answered in between.
 * @param keep what is kept of each answer; a thousand answers at once are much to hold
 */
export async function scoreBatch<R>(
  rulesets: Rulesets,
  words: Words,
  body: unknown,
  keep: (listed: Listed<DealScore>) => R,
): Promise<Answer<readonly R[]>> {
  if (!reader.fits(body)) return refuse(reader.judge(body), words);
  const kept: R[] = [];
  let until = performance.now() + SHIFT;
  for (const request of body.requests) {
    kept.push(keep(scoreDeal(rulesets, words, request)));
    if (performance.now() < until) continue;
    await new Promise(setImmediate);
    until = performance.now() + SHIFT;
  }
  return { status: 200, body: kept };
}
