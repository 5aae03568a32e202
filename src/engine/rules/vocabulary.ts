/** The words that rule sets are written with. Types, checks and the schema of overlays derive from these. */
import { FORMS } from '../vocabulary.ts';

/** What a rule is worth, in which unit; a share of the `limit`. */
export const RULE_UNITS = ['points', 'doublings', 'limit', 'fan'] as const;
export type RuleUnit = (typeof RULE_UNITS)[number];

/** How a set counts, and the units of its rules. */
export const COUNTING_UNITS = ['points', 'fan'] as const;
export const UNITS_OF = { points: ['points', 'doublings', 'limit'], fan: ['fan'] } as const satisfies Readonly<
  Record<(typeof COUNTING_UNITS)[number], readonly RuleUnit[]>
>;

/** For whom a rule counts. */
export const RULE_FOR = ['winner', 'everyone'] as const;
/** How often a rule counts: for each set, tile or combination that its evidence names, or once in all. */
export const RULE_PER = ['each', 'once'] as const;
/** How far an exclusion goes; see `Exclusion`. */
export const EXCLUSION_SCOPES = ['hand', 'sets', 'one'] as const;

/** Whether players who did not win count their hands. */
export const LOSERS = ['counted', 'zero'] as const;
export const HALF_LIMITS = ['down', 'nearest'] as const;
export const CLAIMED_KONGS = ['exposed', 'concealed-for-doublings'] as const;
export const FOUL_HANDS = ['reject', 'score-zero'] as const;

export const SETTLEMENTS = ['winner-and-differences', 'base-and-discarder', 'none'] as const;
export const AFTER_PAYS_FOR_ALL = ['others-settle', 'nothing-more'] as const;

export const WALLS = ['dealer-wall', 'two-throws-loose-tiles', 'two-throws'] as const;
/** How seats are drawn: wind tiles are taken in order from the player that the oldest counts to with two dice, or by lot. */
export const SEAT_DRAWS = ['counted-from-oldest', 'by-lot'] as const;
export const DEALERS = ['stays-on-win-or-draw', 'always-passes'] as const;
/** Values of an option that decides whether the dealer stays. */
export const DEALER_CHOICES = ['stays', 'passes'] as const;
/** Values of an option that decides how long a match is. */
export const ROUND_CHOICES = ['open', 'two-rounds', 'four-rounds'] as const;

/** How discards are laid. */
export const DISCARDS = ['rows-of-six'] as const;
/** On which side of a player claimed sets lie. */
export const CLAIMED_SETS = ['right'] as const;
/** What is done when tiles are muddled. */
export const MUDDLED = ['deal-again'] as const;
/** Tiles of a game without and with flowers and seasons. */
export const STANDARD_TILES = [136, 144] as const;
/** What has a time limit: East's first discard, a claim for a pung or kong, a turn. */
export const TIMES = ['firstDiscard', 'claim', 'turn'] as const;

/** Who gets what a penalty costs. */
export const PENALTY_PAYEES = ['all-opponents-share', 'each-opponent', 'one-opponent'] as const;

/** Forms that a hand can win with besides four sets and a pair. */
export const SPECIAL_FORMS = FORMS.filter((form) => form !== 'standard' && form !== 'partial' && form !== 'declared');
