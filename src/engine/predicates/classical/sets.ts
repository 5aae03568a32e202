import { rankOf, suitOf } from '../../tiles.ts';
import { setTile } from '../../shape/set.ts';
import type { PredicateName } from '../sentences.ts';
import { WHOLE_HAND, countBits } from '../view.ts';
import type { Evidence, Predicate, View } from '../view.ts';

/** The mask if it holds at least so many sets, else 0. */
function atLeast(sets: Evidence, least: number): Evidence {
  return countBits(sets) >= least ? sets : 0;
}

/** Tests of the sets of a reading. "Exposed" is what points see; kongs are named apart from pungs. */
export const SET_PREDICATES = {
  'exposed-pungs-of-simples': (view) => view.pungs & ~view.kongs & view.simples & view.exposed,
  'concealed-pungs-of-simples': (view) => view.pungs & ~view.kongs & view.simples & ~view.exposed,
  'exposed-pungs-of-majors': (view) => view.pungs & ~view.kongs & ~view.simples & view.exposed,
  'concealed-pungs-of-majors': (view) => view.pungs & ~view.kongs & ~view.simples & ~view.exposed,
  'exposed-kongs-of-simples': (view) => view.kongs & view.simples & view.exposed,
  'concealed-kongs-of-simples': (view) => view.kongs & view.simples & ~view.exposed,
  'exposed-kongs-of-majors': (view) => view.kongs & ~view.simples & view.exposed,
  'concealed-kongs-of-majors': (view) => view.kongs & ~view.simples & ~view.exposed,

  'pairs-of-dragons': (view) => view.pairs & view.dragons,
  'pairs-of-the-seat-wind': (view) => view.pairs & view.seatWinds,
  'pairs-of-the-prevailing-wind': (view) => view.pairs & view.roundWinds,

  'pungs-of-dragons': (view) => view.pungs & view.dragons,
  'pungs-of-winds': (view) => view.pungs & view.winds,
  'pungs-of-honours': (view) => view.pungs & (view.dragons | view.winds),
  'pungs-of-the-seat-wind': (view) => view.pungs & view.seatWinds,
  'pungs-of-the-prevailing-wind': (view) => view.pungs & view.roundWinds,

  'three-concealed-pungs': (view) => atLeast(view.pungs & ~view.openSets, 3),
  'four-concealed-pungs': (view) => atLeast(view.pungs & ~view.openSets, 4),
  'four-kongs': (view) => atLeast(view.kongs, 4),
  'big-three-dragons': (view) => atLeast(view.pungs & view.dragons, 3),
  'little-three-dragons': (view) =>
    countBits(view.pungs & view.dragons) === 2 && (view.pairs & view.dragons) !== 0 ? view.dragons : 0,
  'big-four-winds': (view) => atLeast(view.pungs & view.winds, 4),
  'little-four-winds': (view) =>
    countBits(view.pungs & view.winds) === 3 && (view.pairs & view.winds) !== 0 ? view.winds : 0,

  'no-chow': (view) => (view.chows === 0 ? view.all : 0),
  'no-scoring-set': (view) =>
    view.pungs === 0 && (view.pairs & (view.dragons | view.seatWinds | view.roundWinds)) === 0 ? WHOLE_HAND : 0,
  'all-sets-concealed': (view) => (view.openSets === 0 ? view.all : 0),
  'all-sets-concealed-before-the-last-tile': (view) => ((view.openSets & ~view.winningSet) === 0 ? view.all : 0),
  stairway: (view) => (hasStairway(view) ? view.all : 0),
} as const satisfies { readonly [name in PredicateName]?: Predicate };

/** 123 345 567 789 of one suit and a pair of dragons. */
function hasStairway(view: View): boolean {
  if (countBits(view.chows) !== 4 || (view.pairs & view.dragons) === 0) return false;
  let suits = 0;
  let ranks = 0;
  for (let i = 0; i < view.size; i++) {
    if ((view.chows & (1 << i)) === 0) continue;
    const tile = setTile(view.sets[i]!);
    suits |= 1 << suitOf(tile);
    ranks |= 1 << rankOf(tile);
  }
  return (suits & (suits - 1)) === 0 && ranks === ((1 << 1) | (1 << 3) | (1 << 5) | (1 << 7));
}
