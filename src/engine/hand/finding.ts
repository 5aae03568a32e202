import { RULE_SET_PROBLEM_CODES } from '../rules/problem.ts';

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

/** Codes of notes: what is worth saying about a hand that counts all the same. */
export const NOTE_CODES = ['score-below-minimum'] as const;

export type FindingCode = (typeof UNREADABLE_CODES)[number] | (typeof IMPOSSIBLE_CODES)[number] | (typeof NOTE_CODES)[number];

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

/**
 * Every case of every code that the reading and judging of hands gives, so that a language can have a sentence for
 * each. Seats in details are letters, tiles canonical codes. Details of each case, after code, at, position, length:
 *
 * `wrong-type`; the first eight come from the contract, for any field
 * - `missing` (`field`)
 * - `type`: `expected`, the JSON types that fit (a list), `found`
 * - `word`: `expected`, the words that fit (a list), `found`, perhaps `suggestion`
 * - `range`: a whole number from `minimum` to `maximum`; `found`
 * - `too-few` (`minimum`), `too-many` (`maximum`): members of a list or an object; `found`
 * - `too-deep`: nested more than `maximum` levels
 * - `ruleset-and-overlay`: both are given, where one is wanted
 * - `graphql` (`field`): no text of a query, no object of variables, no name of an operation
 * - `too-short` (`minimum`), `too-long` (`maximum`): characters of a text; `found`
 * - `receiver-missing`, `receiver-fined` (`field`, `expected`, the opponents): a fine is for one opponent, and nobody is
 *   named or the one who is fined
 * - `hand-and-parts` (at the part): a hand is a line or parts, not both
 * - `score-and-tiles` (at `score`): a score stands instead of tiles
 * - `no-hand` (at the hand): no line, no part, no score
 *
 * `unknown-field`, with `field`: `field`; of a query `parameter` and `repeated`; perhaps `suggestion`
 *
 * `ruleset-invalid`: the codes of `RuleSetProblem`, with its details
 *
 * `ruleset-unknown`: `id` (with `found`, perhaps `suggestion`)
 *
 * `tile-unreadable`, always with `text`, the characters that could not be read, and perhaps with `suggestion`: what to
 * write in their place, so that the deal has a finding less and none anew
 * - `character`: no tile is written like this
 * - `honour-small`: winds and dragons in small letters
 * - `suit-alone`: a suit letter without digits before it
 * - `suit-missing`: digits without a suit letter after them
 * - `suit-unknown`: `letter` after the digits is no suit
 * - `rank`: no such rank; `suit` letter, `lowest`, `highest`
 * - `blank-in-group`: blanks between digits and suit letter
 * - `habit`: capital suit letters, commas, full-width characters, letters of American tiles
 * - `bracket-unclosed`, `bracket-unopened`, `bracket-mismatched` (`expected`, the right bracket)
 * - `bracket-misplaced`: brackets where only tiles can stand
 * - `plus-misplaced`: a second plus in a meld, or one where only tiles can stand
 * - `after-meld`: something after the closing bracket of a single meld
 * - `not-bonus`: a playing `tile` where bonus tiles are written
 * - `one-tile`: `expected` 1, `found`; the winning tile is one tile
 *
 * `tile-not-in-use`: `joker`, `back`, `bonus` (with `tile`)
 *
 * `tile-overused`, `bonus-repeated`: `one-hand` (with `seat`), `all-hands`, or of tiles seen elsewhere `visible`; `tile`, `found`, `allowed`; at the first copy too many
 *
 * `hand-size` (`expected`, `found`, `kongs`, `seat`, `scoresZero` where the hand scores nothing instead): `winner` (counted with the winning tile), `one-short` (the winner's, with `waits`: a list
 * of the tiles that would complete it), `other`, `partial` (at most),
 * `waiting` (13, or 14 before a tile is thrown)
 *
 * `meld-invalid`, with `tiles`
 * - `empty`
 * - `bonus`: `tile`, a bonus tile in a meld
 * - `number`: `found` tiles; a set has three or four
 * - `suits`: ranks in sequence, but not of one suit
 * - `honours`: honours make no sequence
 * - `no-set`: neither alike nor in sequence
 * - `extended-not-kong`; `plus-place`: the plus stands before the fourth tile
 * - `concealed-extended`; `concealed-claimed` (`from`): a concealed kong is neither extended nor claimed
 *
 * `kong-not-allowed`: `meld` (with `tile`), `robbing` (at `/win/by`)
 *
 * `concealed-not-kong` (`tiles`): `chow`, `pung`
 *
 * `chow-from-wrong-seat` (`tiles`, `seat`, `expected`, `found`): `meld`
 *
 * `claim-from-self` (`seat`): `meld`, `win`
 *
 * `seat-repeated`: `hand` (`seat`, `first`: pointer of the hand before), `player` (`player`: the name in two seats),
 * `seat` (`seat` has two players), `wind` (`seat`: the wind that lies in the pile twice)
 *
 * `seat-not-in-game` (`seat`, `players`): `hand`, `meld-from`, `winner`, `win-from`, `pays-for-all`; at the table `player`,
 * `discarder`, `claim`, `wind`
 *
 * `winner-missing` (`seat`): `hand`
 *
 * `winning-tile-missing`: `absent` (at `/win`, or at `/win/tile` where it is there and blank), `one-of` (likewise, with
 * `waits`: a list of the tiles that complete the hand), `held` (`completing`: the other hands hold all of the tiles that
 * would complete it), `held-by-one` (likewise of one `tile`, by `holder`), `not-in-hand` (`tile`, `seat`), `bonus` (`tile`)
 *
 * `not-complete` (`seat`, `exchanges`: the least number of tiles that would have to be others)
 * - `hand`, `one-exchange`
 * - `form-…`, `form-unmet` (`form`, no `exchanges`): the hand is of a form that is not played, or only under conditions
 * - `one-tile-off`: `tile`, which `instead` of which would complete it, and in `nearest` a few such pairs, the likeliest first
 *
 * `circumstance-impossible`, with `circumstance` where it is about one
 * - `contradiction`: `other`, the circumstance it cannot be together with
 * - `needs-self-draw`, `needs-discard`: `by`
 * - `needs-kong`, `needs-kongs` (a kong on a kong): `expected`, `found` kongs
 * - `needs-bonus-tile`
 * - `last-tile-robbing`: the tile of a kong is not the last of the wall
 * - `dealt-not-east`, `dealt-tile`, `dealt-kong`, `dealt-exposed`
 * - `first-discard-by-east`, `first-discard-not-from-east` (`from`), `first-discard-meld`
 * - `copy-in-hand`: `tile`; the winner holds another copy concealed, so it is not the last of its kind
 * - `copy-elsewhere`: `tile`, `seat`; another player holds one concealed
 * - `robbed-copy-in-hand`: `tile`; of a robbed tile the other three lie in the robbed pung
 * - `robbed-pung-missing`: `tile`, `seat`; the robbed player has no exposed pung of it
 * - `robbed-concealed-kong`: `tile`, `seat`; the kong would be a concealed one, which only thirteen orphans rob
 * - `self-draw-from`: a self-drawn tile comes from nobody
 * - `winner-pays-for-all`: `seat`
 *
 * `score-below-minimum` (`seat`, `found`, `minimum`): `declared`, a winner's value counted at the table
 */
export const FINDING_CASES = {
  'wrong-type': [
    'missing',
    'type',
    'word',
    'range',
    'too-few',
    'too-many',
    'too-short',
    'too-long',
    'too-deep',
    'ruleset-and-overlay',
    'graphql',
    'hand-and-parts',
    'score-and-tiles',
    'no-hand',
  ],
  'unknown-field': ['field', 'parameter', 'repeated'],
  'ruleset-unknown': ['id'],
  'ruleset-invalid': RULE_SET_PROBLEM_CODES,
  'tile-unreadable': [
    'character',
    'honour-small',
    'suit-alone',
    'suit-missing',
    'suit-unknown',
    'rank',
    'blank-in-group',
    'habit',
    'bracket-unclosed',
    'bracket-unopened',
    'bracket-mismatched',
    'bracket-misplaced',
    'plus-misplaced',
    'after-meld',
    'not-bonus',
    'one-tile',
  ],
  'tile-not-in-use': ['joker', 'back', 'bonus'],
  'tile-overused': ['one-hand', 'all-hands', 'visible'],
  'bonus-repeated': ['one-hand', 'all-hands', 'visible'],
  'hand-size': ['winner', 'one-short', 'other', 'partial', 'waiting'],
  'meld-invalid': [
    'empty',
    'bonus',
    'number',
    'suits',
    'honours',
    'no-set',
    'extended-not-kong',
    'plus-place',
    'concealed-extended',
    'concealed-claimed',
  ],
  'kong-not-allowed': ['meld', 'robbing'],
  'concealed-not-kong': ['chow', 'pung'],
  'chow-from-wrong-seat': ['meld'],
  'claim-from-self': ['meld', 'win'],
  'seat-repeated': ['hand', 'player', 'seat', 'wind'],
  'seat-not-in-game': ['hand', 'meld-from', 'winner', 'win-from', 'pays-for-all', 'player', 'discarder', 'claim', 'wind'],
  'winner-missing': ['hand'],
  'winning-tile-missing': ['absent', 'one-of', 'held', 'held-by-one', 'not-in-hand', 'bonus'],
  'not-complete': [
    'hand',
    'one-exchange',
    'one-tile-off',
    'form-seven-pairs',
    'form-thirteen-orphans',
    'form-knitted-straight',
    'form-honours-and-knitted',
    'form-unmet',
  ],
  'circumstance-impossible': [
    'contradiction',
    'needs-self-draw',
    'needs-discard',
    'needs-kong',
    'needs-kongs',
    'needs-bonus-tile',
    'last-tile-robbing',
    'dealt-not-east',
    'dealt-tile',
    'dealt-kong',
    'dealt-exposed',
    'first-discard-by-east',
    'first-discard-not-from-east',
    'first-discard-meld',
    'copy-in-hand',
    'copy-elsewhere',
    'robbed-copy-in-hand',
    'robbed-pung-missing',
    'robbed-concealed-kong',
    'self-draw-from',
    'winner-pays-for-all',
  ],
  'score-below-minimum': ['declared'],
} as const satisfies { readonly [code in FindingCode]?: readonly string[] };

/** Codes with cases, and the cases of a code. */
export type CasedCode = keyof typeof FINDING_CASES;
export type FindingCase<C extends CasedCode> = (typeof FINDING_CASES)[C][number];
