import { suitKeys } from '../../hand/deal.ts';
import type { DeclaredDeal, DeclaredHand, DeclaredWin } from '../../hand/deal.ts';
import { View } from '../../predicates/view.ts';
import type { ReadyRules } from '../../rules/ready.ts';
import { READING_SLOTS, ReadingList, readComplete } from '../../shape/readings.ts';
import { BY_SELF_DRAW } from '../../vocabulary.ts';
import type { PointsPlan } from './plan.ts';
import { Tally } from './tally.ts';

const view = new View();
const readings = new ReadingList();
const tally = new Tally();

/** Whether the form of a reading wins: by itself, or by a rule that the reading meets. */
export function isWinningForm(plan: PointsPlan, counted: Tally, form: number): boolean {
  return (((plan.freeForms | counted.forms) >> form) & 1) !== 0;
}

/** Whether a hand has a reading that wins under the rules in force. */
export function hasWinningReading(
  deal: DeclaredDeal,
  win: DeclaredWin,
  hand: DeclaredHand,
  ready: ReadyRules,
  plan: PointsPlan,
): boolean {
  const found = readComplete(hand, win.tile, win.by !== BY_SELF_DRAW, ready.formBits, readings);
  if (found === 0 || ((plan.freeForms >> readings.forms[0]!) & 1) !== 0) return found !== 0;
  view.claimedKongsConcealed = plan.claimedKongsConcealed;
  view.loadHand(deal, hand);
  for (let i = 0; i < found; i++) {
    view.loadReading(readings.forms[i]!, readings.sets, i * READING_SLOTS, readings.sizes[i]!);
    tally.count(plan, view);
    if (isWinningForm(plan, tally, view.form)) return true;
  }
  return false;
}

/** Whether the hand would be complete with another tile in the place of the winning one. */
export function winsWith(
  tile: number,
  deal: DeclaredDeal,
  win: DeclaredWin,
  hand: DeclaredHand,
  ready: ReadyRules,
  plan: PointsPlan,
): boolean {
  const standing = hand.standing.slice();
  standing[win.tile]!--;
  standing[tile]!++;
  const other: DeclaredWin = { ...win, tile };
  return hasWinningReading(
    { ...deal, win: other },
    other,
    { ...hand, standing, keys: suitKeys(standing) },
    ready,
    plan,
  );
}
