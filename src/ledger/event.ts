import type { Finding } from '../engine/hand/finding.ts';
import type { Options } from '../engine/rules/types.ts';
import type { UnsettledReason } from '../engine/score/sheet.ts';
import type { EventType, Role } from '../engine/vocabulary.ts';
import type { Entry } from './entry.ts';
import type { Position, Reseating, Seating } from './position.ts';
import type { Player, Posting } from './posting.ts';
import type { StoredRules } from './stored-rules.ts';

/** Which rule set decides, and which content of it. */
export interface RulesetRef {
  readonly id: string;
  readonly edition: string;
  readonly hash: string;
}

/** What a deal came to. */
export interface Settled {
  /** In the order of the entry's hands. */
  readonly scores: readonly { readonly player: Player; readonly score: number }[];
  readonly postings: readonly Posting[];
  /**
   * Why nothing is paid although somebody won, else null: a reason of the engine, or `findings` where the entry has
   * become impossible under other winds. Only a correction of an earlier deal brings this about.
   */
  readonly unsettled: UnsettledReason | 'findings' | null;
  readonly findings?: readonly Finding[];
}

/** A deal as it counts: its winds and what it came to. */
export interface Standing {
  readonly position: Position;
  readonly settled: Settled;
  /** Whether somebody won. */
  readonly won: boolean;
  readonly voided: boolean;
}

/** What a correction does to one deal. */
export interface Change {
  readonly deal: number;
  readonly before: Standing;
  readonly after: Standing;
}

/**
 * What happened. Each holds all that its fold needs, the settlement included: totals never depend on anything that
 * is not in the list of events. Deals and penalties are numbered from 1 and keep their number for ever.
 */
export type EventBody = { readonly type: EventType } & (
  | {
      readonly type: 'game-opened';
      readonly title: string | null;
      /** The rule set whole, so that it stays what was agreed on. */
      readonly rules: StoredRules;
      /** SHA-256 of the rule set in canonical JSON; the hash of `RulesetRef` is a short one for people. */
      readonly rulesHash: string;
      readonly options: Options;
      readonly seats: Seating;
    }
  | {
      readonly type: 'deal-recorded';
      readonly deal: number;
      readonly entry: Entry;
      /** The answer as given to the one who entered it. */
      readonly answer: unknown;
      readonly standing: Standing;
      /** Where the next deal stands. */
      readonly next: Position;
    }
  | {
      readonly type: 'deal-replaced';
      readonly deal: number;
      readonly entry: Entry;
      readonly answer: unknown;
      /** Running totals after the deal. */
      readonly totals: readonly number[];
      readonly changes: readonly Change[];
      readonly next: Position;
    }
  | { readonly type: 'deal-voided'; readonly deal: number; readonly changes: readonly Change[]; readonly next: Position }
  | {
      readonly type: 'seats-reassigned';
      readonly from: number;
      readonly seats: Seating;
      /** All that hold from now on; the ones from later deals are given up with this one. */
      readonly reseatings: readonly Reseating[];
      readonly changes: readonly Change[];
      readonly next: Position;
    }
  | {
      readonly type: 'penalty-added';
      readonly penalty: number;
      /** The number of deals recorded when it was imposed. */
      readonly afterDeal: number;
      readonly player: Player;
      /** A penalty of the rule set, or null for one agreed at the table. */
      readonly rule: string | null;
      readonly postings: readonly Posting[];
    }
  /** With the postings that it takes back. */
  | { readonly type: 'penalty-cancelled'; readonly penalty: number; readonly postings: readonly Posting[] }
  /** The match that is over goes on for so many rounds, from `next`. */
  | { readonly type: 'match-extended'; readonly rounds: number; readonly next: Position }
  | { readonly type: 'game-finished' }
  | { readonly type: 'game-reopened' }
);

/** Who did it, when, and why. */
export interface EventMark {
  /** From 1, without a gap. */
  readonly seq: number;
  /** Given by the client (its idempotency key) or made by the server; unique in the game. */
  readonly id: string;
  /** Which key was used. */
  readonly actor: Role;
  /** ISO 8601, UTC, of the server. */
  readonly at: string;
  /** Of the device, if it told. */
  readonly deviceTime: string | null;
  /** Never null for a correction. */
  readonly reason: string | null;
  readonly ruleset: RulesetRef;
}

export type GameEvent = EventMark & { readonly body: EventBody };
