/**
 * The words of the field, each a constant tuple and its type. Everything else (contract, GraphQL enums,
 * sentences) derives from these; an index into a tuple is how the engine stores the word.
 */

/** Seats, in the order of play (anticlockwise). The index is also the number of a seat's own bonus tile, less one. */
export const SEATS = ['E', 'S', 'W', 'N'] as const;
export type Seat = (typeof SEATS)[number];

export const WIN_BY = ['discard', 'self-draw', 'robbing-kong'] as const;
export type WinBy = (typeof WIN_BY)[number];
export const BY_DISCARD = 0;
export const BY_SELF_DRAW = 1;
export const BY_ROBBING_KONG = 2;

/** How the winning tile came; a declared win stores a set of them as bits, bit i for entry i. */
export const CIRCUMSTANCES = [
  'kong-replacement',
  'flower-replacement',
  'kong-on-kong',
  'last-tile',
  'last-of-kind',
  'dealt',
  'first-discard',
  'original-call',
] as const;
export type Circumstance = (typeof CIRCUMSTANCES)[number];
export const KONG_REPLACEMENT = 1;
export const FLOWER_REPLACEMENT = 2;
export const KONG_ON_KONG = 4;
export const LAST_TILE = 8;
export const LAST_OF_KIND = 16;
export const DEALT = 32;
export const FIRST_DISCARD = 64;
export const ORIGINAL_CALL = 128;

export const SET_KINDS = ['chow', 'pung', 'kong', 'pair', 'knitted', 'single'] as const;
export type SetKind = (typeof SET_KINDS)[number];

/** The winning forms of all rule sets, then the two ways to count a hand that is not read as a form. */
export const FORMS = [
  'standard',
  'seven-pairs',
  'thirteen-orphans',
  'knitted-straight',
  'honours-and-knitted',
  'partial',
  'declared',
] as const;
export type Form = (typeof FORMS)[number];
export const STANDARD = 0;
export const SEVEN_PAIRS = 1;
export const THIRTEEN_ORPHANS = 2;
export const KNITTED_STRAIGHT = 3;
export const HONOURS_AND_KNITTED = 4;

export const OUTCOMES = ['win', 'below-minimum', 'none', 'foul'] as const;
export type Outcome = (typeof OUTCOMES)[number];

export const LINE_KINDS = ['points', 'doubling', 'limit', 'fan', 'flower', 'declared'] as const;
export type LineKind = (typeof LINE_KINDS)[number];

export const PAYMENT_REASONS = ['winner', 'difference', 'pays-for-all'] as const;
export type PaymentReason = (typeof PAYMENT_REASONS)[number];

/** What a player can call for on a tile of another. */
export const CLAIMS = ['win', 'kong', 'pung', 'chow'] as const;
export type Claim = (typeof CLAIMS)[number];

/** How the referee rules on a claim. Where several apply the first of the list is named. */
export const RULINGS = [
  'own-discard',
  'kong-not-allowed',
  'not-robbable',
  'no-kong-from-discard',
  'tiles-do-not-fit',
  'not-complete',
  'below-minimum',
  'not-your-turn',
  'later-in-turn',
  'outranked',
  'granted',
] as const;
export type RulingCode = (typeof RULINGS)[number];

/** What happens to a game: the events of its ledger. */
export const EVENT_TYPES = [
  'game-opened',
  'deal-recorded',
  'deal-replaced',
  'deal-voided',
  'seats-reassigned',
  'penalty-added',
  'penalty-cancelled',
  'match-extended',
  'game-finished',
  'game-reopened',
] as const;
export type EventType = (typeof EVENT_TYPES)[number];

/** What a key of a game allows: a viewer reads; a scorer also records, replaces and voids deals; the owner does everything. */
export const ROLES = ['viewer', 'scorer', 'owner'] as const;
export type Role = (typeof ROLES)[number];

/** Who gets what a player is fined: the penalty account, each opponent the amount, the opponents equal shares of it, or one of them all. */
export const PENALTY_RECEIVERS = ['account', 'each-opponent', 'opponents-share', 'one-opponent'] as const;
export type PenaltyReceiver = (typeof PENALTY_RECEIVERS)[number];

/** How a deal counts: somebody won, nobody did, it was voided, or a correction left it without payments. */
export const DEAL_STATUSES = ['won', 'drawn', 'void', 'unsettled'] as const;
export type DealStatus = (typeof DEAL_STATUSES)[number];
