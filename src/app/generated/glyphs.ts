import { parseHand } from '../../engine/notation/parse-hand.ts';
import { formatGlyphs } from '../../engine/notation/format-tiles.ts';
import { tileOf } from '../../engine/tiles.ts';
import { exampleTiles } from '../../service/example-tiles.ts';

/** Asks for the drawing as text: the red dragon is an emoji otherwise, larger than the others and in colour. */
const AS_TEXT = '\ufe0e';
const BACK = `🀫${AS_TEXT}`;

/** Tiles of an example as Unicode glyphs, in the groups in which it is written. */
export function drawExample(example: string): string {
  return exampleTiles(example)
    .map(({ faces }) => faces.map((face) => (face === 'back' ? BACK : glyphOf(face))).join(''))
    .join(' ');
}

/** Codes of tiles as glyphs. */
export function drawCodes(codes: readonly string[]): string {
  return codes.map(glyphOf).join('');
}

function glyphOf(code: string): string {
  const tile = tileOf(code);
  return tile === undefined ? code : formatGlyphs([tile]) + AS_TEXT;
}

/** The line of a hand as glyphs: standing tiles, melds and bonus tiles apart. */
export function drawHand(line: string): string {
  const { standing, melds, bonus } = parseHand(line);
  const glyphs = (tiles: readonly number[]): string => tiles.map((tile) => formatGlyphs([tile]) + AS_TEXT).join('');
  return [standing, ...melds.map(({ tiles }) => tiles), bonus].filter((tiles) => tiles.length > 0).map(glyphs).join('\u2002');
}
