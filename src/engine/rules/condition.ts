import { PREDICATES } from '../predicates/registry.ts';
import { listsEverySet } from '../predicates/tests-of-the-hand.ts';
import { PROOF_BITS, WHOLE_HAND, WINNING_TILE } from '../predicates/view.ts';
import type { Evidence, Predicate } from '../predicates/view.ts';
import { isJoined } from './convert-all.ts';
import type { Condition, Rule } from './types.ts';

/** The names of all predicates of a condition, in the order written. */
export function predicatesOf(condition: Condition): string[] {
  if (typeof condition === 'string') return [condition];
  if ('any' in condition) return [...condition.any];
  if ('not' in condition) return [condition.not];
  return condition.all.map((part) => (typeof part === 'string' ? part : part.not));
}

/** Turns the condition of a rule that counts points into one predicate. Names are known to exist: the rule set was compiled. */
export function bindCondition({ when, per }: Pick<Rule, 'when' | 'per'>): Predicate {
  return composeCondition(when, per, named);
}

/** What a predicate looks at, and where predicates are found by name. */
type Test<V> = (view: V) => Evidence;

/**
 * Turns a condition into one predicate, out of those that `find` knows. A condition of one part is that part, whatever
 * combines it.
 *
 * With `per: once` each part of `all` holds by itself, and what proves them is joined; of `any` the first that holds is
 * the proof. With `per: each` a set or bonus tile is in the proof of `all` if it is in that of every part which names
 * such, and in none of those negated; parts about the whole hand or the win hold or not. The proof of `any` is what
 * proves one part or another.
 */
export function composeCondition<V>(condition: Condition, per: Rule['per'], find: (name: string) => Test<V>): Test<V> {
  if (typeof condition === 'string') return find(condition);
  if ('not' in condition) return inverse(find(condition.not));
  const once = per === 'once' || isJoined(condition);
  if ('any' in condition) return (once ? firstOf : anyOf)(condition.any.map(find));
  if (once) return allOf(condition.all.map((part) => (typeof part === 'string' ? find(part) : inverse(find(part.not)))));
  const parts = condition.all.map((part) => {
    const name = typeof part === 'string' ? part : part.not;
    return { test: find(name), mask: listsEverySet(name) ? ~PROOF_BITS : -1, negated: typeof part !== 'string' };
  });
  return commonTo(parts.filter(({ negated }) => !negated), parts.filter(({ negated }) => negated));
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
function firstOf<V>(parts: readonly Test<V>[]): Test<V> {
  return (view) => {
    for (let i = 0; i < parts.length; i++) {
      const evidence = parts[i]!(view);
      if (evidence !== 0) return evidence;
    }
    return 0;
  };
}

/** The evidence of each that has any. */
function anyOf<V>(parts: readonly Test<V>[]): Test<V> {
  return (view) => {
    let joined = 0;
    for (let i = 0; i < parts.length; i++) joined |= parts[i]!(view);
    return joined;
  };
}

interface Part<V> {
  readonly test: Test<V>;
  /** What of its evidence names sets or bonus tiles one by one; the rest only says that it holds. */
  readonly mask: number;
}

/** The sets and bonus tiles that all of some tests name and none of others. */
function commonTo<V>(wanted: readonly Part<V>[], unwanted: readonly Part<V>[]): Test<V> {
  return (view) => {
    let common = PROOF_BITS;
    let others = 0;
    for (let i = 0; i < wanted.length; i++) {
      const { test, mask } = wanted[i]!;
      const evidence = test(view);
      if (evidence === 0) return 0;
      const these = evidence & mask & PROOF_BITS;
      if (these === 0) others |= evidence;
      else common &= these;
    }
    // Where no part names any, those about the hand may list its sets.
    if (common === PROOF_BITS) common = others & PROOF_BITS;
    else if (common === 0) return 0;
    let taken = 0;
    for (let i = 0; i < unwanted.length; i++) {
      const { test, mask } = unwanted[i]!;
      const evidence = test(view);
      if (evidence === 0) continue;
      const these = evidence & mask & PROOF_BITS;
      if (these === 0) return 0;
      taken |= these;
    }
    if (common !== 0) return common & ~taken;
    // Nothing to take from: each part holds by itself, of the win or of the whole hand.
    return taken !== 0 ? 0 : (others & WINNING_TILE) === 0 ? WHOLE_HAND : WINNING_TILE;
  };
}
