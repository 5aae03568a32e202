import type { Options } from '../engine/rules/types.ts';
import type { Entry } from './entry.ts';
import type { Role } from '../engine/vocabulary.ts';
import type { RulesetRef, Standing } from './event.ts';
import type { Extension, Position, Reseating } from './position.ts';
import type { Player, Posting } from './posting.ts';

/** What is known of a game without its deals: it does not grow with them. Lists by player are in `players`' order. */
export interface GameHead {
  /** Of the last event. */
  readonly seq: number;
  readonly title: string | null;
  /** In the order in which they sat when the game began: E S W (N). */
  readonly players: readonly Player[];
  readonly ruleset: RulesetRef;
  /** SHA-256 of the rule set that the game keeps. */
  readonly rulesHash: string;
  readonly options: Options;
  readonly finished: boolean;
  /** Of the deal to come. */
  readonly position: Position;
  /** How many numbers have been given to deals and to penalties, void and cancelled ones included. */
  readonly deals: number;
  readonly penalties: number;
  readonly totals: readonly number[];
  /** The part of the totals that comes from penalties. */
  readonly penaltyTotals: readonly number[];
  /** What lies beside the players: with the totals it is 0 at any time. */
  readonly accounts: { readonly penalties: number; readonly scores: number };
  readonly reseatings: readonly Reseating[];
  /** Absent where no match was extended. */
  readonly extended?: Extension;
  /** Deals that somebody won and that pay nothing since a correction: they want to be looked at. */
  readonly unsettled: readonly number[];
  readonly openedAt: string;
  readonly changedAt: string;
}

/** A deal as it counts now. */
export interface DealRecord extends Standing {
  readonly deal: number;
  readonly entry: Entry;
  /** The event that entered what counts now, and the last one that changed anything about it. */
  readonly enteredSeq: number;
  readonly changedSeq: number;
  readonly by: Role;
  readonly at: string;
  /** Running totals after the deal, penalties up to then included. */
  readonly totals: readonly number[];
}

export interface PenaltyRecord {
  readonly penalty: number;
  readonly afterDeal: number;
  readonly player: Player;
  readonly rule: string | null;
  readonly postings: readonly Posting[];
  readonly reason: string | null;
  readonly seq: number;
  readonly at: string;
  readonly cancelled: boolean;
}

/**
 * A game, or the end of it: `deals` are the last ones without a gap, all of them in a whole game. An event needs no
 * more of them than it touches. `penalties` likewise, those an event touches.
 */
export interface Game {
  readonly head: GameHead;
  readonly deals: readonly DealRecord[];
  readonly penalties: readonly PenaltyRecord[];
}
