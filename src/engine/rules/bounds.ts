/**
 * What a rule set may hold at most, so that compiling one that anybody sends stays cheap. The one home of these
 * numbers: the schema of overlays is made from them too.
 */
export const RULE_SET_BOUNDS = {
  rules: 300,
  /** Rules of combined sets: all choices of them are tried. */
  combinations: 31,
  options: 40,
  penalties: 40,
  /** Members of any other list: values of an option, exclusions of a rule, rules dropped. */
  list: 300,
  languages: 20,
  /** Characters of an id, a label, a sentence. */
  id: 64,
  label: 200,
  sentence: 2_000,
  /** Overlays of overlays. */
  extends: 8,
} as const;

/** The highest worth of one rule in each unit, and of an option. All are whole numbers but the share of the limit. */
export const WORTH_BOUNDS = {
  points: 100_000,
  doublings: 20,
  fan: 1_000,
  /** Share of the limit. */
  limit: 1,
  /** Size of the number that an option or a penalty may have. */
  amount: 1_000_000,
  /** Seconds of a time limit. */
  seconds: 3_600,
} as const;

/** Ids of rule sets, options' words and rules; `mcr.` and the like may stand before the id of a rule. */
export const SET_ID_PATTERN = '^[a-z0-9]+(-[a-z0-9]+)*$';
export const RULE_ID_PATTERN = '^[a-z0-9]+([-.][a-z0-9]+)*$';
export const OPTION_NAME_PATTERN = '^[a-z][A-Za-z0-9]*$';
/** BCP 47 primary tags. */
export const LANGUAGE_PATTERN = '^[a-z]{2,3}$';
