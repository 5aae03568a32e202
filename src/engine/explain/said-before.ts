import { BONUS_BITS, BONUS_SHIFT, PROOF_BITS, SET_BITS } from '../predicates/view.ts';
import type { HandSheet, SheetLine } from '../score/sheet.ts';
import { NAMES_PROOF, NAMES_TILE } from './words.ts';
import type { RuleWords } from './words.ts';

/** What a sentence names as a number: nothing, a winning tile, bonus tiles, or a set by kind, tile and exposure. */
const TILE_KEYS = 1;
const BONUS_KEYS = 64;
const SET_KEYS = 512;
const SETS = 1024;
const KEYS = 2048;
/** Several sets, as many as one exact number tells, have keys beyond those of one. */
const MOST_SETS = 3;
const SEVERAL_KEYS = 2 ** 35;
/** More than the bits of any evidence. */
const COUNTS = 32;

/** Sentences remembered of one rule in one language, so that no traffic fills the memory. */
export const MOST_SAID = 512;

/** What there is to name in the sentence of a line, as NAMES_PROOF and NAMES_TILE. A dealt hand has no winning tile. */
export function nameableIn({ evidence }: SheetLine, hand: HandSheet): number {
  return ((evidence & PROOF_BITS) !== 0 ? NAMES_PROOF : 0) | (hand.winningTile >= 0 ? NAMES_TILE : 0);
}

/**
 * All that the sentence of a line of one rule depends on as one number: its worth, how often it counts, whether it is
 * told apart, and what the sentence names, nothing that it does not name. -1 where it depends on more: a limit hand
 * tells the ordinary count, and many sets, or sets and other tiles, are too many ways to be remembered.
 */
export function lineKey(line: SheetLine, { names }: RuleWords, hand: HandSheet, apart: boolean): number {
  const { kind, count, value, evidence } = line;
  if (kind === 'limit' || kind === 'declared') return -1;
  const worth = (value * COUNTS + count) * 2 + (apart ? 1 : 0);
  if (names === 0) return worth * KEYS;
  if (names === NAMES_TILE) return worth * KEYS + TILE_KEYS + hand.winningTile + 1;
  const sets = evidence & SET_BITS;
  const lowest = sets & -sets;
  if (sets !== lowest || names !== NAMES_PROOF) return severalKey(evidence, names, worth, hand);
  const bonus = (evidence & BONUS_BITS) >> BONUS_SHIFT;
  if (sets === 0) return worth * KEYS + BONUS_KEYS + bonus;
  return bonus === 0 ? worth * KEYS + SET_KEYS + setKey(lowest, hand) : -1;
}

function severalKey(evidence: number, names: number, worth: number, hand: HandSheet): number {
  if (names !== NAMES_PROOF || (evidence & BONUS_BITS) !== 0) return -1;
  let key = 0;
  let n = 0;
  for (let left = evidence & SET_BITS; left !== 0; left &= left - 1) {
    if (++n > MOST_SETS) return -1;
    key = key * (SETS + 1) + setKey(left & -left, hand) + 1;
  }
  return SEVERAL_KEYS + worth * (SETS + 1) ** MOST_SETS + key;
}

function setKey(bit: number, hand: HandSheet): number {
  return (hand.sets[31 - Math.clz32(bit)] as number) & (SETS - 1);
}
