import { KNITTED_STRAIGHT, STANDARD } from '../../vocabulary.ts';
import { CHOW, setKind, setTile } from '../../shape/set.ts';
import { countBits } from '../view.ts';
import type { FanFamily } from './family.ts';
import type { FanView } from './fan-view.ts';

/** Whether every chow begins at one of these ranks, a mask. */
function chowsBegin(view: FanView, ranks: number): boolean {
  for (let i = 0; i < view.size; i++) {
    const set = view.sets[i] as number;
    if (setKind(set) === CHOW && ((1 << (setTile(set) % 9)) & ranks) === 0) return false;
  }
  return true;
}

/** Whether every set that is no chow is of fives. */
function othersAreFives(view: FanView): boolean {
  for (let i = 0; i < view.size; i++) {
    const set = view.sets[i] as number;
    if (setKind(set) !== CHOW && setTile(set) % 9 !== 4) return false;
  }
  return true;
}

const FOUR_TO_SIX = 0b000111000;
const THREE_TO_SEVEN = 0b001111100;
/** The chows 123 and 789. */
const TERMINAL_CHOWS = 0b001000001;
/** The chows 345, 456, 567. */
const CHOWS_WITH_FIVE = 0b000011100;
/** Four terminal chows and a pair of fives. */
const TERMINAL_CHOWS_AND_FIVE = 0b111010111;

/**
 * 123 and 789 twice over, in one suit or in two, and a pair of fives. With these ranks the pair is of fives, and where
 * three suits are there and the chows balance in two of them, it is of the third.
 */
function terminalChows(view: FanView, suits: number): boolean {
  return (
    view.suitCount === suits &&
    view.ranks === TERMINAL_CHOWS_AND_FIVE &&
    countBits(view.chows) === 4 &&
    chowsBegin(view, TERMINAL_CHOWS) &&
    areBalanced(view.counts, suits === 1 ? 2 : 1)
  );
}

/** Whether each suit has so many of the one and of the nine, or none of both. */
function areBalanced(counts: Uint8Array, copies: number): boolean {
  for (let one = 0; one < 27; one += 9) {
    const ones = counts[one] as number;
    if (ones !== counts[one + 8] || (ones !== 0 && ones !== copies)) return false;
  }
  return true;
}

/** Fans of all sets together. */
export const SET_FANS: FanFamily = {
  level: 'reading',
  gate: (view) => view.form === STANDARD || view.form === KNITTED_STRAIGHT,
  tests: {
    // A knitted straight stands for three chows.
    'fan.all-chows': (view) => (view.honours === 0 && view.pungs === 0 ? view.all : 0),
    'fan.outside-hand': (view) =>
      (view.ranks & FOUR_TO_SIX) === 0 && view.simples === 0 && chowsBegin(view, TERMINAL_CHOWS) ? view.all : 0,
    'fan.all-fives': (view) =>
      view.honours === 0 && (view.ranks & ~THREE_TO_SEVEN) === 0 && chowsBegin(view, CHOWS_WITH_FIVE) && othersAreFives(view)
        ? view.all
        : 0,
    'fan.pure-terminal-chows': (view) => (terminalChows(view, 1) ? view.all : 0),
    'fan.three-suited-terminal-chows': (view) => (terminalChows(view, 3) ? view.all : 0),
  },
};
