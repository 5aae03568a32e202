import { JOKER } from '../notation/alphabet.ts';
import { LINE, MELD, MELDED, STANDING, TILES } from '../notation/scan.ts';
import type { Scan, ScanMode } from '../notation/scan.ts';
import { CHOW, KONG, setKind } from '../shape/set.ts';
import type { TileSet } from '../shape/set.ts';
import { FIRST_FLOWER, PLAYING_KINDS, tileCode } from '../tiles.ts';
import type { Tile } from '../tiles.ts';
import { SEATS } from '../vocabulary.ts';
import type { Seat } from '../vocabulary.ts';
import { suitKeys } from './deal.ts';
import type { DeclaredHand } from './deal.ts';
import type { HandInput, MeldInput } from './input.ts';
import type { ReadContext } from './read-context.ts';
import { NO_SET, readMeld } from './read-meld.ts';

/** Index in SEATS of a seat letter. */
export function seatIndex(seat: Seat): number {
  return SEATS.indexOf(seat);
}

/** One hand read from its text, before the deal it belongs to is judged. */
export class HandReading {
  readonly seat: number;
  readonly partial: boolean;
  readonly score: number | null;
  readonly standing: Uint8Array = new Uint8Array(PLAYING_KINDS);
  /** Standing tiles, jokers and backs too. */
  size = 0;
  readonly melds: TileSet[] = [];
  readonly meldsFrom: number[] = [];
  bonus = 0;
  kongs = 0;
  /** The whole text could be read as tiles. */
  readable = true;
  /** No joker and no back among the tiles. */
  inUse = true;
  /** Each meld is a set that the rules know. */
  setsKnown = true;
  /** Three tiles laid out that make no set still take the place of one, so the size can be judged; else not. */
  looseMelds = 0;
  sizeKnown = true;

  constructor(input: HandInput) {
    this.seat = seatIndex(input.seat);
    this.partial = input.partial === true;
    this.score = input.score ?? null;
  }

  /** Standing tiles and three for each meld: 13, or 14 of a winner; so a kong does not count more than a pung. */
  get weight(): number {
    return this.size + 3 * (this.melds.length + this.looseMelds);
  }

  /** Whether the hand consists of tiles whose number and place are all known. */
  get known(): boolean {
    return this.readable && this.setsKnown && this.score === null;
  }

  /** Whether the standing tiles can be read as sets: nothing unknown among them, and no fifth copy. */
  get countable(): boolean {
    return this.inUse && this.standing.every((copies) => copies <= 4);
  }

  /** Adds the winning tile that another player gave. */
  take(tile: Tile): void {
    this.standing[tile]!++;
    this.size++;
  }

  /** The hand as the engine scores it. The winner's is never partial. */
  declare(won: boolean): DeclaredHand {
    const { seat, standing, size, melds, meldsFrom, bonus, score } = this;
    const keys = suitKeys(standing);
    return { seat, standing, keys, size, melds, meldsFrom, bonus, partial: this.partial && !won, score };
  }
}

/**
 * Reads one hand, whichever way it is written. Findings are about this hand alone: its text, its melds, tiles that
 * are not in use. Its size and its place in the deal are judged with the others.
 * @param at pointer of the hand
 */
export function readHand(context: ReadContext, input: HandInput, at: string): HandReading {
  const reading = new HandReading(input);
  const { hand, concealed, melds, bonus } = input;
  const part =
    concealed !== undefined ? 'concealed' : melds !== undefined ? 'melds' : bonus !== undefined ? 'bonus' : undefined;
  const { findings } = context;
  if (reading.score !== null) {
    if (hand !== undefined || part !== undefined) {
      findings.push({ code: 'wrong-type', case: 'score-and-tiles', at: `${at}/score` });
      reading.readable = false;
    }
    return reading;
  }
  if (hand !== undefined ? part !== undefined : part === undefined) {
    if (part === undefined) findings.push({ code: 'wrong-type', case: 'no-hand', at });
    else findings.push({ code: 'wrong-type', case: 'hand-and-parts', at: `${at}/${part}` });
    reading.readable = false;
    return reading;
  }
  if (hand !== undefined) {
    if (readText(context, reading, hand, LINE, `${at}/hand`)) takeTiles(context, reading, `${at}/hand`);
  } else {
    if (concealed !== undefined && readText(context, reading, concealed, TILES, `${at}/concealed`)) {
      takeTiles(context, reading, `${at}/concealed`);
    }
    if (melds !== undefined) {
      for (let i = 0; i < melds.length; i++) {
        const meld = melds[i] as string | MeldInput;
        const meldAt = `${at}/melds/${i}`;
        const [text, textAt] = typeof meld === 'string' ? [meld, meldAt] : [meld.tiles, `${meldAt}/tiles`];
        const given = typeof meld === 'string' ? null : meld;
        if (readText(context, reading, text, MELD, textAt)) takeTiles(context, reading, textAt, false, given, meldAt);
      }
    }
    if (bonus !== undefined && readText(context, reading, bonus, TILES, `${at}/bonus`)) {
      takeTiles(context, reading, `${at}/bonus`, true);
    }
  }
  return reading;
}

/** Fills the scan; false if something in the text is unreadable. */
function readText(context: ReadContext, reading: HandReading, text: string, mode: ScanMode, at: string): boolean {
  const { scan, findings } = context;
  scan.read(text, mode);
  for (let i = 0; i < scan.findings.length; i++) findings.push({ ...scan.findings[i]!, at });
  if (scan.unreadable) reading.readable = false;
  return !scan.unreadable;
}

/**
 * Takes the tiles and melds of the scan into the hand.
 * @param laidOpen the text may hold bonus tiles only
 * @param given the object that held the text of a single meld, where there was one, and its pointer
 */
function takeTiles(
  context: ReadContext,
  reading: HandReading,
  at: string,
  laidOpen = false,
  given: MeldInput | null = null,
  givenAt = '',
): void {
  const { scan, copies } = context;
  for (let i = 0; i < scan.count; i++) {
    const tile = scan.tiles[i] as Tile;
    const place = scan.places[i];
    if (tile < JOKER) copies.add(tile);
    if (tile >= JOKER) {
      reading.inUse = false;
      if (place !== MELDED) reading.size++;
    } else if (tile >= FIRST_FLOWER) {
      const bit = 1 << (tile - FIRST_FLOWER);
      if (!context.ready.bonusTiles && (reading.bonus & bit) === 0) {
        context.findings.push({ code: 'tile-not-in-use', case: 'bonus', at, ...tilePlace(scan, i) });
      }
      reading.bonus |= bit;
    } else if (place === STANDING && !laidOpen) {
      // A text of thousands of tiles must not count round to a few.
      if (reading.standing[tile]! < 255) reading.standing[tile]!++;
      reading.size++;
    } else if (place !== MELDED) {
      context.findings.push({ code: 'tile-unreadable', case: 'not-bonus', at, ...tilePlace(scan, i) });
      reading.readable = false;
    }
  }
  for (let meld = 0; meld < scan.melds; meld++) takeMeld(context, reading, meld, at, given, givenAt);
}

/** A tile of the scan and where it stands, as details of a finding. */
export function tilePlace(scan: Scan, i: number): { tile: string; text: string; position: number; length: number } {
  const position = scan.starts[i] as number;
  const length = scan.lengths[i] as number;
  return { tile: tileCode(scan.tiles[i] as Tile), text: scan.text.slice(position, position + length), position, length };
}

function takeMeld(
  context: ReadContext,
  reading: HandReading,
  meld: number,
  at: string,
  given: MeldInput | null,
  givenAt: string,
): void {
  const set = readMeld(context, meld, at, given, givenAt);
  const from = given?.from === undefined ? -1 : judgeFrom(context, reading, set, given.from, givenAt);
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
function judgeFrom(
  context: ReadContext,
  reading: HandReading,
  set: TileSet,
  from: Seat,
  givenAt: string,
): number {
  const { findings, ready } = context;
  const index = seatIndex(from);
  const at = `${givenAt}/from`;
  const seat = SEATS[reading.seat]!;
  if (index >= ready.players) {
    findings.push({ code: 'seat-not-in-game', case: 'meld-from', at, seat: from, players: ready.players });
  } else if (index === reading.seat) findings.push({ code: 'claim-from-self', case: 'meld', at, seat });
  else if (set !== NO_SET && setKind(set) === CHOW && reading.seat < ready.players) {
    // A chow is made only from the discard of the player whose turn is before: the left neighbour.
    const left = (reading.seat + ready.players - 1) % ready.players;
    if (index !== left) {
      findings.push({ code: 'chow-from-wrong-seat', case: 'meld', at, seat, expected: SEATS[left], found: from });
    }
  }
  return index;
}
