import { CHOW, setKind, setTile } from '../../shape/set.ts';
import { countBits } from '../view.ts';
import { NO_FOUR_AND_SIX, NO_HONOURS, NO_PUNG, ONLY_THREE_TO_SEVEN, SETS_AND_PAIR } from './facts.ts';
import type { FanFamily } from './family.ts';
import type { FanView } from './fan-view.ts';

const FIVE = 0b000010000;
/** Ranks of terminal chows and a pair of fives. */
const TERMINAL_CHOWS_AND_FIVE = 0b111010111;

/** Whether every set that is no chow is of fives. */
function othersAreFives(view: FanView): boolean {
  for (let i = 0; i < view.size; i++) {
    const set = view.sets[i] as number;
    if (setKind(set) !== CHOW && setTile(set) % 9 !== 4) return false;
  }
  return true;
}

/**
 * 123 and 789 twice over, in one suit or in two, and a pair of fives. Of these ranks there are no other chows, and four
 * chows leave the fives for the pair; where three suits are there and ones and nines balance in each, each of two suits
 * has a chow of either kind, and the third the pair.
 */
function terminalChows(view: FanView, suits: number): boolean {
  return (
    view.suitCount === suits &&
    view.ranks === TERMINAL_CHOWS_AND_FIVE &&
    countBits(view.chows) === 4 &&
    hasAsManyNinesAsOnes(view.counts)
  );
}

function hasAsManyNinesAsOnes(counts: Uint8Array): boolean {
  return counts[0] === counts[8] && counts[9] === counts[17] && counts[18] === counts[26];
}

/** Fans of all sets together. */
export const SET_FANS: readonly FanFamily[] = [
  // A knitted straight stands for three chows.
  { level: 'reading', needs: SETS_AND_PAIR | NO_HONOURS | NO_PUNG, tests: { 'fan.all-chows': (view) => view.all } },
  {
    level: 'reading',
    // Of such ranks there are no chows but 123 and 789.
    needs: SETS_AND_PAIR | NO_FOUR_AND_SIX,
    tests: {
      'fan.outside-hand': (view) => ((view.ranks & FIVE) === 0 && view.simples === 0 ? view.all : 0),
      'fan.pure-terminal-chows': (view) => (terminalChows(view, 1) ? view.all : 0),
      'fan.three-suited-terminal-chows': (view) => (terminalChows(view, 3) ? view.all : 0),
    },
  },
  {
    level: 'reading',
    // Each chow of such ranks has a five.
    needs: SETS_AND_PAIR | NO_HONOURS | ONLY_THREE_TO_SEVEN,
    tests: { 'fan.all-fives': (view) => (othersAreFives(view) ? view.all : 0) },
  },
];
