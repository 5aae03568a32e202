import type { Tile } from '../tiles.ts';
import { JOKER } from './alphabet.ts';
import type { NotationFinding } from './finding.ts';
import { Scan, TILES } from './scan.ts';

const scan = new Scan();

/**
 * Reads tiles in any notation, in the order written: `123m456p11z`, `EEE CC`, Unicode glyphs, all mixed.
 * @returns the tiles that could be read, and one finding for each piece that could not (`tile-unreadable`) and each
 * joker and back (`tile-not-in-use`)
 */
export function parseTiles(text: string): { tiles: Tile[]; findings: readonly NotationFinding[] } {
  scan.read(text, TILES);
  const tiles: Tile[] = [];
  for (let i = 0; i < scan.count; i++) {
    const tile = scan.tiles[i] as Tile;
    if (tile < JOKER) tiles.push(tile);
  }
  return { tiles, findings: scan.findings };
}
