import type { DeclaredHand } from '../hand/deal.ts';
import { HONOURS_AND_KNITTED, KNITTED_STRAIGHT, SEVEN_PAIRS, STANDARD, THIRTEEN_ORPHANS } from '../vocabulary.ts';
import { divisions } from './divisions.ts';
import type { Division } from './divisions.ts';
import { KNITTINGS } from './knitting.ts';
import type { Knitting } from './knitting.ts';
import { EXPOSED, KNITTED, PAIR, SINGLE, WINNING, setKind, setTile } from './set.ts';
import type { TileSet } from './set.ts';

/** The most places a reading has: fourteen single tiles. */
export const READING_SLOTS = 14;

/** More readings than any hand has: eight are the most of four sets and a pair, as of 66677778888999 won by a 7. */
const CAPACITY = 32;

/**
 * The readings of one hand, flat: reading i has the form `forms[i]` and `sizes[i]` sets from place
 * `i * READING_SLOTS` of `sets` on, first those of the standing tiles, then the melds in the order given.
 * A list is made once and filled again for each hand, since a hand is read far more often than it is shown.
 */
export class ReadingList {
  count = 0;
  readonly forms: Uint8Array = new Uint8Array(CAPACITY);
  readonly sizes: Uint8Array = new Uint8Array(CAPACITY);
  readonly sets: Int32Array = new Int32Array(CAPACITY * READING_SLOTS);

  /** The sets of reading i, copied. */
  setsOf(i: number): TileSet[] {
    const sets: TileSet[] = [];
    const from = i * READING_SLOTS;
    for (let n = 0; n < (this.sizes[i] as number); n++) sets.push(this.sets[from + n] as number);
    return sets;
  }

  /** Begins one more reading and answers the place of its first set. */
  open(form: number, size: number): number {
    const i = this.count++;
    this.forms[i] = form;
    this.sizes[i] = size;
    return i * READING_SLOTS;
  }
}

/** Forms to look for besides four sets and a pair, as bits: 1 << SEVEN_PAIRS and so on. */
export type FormBits = number;

/**
 * Fills `list` with every reading of a complete hand: all divisions, all forms asked for, and for each of them every
 * placing of the winning tile (places that hold equal sets count once).
 * @param winningTile the tile, or -1 when there is none (a dealt hand): then each division is one reading
 * @param claimed whether the winning tile came from another player: the set it completes is then exposed
 * @returns the number of readings, 0 if the hand is not complete
 */
export function readComplete(
  hand: DeclaredHand,
  winningTile: number,
  claimed: boolean,
  forms: FormBits,
  list: ReadingList,
): number {
  list.count = 0;
  const flags = claimed ? WINNING | EXPOSED : WINNING;
  const melds = hand.melds.length;
  if (hand.size + 3 * melds !== 14) return 0;
  const { keys } = hand;
  readDivisions(hand, STANDARD, NO_ROWS, keys[0], keys[1], keys[2], keys[3], winningTile, flags, list);
  if (forms === 0 || melds > 1) return list.count;
  if (melds === 0 && (forms & (1 << SEVEN_PAIRS)) !== 0) readSevenPairs(hand, winningTile, flags, list);
  // The forms left have nine tiles or more that lie in as many sets: a hand read already is none of them.
  if (list.count > 0) return list.count;
  if (melds === 0) {
    if ((forms & (1 << THIRTEEN_ORPHANS)) !== 0) readThirteenOrphans(hand, winningTile, flags, list);
    if ((forms & (1 << HONOURS_AND_KNITTED)) !== 0) readHonoursAndKnitted(hand, winningTile, flags, list);
  }
  if ((forms & (1 << KNITTED_STRAIGHT)) !== 0) readKnittedStraight(hand, winningTile, flags, list);
  return list.count;
}

const NO_ROWS: Division = [];

function readDivisions(
  hand: DeclaredHand,
  form: number,
  rows: Division,
  m: number,
  p: number,
  s: number,
  z: number,
  winningTile: number,
  flags: number,
  list: ReadingList,
): void {
  const honours = divisions(3, z);
  if (honours.length === 0) return;
  const characters = divisions(0, m);
  if (characters.length === 0) return;
  const circles = divisions(1, p);
  if (circles.length === 0) return;
  const bamboo = divisions(2, s);
  if (bamboo.length === 0) return;
  const honour = honours[0] as Division;
  const size = (hand.size + 1) / 3;
  for (let i = 0; i < characters.length; i++) {
    const character = characters[i] as Division;
    for (let j = 0; j < circles.length; j++) {
      const circle = circles[j] as Division;
      for (let k = 0; k < bamboo.length; k++) {
        const bam = bamboo[k] as Division;
        // Four suits could each leave a pair; then there are more sets than a hand holds.
        if (rows.length + character.length + circle.length + bam.length + honour.length !== size) continue;
        let at = list.open(form, size + hand.melds.length);
        // Only now, since a full list makes room in new arrays.
        const { sets } = list;
        at = copy(rows, sets, at);
        at = copy(character, sets, at);
        at = copy(circle, sets, at);
        at = copy(bam, sets, at);
        at = copy(honour, sets, at);
        copy(hand.melds, sets, at);
        place(list, winningTile, flags, size);
      }
    }
  }
}

/** Copies sets to a place of a list and answers the place after them. */
function copy(from: Division, to: Int32Array, at: number): number {
  for (let i = 0; i < from.length; i++) to[at + i] = from[i] as number;
  return at + from.length;
}

/** Turns the last reading of the list into one reading for each distinct set of it that can hold the winning tile. */
function place(list: ReadingList, winningTile: number, flags: number, standing: number): void {
  if (winningTile < 0) return;
  const from = (list.count - 1) * READING_SLOTS;
  const form = list.forms[list.count - 1] as number;
  const size = list.sizes[list.count - 1] as number;
  let first = -1;
  let last = -1;
  for (let slot = 0; slot < standing; slot++) {
    const set = list.sets[from + slot] as number;
    // Equal sets are neighbours in a division, so looking at the one before is enough.
    if (set === last || !holds(set, winningTile)) continue;
    last = set;
    if (first < 0) {
      first = slot;
      continue;
    }
    const to = list.open(form, size);
    list.sets.copyWithin(to, from, from + size);
    list.sets[to + slot] = set | flags;
  }
  if (first >= 0) list.sets[from + first] = (list.sets[from + first] as number) | flags;
}

/** Whether a set (of standing tiles) contains a tile. */
export function holds(set: TileSet, tile: number): boolean {
  const offset = tile - setTile(set);
  const kind = setKind(set);
  if (kind === 0) return offset >= 0 && offset <= 2;
  if (kind === KNITTED) return offset === 0 || offset === 3 || offset === 6;
  return offset === 0;
}

function readSevenPairs(hand: DeclaredHand, winningTile: number, flags: number, list: ReadingList): void {
  const { standing } = hand;
  for (let tile = 0; tile < 34; tile++) if (((standing[tile] as number) & 1) !== 0) return;
  let n = list.open(SEVEN_PAIRS, 7);
  for (let tile = 0; tile < 34; tile++) {
    for (let left = standing[tile] as number; left > 0; left -= 2) list.sets[n++] = PAIR | tile;
  }
  place(list, winningTile, flags, 7);
}

const ORPHANS = [0, 8, 9, 17, 18, 26, 27, 28, 29, 30, 31, 32, 33];

function readThirteenOrphans(hand: DeclaredHand, winningTile: number, flags: number, list: ReadingList): void {
  const { standing } = hand;
  for (const tile of ORPHANS) {
    const copies = standing[tile] as number;
    if (copies === 0 || copies > 2) return;
  }
  // All thirteen kinds are there: the fourteenth tile is a second copy of one of them, or a stranger.
  const paired = ORPHANS.find((tile) => standing[tile] === 2);
  if (paired === undefined) return;
  let n = list.open(THIRTEEN_ORPHANS, 13);
  for (const tile of ORPHANS) list.sets[n++] = (tile === paired ? PAIR : SINGLE) | tile;
  place(list, winningTile, flags, 13);
}

function readHonoursAndKnitted(hand: DeclaredHand, winningTile: number, flags: number, list: ReadingList): void {
  const { standing } = hand;
  let suits = 0;
  for (let tile = 0; tile < 34; tile++) {
    const copies = standing[tile] as number;
    if (copies > 1) return;
    if (copies === 1 && tile < 27) suits |= 1 << tile;
  }
  // There are seven honours, so at least seven tiles are of the suits: each suit is there, and one knitting fits.
  if (!KNITTINGS.some(({ mask }) => (suits & ~mask) === 0)) return;
  let n = list.open(HONOURS_AND_KNITTED, 14);
  for (let tile = 0; tile < 34; tile++) if (standing[tile] === 1) list.sets[n++] = SINGLE | tile;
  place(list, winningTile, flags, 14);
}

function readKnittedStraight(hand: DeclaredHand, winningTile: number, flags: number, list: ReadingList): void {
  const { standing } = hand;
  for (let i = 0; i < KNITTINGS.length; i++) {
    const { rows, weights, sets } = KNITTINGS[i] as Knitting;
    if (!hasRow(standing, rows[0]) || !hasRow(standing, rows[1]) || !hasRow(standing, rows[2])) continue;
    const [m, p, s, z] = hand.keys;
    const form = KNITTED_STRAIGHT;
    readDivisions(hand, form, sets, m - weights[0], p - weights[1], s - weights[2], z, winningTile, flags, list);
  }
}

function hasRow(standing: Uint8Array, tile: number): boolean {
  return standing[tile] !== 0 && standing[tile + 3] !== 0 && standing[tile + 6] !== 0;
}
