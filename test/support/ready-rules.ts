import { bindRules } from '../../src/engine/rules/bind.ts';
import type { ReadyRules } from '../../src/engine/rules/ready.ts';
import { BUILT_IN } from '../../src/rulesets/index.ts';

/** A built-in rule set under options; a mistake in them is a mistake of the test. */
export function readyRules(id: string, options?: Readonly<Record<string, unknown>>): ReadyRules {
  const set = BUILT_IN.find((known) => known.id === id);
  if (set === undefined) throw new Error(`no rule set ${id}`);
  const bound = bindRules(set, 'test', options);
  if ('findings' in bound) throw new Error(JSON.stringify(bound.findings));
  return bound.ready;
}
