import { GREEN_TILE, HONOUR, SIMPLE, TERMINAL } from '../../tiles.ts';
import { SEVEN_PAIRS, STANDARD, THIRTEEN_ORPHANS } from '../../vocabulary.ts';
import type { PredicateName } from '../sentences.ts';
import { WHOLE_HAND, countBits } from '../view.ts';
import type { Predicate, View } from '../view.ts';

const ALL_HONOURS = 0b1111111;

/** Whether the suit tiles are of exactly one suit. */
function oneSuit(view: View): boolean {
  return view.suits !== 0 && (view.suits & (view.suits - 1)) === 0;
}

/** The counts of the nine ranks of the only suit, compared one by one. */
function suitIs(view: View, counts: readonly number[]): boolean {
  if (!oneSuit(view) || (view.anyTraits & HONOUR) !== 0) return false;
  const first = 9 * (31 - Math.clz32(view.suits));
  for (let rank = 0; rank < 9; rank++) if (view.counts[first + rank] !== counts[rank]) return false;
  return true;
}

const GATES = [3, 1, 1, 1, 1, 1, 1, 1, 3];
const SNAKE_ENDING_IN_A_PAIR = [3, 0, 3, 0, 3, 0, 3, 0, 2];
const SNAKE_BEGINNING_WITH_A_PAIR = [2, 0, 3, 0, 3, 0, 3, 0, 3];
const SNAKES_WITH_INNER_PAIR = [1, 4, 7].map((pair) => GATES.map((count, i) => (i === pair ? 2 : count)));

/** 1112345678999 of one suit standing, which leaves room for no meld, and the winning tile; of a dealt hand any tile may be the last. */
function hasNineGates(view: View): boolean {
  if (!oneSuit(view) || (view.anyTraits & HONOUR) !== 0) return false;
  const first = 9 * (31 - Math.clz32(view.suits));
  let extra = -1;
  for (let rank = 0; rank < 9; rank++) {
    const more = view.standing[first + rank]! - GATES[rank]!;
    if (more < 0) return false;
    if (more === 1) extra = first + rank;
  }
  return view.winningTile < 0 || extra === view.winningTile;
}

/** Tests of the tiles of the whole hand, whatever their sets. */
export const TILE_PREDICATES = {
  'one-suit': (view) => (oneSuit(view) && (view.anyTraits & HONOUR) === 0 ? WHOLE_HAND : 0),
  'one-suit-with-honours': (view) => (oneSuit(view) && (view.anyTraits & HONOUR) !== 0 ? WHOLE_HAND : 0),
  'only-honours': (view) => (view.suits === 0 ? WHOLE_HAND : 0),
  'only-terminals': (view) => ((view.allTraits & TERMINAL) !== 0 ? WHOLE_HAND : 0),
  'only-majors': (view) => ((view.anyTraits & SIMPLE) === 0 ? WHOLE_HAND : 0),
  'only-green': (view) => ((view.allTraits & GREEN_TILE) !== 0 ? WHOLE_HAND : 0),
  'four-sets-and-a-pair': (view) => (view.form === STANDARD ? view.all : 0),
  'nine-gates': (view) => (hasNineGates(view) ? WHOLE_HAND : 0),
  'nine-gates-won-within': (view) =>
    hasNineGates(view) && (view.winningTile < 0 || view.counts[view.winningTile] === 2) ? WHOLE_HAND : 0,
  'seven-pairs': (view) => (view.form === SEVEN_PAIRS ? view.all : 0),
  'seven-pairs-of-each-honour': (view) => (view.form === SEVEN_PAIRS && view.honours === ALL_HONOURS ? view.all : 0),
  'seven-pairs-of-one-suit': (view) => (view.form === SEVEN_PAIRS && sevenKinds(view) ? view.all : 0),
  'thirteen-orphans': (view) => (view.form === THIRTEEN_ORPHANS ? view.all : 0),
  'writhing-snake': (view) =>
    view.kongs === 0 && (suitIs(view, SNAKE_ENDING_IN_A_PAIR) || suitIs(view, SNAKE_BEGINNING_WITH_A_PAIR))
      ? view.all
      : 0,
  'squirming-snake': (view) =>
    countBits(view.chows) === 2 && SNAKES_WITH_INNER_PAIR.some((counts) => suitIs(view, counts)) ? view.all : 0,
} as const satisfies { readonly [name in PredicateName]?: Predicate };

/** Seven pairs of one suit in which no pair comes twice. */
function sevenKinds(view: View): boolean {
  if (!oneSuit(view) || (view.anyTraits & HONOUR) !== 0) return false;
  for (let tile = 0; tile < 27; tile++) if (view.counts[tile] === 4) return false;
  return true;
}
