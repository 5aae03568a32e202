import type { DeclaredHand } from '../hand/deal.ts';
import { EXPOSED, EXTENDED, setTile, setTiles } from '../shape/set.ts';
import type { TileSet } from '../shape/set.ts';
import { FIRST_FLOWER, tileCode } from '../tiles.ts';
import type { Tile } from '../tiles.ts';
import { formatTiles } from './format-tiles.ts';

/**
 * The canonical line of a declared hand: `234m 55p 678s [777z] (1111p) + 1f 2g`. Standing tiles sorted, melds in the
 * order given, flowers before seasons. Reading the line gives the same hand again, but for whose discards were claimed.
 */
export function formatHand(hand: DeclaredHand): string {
  const standing: Tile[] = [];
  for (const [tile, copies] of hand.standing.entries()) {
    for (let i = 0; i < copies; i++) standing.push(tile);
  }
  const parts = standing.length === 0 ? [] : [formatTiles(standing)];
  for (const meld of hand.melds) parts.push(formatMeld(meld));
  if (hand.bonus !== 0) {
    parts.push('+');
    for (let i = 0; i < 8; i++) if ((hand.bonus & (1 << i)) !== 0) parts.push(tileCode(FIRST_FLOWER + i));
  }
  return parts.join(' ');
}

/** A declared meld in its brackets: `[234m]`, `(1111p)`, `[777+7z]`. */
function formatMeld(meld: TileSet): string {
  if ((meld & EXTENDED) !== 0) {
    const code = tileCode(setTile(meld));
    return `[${code.charAt(0).repeat(3)}+${code}]`;
  }
  const tiles = formatTiles(setTiles(meld));
  return (meld & EXPOSED) !== 0 ? `[${tiles}]` : `(${tiles})`;
}
