/** Colours of the tiles. They stay light in the dark theme: the tiles on the table do too. */
export const INK = {
  face: '#fdfaf1',
  edge: '#b9ad90',
  under: '#d9cfb6',
  black: '#1f2a2e',
  red: '#b3261e',
  green: '#1b6b3a',
  blue: '#1d4e89',
  pink: '#c2386b',
  purple: '#6b3fa0',
  amber: '#b86a00',
  gold: '#e0a100',
  brown: '#6d4a2f',
} as const;

/** Coordinates of a tenth are finer than any screen shows. */
const short = (value: number): string => String(Math.round(value * 10) / 10);

export function circle(x: number, y: number, radius: number, fill: string): string {
  return `<circle cx="${short(x)}" cy="${short(y)}" r="${short(radius)}" fill="${fill}"/>`;
}

export function rect(x: number, y: number, width: number, height: number, radius: number, fill: string): string {
  return `<rect x="${short(x)}" y="${short(y)}" width="${short(width)}" height="${short(height)}" rx="${short(radius)}" fill="${fill}"/>`;
}

export function frame(x: number, y: number, width: number, height: number, radius: number, ink: string, weight: number): string {
  return `<rect x="${short(x)}" y="${short(y)}" width="${short(width)}" height="${short(height)}" rx="${short(radius)}" fill="none" stroke="${ink}" stroke-width="${short(weight)}"/>`;
}

export function line(x1: number, y1: number, x2: number, y2: number, ink: string, weight: number): string {
  return stroke(`M${short(x1)} ${short(y1)}L${short(x2)} ${short(y2)}`, ink, weight);
}

export function path(d: string, fill: string): string {
  return `<path d="${d}" fill="${fill}"/>`;
}

export function stroke(d: string, ink: string, weight: number): string {
  return `<path d="${d}" fill="none" stroke="${ink}" stroke-width="${short(weight)}" stroke-linecap="round" stroke-linejoin="round"/>`;
}

export function group(...parts: readonly string[]): string {
  return parts.join('');
}

/** One shape again and again round a centre, the first one as drawn. */
export function around(x: number, y: number, times: number, shape: string, start = 0): string {
  return Array.from(
    { length: times },
    (_, i) => `<g transform="rotate(${short(start + (i * 360) / times)} ${short(x)} ${short(y)})">${shape}</g>`,
  ).join('');
}

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** Width of the brush on the tile. */
  readonly weight: number;
  readonly ink: string;
}

/** Strokes drawn in a box of 100 by 100, laid into a box of the tile; the brush keeps its width. */
export function brush(strokes: string, { x, y, width, height, weight, ink }: Box): string {
  return `<path d="${scale(strokes, x, y, width / 100, height / 100)}" fill="none" stroke="${ink}" stroke-width="${short(weight)}" stroke-linecap="round" stroke-linejoin="round"/>`;
}

/** Absolute path commands of two coordinates, and H, V. */
function scale(d: string, x: number, y: number, sx: number, sy: number): string {
  return d.replace(/([MLQCHV])([^MLQCHVZ]*)/g, (_, command: string, rest: string) => {
    const numbers = rest.trim().split(/[ ,]+/).map(Number);
    const moved = numbers.map((value, i) => {
      const vertical = command === 'V' || (command !== 'H' && i % 2 === 1);
      return short(vertical ? y + value * sy : x + value * sx);
    });
    return `${command}${moved.join(' ')}`;
  });
}
