import type { DeclaredDeal, DeclaredHand } from '../hand/deal.ts';
import type { ReadyRules } from '../rules/ready.ts';
import { settleScores } from '../settle/settle-scores.ts';
import { scoreFanHand } from './fan/score-fan-hand.ts';
import { scoreHeldHand, scoreWinningHand } from './points/score-points-hand.ts';
import type { FoulHand, HandSheet, ScoreSheet } from './sheet.ts';
import { declaredSheet, foulSheet, idleSheet } from './uncounted-sheets.ts';

const NO_FOULS: readonly FoulHand[] = [];

/**
 * Scores every hand of a deal and settles it.
 * @param fouls hands of the deal that score 0: they are not read
 * @returns null if the winner's hand is not complete
 */
export function scoreDeal(
  deal: DeclaredDeal,
  ready: ReadyRules,
  fouls: readonly FoulHand[] = NO_FOULS,
): ScoreSheet | null {
  const { hands } = deal;
  const sheets: HandSheet[] = [];
  const scores: (number | null)[] = [null, null, null, null];
  let reachesMinimum = true;
  for (let i = 0; i < hands.length; i++) {
    const hand = hands[i]!;
    const foul = fouls.length === 0 ? undefined : fouls.find(({ seat }) => seat === hand.seat);
    const sheet = foul === undefined ? scoreHand(deal, hand, i, ready) : foulSheet(foul);
    if (sheet === null) return null;
    sheets.push(sheet);
    scores[hand.seat] = sheet.score;
    if (sheet.outcome === 'below-minimum') reachesMinimum = false;
  }
  if (!reachesMinimum) return { hands: sheets, settlement: null, unsettled: 'below-minimum' };
  const { settlement, unsettled } = settleScores(scores, deal.win, ready);
  return { hands: sheets, settlement, unsettled };
}

/** The sheet of one hand, or null for a winner's hand that is not complete. */
function scoreHand(deal: DeclaredDeal, hand: DeclaredHand, place: number, ready: ReadyRules): HandSheet | null {
  const { win } = deal;
  const { plan } = ready;
  const won = win !== null && win.seat === hand.seat;
  if (hand.score !== null) return declaredSheet(hand, hand.score, won, place, plan.unit === 'fan' ? plan.minimum : 0);
  if (plan.unit === 'fan') return won ? scoreFanHand(deal, win, hand, ready, plan) : idleSheet(hand);
  return won ? scoreWinningHand(deal, win, hand, ready, plan) : scoreHeldHand(deal, hand, plan);
}
