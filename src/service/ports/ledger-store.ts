import type { Role } from '../../engine/vocabulary.ts';
import type { GameEvent } from '../../ledger/event.ts';
import type { DealRecord, Game, GameHead, PenaltyRecord } from '../../ledger/game.ts';
import type { StoredRules } from '../../ledger/stored-rules.ts';

export type { GameEvent, EventBody } from '../../ledger/event.ts';
export type { DealRecord, Game, GameHead, PenaltyRecord } from '../../ledger/game.ts';
export type { StoredRules } from '../../ledger/stored-rules.ts';

/** SHA-256 of each key, in hexadecimal. The keys themselves are never stored. */
export type KeyHashes = { readonly [role in Role]: string };

export interface StoredGame {
  readonly id: string;
  readonly head: GameHead;
  readonly keys: KeyHashes;
}

/** An event as stored: with the hash of the request that led to it and the state it led to. */
export interface StoredEvent {
  readonly event: GameEvent;
  readonly fingerprint: string;
  readonly after: GameHead;
}

/** A game to be stored for the first time: opened just now (one event) or imported (many). */
export interface NewGame {
  readonly id: string;
  readonly keys: KeyHashes;
  readonly game: Game;
  readonly events: readonly StoredEvent[];
  /** Unique over all games; a second opening under it finds the first one. */
  readonly idempotencyKey: string;
  readonly fingerprint: string;
}

export interface Opened {
  /** Whether the game is the one that was given; else it was opened before under the same idempotency key. */
  readonly created: boolean;
  readonly id: string;
  readonly fingerprint: string;
  /** The state after the opening. */
  readonly after: GameHead;
}

/** A game inside a transaction that nobody else can change it in. */
export interface GameUnit {
  readonly head: GameHead;
  /** The event of that id, or null. */
  readEvent(eventId: string): Promise<StoredEvent | null>;
  /** The state that an event led to, or null for none. */
  readAfter(seq: number): Promise<GameHead | null>;
  /** One penalty, or null. */
  readPenalty(penalty: number): Promise<PenaltyRecord | null>;
  /** All deals from a number on; none for null. */
  readDealsFrom(deal: number | null): Promise<readonly DealRecord[]>;
}

/** What is to be stored: one event and the records it changes. */
export interface Append {
  readonly event: GameEvent;
  readonly fingerprint: string;
  readonly head: GameHead;
  readonly deals: readonly DealRecord[];
  readonly penalties: readonly PenaltyRecord[];
}

/** Tells that a game has changed; null when changes may have been missed and everything is to be looked at. */
export type Listener = (change: { readonly game: string; readonly seq: number } | null) => void;

/**
 * Where games are kept. What a promise has been fulfilled for survives the end of the process, of the machine too
 * as far as the disk does. Every operation rejects with `StoreUnavailable` when the store does not answer.
 */
export interface LedgerStore {
  openGame(game: NewGame): Promise<Opened>;
  readGame(id: string): Promise<StoredGame | null>;
  /** The rule set of a game as it was stored, by content hash. */
  readRules(hash: string): Promise<StoredRules>;
  /** Deals with a number below `before`, highest first. */
  readDeals(id: string, before: number, limit: number): Promise<readonly DealRecord[]>;
  /**
   * The state of a game with its last deals, `limit` at most, and all its penalties, in order: as they were at one
   * moment, whatever is stored meanwhile. Null when there is no such game.
   */
  readWhole(id: string, limit: number): Promise<Game | null>;
  /** Events with a sequence number above `after`, lowest first. */
  readEvents(id: string, after: number, limit: number): Promise<readonly StoredEvent[]>;
  /**
   * Runs `work` on the game as it is, alone, and stores what it wants to append. Two appends with one sequence number
   * or one event id cannot both be stored, whatever process they come from. Null when there is no such game.
   */
  changeGame<T>(id: string, work: (unit: GameUnit) => Promise<{ readonly append: Append | null; readonly result: T }>): Promise<T | null>;
  /** Listens until the returned function is called; changes of other processes on the same database are heard too. */
  subscribe(listener: Listener): () => void;
  /** Resolves when the store answers. */
  ping(): Promise<void>;
  close(): Promise<void>;
}

/** The store does not answer, or cannot be written to: nobody's mistake, and worth another try. */
export class StoreUnavailable extends Error {
  override readonly name = 'StoreUnavailable';
  readonly code = 'STORE_UNAVAILABLE';
  readonly statusCode = 503;
}
