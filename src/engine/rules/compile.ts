import { RULE_SET_BOUNDS } from './bounds.ts';
import { checkRuleSet } from './check-set.ts';
import { applyOverlay } from './overlay.ts';
import { Problems, pointer } from './problem.ts';
import type { RuleSetProblem } from './problem.ts';
import type { RuleSet } from './rule-set.ts';
import { isObject, jsonType } from './shape-check.ts';
import type { JsonObject } from './shape-check.ts';
import { suggest } from './suggestion.ts';

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
  return isOverlay(json) ? compileOverlay(json, source, []) : compileWhole(json);
}

/** What has no rules is meant to extend what has them. */
function isOverlay(json: unknown): json is JsonObject {
  return isObject(json) && (Object.hasOwn(json, 'extends') || !Object.hasOwn(json, 'rules'));
}

function compileWhole(json: unknown): Compiled {
  const problems = checkRuleSet(json);
  return problems.length > 0 ? { problems } : { set: json as RuleSet };
}

/** @param chain ids of the overlays that wait for this one, outermost first */
function compileOverlay(overlay: JsonObject, source: RuleSetSource, chain: readonly string[]): Compiled {
  const base = findBase(overlay, source, chain);
  if ('problems' in base) return base;
  const { set, problems, rulesUnread, toOverlay } = applyOverlay(overlay, base.set);
  // What the overlay says of the base comes first; the mistakes of the result are traced back to what made them.
  const all = [...problems, ...toOverlay(checkRuleSet(set, rulesUnread))];
  return all.length > 0 ? { problems: all } : { set: set as unknown as RuleSet };
}

function findBase(extending: JsonObject, source: RuleSetSource, chain: readonly string[]): Compiled {
  const problems = new Problems();
  const { extends: id } = extending;
  if (id === undefined) {
    const meant = Object.keys(extending).find((field) => suggest(field, ['extends']) !== undefined);
    if (meant === undefined) problems.add('missing-field', '', { field: 'extends' });
    else problems.add('unknown-field', pointer('', meant), { field: meant, suggestion: 'extends' });
  } else if (typeof id !== 'string') {
    problems.add('wrong-type', '/extends', { expected: ['string'], found: jsonType(id) });
  } else return findSet(id, source, chain);
  return { problems: problems.found };
}

function findSet(id: string, source: RuleSetSource, chain: readonly string[]): Compiled {
  const problems = new Problems();
  const found = source.find(id);
  if (found === undefined) problems.addUnknown('unknown-ruleset', '/extends', id, source.ids);
  else if (!('overlay' in found)) return { set: found };
  else if (chain.includes(id)) problems.add('extends-cycle', '/extends', { cycle: [...chain.slice(chain.indexOf(id)), id] });
  else if (chain.length >= RULE_SET_BOUNDS.extends) problems.add('extends-too-deep', '/extends', { maximum: RULE_SET_BOUNDS.extends });
  else {
    const { overlay } = found;
    const base = isOverlay(overlay) ? compileOverlay(overlay, source, [...chain, id]) : compileWhole(overlay);
    if ('set' in base) return base;
    // A circle and a chain too long are the fault of every overlay in it; other mistakes are the base's own affair.
    const [first] = base.problems;
    if (first?.code === 'extends-cycle' || first?.code === 'extends-too-deep') return base;
    problems.add('extends-broken', '/extends', { found: id, problems: base.problems.length });
  }
  return { problems: problems.found };
}
