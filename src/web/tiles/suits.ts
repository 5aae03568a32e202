import { brush, circle, group, line, path, rect, INK } from './shapes.ts';
import { NUMERALS, TEN_THOUSAND } from './strokes.ts';

const RED = INK.red;
const GREEN = INK.green;
const BLUE = INK.blue;

/** Characters: the Chinese numeral above the sign of the suit. */
export function drawCharacters(rank: number): string {
  const numeral = brush(NUMERALS[rank - 1] ?? '', { x: 18, y: 25, width: 29, height: 21, weight: 4.4, ink: INK.black });
  return numeral + brush(TEN_THOUSAND, { x: 15, y: 49, width: 31, height: 27, weight: 3.1, ink: RED });
}

type Spot = readonly [x: number, y: number, ink: string];

const CIRCLES: readonly (readonly Spot[])[] = [
  [],
  [
    [30, 37, GREEN],
    [30, 63, BLUE],
  ],
  [
    [15, 38, BLUE],
    [30, 51.5, RED],
    [45, 65, GREEN],
  ],
  [
    [18, 37, BLUE],
    [42, 37, GREEN],
    [18, 63, GREEN],
    [42, 63, BLUE],
  ],
  [
    [15, 36, BLUE],
    [45, 36, GREEN],
    [30, 51, RED],
    [15, 66, GREEN],
    [45, 66, BLUE],
  ],
  [
    [18, 33, GREEN],
    [42, 33, GREEN],
    [18, 51, RED],
    [42, 51, RED],
    [18, 68, RED],
    [42, 68, RED],
  ],
  [
    [13, 32, GREEN],
    [30, 36, GREEN],
    [47, 40, GREEN],
    [19, 55, RED],
    [41, 55, RED],
    [19, 69.5, RED],
    [41, 69.5, RED],
  ],
  [
    [19, 31, BLUE],
    [41, 31, BLUE],
    [19, 44, BLUE],
    [41, 44, BLUE],
    [19, 57, BLUE],
    [41, 57, BLUE],
    [19, 70, BLUE],
    [41, 70, BLUE],
  ],
  [
    [13, 33, GREEN],
    [30, 33, GREEN],
    [47, 33, GREEN],
    [13, 51, RED],
    [30, 51, RED],
    [47, 51, RED],
    [13, 69, BLUE],
    [30, 69, BLUE],
    [47, 69, BLUE],
  ],
];

const RADII = [0, 11.5, 8.8, 10.4, 8.8, 8, 6.8, 6.1, 7.8];

/** Circles: as many coins as the rank; the one is a large coin with a flower. */
export function drawCircles(rank: number): string {
  if (rank === 1) {
    const petals = Array.from({ length: 8 }, (_, i) => circle(30 + 8 * cos(i / 8), 51 + 8 * sin(i / 8), 3.6, RED));
    return (
      circle(30, 51, 23, BLUE) +
      circle(30, 51, 19.5, INK.face) +
      circle(30, 51, 16.5, GREEN) +
      circle(30, 51, 13.8, INK.face) +
      petals.join('') +
      circle(30, 51, 3.4, BLUE)
    );
  }
  const radius = RADII[rank - 1] ?? 8;
  return (CIRCLES[rank - 1] ?? [])
    .map(([x, y, ink]) => circle(x, y, radius, ink) + circle(x, y, radius * 0.62, INK.face) + circle(x, y, radius * 0.34, ink))
    .join('');
}

const STICKS: readonly (readonly Spot[])[] = [
  [],
  [
    [30, 38, BLUE],
    [30, 63, GREEN],
  ],
  [
    [30, 37, BLUE],
    [19, 63, GREEN],
    [41, 63, GREEN],
  ],
  [
    [19, 37, BLUE],
    [41, 37, GREEN],
    [19, 63, GREEN],
    [41, 63, BLUE],
  ],
  [
    [15, 37, GREEN],
    [45, 37, BLUE],
    [30, 50, RED],
    [15, 63, BLUE],
    [45, 63, GREEN],
  ],
  [
    [15, 37, GREEN],
    [30, 37, GREEN],
    [45, 37, GREEN],
    [15, 63, BLUE],
    [30, 63, BLUE],
    [45, 63, BLUE],
  ],
  [
    [40, 32, RED],
    [15, 50, GREEN],
    [30, 50, BLUE],
    [45, 50, GREEN],
    [15, 68, GREEN],
    [30, 68, BLUE],
    [45, 68, GREEN],
  ],
  [
    [15, 33, GREEN],
    [30, 33, GREEN],
    [45, 33, GREEN],
    [22.5, 51, RED],
    [37.5, 51, RED],
    [15, 69, GREEN],
    [30, 69, GREEN],
    [45, 69, GREEN],
  ],
  [
    [15, 33, RED],
    [30, 33, BLUE],
    [45, 33, GREEN],
    [15, 51, RED],
    [30, 51, BLUE],
    [45, 51, GREEN],
    [15, 69, RED],
    [30, 69, BLUE],
    [45, 69, GREEN],
  ],
];

/** Bamboo: as many sticks as the rank; the one is a bird, as on every set of tiles. */
export function drawBamboo(rank: number): string {
  if (rank === 1) return drawBird();
  const [width, length] = rank < 7 ? [9, 23.5] : [8.4, 16.5];
  return (STICKS[rank - 1] ?? []).map(([x, y, ink]) => stick(x, y, width, length, ink)).join('');
}

function stick(x: number, y: number, width: number, length: number, ink: string): string {
  return (
    rect(x - width / 2, y - length / 2, width, length, 3.4, ink) +
    rect(x - width / 2 - 1.2, y - 1.8, width + 2.4, 3.6, 1.8, ink) +
    line(x, y - length / 2 + 3.4, x, y - 3.6, INK.face, 2.2) +
    line(x, y + 3.6, x, y + length / 2 - 3.4, INK.face, 2.2)
  );
}

function drawBird(): string {
  return group(
    // tail, three feathers
    path('M34 56Q50 58 54 74Q40 72 30 62Z', GREEN),
    path('M30 58Q42 66 42 77Q30 72 26 60Z', BLUE),
    path('M26 58Q32 68 28 77Q19 70 22 58Z', RED),
    // body, wing, head
    path('M12 44Q14 30 24 32Q46 36 42 54Q36 66 24 62Q12 58 12 44Z', GREEN),
    path('M24 44Q36 42 40 52Q34 60 25 56Q20 50 24 44Z', INK.face),
    path('M27 47Q34 46 37 51Q33 56 28 54Q25 50 27 47Z', BLUE),
    circle(20, 34, 8.4, GREEN),
    circle(18.4, 33, 2.9, INK.face),
    circle(18, 33, 1.5, INK.black),
    path('M12.6 33L4.6 37.4L13.4 39.6Z', RED),
    line(25.6, 28, 33, 26, RED, 2.6),
    line(27.6, 32, 35, 31.6, RED, 2.6),
  );
}

const cos = (turn: number): number => Math.cos(turn * 2 * Math.PI);
const sin = (turn: number): number => Math.sin(turn * 2 * Math.PI);
