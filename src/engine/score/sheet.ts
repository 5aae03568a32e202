import type { Evidence } from '../predicates/view.ts';
import type { Rule } from '../rules/types.ts';
import type { TileSet } from '../shape/set.ts';
import type { Outcome, PaymentReason } from '../vocabulary.ts';
import type { Finding } from '../hand/finding.ts';

/** One counted rule. Folding the lines gives the score. No sentences: `explain` adds them. */
export interface SheetLine {
  readonly rule: Rule;
  /** Worth of one, in the unit of the rule, options resolved. */
  readonly value: number;
  readonly count: number;
  /** What proves it: joined over all counts. */
  readonly evidence: Evidence;
}

/** A rule that a player might claim and that does not count. */
export interface Suppressed {
  readonly rule: Rule;
  /** Rule id of what suppresses it, or the id of a principle such as `account-once`. */
  readonly by: string;
  /** Key of the reason; `explain` makes the sentence. */
  readonly reason: string;
}

export interface Alternative {
  readonly form: number;
  readonly sets: readonly TileSet[];
  readonly score: number;
  /** Key of the reason why it loses: `lower-score`, `lower-count`, `more-chows`, `equal`. */
  readonly reason: string;
}

/** The count of one hand. Absent numbers do not exist in the unit of the rule set. */
export interface HandSheet {
  /** Index in SEATS. */
  readonly seat: number;
  readonly outcome: Outcome;
  /** Index in FORMS, or -1 for a hand that is not read as a form (a player who did not win, a foul hand). */
  readonly form: number;
  readonly sets: readonly TileSet[];
  readonly lines: readonly SheetLine[];
  readonly suppressed: readonly Suppressed[];
  readonly score: number;
  readonly points: number | undefined;
  readonly doublings: number | undefined;
  readonly uncapped: number | undefined;
  readonly limitApplied: boolean | undefined;
  /** Rule id of the limit hand that counts, null for none. */
  readonly limitHand: string | null | undefined;
  readonly fan: number | undefined;
  /** Other readings, best first. */
  readonly alternatives: readonly Alternative[];
  readonly findings: readonly Finding[];
  /** The hand as declared, so that evidence can be turned into tiles. */
  readonly winningTile: number;
  readonly bonus: number;
}

export interface Payment {
  /** Indexes in SEATS. */
  readonly from: number;
  readonly to: number;
  readonly amount: number;
  readonly reason: PaymentReason;
}

export interface SettlementSheet {
  readonly payments: readonly Payment[];
  /** Net by seat index; seats not in play are absent (shorter array with three players). */
  readonly net: readonly number[];
}

export interface ScoreSheet {
  readonly hands: readonly HandSheet[];
  readonly settlement: SettlementSheet | null;
  /** Key of the reason when nothing is settled: `hands-missing`, `from-missing`, `below-minimum`, … */
  readonly unsettled: string | null;
}
