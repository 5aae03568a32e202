import { TILE_CODES } from '../../engine/tiles.ts';
import { drawFlower, drawSeason } from './bonus.ts';
import { drawHonour } from './honours.ts';
import { frame, line, rect, INK } from './shapes.ts';
import { drawBamboo, drawCharacters, drawCircles } from './suits.ts';

/** A tile is 60 wide and 80 high. */
const VIEW = '0 0 60 80';

/** Letters printed on tiles for players who read no Chinese: winds, then Pai, Fa, Chung. */
const HONOUR_LETTERS = 'ESWNPFC';

/** All 42 faces and the back as one SVG document; symbols have the canonical codes as ids: `7z`, `back`. */
export function drawSprite(): string {
  const faces = TILE_CODES.map((code) => symbol(code, body() + index(code) + face(code)));
  return `<svg xmlns="http://www.w3.org/2000/svg">${faces.join('')}${symbol('back', drawBack())}</svg>\n`;
}

/** One face or the back as a document of its own. */
export function drawTile(code: string): string {
  const inside = code === 'back' ? drawBack() : body() + index(code) + face(code);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${VIEW}">${inside}</svg>\n`;
}

function symbol(id: string, inside: string): string {
  // an id may begin with a digit, a CSS selector may not: it is only ever used in a link
  return `<symbol id="t${id}" viewBox="${VIEW}">${inside}</symbol>`;
}

function body(): string {
  return rect(1, 3, 58, 76, 8, INK.under) + rect(1, 1, 58, 75.5, 8, INK.face) + frame(1, 1, 58, 78, 8, INK.edge, 1.4);
}

function face(code: string): string {
  const number = Number(code.charAt(0));
  switch (code.charAt(1)) {
    case 'm':
      return drawCharacters(number);
    case 'p':
      return drawCircles(number);
    case 's':
      return drawBamboo(number);
    case 'z':
      return drawHonour(number);
    case 'f':
      return drawFlower(number);
    default:
      return drawSeason(number);
  }
}

/** Numeral and suit letter, or the letter of the honour, in the upper left corner. */
function index(code: string): string {
  const number = code.charAt(0);
  const letter = code.charAt(1);
  if (letter === 'z') return text(5, 22, 22, HONOUR_LETTERS.charAt(Number(number) - 1), INK.black);
  return text(5, 22, 22, number, INK.black) + text(18.5, 22, 16, letter, INK.black);
}

function text(x: number, y: number, size: number, content: string, ink: string): string {
  return `<text x="${x}" y="${y}" font-family="system-ui, sans-serif" font-size="${size}" font-weight="700" fill="${ink}">${content}</text>`;
}

function drawBack(): string {
  const lattice = [-40, -24, -8, 8, 24, 40]
    .map((shift) => line(shift + 10, 72, shift + 50, 8, '#5f9c78', 1.6) + line(shift + 50, 72, shift + 10, 8, '#5f9c78', 1.6))
    .join('');
  return (
    rect(1, 1, 58, 78, 8, '#1e5c3c') +
    clip(lattice) +
    frame(6, 6, 48, 68, 5, '#8fc3a4', 1.6)
  );
}

function clip(inside: string): string {
  return `<clipPath id="back-clip"><rect x="7" y="7" width="46" height="66" rx="4"/></clipPath><g clip-path="url(#back-clip)">${inside}</g>`;
}
