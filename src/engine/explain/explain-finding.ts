import type { Finding } from '../hand/finding.ts';
import type { FindingAnswer } from './answer.ts';
import type { Words } from './words.ts';

/** A finding in words: its facts, and what is wrong and what to do about it. */
export function explainFinding(finding: Finding, words: Words): FindingAnswer {
  const { message, hint } = words.finding(finding);
  const { code, at, case: _, ...details } = finding;
  return { code, at, message, hint, ...details };
}
