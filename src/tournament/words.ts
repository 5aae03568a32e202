/** The words of a tournament, each a constant tuple and its type. */

/** Point systems that are known by name. */
export const PRESETS = ['mcr', 'mini', 'riichi'] as const;
export type Preset = (typeof PRESETS)[number];

/** Equal totals: each gets the mean of the places covered; parted by seat; each the best of them; each the lowest. */
export const TIES = ['share', 'seat', 'high', 'low'] as const;
export type Ties = (typeof TIES)[number];

/** Sticks left on the table: there are none; nobody gets them; the first gets them. */
export const LEFTOVERS = ['none', 'account', 'first'] as const;
export type Leftover = (typeof LEFTOVERS)[number];

/** What ranks rows of a standing; higher is better. */
export const RANKING_KEYS = ['points', 'mini', 'score', 'firsts', 'seconds', 'thirds', 'best', 'last', 'wins'] as const;
export type RankingKey = (typeof RANKING_KEYS)[number];

/** What a penalty is counted in. */
export const PENALTY_UNITS = ['mini', 'points'] as const;
export type PenaltyUnit = (typeof PENALTY_UNITS)[number];

/** Where a penalty is taken off: from the total before places are given, or from the sum. */
export const PENALTY_PLACES = ['table', 'standing'] as const;
export type PenaltyPlace = (typeof PENALTY_PLACES)[number];

/** Whose row a substitute's result goes to: that of the player he stands for, or his own. */
export const CREDITS = ['player', 'none'] as const;
export type Credit = (typeof CREDITS)[number];

/** What a round was for a player. */
export const ROUND_KINDS = ['played', 'bye', 'absent'] as const;
export type RoundKind = (typeof ROUND_KINDS)[number];

export const SEATING_METHODS = ['no-repeat', 'random', 'swiss', 'interval'] as const;
export type SeatingMethod = (typeof SEATING_METHODS)[number];

/** Groups whose members are to meet as little as possible. */
export const GROUPS = ['team', 'club', 'country'] as const;
export type Group = (typeof GROUPS)[number];

/** What is done when four does not divide the players: some sit out, or substitutes are added. */
export const FILLS = ['byes', 'substitutes'] as const;
export type Fill = (typeof FILLS)[number];
