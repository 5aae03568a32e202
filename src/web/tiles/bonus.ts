import { around, circle, group, line, path, stroke, INK } from './shapes.ts';

/** Flowers: plum, orchid, chrysanthemum, bamboo. */
export function drawFlower(number: number): string {
  return [drawPlum, drawOrchid, drawChrysanthemum, drawBambooPlant][number - 1]?.() ?? '';
}

/** Seasons: a sprout, the sun, a falling leaf, a snow crystal. */
export function drawSeason(number: number): string {
  return [drawSpring, drawSummer, drawAutumn, drawWinter][number - 1]?.() ?? '';
}

function blossom(x: number, y: number, size: number): string {
  return group(
    around(x, y, 5, circle(x, y - size * 0.62, size * 0.46, INK.pink)),
    circle(x, y, size * 0.4, INK.face),
    around(x, y, 5, circle(x, y - size * 0.3, size * 0.09, INK.pink), 36),
    circle(x, y, size * 0.17, INK.gold),
  );
}

function drawPlum(): string {
  return group(
    stroke('M7 74Q22 66 26 54T44 30', INK.brown, 3.8),
    stroke('M26 56Q38 60 50 73', INK.brown, 2.8),
    blossom(24, 46, 15),
    blossom(43, 62, 12),
    circle(46, 28, 4.4, INK.pink),
    circle(12, 66, 3.6, INK.pink),
  );
}

function drawOrchid(): string {
  const petal = path('M36 44Q30 34 36 25Q42 34 36 44Z', INK.purple);
  return group(
    stroke('M22 75Q12 60 6 38', INK.green, 3.6),
    stroke('M24 75Q22 54 20 34', INK.green, 3.6),
    stroke('M28 75Q40 64 54 60', INK.green, 3.6),
    stroke('M26 75Q30 60 36 48', INK.green, 2.4),
    around(36, 44, 5, petal),
    circle(36, 44, 3.6, INK.gold),
  );
}

function drawChrysanthemum(): string {
  const petal = path('M30 46Q24.5 34 30 25Q35.5 34 30 46Z', INK.amber);
  const inner = path('M30 46Q26.5 39 30 33Q33.5 39 30 46Z', INK.gold);
  return group(
    stroke('M30 50V74', INK.green, 3.4),
    path('M30 72Q38 58 50 64Q46 75 30 73Z', INK.green),
    path('M30 72Q22 60 10 66Q14 75 30 73Z', INK.green),
    around(30, 46, 12, petal),
    around(30, 46, 8, inner, 15),
    circle(30, 46, 4, INK.brown),
  );
}

function drawBambooPlant(): string {
  const leaf = (x: number, y: number, dx: number, dy: number): string =>
    path(
      `M${x} ${y}Q${x + dx * 0.35 - dy * 0.3} ${y + dy * 0.35 + dx * 0.3} ${x + dx} ${y + dy}Q${x + dx * 0.55 + dy * 0.25} ${y + dy * 0.55 - dx * 0.25} ${x} ${y}Z`,
      INK.green,
    );
  return group(
    line(20, 73.5, 20, 62, INK.green, 6),
    line(20, 58, 20, 42, INK.green, 6),
    line(20, 38, 20, 28, INK.green, 6),
    line(37, 74, 37, 66, INK.green, 4.4),
    line(37, 62, 37, 50, INK.green, 4.4),
    leaf(21, 40, 22, -13),
    leaf(21, 40, 27, 2),
    leaf(19, 60, -15, -10),
    leaf(19, 60, -15, 6),
    leaf(38, 52, 17, -2),
    leaf(38, 52, 15, 13),
  );
}

function drawSpring(): string {
  return group(
    stroke('M8 74H52', INK.brown, 4),
    stroke('M30 72Q30 58 30 50', INK.green, 4),
    path('M30 56Q12 56 8 36Q28 36 30 56Z', INK.green),
    path('M30 52Q32 32 52 30Q52 52 30 52Z', INK.green),
    stroke('M14 41Q24 46 29 54', INK.face, 1.6),
    stroke('M46 35Q36 42 31 50', INK.face, 1.6),
  );
}

function drawSummer(): string {
  return group(
    around(30, 51, 8, path('M25.6 36L30 25.5L34.4 36Z', INK.red)),
    circle(30, 51, 12.6, INK.gold),
    stroke('M30 38.4A12.6 12.6 0 1 1 29.99 38.4', INK.amber, 2.4),
  );
}

function drawAutumn(): string {
  return group(
    stroke('M10 76L22 62', INK.brown, 3.6),
    path('M20 64Q8 46 24 36Q28 28 50 26Q52 48 44 54Q36 70 20 64Z', INK.amber),
    stroke('M20 64Q32 52 44 33', INK.face, 2),
    stroke('M27 57L24 46M34 49L32 38M29 55L40 55M36 47L46 46', INK.face, 1.6),
  );
}

function drawWinter(): string {
  return around(30, 51, 6, stroke('M30 51V28M30 36L24.6 31M30 36L35.4 31M30 44L26 40.4M30 44L34 40.4', INK.blue, 2.8));
}
