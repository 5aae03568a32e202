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

/** What a line says when its rule has no sentence of its own, by what proves it. */
export type LineKey = 'proved' | 'named' | 'limit-hand' | 'capped' | 'declared';

/** Units with a number before them: "4 points". */
export type Unit = 'points' | 'doublings' | 'fan';

/** A rule in one language, worked out once. */
export interface RuleWords {
  readonly label: string;
  /** The sentence of a line of this rule, or null when it follows from what proves it. */
  readonly because: Template | null;
  /** Sentences of its lines said before, by `lineKey`. Kept here, so that they are forgotten with the rule. */
  readonly said: Map<number, string>;
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
  /** The sentence of a line that has none of its own. */
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
