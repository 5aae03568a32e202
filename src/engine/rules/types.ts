/**
 * A rule set as data: JSON all through, so that it can be printed, compared, hashed and written by a club.
 * What each part means is said once here; `compile.ts` checks it and turns it into something that runs.
 */
import type { Form } from '../vocabulary.ts';
import type { EXCLUSION_SCOPES, RULE_FOR, RULE_PER } from './vocabulary.ts';

/** Text by language; English is always there. Keys are BCP 47 primary tags, such as `en`, `de`, `zh`. */
export interface Labels {
  readonly en: string;
  readonly [language: string]: string;
}

/** Text in other languages than English, which stands beside it. Keys as of `Labels`. */
export interface Translations {
  readonly [language: string]: string;
}

/** A number, or the name of an option that holds it. */
export type Amount = number | { readonly option: string };

/** What a rule is worth, in exactly one unit. `limit` is a share of the limit: 1 or 0.5. */
export type RuleValue =
  | { readonly points: Amount }
  | { readonly doublings: Amount }
  | { readonly limit: number }
  | { readonly fan: Amount };

/** The name of a predicate, or one level of combination of names; how their evidence is combined says `composeCondition`. */
export type Condition =
  | string
  | { readonly all: readonly (string | { readonly not: string })[] }
  | { readonly any: readonly string[] }
  | { readonly not: string };

export interface Rule {
  /** Kebab case, unique in its set; `mcr` rules begin with `mcr.`. */
  readonly id: string;
  readonly label: Labels;
  readonly value: RuleValue;
  readonly when: Condition;
  readonly for: (typeof RULE_FOR)[number];
  /** `each`: once for each set, bonus tile or combination that the evidence names; `once`: once in all. */
  readonly per: (typeof RULE_PER)[number];
  /** One sentence a player can check, in English. */
  readonly definition: string;
  /** The same in other languages. */
  readonly definitions?: Translations;
  /**
   * Tiles that show it, as a line of a hand with blanks between sets: a whole hand, or no more than matters. A winning
   * tile that matters stands last, by itself. East's, in the East round.
   */
  readonly example?: string;
  /** Where it is printed. */
  readonly source: string;
  /** Rule ids that are not counted beside this one; see `scope`. */
  readonly excludes?: readonly Exclusion[];
  /** The list option that has to name this rule, or the boolean option that has to be on, before it counts. Absent: always on. */
  readonly enabledBy?: string;
  /** The form other than four sets and a pair that this rule, while switched on, makes a winning hand. */
  readonly form?: Form;
}

/**
 * What a counted rule keeps from being counted. `hand`: not at all. `sets`: only where the other rule's evidence lies
 * within this rule's evidence (set by set). `one`: one of them, the others stay.
 */
export interface Exclusion {
  readonly rule: string;
  readonly scope: (typeof EXCLUSION_SCOPES)[number];
  /** A boolean option: while it is on, this exclusion is not in force. */
  readonly unless?: string;
  /** Only in hands of this form. */
  readonly form?: Form;
}

export type OptionDefinition = {
  readonly name: string;
  /** What it is called, a word or two; a set without labels goes by its built-in names, or by the name of the option. */
  readonly label?: Labels;
  /** What it means, one sentence. */
  readonly meaning: Labels;
  /** Where what it decides is printed or agreed. */
  readonly source?: string;
} & (
  | { readonly type: 'boolean'; readonly default: boolean }
  | { readonly type: 'integer'; readonly default: number | null; readonly min: number; readonly max: number; readonly nullable?: boolean; readonly onlyWith?: { readonly [option: string]: unknown } }
  | {
      readonly type: 'enum';
      readonly default: string | number;
      readonly values: readonly (string | number)[];
      /** A profile: what each value makes the default of other options. An option that is given itself goes before it. */
      readonly sets?: { readonly [value: string]: Options };
    }
  /** A list of ids of rules whose `enabledBy` names this option. */
  | { readonly type: 'rules'; readonly default: readonly string[] }
);

/** The value of an option as a request gives it or as it is resolved. */
export type OptionValue = boolean | number | string | null | readonly string[];
export type Options = { readonly [name: string]: OptionValue };
