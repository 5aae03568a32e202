import { brush, frame, rect, INK } from './shapes.ts';
import { CENTRE, SET_OUT, WINDS } from './strokes.ts';

/** Winds and dragons by their number 1-7: E S W N, white, green, red. */
export function drawHonour(number: number): string {
  if (number <= 4) {
    return brush(WINDS[number - 1] ?? '', { x: 13, y: 29, width: 36, height: 44, weight: 4.6, ink: INK.black });
  }
  if (number === 5) return drawWhite();
  if (number === 6) return brush(SET_OUT, { x: 11, y: 29, width: 40, height: 44, weight: 3.8, ink: INK.green });
  return brush(CENTRE, { x: 13, y: 28, width: 35, height: 46, weight: 6, ink: INK.red });
}

/** The white dragon is an empty frame, so that it is not taken for the back or a blank tile. */
function drawWhite(): string {
  const corners = [
    [13.5, 28.5],
    [38.5, 28.5],
    [13.5, 64.5],
    [38.5, 64.5],
  ] as const;
  return (
    frame(12, 27, 36, 46, 4, INK.blue, 3.4) +
    frame(18.5, 33.5, 23, 33, 2, INK.blue, 1.8) +
    corners.map(([x, y]) => rect(x, y, 8, 7, 1, INK.blue)).join('')
  );
}
