import type { DeclaredHand } from '../hand/deal.ts';
import { WHOLE_HAND } from '../predicates/view.ts';
import { FORMS, SEATS } from '../vocabulary.ts';
import { DECLARED } from './fixed-rules.ts';
import type { FoulHand, HandSheet } from './sheet.ts';

const DECLARED_FORM = FORMS.indexOf('declared');

const EMPTY = {
  sets: [],
  lines: [],
  suppressed: [],
  points: undefined,
  doublings: undefined,
  uncapped: undefined,
  limitApplied: undefined,
  limitHand: undefined,
  fan: undefined,
  alternatives: [],
  findings: [],
  notes: [],
  winningTile: -1,
  bonus: 0,
} as const satisfies Partial<HandSheet>;

/**
 * The sheet of a value counted at the table: final, so neither capped nor explained.
 * @param place of the hand in the deal
 * @param minimum what a win has to be worth; a winner's value below it counts, with a note
 */
export function declaredSheet(hand: DeclaredHand, score: number, won: boolean, place: number, minimum: number): HandSheet {
  const seat = SEATS[hand.seat];
  return {
    ...EMPTY,
    seat: hand.seat,
    outcome: won ? 'win' : 'none',
    form: DECLARED_FORM,
    lines: [{ rule: DECLARED, kind: 'declared', value: score, count: 1, evidence: WHOLE_HAND }],
    score,
    notes: won && score < minimum ? [{ code: 'score-below-minimum', case: 'declared', at: `/hands/${place}/score`, seat, found: score, minimum }] : EMPTY.notes,
  };
}

/** The sheet of a foul hand: 0, and what is wrong with it. */
export function foulSheet({ seat, findings }: FoulHand): HandSheet {
  return { ...EMPTY, seat, outcome: 'foul', form: -1, score: 0, findings };
}

/** The sheet of a hand that did not win, where only the winner's counts. */
export function idleSheet({ seat, bonus }: DeclaredHand): HandSheet {
  return { ...EMPTY, seat, outcome: 'none', form: -1, score: 0, fan: 0, bonus };
}
