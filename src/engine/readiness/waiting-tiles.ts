import type { DeclaredHand } from '../hand/deal.ts';
import type { ReadyRules } from '../rules/ready.ts';
import { isComplete } from '../score/complete.ts';
import { WaitSet, findWaits } from '../shape/waits.ts';
import type { Tile } from '../tiles.ts';
import { withTile, wonDeal } from './won-deal.ts';
import type { WinOutlook } from './won-deal.ts';

/**
 * The kinds with which a hand one tile short can be won under the rules in force, ascending; none of which it holds all
 * four already. Whether the win is worth enough is not looked at.
 */
export function waitingTiles(hand: DeclaredHand, ready: ReadyRules, outlook: WinOutlook): Tile[] {
  const waits = new WaitSet();
  findWaits(hand, -1, ready.formBits, false, waits);
  return waits.tiles().filter((tile) => isComplete(wonDeal(withTile(hand, tile, 1), tile, outlook), ready));
}
