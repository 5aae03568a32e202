import { PREDICATES } from '../predicates/registry.ts';
import { WHOLE_HAND } from '../predicates/view.ts';
import type { Evidence, Predicate, View } from '../predicates/view.ts';
import type { Condition } from './types.ts';

/** The names of all predicates of a condition, in the order written. */
export function predicatesOf(condition: Condition): string[] {
  if (typeof condition === 'string') return [condition];
  if ('any' in condition) return [...condition.any];
  if ('not' in condition) return [condition.not];
  return condition.all.map((part) => (typeof part === 'string' ? part : part.not));
}

/** Turns a condition into one predicate. Names are known to exist: the rule set was compiled. */
export function bindCondition(condition: Condition): Predicate {
  if (typeof condition === 'string') return named(condition);
  if ('any' in condition) return anyOf(condition.any.map(named));
  if ('not' in condition) return inverse(named(condition.not));
  return allOf(condition.all.map((part) => (typeof part === 'string' ? named(part) : inverse(named(part.not)))));
}

function named(name: string): Predicate {
  const predicate = PREDICATES[name];
  if (predicate === undefined) throw new Error(`no predicate is called ${name}`);
  return predicate;
}

function inverse(predicate: Predicate): Predicate {
  return (view) => (predicate(view) === 0 ? WHOLE_HAND : 0);
}

/** The evidence of all, joined. */
function allOf(parts: readonly Predicate[]): Predicate {
  return (view: View): Evidence => {
    let joined = 0;
    for (let i = 0; i < parts.length; i++) {
      const evidence = parts[i]!(view);
      if (evidence === 0) return 0;
      joined |= evidence;
    }
    return joined;
  };
}

/** The evidence of the first that has any. */
function anyOf(parts: readonly Predicate[]): Predicate {
  return (view: View): Evidence => {
    for (let i = 0; i < parts.length; i++) {
      const evidence = parts[i]!(view);
      if (evidence !== 0) return evidence;
    }
    return 0;
  };
}
