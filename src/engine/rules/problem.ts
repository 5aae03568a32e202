import { suggest } from './suggestion.ts';

/** What can be wrong with a rule set or an overlay. Details of each code are named beside it. */
export const RULE_SET_PROBLEM_CODES = [
  /** `expected`, a list of JSON types; `found`. */
  'wrong-type',
  /** `field`. */
  'missing-field',
  /** `field`, perhaps `suggestion`. */
  'unknown-field',
  /** `expected`, the words that fit; `found`; perhaps `suggestion`. */
  'unknown-word',
  /** `minimum`, `maximum`, `found`. */
  'out-of-range',
  /** Characters: `minimum`, `maximum`, `found`. */
  'text-length',
  /** Members of a list or object: `maximum`, `found`. */
  'too-many',
  /** `found`, `pattern`. */
  'id-malformed',
  /** `found`; `first`, the pointer of the one before. */
  'duplicate',
  /** A value has not exactly one unit: `found`, the units given; `expected`, those there are. */
  'one-unit',
  /** Not exactly one of `expected`: all, any, not. */
  'one-condition',
  'empty-list',
  /** The unit does not fit the counting of the set: `found`, `expected`. */
  'unit-mismatch',
  /** A share of the limit in a set without a limit. */
  'limit-missing',
  /** The limit is taken away, of which rules are worth a share: `rules`, their ids. */
  'limit-needed',
  /** `found`, perhaps `suggestion`. */
  'unknown-predicate',
  /** A test of sets that count otherwise: `found`; `family`, the unit of those sets; `expected`, that of this one; perhaps `suggestion`. */
  'predicate-mismatch',
  'unknown-rule',
  'unknown-option',
  'unknown-form',
  'unknown-ruleset',
  /** A rule is both dropped and changed: `found`. */
  'dropped-and-changed',
  /** The option named is of another type than this place needs: `option`, `expected`, a list of types; `found`. */
  'option-type',
  /** The option named can have values that this place cannot: `option`, `found`, and `expected` or `minimum`, `maximum`. */
  'option-values',
  /** The default of an option is not among its values: `option`, `found`; `expected`, what it can be. */
  'default-impossible',
  /** No line of a hand: `found`. */
  'example-unreadable',
  /** `cycle`, the ids in order, the first repeated at the end. */
  'excludes-cycle',
  'extends-cycle',
  /** `maximum`. */
  'extends-too-deep',
  /** The set that this one extends has mistakes of its own: `found`, its id; `problems`, their number. */
  'extends-broken',
  /** There are more mistakes than are listed: `maximum`. */
  'more-problems',
] as const;
export type RuleSetProblemCode = (typeof RULE_SET_PROBLEM_CODES)[number];

/** One mistake of a rule set. Facts only; sentences come from the words of a language. */
export interface RuleSetProblem {
  readonly code: RuleSetProblemCode;
  /** JSON pointer into what was compiled. */
  readonly at: string;
  readonly [detail: string]: unknown;
}

const MOST_PROBLEMS = 500;
const MOST_SUGGESTIONS = 100;

/** Collects mistakes, as many as anybody wants to read. */
export class Problems {
  readonly found: RuleSetProblem[] = [];
  #suggestions = 0;

  add(code: RuleSetProblemCode, at: string, details: { readonly [detail: string]: unknown } = {}): void {
    if (this.found.length < MOST_PROBLEMS) this.found.push({ code, at, ...details });
    else if (this.found.length === MOST_PROBLEMS) this.found.push({ code: 'more-problems', at: '', maximum: MOST_PROBLEMS });
  }

  /** A word that is not among those known, with the one probably meant, which is the answer. */
  addUnknown(
    code: RuleSetProblemCode,
    at: string,
    word: string,
    known: readonly string[],
    details: { readonly [detail: string]: unknown } = { found: word },
  ): string | undefined {
    const suggestion = this.#suggestions++ < MOST_SUGGESTIONS ? suggest(word, known) : undefined;
    this.add(code, at, suggestion === undefined ? details : { ...details, suggestion });
    return suggestion;
  }
}

/** The pointer of a member of what `at` points to. */
export function pointer(at: string, member: string | number): string {
  return `${at}/${String(member).replaceAll('~', '~0').replaceAll('/', '~1')}`;
}
