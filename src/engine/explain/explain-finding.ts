import type { Finding } from '../hand/finding.ts';
import type { FindingAnswer } from './answer.ts';
import type { Words } from './words.ts';

/** A finding in words: what is wrong and what to do about it, then its facts (but the case, which is in the words, and what is still open). */
export function explainFinding(finding: Finding, words: Words): FindingAnswer {
  const { message, hint } = words.finding(finding);
  const details = Object.entries(finding).filter(([name]) => name !== 'case' && name !== 'open');
  return { code: finding.code, at: finding.at, message, hint, ...Object.fromEntries(details) };
}
