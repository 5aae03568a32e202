import { RULE_SET_BOUNDS } from './bounds.ts';
import { checkRuleSet } from './check-set.ts';
import { applyOverlay } from './overlay.ts';
import { Problems } from './problem.ts';
import type { RuleSetProblem } from './problem.ts';
import type { RuleSet } from './rule-set.ts';
import { isObject } from './shape-check.ts';
import type { JsonObject } from './shape-check.ts';

/** Where an overlay finds what it extends. */
export interface RuleSetSource {
  /** The ids known, to guess what was meant. */
  readonly ids: readonly string[];
  /** A compiled set, or an overlay yet to be compiled, by id. */
  find(id: string): RuleSet | { readonly overlay: unknown } | undefined;
}

export type Compiled = { readonly set: RuleSet } | { readonly problems: readonly RuleSetProblem[] };

/**
 * Makes a rule set of JSON: a whole set, or an overlay that `extends` one, which may itself be an overlay.
 * @returns every mistake otherwise, each with a pointer into that JSON
 */
export function compileRuleSet(json: unknown, source: RuleSetSource): Compiled {
  return isObject(json) && Object.hasOwn(json, 'extends') ? compileOverlay(json, source, []) : compileWhole(json);
}

function compileWhole(json: unknown): Compiled {
  const problems = checkRuleSet(json);
  return problems.length > 0 ? { problems } : { set: json as RuleSet };
}

/** @param chain ids of the overlays that wait for this one, outermost first */
function compileOverlay(overlay: JsonObject, source: RuleSetSource, chain: readonly string[]): Compiled {
  const base = findBase(overlay['extends'], source, chain);
  if ('problems' in base) return base;
  const { set, problems, toOverlay } = applyOverlay(overlay, base.set);
  // What the overlay says of the base comes first; the mistakes of the result are traced back to what made them.
  const all = [...problems, ...checkRuleSet(set).map(toOverlay)];
  return all.length > 0 ? { problems: all } : { set: set as unknown as RuleSet };
}

function findBase(id: unknown, source: RuleSetSource, chain: readonly string[]): Compiled {
  const problems = new Problems();
  if (typeof id !== 'string') {
    problems.add('wrong-type', '/extends', { expected: ['string'], found: typeof id });
    return { problems: problems.found };
  }
  const found = source.find(id);
  if (found === undefined) problems.addUnknown('unknown-ruleset', '/extends', id, source.ids);
  else if (!('overlay' in found)) return { set: found };
  else if (chain.includes(id)) problems.add('extends-cycle', '/extends', { cycle: [...chain.slice(chain.indexOf(id)), id] });
  else if (chain.length >= RULE_SET_BOUNDS.extends) problems.add('extends-too-deep', '/extends', { maximum: RULE_SET_BOUNDS.extends });
  else {
    const { overlay } = found;
    const base =
      isObject(overlay) && Object.hasOwn(overlay, 'extends')
        ? compileOverlay(overlay, source, [...chain, id])
        : compileWhole(overlay);
    if ('set' in base) return base;
    // A circle and a chain too long are the fault of every overlay in it; other mistakes are the base's own affair.
    const [first] = base.problems;
    if (first?.code === 'extends-cycle' || first?.code === 'extends-too-deep') return base;
    problems.add('extends-broken', '/extends', { found: id, problems: base.problems.length });
  }
  return { problems: problems.found };
}
