import type { DeclaredDeal } from '../hand/deal.ts';
import type { ReadyRules } from '../rules/ready.ts';
import { ReadingList, readComplete } from '../shape/readings.ts';
import { BY_SELF_DRAW } from '../vocabulary.ts';
import { hasWinningReading } from './points/winning-reading.ts';

const readings = new ReadingList();

/**
 * Whether the winner's hand is a winning hand under the rules in force; true when nobody won, or the value was counted
 * at the table. The least count that some rule sets ask for is not looked at.
 */
export function isComplete(deal: DeclaredDeal, ready: ReadyRules): boolean {
  const { win } = deal;
  const hand = deal.hands.find(({ seat }) => seat === win?.seat);
  if (win === null || hand?.score !== null) return true;
  const { plan, formBits } = ready;
  return plan.unit === 'points'
    ? hasWinningReading(deal, win, hand, ready, plan)
    : readComplete(hand, win.tile, win.by !== BY_SELF_DRAW, formBits, readings) > 0;
}
