import { BONUS_SHIFT } from '../predicates/view.ts';
import type { HandSheet, SheetLine } from '../score/sheet.ts';
import { BONUS_BITS, SET_BITS } from './evidence.ts';
import { NAMES_PROOF, NAMES_TILE } from './words.ts';
import type { RuleWords } from './words.ts';

/** What proves a line as a number: below these a set by its kind, tile and exposure; then bonus tiles; then a winning tile. */
const BONUS_KEYS = 1024;
const TILE_KEYS = BONUS_KEYS + 256;
const NOTHING = 2047;
const APART = 2048;
const KEYS = 4096;
/** A rule seldom counts more often; what does is made anew each time. */
const COUNTS = 16;

/** Sentences remembered of one rule: no built-in one has so many. */
export const MOST_SAID = KEYS;

/** What there is to name in the sentence of a line, as NAMES_PROOF and NAMES_TILE. A dealt hand has no winning tile. */
export function nameableIn({ evidence }: SheetLine, hand: HandSheet): number {
  return ((evidence & (SET_BITS | BONUS_BITS)) !== 0 ? NAMES_PROOF : 0) | (hand.winningTile >= 0 ? NAMES_TILE : 0);
}

/**
 * All that the sentence of a line of one rule depends on as one number: its worth, how often it counts, whether it is
 * told apart, and what the sentence names, nothing that it does not name. -1 where it depends on more: a limit hand
 * tells the ordinary count, and several sets, or sets and a winning tile, are too many ways to be remembered.
 */
export function lineKey(line: SheetLine, rule: RuleWords, hand: HandSheet, apart: boolean): number {
  const { kind, count, value } = line;
  if (kind === 'limit' || kind === 'declared' || count >= COUNTS) return -1;
  const named = namedKey(line, rule.names, hand);
  return named < 0 ? -1 : (value * COUNTS + count) * KEYS + (apart ? APART : 0) + named;
}

function namedKey({ evidence }: SheetLine, names: number, hand: HandSheet): number {
  if (names === 0) return NOTHING;
  if (names === NAMES_TILE) return TILE_KEYS + hand.winningTile + 1;
  if (names !== NAMES_PROOF) return -1;
  const sets = evidence & SET_BITS;
  const bonus = (evidence & BONUS_BITS) >> BONUS_SHIFT;
  if (sets === 0) return BONUS_KEYS + bonus;
  const first = 31 - Math.clz32(sets);
  return sets === 1 << first && bonus === 0 ? (hand.sets[first] as number) & (BONUS_KEYS - 1) : -1;
}
