import type { DeclaredHand } from '../hand/deal.ts';
import { copiesIn } from '../shape/waits.ts';
import { PLAYING_KINDS } from '../tiles.ts';
import type { Tile } from '../tiles.ts';

/** Copies of a kind in hands and their melds. */
export function copiesHeld(hands: readonly (DeclaredHand | null)[], tile: Tile): number {
  return hands.reduce(
    (sum, hand) => (hand === null ? sum : hand.melds.reduce((copies, meld) => copies + copiesIn(meld, tile), sum + (hand.standing[tile] as number))),
    0,
  );
}

/** The same of every playing kind. */
export function tilesHeld(hands: readonly (DeclaredHand | null)[]): Uint8Array {
  return Uint8Array.from({ length: PLAYING_KINDS }, (_, tile) => copiesHeld(hands, tile));
}
