import { suitKeys } from '../hand/deal.ts';
import type { DeclaredDeal, DeclaredHand } from '../hand/deal.ts';
import type { Tile } from '../tiles.ts';

/** How a win would come about. */
export interface WinOutlook {
  /** Prevailing wind, index in SEATS. */
  readonly roundWind: number;
  /** Index in WIN_BY. */
  readonly by: number;
  /** Bits of CIRCUMSTANCES; none if absent. */
  readonly circumstances?: number;
  /** Copies of each playing kind that other hands hold, so that they cannot come; none if absent. */
  readonly elsewhere?: Uint8Array;
}

/** What is known beside the hand when it is asked what the hand waits for. */
export interface Outlook extends WinOutlook {
  /** Copies of each playing kind that lie elsewhere on the table. */
  readonly visible: Uint8Array;
}

/** The hand with other standing tiles. */
export function withStanding(hand: DeclaredHand, standing: Uint8Array): DeclaredHand {
  const size = standing.reduce((sum, copies) => sum + copies, 0);
  return { ...hand, standing, keys: suitKeys(standing), size };
}

/** The hand with one tile more (`by` 1) or less (-1) of a kind. */
export function withTile(hand: DeclaredHand, tile: Tile, by: 1 | -1): DeclaredHand {
  const standing = hand.standing.slice();
  standing[tile] = (standing[tile] as number) + by;
  return withStanding(hand, standing);
}

/** A deal of which only the winner's hand is known. */
export function wonDeal(hand: DeclaredHand, tile: Tile, { roundWind, by, circumstances = 0 }: WinOutlook): DeclaredDeal {
  return { roundWind, hands: [hand], win: { seat: hand.seat, tile, by, from: -1, circumstances, paysForAll: -1 } };
}
