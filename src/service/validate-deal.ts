import type { Answer } from '../contract/answer.ts';
import type { Validation } from '../contract/validation.ts';
import { explainFinding } from '../engine/explain/explain-finding.ts';
import { validateDeal as judge } from '../engine/hand/validate-deal.ts';
import { findEverything } from './deal-findings.ts';
import type { Words } from './languages.ts';
import { refuse } from './problem.ts';
import type { Rulesets } from './rulesets.ts';
import { dealReader } from './score-deal.ts';

/**
 * Tells whether a deal is possible. Everything about tiles and hands is a finding of the answer; only what is wrong
 * with the form of the request, its options or its rule set is a problem.
 */
export function validateDeal(rulesets: Rulesets, words: Words, body: unknown): Answer<Validation> {
  if (!dealReader.fits(body)) return refuse(findEverything(rulesets, body, dealReader.judge(body)), words);
  const chosen = rulesets.choose(body.ruleset, body.options);
  if ('findings' in chosen) return refuse(findEverything(rulesets, body, []), words);
  const { findings, fouls, complete } = judge(body, chosen.ready);
  // How a hand is described at all is a matter of form.
  if (findings.some(({ code }) => code === 'wrong-type')) return refuse(findings, words);
  const told = [...findings, ...fouls.flatMap((foul) => foul.findings)].map((finding) => explainFinding(finding, words));
  return { status: 200, body: { valid: findings.length === 0, complete, findings: told } };
}
