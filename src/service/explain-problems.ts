import type { DealScore } from '../contract/deal-score.ts';
import type { Finding } from '../contract/finding.ts';
import { FINDING_KINDS } from '../contract/finding-kinds.ts';
import type { FindingPage, ProblemPage } from '../contract/problem-pages.ts';
import { PROBLEM_EXAMPLES } from '../contract/problem-examples.ts';
import type { Wall } from '../contract/table.ts';
import { PROBLEMS, PROBLEM_CODES, problemType } from '../contract/problems.ts';
import type { ProblemCode } from '../contract/problems.ts';
import { IMPOSSIBLE_CODES, NOTE_CODES, UNREADABLE_CODES } from '../engine/hand/finding.ts';
import type { FindingCode } from '../engine/hand/finding.ts';
import type { Words } from './languages.ts';
import type { Rulesets } from './rulesets.ts';
import { scoreDeal } from './score-deal.ts';
import { findWall } from './table.ts';

const FINDING_CODES: readonly FindingCode[] = [...UNREADABLE_CODES, ...IMPOSSIBLE_CODES, ...NOTE_CODES];

/** What a kind of problem means; undefined for a code that is none. */
export function explainProblem(code: string, words: Words): ProblemPage | undefined {
  const known = PROBLEM_CODES.find((one) => one === code);
  return known === undefined ? undefined : pageOf(known, words);
}

/** What a kind of finding means; undefined for a code that is none. */
export function explainFindingKind(rulesets: Rulesets, code: string, words: Words): FindingPage | undefined {
  const known = FINDING_CODES.find((one) => one === code);
  if (known === undefined) return undefined;
  const { explanation, example } = FINDING_KINDS[known];
  const answer = (example.url === '/v1/score' ? scoreDeal : findWall)(rulesets, words, example.body);
  const finding = 'problem' in answer ? answer.body.findings[0] : noteOf(answer.body);
  if (finding === undefined) throw new Error(`nothing is wrong with the example of ${known}`);
  return { code: known, problem: 'problem' in answer ? answer.body.code : '', explanation, example: { method: 'POST', url: example.url, body: example.body }, finding };
}

/** The first note of a scored deal. */
function noteOf(answer: DealScore | Wall): Finding | undefined {
  return 'hands' in answer ? answer.hands.flatMap(({ notes }) => notes)[0] : undefined;
}

/** Every kind of problem and of finding. */
export function listProblems(rulesets: Rulesets, words: Words): { readonly problems: readonly ProblemPage[]; readonly findings: readonly FindingPage[] } {
  return {
    problems: PROBLEM_CODES.map((code) => pageOf(code, words)),
    findings: FINDING_CODES.flatMap((code) => explainFindingKind(rulesets, code, words) ?? []),
  };
}

function pageOf(code: ProblemCode, words: Words): ProblemPage {
  const { status, explanation, remedy } = PROBLEMS[code];
  return { type: problemType(code), code, title: words.problem(code).title, status, explanation, remedy, example: PROBLEM_EXAMPLES[code] };
}
