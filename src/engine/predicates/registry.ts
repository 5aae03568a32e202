import { BONUS_PREDICATES } from './classical/bonus.ts';
import { SET_PREDICATES } from './classical/sets.ts';
import { TILE_PREDICATES } from './classical/tiles.ts';
import { WINNING_PREDICATES, WINNING_TILE_PREDICATES } from './classical/winning.ts';
import { FAN_PREDICATE_NAMES } from './fan/registry.ts';
import type { Predicate } from './view.ts';

/** The tests that rules counted in points, doublings and shares of the limit may name. */
export const PREDICATES: Readonly<Record<string, Predicate>> = {
  ...SET_PREDICATES,
  ...BONUS_PREDICATES,
  ...TILE_PREDICATES,
  ...WINNING_PREDICATES,
  ...WINNING_TILE_PREDICATES,
};

const NAMES = Object.keys(PREDICATES);

/** The names that a rule of a set that counts in this unit may use. */
export function predicateNames(unit: 'points' | 'fan'): readonly string[] {
  return unit === 'points' ? NAMES : FAN_PREDICATE_NAMES;
}
