/** The tables, the same in SQLite and PostgreSQL. JSON is kept as text, so that it comes back as it went in. */
export interface Tables {
  readonly rulesets: RulesetRow;
  readonly games: GameRow;
  readonly openings: OpeningRow;
  readonly events: EventRow;
  readonly deals: DealRow;
  readonly penalties: PenaltyRow;
}

/** Rule sets whole, by SHA-256 of their content: a game keeps its own for ever, and fifty thousand games share one copy. */
export interface RulesetRow {
  readonly hash: string;
  readonly content: string;
}

/** A game and the state its events have led to, kept in the transaction of each event. */
export interface GameRow {
  readonly id: string;
  readonly seq: number;
  readonly head: string;
  readonly ownerHash: string;
  readonly scorerHash: string;
  readonly viewerHash: string;
}

/** Which game was opened or imported under which idempotency key; the key is taken first, whoever comes second finds the game. */
export interface OpeningRow {
  readonly idempotencyKey: string;
  readonly fingerprint: string;
  readonly gameId: string;
  /** The event whose state was the answer: the first one, or the last one of an import. */
  readonly seq: number;
}

export interface EventRow {
  readonly gameId: string;
  readonly seq: number;
  readonly eventId: string;
  readonly fingerprint: string;
  /** The event without its rule set. */
  readonly event: string;
  readonly after: string;
}

export interface DealRow {
  readonly gameId: string;
  readonly deal: number;
  readonly record: string;
}

export interface PenaltyRow {
  readonly gameId: string;
  readonly penalty: number;
  readonly record: string;
}
