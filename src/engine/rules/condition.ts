import { PREDICATES } from '../predicates/registry.ts';
import { WHOLE_HAND } from '../predicates/view.ts';
import type { Evidence, Predicate } from '../predicates/view.ts';
import type { Condition } from './types.ts';

/** The names of all predicates of a condition, in the order written. */
export function predicatesOf(condition: Condition): string[] {
  if (typeof condition === 'string') return [condition];
  if ('any' in condition) return [...condition.any];
  if ('not' in condition) return [condition.not];
  return condition.all.map((part) => (typeof part === 'string' ? part : part.not));
}

/** Turns a condition of a rule that counts points into one predicate. Names are known to exist: the rule set was compiled. */
export function bindCondition(condition: Condition): Predicate {
  return composeCondition(condition, named);
}

/** What a predicate looks at, and where predicates are found by name. */
type Test<V> = (view: V) => Evidence;

/** Turns a condition into one predicate, out of those that `find` knows. */
export function composeCondition<V>(condition: Condition, find: (name: string) => Test<V>): Test<V> {
  if (typeof condition === 'string') return find(condition);
  if ('any' in condition) return anyOf(condition.any.map(find));
  if ('not' in condition) return inverse(find(condition.not));
  return allOf(condition.all.map((part) => (typeof part === 'string' ? find(part) : inverse(find(part.not)))));
}

/** A compiled rule set names only predicates that there are. */
function named(name: string): Predicate {
  return PREDICATES[name]!;
}

function inverse<V>(predicate: Test<V>): Test<V> {
  return (view) => (predicate(view) === 0 ? WHOLE_HAND : 0);
}

/** The evidence of all, joined. */
function allOf<V>(parts: readonly Test<V>[]): Test<V> {
  return (view) => {
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
function anyOf<V>(parts: readonly Test<V>[]): Test<V> {
  return (view) => {
    for (let i = 0; i < parts.length; i++) {
      const evidence = parts[i]!(view);
      if (evidence !== 0) return evidence;
    }
    return 0;
  };
}
