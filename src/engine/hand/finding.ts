/** Codes of findings that make a request unreadable (400). */
export const UNREADABLE_CODES = [
  'wrong-type',
  'unknown-field',
  'option-unknown',
  'option-out-of-range',
  'ruleset-unknown',
  'ruleset-invalid',
  'tile-unreadable',
] as const;

/** Codes of findings about a hand that was read but that no table could produce (422). */
export const IMPOSSIBLE_CODES = [
  'tile-not-in-use',
  'tile-overused',
  'bonus-repeated',
  'hand-size',
  'meld-invalid',
  'kong-not-allowed',
  'concealed-not-kong',
  'chow-from-wrong-seat',
  'claim-from-self',
  'seat-repeated',
  'seat-not-in-game',
  'winner-missing',
  'winning-tile-missing',
  'not-complete',
  'circumstance-impossible',
  'dice-impossible',
] as const;

export type FindingCode = (typeof UNREADABLE_CODES)[number] | (typeof IMPOSSIBLE_CODES)[number];

/**
 * One thing that is wrong with what was declared. Facts only: message and hint are made by the words of a language
 * from the code, the `case` and the details.
 */
export interface Finding {
  readonly code: FindingCode;
  /** JSON pointer into the request. */
  readonly at: string;
  /** Which case of the code it is, for the sentence: such as `joker` of `tile-not-in-use`. */
  readonly case?: string;
  /** UTF-16 units from 0 inside the string that `at` points to. */
  readonly position?: number;
  readonly length?: number;
  /** Whatever the sentence needs and a program may want: `tile`, `expected`, `found`, `seat`, `suggestion` … */
  readonly [detail: string]: unknown;
}
