import { JOKER } from '../notation/alphabet.ts';
import { LINE, MELD, TILES } from '../notation/scan.ts';
import type { ScanMode } from '../notation/scan.ts';
import { MELDED, STANDING } from '../notation/scanned-text.ts';
import type { ScannedText } from '../notation/scanned-text.ts';
import { CHOW, KONG, setKind } from '../shape/set.ts';
import type { TileSet } from '../shape/set.ts';
import { FIRST_FLOWER, tileCode } from '../tiles.ts';
import type { Tile } from '../tiles.ts';
import { SEATS } from '../vocabulary.ts';
import type { Seat } from '../vocabulary.ts';
import { HandReading, seatIndex } from './hand-reading.ts';
import type { HandInput, MeldInput, TornHand } from './input.ts';
import type { ReadContext } from './read-context.ts';
import { NO_SET, readMeld } from './read-meld.ts';

/**
 * Reads one hand, whichever way it is written. Findings are about this hand alone: its text, its melds, tiles that
 * are not in use. Its size and its place in the deal are judged with the others.
 * @param pointer of the hand
 */
export function readHand(context: ReadContext, input: HandInput | TornHand, pointer: string): HandReading {
  const reading = new HandReading(input);
  context.hand = pointer;
  const { hand, concealed, melds, bonus } = input;
  const part =
    concealed !== undefined ? 'concealed' : melds !== undefined ? 'melds' : bonus !== undefined ? 'bonus' : undefined;
  if (!isWrittenOneWay(context, input, part)) reading.readable = false;
  else if (hand !== undefined) takeText(context, reading, hand, LINE, '/hand', null);
  else if (part !== undefined) {
    if (concealed !== undefined) takeText(context, reading, concealed, TILES, '/concealed', null);
    if (melds !== undefined) {
      for (let i = 0; i < melds.length; i++) {
        const meld = melds[i];
        if (meld === undefined) continue;
        const at = MELD_PARTS[i] ?? `/melds/${i}`;
        if (typeof meld === 'string') takeText(context, reading, meld, MELD, at, null);
        else takeText(context, reading, meld.tiles, MELD, at, meld);
      }
    }
    if (bonus !== undefined) takeText(context, reading, bonus, TILES, BONUS, null);
  }
  return reading;
}

const MELD_PARTS = ['/melds/0', '/melds/1', '/melds/2', '/melds/3'];
const BONUS = '/bonus';

/** A hand is a line, or parts, or a score: one of them. */
function isWrittenOneWay({ findings, hand: at }: ReadContext, input: HandInput | TornHand, part: string | undefined): boolean {
  const { hand, score } = input;
  const tiles = hand !== undefined || part !== undefined;
  if (score !== undefined) {
    if (tiles) findings.push({ code: 'wrong-type', case: 'score-and-tiles', at: `${at}/score` });
    return !tiles;
  }
  if (hand !== undefined && part !== undefined) {
    findings.push({ code: 'wrong-type', case: 'hand-and-parts', at: `${at}/${part}` });
    return false;
  }
  if (!tiles && !('torn' in input)) findings.push({ code: 'wrong-type', case: 'no-hand', at });
  return tiles;
}

/**
 * Reads one text of a hand and takes its tiles and melds into the hand.
 * @param part pointer within the hand; with `given`, of the object that holds the text of a meld
 */
function takeText(
  context: ReadContext,
  reading: HandReading,
  text: string,
  mode: ScanMode,
  part: string,
  given: MeldInput | null,
): void {
  const { scan, findings } = context;
  context.part = part;
  context.given = given;
  scan.read(text, mode);
  for (let i = 0; i < scan.findings.length; i++) findings.push({ ...scan.findings[i]!, at: context.textAt });
  if (scan.unreadable) reading.readable = false;
  else {
    takeTiles(context, reading, part === BONUS);
    for (let meld = 0; meld < scan.melds; meld++) takeMeld(context, reading, meld);
  }
}

/** @param laidOpen the text may hold bonus tiles only */
function takeTiles(context: ReadContext, reading: HandReading, laidOpen: boolean): void {
  const { scan, copies, findings } = context;
  for (let i = 0; i < scan.count; i++) {
    const tile = scan.tiles[i] as Tile;
    const place = scan.places[i];
    if (tile >= JOKER) {
      reading.inUse = false;
      if (place !== MELDED) reading.size++;
      continue;
    }
    copies.add(tile);
    if (tile >= FIRST_FLOWER) {
      const bit = 1 << (tile - FIRST_FLOWER);
      if (!context.ready.bonusTiles && (reading.bonus & bit) === 0) {
        findings.push({ code: 'tile-not-in-use', case: 'bonus', at: context.textAt, ...tilePlace(scan, i) });
      }
      reading.bonus |= bit;
    } else if (place === STANDING && !laidOpen) {
      // A text of thousands of tiles must not count round to a few.
      if (reading.standing[tile]! < 255) reading.standing[tile]!++;
      reading.size++;
    } else if (place !== MELDED) {
      findings.push({ code: 'tile-unreadable', case: 'not-bonus', at: context.textAt, ...tilePlace(scan, i) });
      reading.readable = false;
    }
  }
}

/** A tile of the scan and where it stands, as details of a finding. */
export function tilePlace(scan: ScannedText, i: number): { tile: string; text: string; position: number; length: number } {
  const position = scan.starts[i] as number;
  const length = scan.lengths[i] as number;
  return { tile: tileCode(scan.tiles[i] as Tile), text: scan.text.slice(position, position + length), position, length };
}

function takeMeld(context: ReadContext, reading: HandReading, meld: number): void {
  const set = readMeld(context, meld);
  const claimedFrom = context.given?.from;
  const from = claimedFrom === undefined ? -1 : judgeFrom(context, reading.seat, set, claimedFrom);
  if (set === NO_SET) {
    reading.setsKnown = false;
    const { meldFrom, meldTo } = context.scan;
    if ((meldTo[meld] as number) === (meldFrom[meld] as number) + 3) reading.looseMelds++;
    else reading.sizeKnown = false;
    return;
  }
  if (setKind(set) === KONG) {
    reading.kongs++;
    if (!context.ready.kongs) reading.setsKnown = reading.sizeKnown = false;
  }
  reading.melds.push(set);
  reading.meldsFrom.push(from);
}

/** Judges whose discard a meld (a set, or NO_SET) was claimed from; answers the index of the seat. */
function judgeFrom(context: ReadContext, owner: number, set: TileSet, from: Seat): number {
  const { findings, ready } = context;
  const index = seatIndex(from);
  const seat = SEATS[owner];
  if (index >= ready.players) {
    const { players } = ready;
    findings.push({ code: 'seat-not-in-game', case: 'meld-from', at: context.fromAt, seat: from, players });
  } else if (seat === undefined) return index;
  else if (index === owner) findings.push({ code: 'claim-from-self', case: 'meld', at: context.fromAt, seat });
  else if (set !== NO_SET && setKind(set) === CHOW && owner < ready.players) {
    // A chow is made only from the discard of the player whose turn is before: the left neighbour.
    const left = (owner + ready.players - 1) % ready.players;
    if (index !== left) {
      const seats = { seat, expected: SEATS[left], found: from };
      findings.push({ code: 'chow-from-wrong-seat', case: 'meld', at: context.fromAt, ...seats });
    }
  }
  return index;
}
