import type { DeclaredDeal, DeclaredHand, DeclaredWin } from '../hand/deal.ts';
import { copiesHeld } from '../advice/copies-held.ts';
import type { ReadyRules } from '../rules/ready.ts';
import { isComplete } from '../score/complete.ts';
import { findDistance } from '../shape/distance.ts';
import { WaitSet, findWaits } from '../shape/waits.ts';
import { suitOf, tileCode } from '../tiles.ts';
import type { Tile } from '../tiles.ts';
import { conditionalDistance, freeForms } from './conditional-distance.ts';
import { withTile } from './won-deal.ts';

/** One tile put in the place of another, as canonical codes. */
export interface Exchange {
  readonly instead: string;
  readonly tile: string;
}

/** What a winner's hand that is no winning hand could have been. */
export interface NearestHands {
  /** The least number of tiles that have to be others before the hand wins. */
  readonly exchanges: number;
  /** If that is one: which tile instead of which, those easily mistaken for one another first; a few of them. */
  readonly nearest: readonly Exchange[];
}

/** More would help nobody to find a mistake. */
const MOST_EXCHANGES = 5;
/** Tiles of different suits are not easily mistaken. */
const OTHER_SUIT = 9;

/**
 * Looks for the winning hands next to the winner's hand of fourteen tiles, made of tiles that no other hand holds.
 * @param elsewhere copies of each playing kind in the other hands
 * @param accepts whether an exchange may be named; asked for as few as needed
 */
export function nearestHands(
  deal: DeclaredDeal,
  win: DeclaredWin,
  hand: DeclaredHand,
  ready: ReadyRules,
  elsewhere: Uint8Array,
  accepts: (instead: Tile, tile: Tile) => boolean,
): NearestHands {
  const found: (readonly [instead: Tile, tile: Tile])[] = [];
  const waits = new WaitSet();
  for (let instead = 0; instead < 34; instead++) {
    if (hand.standing[instead] === 0) continue;
    findWaits(hand, instead, ready.formBits, false, waits);
    const rest = withTile(hand, instead, -1);
    for (const tile of waits.tiles()) {
      if (tile === instead || copiesHeld([hand], tile) + (elsewhere[tile] as number) >= 4) continue;
      const other = withTile(rest, tile, 1);
      // Where the winning tile is the one exchanged, the hand is won with the other.
      const winningTile = win.tile >= 0 && other.standing[win.tile] === 0 ? tile : win.tile;
      if (isComplete({ ...deal, hands: [other], win: { ...win, tile: winningTile } }, ready)) found.push([instead, tile]);
    }
  }
  if (found.length === 0) return { exchanges: exchangesTo(deal, win, hand, ready, elsewhere), nearest: [] };
  const nearest: Exchange[] = [];
  for (const [instead, tile] of found.sort((a, b) => difference(a) - difference(b))) {
    if (nearest.length < MOST_EXCHANGES && accepts(instead, tile)) nearest.push({ instead: tileCode(instead), tile: tileCode(tile) });
  }
  return { exchanges: 1, nearest };
}

function difference([instead, tile]: readonly [Tile, Tile]): number {
  return suitOf(instead) === suitOf(tile) ? Math.abs(instead - tile) : OTHER_SUIT;
}

function exchangesTo(
  { roundWind }: DeclaredDeal,
  { by, circumstances }: DeclaredWin,
  hand: DeclaredHand,
  ready: ReadyRules,
  elsewhere: Uint8Array,
): number {
  const free = findDistance(hand, freeForms(ready), false, elsewhere);
  return conditionalDistance(hand, ready, { roundWind, by, circumstances, elsewhere }, free) + 1;
}
