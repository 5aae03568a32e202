import type { FanName } from '../sentences.ts';
import { ANY_HAND } from './any-hand.ts';
import { COMBINATIONS, combinationPredicate } from './combinations.ts';
import type { CombinationTest } from './combinations.ts';
import type { FanFamily, FanPredicate } from './family.ts';
import { FORM_FANS } from './forms.ts';
import { HOG_FANS } from './hogs.ts';
import { HONOUR_FANS } from './honours.ts';
import { KONG_FANS } from './kongs.ts';
import { NINE_GATES } from './nine-gates.ts';
import { PUNG_FANS } from './pungs.ts';
import { SET_FANS } from './sets.ts';
import { TILE_FANS } from './tiles.ts';
import { WAIT_FANS } from './waits.ts';
import { WINNING_FANS } from './winning.ts';

/** All tests that rules of a set that counts fans may name, but for those of combined sets (`COMBINATIONS`). */
export const FAN_FAMILIES: readonly FanFamily[] = [
  ANY_HAND,
  ...TILE_FANS,
  NINE_GATES,
  ...WINNING_FANS,
  KONG_FANS,
  HONOUR_FANS,
  ...PUNG_FANS,
  ...SET_FANS,
  HOG_FANS,
  FORM_FANS,
  WAIT_FANS,
];

/** Each test by name, with the occasion on which it is worth trying. */
const FAMILY_OF: ReadonlyMap<string, FanFamily> = new Map(
  FAN_FAMILIES.flatMap((family) => Object.keys(family.tests).map((name) => [name, family])),
);

/** The names that the conditions of rules worth fans may use. */
export const FAN_PREDICATE_NAMES: readonly string[] = [...FAMILY_OF.keys(), ...Object.keys(COMBINATIONS)];

/** The test of a name, to be combined with others. The name is known: the rule set was compiled. */
export function fanPredicate(name: string): FanPredicate {
  const family = FAMILY_OF.get(name);
  if (family === undefined) return combinationPredicate(COMBINATIONS[name] as CombinationTest);
  const test = family.tests[name as FanName] as FanPredicate;
  return (view) => ((view.facts & family.needs) === family.needs ? test(view) : 0);
}
