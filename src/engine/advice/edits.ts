import { LINE, Scan, TILES } from '../notation/scan.ts';
import { STANDING } from '../notation/scanned-text.ts';
import type { HandInput, TornHand } from '../hand/input.ts';
import type { DealParts } from '../hand/read-hands.ts';
import { tileCode } from '../tiles.ts';
import type { Tile } from '../tiles.ts';
import type { Guess } from '../notation/guess.ts';

const scan = new Scan();

/** The deal with a guess taken up in the text at a pointer. */
export function withText(parts: DealParts, at: string, { position, length, suggestion }: Guess): DealParts {
  const change = (text: string): string => text.slice(0, position) + suggestion + text.slice(position + length);
  return changed(parts, at.split('/').slice(1), change) as DealParts;
}

/** The deal won with another tile. */
export function withWinningTile(parts: DealParts, tile: Tile): DealParts {
  return parts.win === undefined || parts.win === null ? parts : { ...parts, win: { ...parts.win, tile: tileCode(tile) } };
}

/** The deal with one more standing tile in a hand. */
export function withTileAdded(parts: DealParts, hand: number, tile: Tile): DealParts {
  return withStandingText(parts, hand, (text) => `${tileCode(tile)} ${text}`);
}

/**
 * The deal with one tile in place of another in the winner's hand, or in place of the winning tile where the hand does
 * not hold it. Where the last copy of the winning tile goes out of a hand that held it, it was won with the other one.
 */
export function withTileExchanged(parts: DealParts, hand: number, instead: Tile, tile: Tile): DealParts {
  const held = copiesStanding(parts.hands[hand], instead);
  if (held === 0) return withWinningTile(parts, tile);
  const other = withStandingText(parts, hand, (text, mode) => `${tileCode(tile)} ${without(text, mode, instead)}`);
  const isFull = standingTiles(parts.hands[hand]) % 3 === 2;
  return held === 1 && isFull && parts.win?.tile !== undefined && isTile(parts.win.tile, instead) ? withWinningTile(other, tile) : other;
}

function withStandingText(parts: DealParts, hand: number, change: (text: string, mode: typeof LINE | typeof TILES) => string): DealParts {
  const hands = parts.hands.map((given, i) => {
    if (i !== hand || given === undefined) return given;
    return given.hand === undefined ? { ...given, concealed: change(given.concealed ?? '', TILES) } : { ...given, hand: change(given.hand, LINE) };
  });
  return { ...parts, hands };
}

/** A text without one standing tile, its suit letter kept for the digits before it. */
function without(text: string, mode: typeof LINE | typeof TILES, tile: Tile): string {
  scan.read(text, mode);
  const i = scan.tiles.findIndex((other, place) => place < scan.count && other === tile && scan.places[place] === STANDING);
  const from = scan.starts[i] as number;
  const length = scan.lengths[i] as number;
  const keepsLetter = length === 2 && /\d[a-z]/.test(text.slice(from, from + 2)) && /\d/.test(text.charAt(from - 1));
  return text.slice(0, from) + text.slice(from + (keepsLetter ? 1 : length));
}

function copiesStanding(hand: HandInput | TornHand | undefined, tile: Tile): number {
  return standing(hand).filter((other) => other === tile).length;
}

function standingTiles(hand: HandInput | TornHand | undefined): number {
  return standing(hand).length;
}

function standing(hand: HandInput | TornHand | undefined): readonly Tile[] {
  if (hand?.hand === undefined) scan.read(hand?.concealed ?? '', TILES);
  else scan.read(hand.hand, LINE);
  return scan.tiles.slice(0, scan.count).filter((_, i) => scan.places[i] === STANDING);
}

function isTile(text: string, tile: Tile): boolean {
  scan.read(text, TILES);
  return scan.count === 1 && scan.tiles[0] === tile;
}

/** A copy of a JSON value with the text at the end of a path changed. */
function changed(value: unknown, [step, ...rest]: readonly string[], change: (text: string) => string): unknown {
  if (step === undefined) return change(String(value));
  if (Array.isArray(value)) return value.map((member: unknown, i) => (String(i) === step ? changed(member, rest, change) : member));
  const object = value as Readonly<Record<string, unknown>>;
  return { ...object, [step]: changed(object[step], rest, change) };
}
