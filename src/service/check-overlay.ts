import type { Answer } from '../contract/answer.ts';
import type { OverlayCheck } from '../contract/ruleset.ts';
import type { Finding } from '../engine/hand/finding.ts';
import { isObject } from './choice.ts';
import { describeRuleset } from './describe-rulesets.ts';
import type { Words } from './languages.ts';
import { explainSafely, refuse } from './problem.ts';
import type { Rulesets } from './rulesets.ts';

/** Compiles an overlay, or tells every mistake in it. */
export function checkOverlay(rulesets: Rulesets, words: Words, body: unknown): Answer<OverlayCheck> {
  if (!isObject(body)) {
    const found = body === null ? 'null' : Array.isArray(body) ? 'array' : typeof body;
    return refuse([{ code: 'wrong-type', case: 'type', at: '', expected: ['object'], found }], words);
  }
  const compiled = rulesets.compile(body);
  if ('set' in compiled) return { status: 200, body: { valid: true, ruleset: describeRuleset(compiled, words), problems: [] } };
  const problems = compiled.findings.map((finding) => asProblem(finding, words));
  return { status: 200, body: { valid: false, ruleset: null, problems } };
}

/** Here the case of `ruleset-invalid` is the code: the question was about the rule set and nothing else. */
function asProblem(finding: Finding, words: Words): OverlayCheck['problems'][number] {
  const { code, ...explained } = explainSafely(finding, words);
  return { code: finding.code === 'ruleset-invalid' ? String(finding.case) : code, ...explained };
}
