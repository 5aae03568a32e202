import { PLAYING_KINDS } from '../../engine/tiles.ts';
import type { Tile } from '../../engine/tiles.ts';
import type { ReadyRules } from '../../engine/rules/ready.ts';
import type { Player } from '../../ledger/posting.ts';
import type { DealDraft } from './deal-draft.ts';
import { handTiles } from './hand-draft.ts';
import type { HandRules } from './hand-draft.ts';

const COPIES = 4;

/** What the rules and the other hands leave for the entry of a hand. */
export function rulesOfHand(draft: DealDraft, { kongs, set: { counting } }: ReadyRules): HandRules {
  const used = new Uint8Array(PLAYING_KINDS);
  for (const hand of Object.values(draft.hands)) for (const tile of handTiles(hand)) used[tile] = (used[tile] ?? 0) + 1;
  return {
    kongs,
    kongsDiffer: counting.unit === 'points' && counting.claimedKongs === 'concealed-for-doublings',
    left: (tile) => COPIES - (used[tile] ?? 0),
  };
}

/** Who has how many copies of a tile, for the reason why a key is dead. */
export function holdersOf(draft: DealDraft, tile: Tile): readonly { readonly player: Player; readonly count: number }[] {
  return Object.entries(draft.hands)
    .map(([player, hand]) => ({ player, count: handTiles(hand).filter((held) => held === tile).length }))
    .filter(({ count }) => count > 0);
}
