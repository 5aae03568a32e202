/** Codes of findings about a tournament that was read but cannot be (422). */
export const TOURNAMENT_CODES = [
  'sum-wrong',
  'step-wrong',
  'leftover-forbidden',
  'player-repeated',
  'player-unknown',
  'player-twice',
  'player-missing',
  'table-size',
  'round-out-of-range',
  'penalty-impossible',
  'substitute-invalid',
  'players-too-few',
  'standing-missing',
  'table-conflict',
] as const;
export type TournamentCode = (typeof TOURNAMENT_CODES)[number];

/** One thing that is wrong. Facts only; `at` is a JSON pointer into the request, `case` which sentence of the code. */
export interface TournamentFinding {
  readonly code: TournamentCode;
  readonly at: string;
  readonly case: string;
  readonly [detail: string]: unknown;
}

/**
 * Every case of every code. Details of each, after code, at and case:
 *
 * - `sum-wrong`: `table` (`expected`, `found`, `difference`: found less expected)
 * - `step-wrong`: `total` (`seat`, `step`, `found`)
 * - `leftover-forbidden`: `none` (`found`)
 * - `player-repeated` (`player`, `first`: pointer of the one before): `id`; in the standing of a seating `standing`; apart from himself `pair`
 * - `player-unknown`: `id` (`player`)
 * - `player-twice` (`player`, `first`): `seat`, two seats in one round; `bye`, a bye and a seat, or two byes
 * - `player-missing`: `standing` (`players`: who is not in the standing)
 * - `table-size`: `four` (`found`)
 * - `round-out-of-range`: `after` (`maximum`, `found`), `penalty` (likewise), `substitution` (likewise), `backwards` (`from`,
 *   `to`), `one` (`method`, `found`: the method draws one round)
 * - `penalty-impossible`: `points-at-table`, `round-missing`, `not-played` (`player`, `round`), `not-whole` (`found`),
 *   `negative` (`found`)
 * - `substitute-invalid`: `not-marked` (`player`), `for-substitute` (`player`), `for-two` (`player`, `first`), `two-for-one`
 *   (`player`, `first`), `sits-himself` (`player`, `round`)
 * - `players-too-few`: `four` (`minimum`, `found`)
 * - `standing-missing`: `method` (`method`)
 * - `table-conflict`: `no-such-table` (`table`, `maximum`), `shared` (`table`, `players`: they would have to sit there together)
 */
export const TOURNAMENT_CASES = {
  'sum-wrong': ['table'],
  'step-wrong': ['total'],
  'leftover-forbidden': ['none'],
  'player-repeated': ['id', 'standing', 'pair'],
  'player-unknown': ['id'],
  'player-twice': ['seat', 'bye'],
  'player-missing': ['standing'],
  'table-size': ['four'],
  'round-out-of-range': ['after', 'penalty', 'substitution', 'backwards', 'one'],
  'penalty-impossible': ['points-at-table', 'round-missing', 'not-played', 'not-whole', 'negative'],
  'substitute-invalid': ['not-marked', 'for-substitute', 'for-two', 'two-for-one', 'sits-himself'],
  'players-too-few': ['four'],
  'standing-missing': ['method'],
  'table-conflict': ['no-such-table', 'shared'],
} as const satisfies { readonly [Code in TournamentCode]: readonly string[] };
