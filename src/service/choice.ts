import type { Finding } from '../engine/hand/finding.ts';
import type { ReadyRules } from '../engine/rules/ready.ts';
import type { Rulesets } from './rulesets.ts';

/** The rules to judge a request by, and what is wrong with the choice. */
export interface Choice {
  /** The rules chosen, or those that stand in so that the rest of the request can be judged. */
  readonly ready: ReadyRules;
  readonly findings: readonly Finding[];
  /** Whether the rule set is the one asked for; only then may rules be held against the hands. */
  readonly sure: boolean;
}

/**
 * Chooses the rules of a request that may be malformed. Options that are wrong are reported and left at their
 * defaults; where the rule set itself is not known another one stands in.
 */
export function judgeChoice(rulesets: Rulesets, body: unknown): Choice {
  const { ruleset, options } = isObject(body) ? body : {};
  if (typeof ruleset !== 'string' && !isObject(ruleset)) return { ready: rulesets.standIn, findings: [], sure: false };
  const given = isObject(options) ? options : undefined;
  const chosen = rulesets.choose(ruleset, given);
  if ('ready' in chosen) return { ready: chosen.ready, findings: [], sure: true };
  const sound = rulesets.choose(ruleset, withoutWrong(given, chosen.findings));
  return 'ready' in sound
    ? { ready: sound.ready, findings: chosen.findings, sure: true }
    : { ready: rulesets.standIn, findings: chosen.findings, sure: false };
}

/** The options that no finding is about. */
function withoutWrong(
  options: Readonly<Record<string, unknown>> | undefined,
  findings: readonly Finding[],
): Readonly<Record<string, unknown>> | undefined {
  if (options === undefined || findings.some(({ at }) => at === '/options')) return undefined;
  const wrong = new Set(findings.map(({ at }) => at.split('/')[2]?.replaceAll('~1', '/').replaceAll('~0', '~')));
  return Object.fromEntries(Object.entries(options).filter(([name]) => !wrong.has(name)));
}

export function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
