/**
 * What a winning hand is, said once more in the plainest way: by search, with words for tiles, slow and without any
 * of the engine's tables. Tests compare the engine with it.
 */
import { suitKeys } from '../../src/engine/hand/deal.ts';
import type { DeclaredHand } from '../../src/engine/hand/deal.ts';
import { CHOW, KONG, MELDED, PUNG, EXPOSED } from '../../src/engine/shape/set.ts';

/** Copies of each of the 34 kinds. */
export type Counts = readonly number[];
export type PlainMeld = { readonly kind: 'chow' | 'pung' | 'kong'; readonly tile: number };

const MELD_KINDS = { chow: CHOW, pung: PUNG, kong: KONG };

/** A declared hand with these standing tiles and exposed melds. */
export function handOf(counts: Counts, melds: readonly PlainMeld[] = []): DeclaredHand {
  const standing = Uint8Array.from(counts);
  return {
    seat: 0,
    standing,
    keys: suitKeys(standing),
    size: counts.reduce((sum, copies) => sum + copies, 0),
    melds: melds.map(({ kind, tile }) => MELD_KINDS[kind] | tile | MELDED | EXPOSED),
    meldsFrom: melds.map(() => -1),
    bonus: 0,
    partial: false,
    score: null,
  };
}

/** Counts of the tiles of a canonical text such as `123m55z`. */
export function countsIn(text: string): number[] {
  const counts = Array.from({ length: 34 }, () => 0);
  for (const [, digits = '', suit = ''] of text.matchAll(/(\d+)([mpsz])/g)) {
    for (const digit of digits) counts['mpsz'.indexOf(suit) * 9 + Number(digit) - 1]!++;
  }
  return counts;
}

export function meldTiles({ kind, tile }: PlainMeld): number[] {
  if (kind === 'chow') return [tile, tile + 1, tile + 2];
  return Array.from({ length: kind === 'kong' ? 4 : 3 }, () => tile);
}

/** Counts with some tiles more (`by` 1) or less (-1). */
export function changed(counts: Counts, tiles: readonly number[], by: number): number[] {
  const next = [...counts];
  for (const tile of tiles) next[tile]! += by;
  return next;
}

const beginsChow = (tile: number): boolean => tile < 27 && tile % 9 <= 6;

/** Whether all tiles go into chows and pungs. */
export function areSets(counts: Counts): boolean {
  const tile = counts.findIndex((copies) => copies > 0);
  if (tile < 0) return true;
  const sets = [[tile, tile, tile], ...(beginsChow(tile) ? [[tile, tile + 1, tile + 2]] : [])];
  return sets.some((set) => {
    const rest = changed(counts, set, -1);
    return set.every((used) => rest[used]! >= 0) && areSets(rest);
  });
}

/** Whether all tiles are sets and one pair. */
export function areSetsAndPair(counts: Counts): boolean {
  return counts.some((copies, tile) => copies >= 2 && areSets(changed(counts, [tile, tile], -1)));
}

export const ORPHAN_TILES: readonly number[] = [0, 8, 9, 17, 18, 26, 27, 28, 29, 30, 31, 32, 33];

/** The nine tiles of each of the six knittings. */
export const KNITTED_NINES: readonly (readonly number[])[] = [
  [0, 1, 2],
  [0, 2, 1],
  [1, 0, 2],
  [1, 2, 0],
  [2, 0, 1],
  [2, 1, 0],
].map((ranks) => ranks.flatMap((rank, suit) => [0, 3, 6].map((step) => suit * 9 + rank + step)));

/** The forms besides four sets and a pair, by their place in FORMS. */
const PLAIN_FORMS: readonly ((counts: Counts, melds: number) => boolean)[] = [
  areSetsAndPair,
  (counts, melds) => melds === 0 && counts.every((copies) => copies % 2 === 0),
  (counts, melds) =>
    melds === 0 &&
    counts.every((copies, tile) => copies === 0 || ORPHAN_TILES.includes(tile)) &&
    ORPHAN_TILES.every((tile) => counts[tile]! > 0),
  (counts, melds) =>
    melds <= 1 &&
    KNITTED_NINES.some((nine) => nine.every((tile) => counts[tile]! > 0) && areSetsAndPair(changed(counts, nine, -1))),
  (counts, melds) =>
    melds === 0 &&
    counts.every((copies) => copies <= 1) &&
    KNITTED_NINES.some((nine) => counts.every((copies, tile) => copies === 0 || tile >= 27 || nine.includes(tile))),
];

/** Whether fourteen tiles (melds counting three) are complete in one of the forms, given as bits; standard always. */
export function isPlainlyComplete(counts: Counts, melds: number, forms: number): boolean {
  const size = counts.reduce((sum, copies) => sum + copies, 0);
  const asks = (form: number): boolean => form === 0 || (forms >> form) % 2 === 1;
  return size + 3 * melds === 14 && PLAIN_FORMS.some((holds, form) => asks(form) && holds(counts, melds));
}
