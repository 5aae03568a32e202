import { EAST, PLAYING_KINDS, suitOf } from '../engine/tiles.ts';
import type { Tile } from '../engine/tiles.ts';
import type { Claim } from '../engine/vocabulary.ts';

/** Whether a claimed tile makes the set that was called with the tiles from the hand, all of them used. */
export function makesSet(claim: Exclude<Claim, 'win'>, tile: Tile, tiles: readonly Tile[]): boolean {
  if (claim === 'chow') return tiles.length === 2 && isSequence([tile, ...tiles]);
  const needed = claim === 'kong' ? 3 : 2;
  return tile < PLAYING_KINDS && tiles.length === needed && tiles.every((other) => other === tile);
}

function isSequence(tiles: readonly Tile[]): boolean {
  const [low, middle, high] = tiles.toSorted((a, b) => a - b) as [Tile, Tile, Tile];
  return high < EAST && middle === low + 1 && high === low + 2 && suitOf(low) === suitOf(high);
}
