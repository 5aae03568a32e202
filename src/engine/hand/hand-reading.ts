import type { TileSet } from '../shape/set.ts';
import { PLAYING_KINDS } from '../tiles.ts';
import type { Tile } from '../tiles.ts';
import { SEATS } from '../vocabulary.ts';
import type { Seat } from '../vocabulary.ts';
import { suitKeys } from './deal.ts';
import type { DeclaredHand } from './deal.ts';
import type { HandInput, TornHand } from './input.ts';

/** Index in SEATS of a seat letter. */
export function seatIndex(seat: Seat): number {
  return SEATS.indexOf(seat);
}

/** The index of a seat that could not be read. */
export const UNKNOWN_SEAT = -1;

/** One hand read from its text, before the deal it belongs to is judged. */
export class HandReading {
  readonly seat: number;
  readonly partial: boolean;
  readonly score: number | null;
  /** Fields of the hand could not be read. */
  readonly torn: boolean;
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

  constructor(input: HandInput | TornHand) {
    this.seat = input.seat === undefined ? UNKNOWN_SEAT : seatIndex(input.seat);
    this.partial = input.partial === true;
    this.score = input.score ?? null;
    this.torn = 'torn' in input;
    if (this.torn) this.setsKnown = this.sizeKnown = false;
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
