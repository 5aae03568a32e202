import { Scan } from '../notation/scan.ts';
import type { ReadyRules } from '../rules/ready.ts';
import { ALL_KINDS, PLAYING_KINDS } from '../tiles.ts';
import type { Tile } from '../tiles.ts';
import type { Finding } from './finding.ts';
import type { MeldInput } from './input.ts';

/** How many copies of a tile the game has. */
export const COPIES: Uint8Array = Uint8Array.from({ length: ALL_KINDS }, (_, tile) => (tile < PLAYING_KINDS ? 4 : 1));

/** Copies of each tile over all hands, counted while they are read. */
export class Copies {
  readonly #counts = new Uint32Array(ALL_KINDS);
  /** Whether of some tile there are more than the game has. */
  surplus = false;

  clear(): void {
    this.#counts.fill(0);
    this.surplus = false;
  }

  add(tile: Tile): void {
    if (++this.#counts[tile]! > COPIES[tile]!) this.surplus = true;
  }
}

/** What the readers of one deal share, and where they are. */
export class ReadContext {
  readonly ready: ReadyRules;
  /** Filled again for each text. */
  readonly scan: Scan;
  readonly copies: Copies;
  /** Grows in the order of the request. */
  readonly findings: Finding[] = [];
  /** Pointer of the hand being read; of the part of it; and the object of a meld, where the part is one. */
  hand = '';
  part = '';
  given: MeldInput | null = null;

  constructor(ready: ReadyRules, scan: Scan, copies: Copies) {
    this.ready = ready;
    this.scan = scan;
    this.copies = copies;
  }

  /** Pointer of the text being read. Put together only for a finding. */
  get textAt(): string {
    return this.hand + this.part + (this.given === null ? '' : '/tiles');
  }

  /** Pointer of whose discard the meld being read was claimed from. */
  get fromAt(): string {
    return `${this.hand}${this.part}/from`;
  }
}

const scan = new Scan();
const copies = new Copies();

/** A context for one deal. Only one deal is read at a time, so the working memory is always the same. */
export function openContext(ready: ReadyRules): ReadContext {
  copies.clear();
  return new ReadContext(ready, scan, copies);
}
