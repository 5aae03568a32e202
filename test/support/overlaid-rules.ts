import { bindRules } from '../../src/engine/rules/bind.ts';
import { compileRuleSet } from '../../src/engine/rules/compile.ts';
import type { ReadyRules } from '../../src/engine/rules/ready.ts';
import type { Rule } from '../../src/engine/rules/types.ts';
import { knownSets } from './known-sets.ts';

/** A built-in set under an overlay, ready to score by; a mistake in it is a mistake of the test. */
export function overlaidRules(overlay: object, options?: Readonly<Record<string, unknown>>): ReadyRules {
  const compiled = compileRuleSet(overlay, knownSets());
  if ('problems' in compiled) throw new Error(JSON.stringify(compiled.problems));
  const bound = bindRules(compiled.set, 'test', options);
  if ('findings' in bound) throw new Error(JSON.stringify(bound.findings));
  return bound.ready;
}

/** A rule of a club's own. */
export function houseRule(rule: Pick<Rule, 'id' | 'value' | 'when'> & Partial<Rule>): Rule {
  return { label: { en: rule.id }, for: 'winner', per: 'once', definition: 'House rule.', source: 'House rule', ...rule };
}
