import type { Finding } from '../hand/finding.ts';
import type { Labels, Rule } from '../rules/types.ts';
import type { AlternativeReason, SuppressedReason, UnsettledReason } from '../score/sheet.ts';
import type { TileSet } from '../shape/set.ts';
import type { Template } from './template.ts';

/** The sentences that explanations ask for. */
export type ExplanationKey =
  | `suppressed.${SuppressedReason}`
  | `alternative.${AlternativeReason}`
  | `unsettled.${UnsettledReason}`;

/**
 * What a line says. `proved`: the sets or bonus tiles speak for themselves; `told-apart`: the same where another rule
 * would say the same; `labelled`: of the whole hand, of the win, or of a rule with a name of its own; `bare`: nothing
 * of it can be named. `instead` is the worth of a limit hand.
 */
export type LineKey = 'proved' | 'told-apart' | 'labelled' | 'bare' | 'instead' | 'capped' | 'declared';

/** What the sentence of a rule may name, as bits: the sets and bonus tiles that prove it, and the winning tile. */
export const NAMES_PROOF = 1;
export const NAMES_TILE = 2;

/** Units with a number before them: "4 points". */
export type Unit = 'points' | 'doublings' | 'fan';

/** A rule in one language, worked out once. */
export interface RuleWords {
  readonly label: string;
  /** A name that no built-in rule has: that of a rule which an overlay adds or renames. */
  readonly own: boolean;
  /** Why it counts, by what there is to name (NAMES_PROOF, NAMES_TILE); null where nothing can be said. */
  readonly reasons: readonly (Template | null)[];
  /** What its sentence names, if it is there: the same bits. */
  readonly names: number;
  /** Sentences of its lines said before, by `lineKey`. Kept here, so that they are forgotten with the rule. */
  readonly said: Map<number, string>;
  /** Why other rules do not count because of this one, said before. */
  readonly suppressing: Map<SuppressedReason, string>;
}

/** The language an answer is written in. Implemented by src/words; the engine only asks. */
export interface Words {
  /** BCP 47 primary tag. */
  readonly language: string;
  /** The label of a rule, rule set, option: the catalogue's for a built-in one, else the best of the labels given. */
  label(id: string, labels: Labels): string;
  /** Label and sentence of a rule; the same object each time for the same rule. */
  rule(rule: Rule): RuleWords;
  /** A sentence of the catalogue, with values put in. */
  sentence(key: ExplanationKey, values?: { readonly [name: string]: string | number }): string;
  /** How a line is put together. */
  line(key: LineKey): Template;
  /** "red dragon", "9 bamboo"; with `opening` as the beginning of a sentence. */
  tile(tile: number, opening?: boolean): string;
  /** "exposed pung of red dragons"; with `opening` as the beginning of a sentence. */
  set(set: TileSet, opening?: boolean): string;
  /** "4 points", "1 doubling". */
  amount(unit: Unit, value: number): string;
  /** Message (what is wrong) and hint (what to do) in whole sentences. */
  finding(finding: Finding): { readonly message: string; readonly hint: string };
}
