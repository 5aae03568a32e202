import type { Answer } from '../contract/answer.ts';
import { CompareRequest } from '../contract/compare.ts';
import type { CompareAnswer } from '../contract/compare.ts';
import { readerOf } from '../contract/shape.ts';
import { findEverything } from './deal-findings.ts';
import type { Words } from './languages.ts';
import { refuse } from './problem.ts';
import type { Rulesets } from './rulesets.ts';
import type { Listed } from './score-batch.ts';
import { scoreDeal } from './score-deal.ts';

const reader = readerOf(CompareRequest);

/** Scores one deal by several rule sets, each by itself. */
export function compareRulesets(rulesets: Rulesets, words: Words, body: unknown): Answer<CompareAnswer> {
  if (!reader.fits(body)) return refuse(findEverything(rulesets, body, reader.judge(body)), words);
  const { sets, ...deal } = body;
  const results = sets.map((set) => ({
    ruleset: set.ruleset,
    ...listed(scoreDeal(rulesets, words, { ...deal, ...set })),
  }));
  return { status: 200, body: { results } };
}

function listed<T>({ status, body }: Answer<T>): Listed<T> {
  return { status, body };
}
