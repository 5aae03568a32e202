import type { Answer } from '../contract/answer.ts';
import type { Problem } from '../contract/finding.ts';
import { PROBLEMS, problemType } from '../contract/problems.ts';
import type { ProblemCode } from '../contract/problems.ts';
import { MOST_FINDINGS } from '../contract/shape.ts';
import type { FindingAnswer } from '../engine/explain/answer.ts';
import { explainFinding } from '../engine/explain/explain-finding.ts';
import { UNREADABLE_CODES } from '../engine/hand/finding.ts';
import type { Finding } from '../engine/hand/finding.ts';
import type { Words } from './languages.ts';

const unreadable: ReadonlySet<string> = new Set(UNREADABLE_CODES);
/** The longest text of the request that a finding repeats. */
const LONGEST_DETAIL = 200;
/** The most members of an object that a finding repeats. */
const MOST_MEMBERS = 10;

/** A problem document in the words of a language. Without a detail the first finding speaks, else the catalogue. */
export function describeProblem(
  code: ProblemCode,
  words: Words,
  findings: readonly Finding[] = [],
  detail?: string,
): Problem {
  const explained = findings.slice(0, MOST_FINDINGS).map((finding) => explainSafely(finding, words));
  const said = words.problem(code);
  const first = explained[0]?.message;
  const others = findings.length - 1;
  return {
    type: problemType(code),
    title: said.title,
    status: PROBLEMS[code].status,
    detail: detail ?? (first === undefined ? said.detail : others === 0 ? first : `${first} (+ ${others})`),
    code,
    findings: explained,
  };
}

/** The answer to a request with findings: unreadable when any finding says so, else impossible. */
export function refuse(findings: readonly Finding[], words: Words): Answer<never> {
  const code = findings.some((finding) => unreadable.has(finding.code)) ? 'request-invalid' : 'hand-invalid';
  return refusal(describeProblem(code, words, findings));
}

export function refusal(problem: Problem): Answer<never> {
  return { status: problem.status, body: problem, problem: true };
}

/** A finding in words that can be sent, whatever the request held. */
export function explainSafely(finding: Finding, words: Words): FindingAnswer {
  return explainFinding(repeatable(finding), words);
}

/** A finding whose details can be sent: no endless text, nothing nested deeply, whatever the request held. */
function repeatable(finding: Finding): Finding {
  const sound: Record<string, unknown> = {};
  for (const [detail, value] of Object.entries(finding)) sound[detail] = detail === 'at' ? value : plain(value);
  return sound as Finding;
}

/** @param levels of objects that are kept */
function plain(value: unknown, levels = 1): unknown {
  if (typeof value === 'string') return value.length <= LONGEST_DETAIL ? value : `${value.slice(0, LONGEST_DETAIL)}…`;
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) {
    return value.slice(0, MOST_FINDINGS).map((member: unknown) => (Array.isArray(member) ? 'array' : plain(member, levels)));
  }
  if (levels === 0) return 'object';
  return Object.fromEntries(
    Object.entries(value)
      .slice(0, MOST_MEMBERS)
      .map(([name, member]) => [plain(name), plain(member, levels - 1)]),
  );
}
