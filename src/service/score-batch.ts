import type { Answer } from '../contract/answer.ts';
import { BatchEnvelope } from '../contract/batch.ts';
import type { BatchAnswer } from '../contract/batch.ts';
import { readerOf } from '../contract/shape.ts';
import type { Words } from './languages.ts';
import { refuse } from './problem.ts';
import type { Rulesets } from './rulesets.ts';
import { scoreDeal } from './score-deal.ts';

const reader = readerOf(BatchEnvelope);

/** How long a batch may work, in milliseconds, before it lets other requests in. */
const SHIFT = 20;

/** Scores many deals, each by itself: a bad one never spoils another. Other requests are answered in between. */
export async function scoreBatch(rulesets: Rulesets, words: Words, body: unknown): Promise<Answer<BatchAnswer>> {
  if (!reader.fits(body)) return refuse(reader.judge(body), words);
  const results: BatchAnswer['results'][number][] = [];
  let until = performance.now() + SHIFT;
  for (const request of body.requests) {
    results.push(plain(scoreDeal(rulesets, words, request)));
    if (performance.now() < until) continue;
    await new Promise(setImmediate);
    until = performance.now() + SHIFT;
  }
  return { status: 200, body: { results } };
}

/** An answer as it is listed: its status and its body. */
export function plain<T>({ status, body }: Answer<T>): { readonly status: number; readonly body: Answer<T>['body'] } {
  return { status, body };
}
