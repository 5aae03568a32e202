import type { FindingCode } from '../hand/finding.ts';
import type { Options } from '../rules/types.ts';
import type { Form, LineKind, Outcome, PaymentReason, Seat, SetKind } from '../vocabulary.ts';

/** What was scored, in words: plain JSON, the answer to `POST /v1/score`. */
export interface DealScore {
  readonly ruleset: RulesetStamp;
  /** In the order in which the hands were given. */
  readonly hands: readonly HandScore[];
  readonly settlement: Settlement | null;
  /** Why `settlement` is null; null when it is there. */
  readonly unsettled: string | null;
}

/** Which rules answered: enough to get the same answer again. */
export interface RulesetStamp {
  readonly id: string;
  readonly edition: string;
  readonly hash: string;
  /** All options, each with the value in force. */
  readonly options: Options;
}

export interface HandScore {
  readonly seat: Seat;
  readonly outcome: Outcome;
  readonly form: Form | null;
  readonly sets: readonly SetAnswer[];
  /** What counts; see `SheetLine` for how they fold to the score. */
  readonly lines: readonly Line[];
  /** What a player might claim and why it does not count. */
  readonly suppressed: readonly SuppressedRule[];
  readonly score: number;
  /** Of the ordinary count of the reading taken, where the rule set counts points and doublings. */
  readonly points?: number;
  readonly doublings?: number;
  readonly uncapped?: number;
  readonly limitApplied?: boolean;
  readonly limitHand?: string | null;
  /** Where the rule set counts fans: the total without flowers. */
  readonly fan?: number;
  /** Other readings, best first. */
  readonly alternatives: readonly OtherReading[];
  /** What is wrong with a hand that scores 0 under `foulHands: score-zero`. */
  readonly findings: readonly FindingAnswer[];
  /** What is worth saying about a hand that counts all the same. */
  readonly notes: readonly FindingAnswer[];
}

export interface SetAnswer {
  readonly kind: SetKind;
  /** Canonical codes. */
  readonly tiles: readonly string[];
  readonly concealed: boolean;
  /** Holds the winning tile. */
  readonly winning: boolean;
}

export interface Line {
  readonly rule: string;
  readonly label: string;
  readonly kind: LineKind;
  /** Worth of one. */
  readonly value: number;
  readonly count: number;
  /** The tiles that prove it, canonical codes. */
  readonly tiles: readonly string[];
  readonly because: string;
}

export interface SuppressedRule {
  readonly rule: string;
  readonly label: string;
  /** Id of the rule or principle that keeps it from counting. */
  readonly by: string;
  readonly reason: string;
}

export interface OtherReading {
  readonly sets: readonly SetAnswer[];
  readonly score: number;
  readonly because: string;
}

/** A finding in words. The details of its code are further fields. */
export interface FindingAnswer {
  readonly code: FindingCode;
  readonly at: string;
  readonly message: string;
  readonly hint: string;
  readonly position?: number;
  readonly length?: number;
  readonly [detail: string]: unknown;
}

export interface Settlement {
  readonly payments: readonly PaymentAnswer[];
  /** The seats in play. */
  readonly net: { readonly [seat in Seat]?: number };
}

export interface PaymentAnswer {
  readonly from: Seat;
  readonly to: Seat;
  readonly amount: number;
  readonly reason: PaymentReason;
}
