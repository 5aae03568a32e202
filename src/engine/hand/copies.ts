import { LINE, MELD, TILES } from '../notation/scan.ts';
import type { ScanMode } from '../notation/scan.ts';
import { JOKER } from '../notation/alphabet.ts';
import { ALL_KINDS, PLAYING_KINDS, tileCode } from '../tiles.ts';
import type { Tile } from '../tiles.ts';
import { SEATS } from '../vocabulary.ts';
import type { HandInput, TornHand } from './input.ts';
import { COPIES } from './read-context.ts';
import type { ReadContext } from './read-context.ts';
import { tilePlace } from './read-hand.ts';
import type { HandReading } from './hand-reading.ts';
import type { GivenHand } from './read-hands.ts';

/** A winning tile that another player gave: it lies in no hand, and counts as the winner's. */
export interface ClaimedTile {
  readonly tile: Tile;
  readonly seat: number;
  readonly text: string;
}

/** One copy of a tile, and where it is written. */
interface Place {
  readonly seat: number;
  readonly at: string;
  readonly text: string;
  readonly position: number;
  readonly length: number;
}

/**
 * Finds tiles of which the hands hold more copies than the game has: playing tiles four, bonus tiles one.
 * Each is reported once, at the first copy too many in the order of the request, the winning tile last; where one hand
 * alone has too many, at the first too many in that hand. Hands that cannot be read are left out.
 * @param claimed the winning tile, where it stands in no hand
 * @param reported a tile whose copies have already been reported, or -1
 */
export function judgeCopies(
  context: ReadContext,
  hands: readonly GivenHand[],
  readings: readonly (HandReading | null)[],
  claimed: ClaimedTile | null,
  reported: Tile,
): void {
  const { copies } = context;
  if (claimed !== null) copies.add(claimed.tile);
  if (!copies.surplus) return;
  const places = noPlaces();
  for (const [i, input] of hands.entries()) {
    const reading = readings[i];
    if (input !== undefined && reading?.readable === true) findCopies(context, input, reading.seat, `/hands/${i}`, places);
  }
  if (claimed !== null) {
    const { tile, seat, text } = claimed;
    places[tile]!.push({ seat, at: '/win/tile', text, position: 0, length: text.length });
  }
  reportSurplus(context, places, 'all-hands', reported);
}

/**
 * Finds tiles of which a hand, or the hand and what lies elsewhere on the table, hold more copies than the game has.
 * The copies have been counted while both were read.
 * @param at pointer of the text of the visible tiles
 */
export function judgeVisibleCopies(
  context: ReadContext,
  input: HandInput | TornHand,
  reading: HandReading,
  at: string,
  visible: string | undefined,
): void {
  if (!context.copies.surplus) return;
  const places = noPlaces();
  if (reading.readable) findCopies(context, input, reading.seat, '', places);
  findCopiesIn(context, visible, TILES, NOBODY, at, places);
  reportSurplus(context, places, 'visible', -1);
}

/** The seat of tiles that lie in no hand. */
const NOBODY = -1;

function noPlaces(): Place[][] {
  return Array.from({ length: JOKER + 2 }, () => []);
}

/** @param shared the case where no hand alone has too many */
function reportSurplus(context: ReadContext, places: readonly (readonly Place[])[], shared: 'all-hands' | 'visible', reported: Tile): void {
  const kinds = context.ready.bonusTiles ? ALL_KINDS : PLAYING_KINDS;
  for (let tile = 0; tile < kinds; tile++) {
    if (tile !== reported && places[tile]!.length > COPIES[tile]!) reportTile(context, tile, places[tile]!, shared);
  }
}

function reportTile(context: ReadContext, tile: Tile, places: readonly Place[], shared: 'all-hands' | 'visible'): void {
  const allowed = COPIES[tile] as number;
  const bySeat = SEATS.map((_, seat) => places.filter((place) => place.seat === seat));
  const hand = bySeat.find((held) => held.length > allowed);
  const { seat, ...place } = (hand ?? places)[allowed] as Place;
  context.findings.push({
    code: tile < PLAYING_KINDS ? 'tile-overused' : 'bonus-repeated',
    case: hand === undefined ? shared : 'one-hand',
    ...place,
    tile: tileCode(tile),
    found: (hand ?? places).length,
    allowed,
    ...(seat === NOBODY ? {} : { seat: SEATS[seat] }),
  });
}

/** Adds every copy of every tile in one hand, in the order of its texts. */
function findCopies(context: ReadContext, input: HandInput | TornHand, seat: number, at: string, places: readonly Place[][]): void {
  const look = (text: string | undefined, mode: ScanMode, part: string): void => {
    findCopiesIn(context, text, mode, seat, at + part, places);
  };
  look(input.hand, LINE, '/hand');
  look(input.concealed, TILES, '/concealed');
  for (const [i, meld] of (input.melds ?? []).entries()) {
    if (typeof meld === 'string') look(meld, MELD, `/melds/${i}`);
    else look(meld?.tiles, MELD, `/melds/${i}/tiles`);
  }
  look(input.bonus, TILES, '/bonus');
}

function findCopiesIn(
  { scan }: ReadContext,
  written: string | undefined,
  mode: ScanMode,
  seat: number,
  at: string,
  places: readonly Place[][],
): void {
  if (written === undefined) return;
  scan.read(written, mode);
  for (let i = 0; i < scan.count; i++) {
    const { text, position, length } = tilePlace(scan, i);
    places[scan.tiles[i] as Tile]!.push({ seat, at, text, position, length });
  }
}
