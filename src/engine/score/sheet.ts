import type { Evidence } from '../predicates/view.ts';
import type { Rule } from '../rules/types.ts';
import type { TileSet } from '../shape/set.ts';
import type { LineKind, Outcome, PaymentReason } from '../vocabulary.ts';
import type { Finding } from '../hand/finding.ts';

/** Why something that a player might claim does not count. Each has a sentence in the words of every language. */
export const SUPPRESSED_REASONS = [
  // What a counted rule says of another (`excludes`), where no principle is named.
  'excluded',
  // Several limit rules: the highest counts. A limit below the ordinary count. A count replaced by a limit hand.
  'lower-limit',
  'below-count',
  'limit-hand',
  // The hand is there, but the rule is switched off.
  'switched-off',
  // The principles of the competition rules.
  'non-repeat',
  'non-separation',
  'non-identical',
  'account-once',
  // A wait fan where other tiles complete the hand too.
  'not-only-wait',
] as const;
export type SuppressedReason = (typeof SUPPRESSED_REASONS)[number];

/** Why another reading is not taken. */
export const ALTERNATIVE_REASONS = ['lower-score', 'lower-count', 'more-chows', 'equal'] as const;
export type AlternativeReason = (typeof ALTERNATIVE_REASONS)[number];

/** Why nothing is settled. */
export const UNSETTLED_REASONS = ['hands-missing', 'from-missing', 'below-minimum'] as const;
export type UnsettledReason = (typeof UNSETTLED_REASONS)[number];

/**
 * One counted rule. No sentences: `explain` adds them. Folding the lines gives the score: a `limit` or `declared` line is
 * the score, and the lines before it are what it replaces; without one the points times two to the doublings; the fans
 * and flowers added up.
 */
export interface SheetLine {
  readonly rule: Rule;
  readonly kind: LineKind;
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
  /** `explain` makes the sentence. */
  readonly reason: SuppressedReason;
}

export interface Alternative {
  readonly form: number;
  readonly sets: readonly TileSet[];
  readonly score: number;
  /** Why it loses. */
  readonly reason: AlternativeReason;
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
  /** What is worth saying though the hand counts all the same. */
  readonly notes: readonly Finding[];
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
  /** The reason when nothing is settled. */
  readonly unsettled: UnsettledReason | null;
}

/** A hand that no table allows, of a player who did not win, where the rules let it score 0. */
export interface FoulHand {
  /** Index in SEATS. */
  readonly seat: number;
  readonly findings: readonly Finding[];
}
