import { COMBINATIONS } from './combinations.ts';
import type { FanFamily } from './family.ts';
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
  TILE_FANS,
  NINE_GATES,
  WINNING_FANS,
  KONG_FANS,
  HONOUR_FANS,
  PUNG_FANS,
  SET_FANS,
  HOG_FANS,
  FORM_FANS,
  WAIT_FANS,
];

/** The name of the rule that counts when nothing else does: its mechanism asks, it is no test of a hand. */
export const NOTHING_ELSE = 'fan.nothing-else';
/** The name of the rule that counts each bonus tile. */
export const EACH_BONUS_TILE = 'fan.each-bonus-tile';

/** The names that the conditions of rules worth fans may use. */
export const FAN_PREDICATE_NAMES: readonly string[] = [
  ...FAN_FAMILIES.flatMap(({ tests }) => Object.keys(tests)),
  ...Object.keys(COMBINATIONS),
  NOTHING_ELSE,
  EACH_BONUS_TILE,
];
