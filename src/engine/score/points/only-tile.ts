import type { DeclaredDeal, DeclaredHand, DeclaredWin } from '../../hand/deal.ts';
import type { ReadyRules } from '../../rules/ready.ts';
import { WaitSet, findWaits } from '../../shape/waits.ts';
import type { PointsPlan } from './plan.ts';
import { winsWith } from './winning-reading.ts';

const all = new WaitSet();
const free = new WaitSet();

/**
 * Whether exactly one kind completes the winner's other tiles, over all readings and the special forms switched on. A
 * kind of which the winner holds all four does not count as possible.
 */
export function isOnlyTile(
  deal: DeclaredDeal,
  win: DeclaredWin,
  hand: DeclaredHand,
  ready: ReadyRules,
  plan: PointsPlan,
): boolean {
  if (win.tile < 0) return false;
  findWaits(hand, win.tile, ready.formBits, false, all);
  if (all.isSingle()) return true;
  if ((ready.formBits & ~plan.freeForms) === 0) return false;
  // A form that only some rule makes a winning hand may be there in shape and yet be none of that rule's hands.
  findWaits(hand, win.tile, plan.freeForms & ~1, false, free);
  let possible = 0;
  for (const tile of all.tiles()) if (free.has(tile) || winsWith(tile, deal, win, hand, ready, plan)) possible++;
  return possible === 1;
}
