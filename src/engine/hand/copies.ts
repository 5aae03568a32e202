import { LINE, MELD, TILES } from '../notation/scan.ts';
import { ALL_KINDS, PLAYING_KINDS, tileCode } from '../tiles.ts';
import type { Tile } from '../tiles.ts';
import { SEATS } from '../vocabulary.ts';
import type { HandInput } from './input.ts';
import type { ReadContext } from './read-context.ts';
import { tilePlace } from './read-hand.ts';
import type { HandReading } from './read-hand.ts';

/** A winning tile that another player gave: it lies in no hand, and counts as the winner's. */
export interface ClaimedTile {
  readonly tile: Tile;
  readonly seat: number;
  readonly text: string;
}

/** How many copies of a tile the game has. */
function allowedCopies(tile: Tile): number {
  return tile < PLAYING_KINDS ? 4 : 1;
}

/**
 * Finds tiles of which the hands hold more copies than the game has: playing tiles four, bonus tiles one.
 * Each is reported once, at the first copy too many in the order of the request, the winning tile last; where one hand
 * alone has too many, at the first too many in that hand.
 * @param claimed the winning tile, where it stands in no hand
 * @param known a tile whose copies have already been reported, or -1
 */
export function judgeCopies(
  context: ReadContext,
  hands: readonly (HandInput | undefined)[],
  readings: readonly (HandReading | null)[],
  claimed: ClaimedTile | null,
  known: Tile,
): void {
  const { copies } = context;
  if (claimed !== null) copies[claimed.tile]!++;
  const kinds = context.ready.bonusTiles ? ALL_KINDS : PLAYING_KINDS;
  for (let tile = 0; tile < kinds; tile++) {
    if (copies[tile]! > allowedCopies(tile) && tile !== known) locate(context, hands, readings, claimed, tile);
  }
}

/** One copy of a tile, and where it is written. */
interface Place {
  readonly seat: number;
  readonly at: string;
  readonly text: string;
  readonly position: number;
  readonly length: number;
}

function locate(
  context: ReadContext,
  hands: readonly (HandInput | undefined)[],
  readings: readonly (HandReading | null)[],
  claimed: ClaimedTile | null,
  tile: Tile,
): void {
  const allowed = allowedCopies(tile);
  const places: Place[] = [];
  for (const [i, input] of hands.entries()) {
    const reading = readings[i];
    if (input !== undefined && reading?.readable === true) collect(context, input, reading.seat, `/hands/${i}`, tile, places);
  }
  if (claimed?.tile === tile) {
    const { seat, text } = claimed;
    places.push({ seat, at: '/win/tile', text, position: 0, length: text.length });
  }
  const inOneHand = places.find((place, i) => places.slice(0, i).filter(({ seat }) => seat === place.seat).length === allowed);
  const { seat, ...place } = inOneHand ?? (places[allowed] as Place);
  const found = inOneHand === undefined ? places.length : places.filter((other) => other.seat === seat).length;
  context.findings.push({
    code: tile < PLAYING_KINDS ? 'tile-overused' : 'bonus-repeated',
    case: inOneHand === undefined ? 'all-hands' : 'one-hand',
    ...place,
    tile: tileCode(tile),
    found,
    allowed,
    seat: SEATS[seat],
  });
}

/** Every copy of a tile in one hand, in the order of its texts. */
function collect(context: ReadContext, input: HandInput, seat: number, at: string, tile: Tile, places: Place[]): void {
  const { scan } = context;
  const look = (text: string | undefined, mode: typeof TILES | typeof MELD | typeof LINE, textAt: string): void => {
    if (text === undefined) return;
    scan.read(text, mode);
    for (let i = 0; i < scan.count; i++) {
      if (scan.tiles[i] !== tile) continue;
      const { text: written, position, length } = tilePlace(scan, i);
      places.push({ seat, at: textAt, text: written, position, length });
    }
  };
  look(input.hand, LINE, `${at}/hand`);
  look(input.concealed, TILES, `${at}/concealed`);
  for (const [i, meld] of (input.melds ?? []).entries()) {
    if (typeof meld === 'string') look(meld, MELD, `${at}/melds/${i}`);
    else look(meld.tiles, MELD, `${at}/melds/${i}/tiles`);
  }
  look(input.bonus, TILES, `${at}/bonus`);
}
