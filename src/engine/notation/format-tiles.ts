import { ALL_KINDS, FIRST_BAMBOO, FIRST_CIRCLE, EAST, FIRST_FLOWER, FIRST_SEASON, tileCode } from '../tiles.ts';
import type { Tile } from '../tiles.ts';
import { GLYPH_HIGH, GLYPH_LOW, GLYPH_TILES } from './alphabet.ts';

const SUIT_ENDS = [FIRST_CIRCLE, FIRST_BAMBOO, EAST, FIRST_FLOWER, FIRST_SEASON, ALL_KINDS];

/** Tiles in the canonical writing: suits in the order m p s z f g, digits ascending, blanks between suits: `123m 11z`. */
export function formatTiles(tiles: readonly Tile[]): string {
  const sorted = [...tiles].sort((a, b) => a - b);
  const groups: string[] = [];
  let i = 0;
  for (const end of SUIT_ENDS) {
    let ranks = '';
    let letter = '';
    for (; i < sorted.length && (sorted[i] as Tile) < end; i++) {
      const code = tileCode(sorted[i] as Tile);
      ranks += code.charAt(0);
      letter = code.charAt(1);
    }
    if (ranks !== '') groups.push(ranks + letter);
  }
  return groups.join(' ');
}

/** The Unicode glyph of each tile, by tile; without a variation selector. */
export const GLYPHS: readonly string[] = Array.from({ length: ALL_KINDS }, (_, tile) =>
  String.fromCharCode(GLYPH_HIGH, GLYPH_LOW + GLYPH_TILES.indexOf(tile)),
);

/** Tiles as Unicode glyphs, in the order given. */
export function formatGlyphs(tiles: readonly Tile[]): string {
  return tiles.map((tile) => GLYPHS[tile] as string).join('');
}
