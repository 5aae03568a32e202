import type { Form } from '../vocabulary.ts';
import type { Labels, OptionDefinition, Rule, Translations } from './types.ts';
import type {
  AFTER_PAYS_FOR_ALL,
  CLAIMED_KONGS,
  CLAIMED_SETS,
  DEALERS,
  DISCARDS,
  HALF_LIMITS,
  LOSERS,
  MUDDLED,
  PENALTY_PAYEES,
  SEAT_DRAWS,
  STANDARD_TILES,
  WALLS,
} from './vocabulary.ts';

/** A switch of the set: fixed, or left to a boolean option. */
export type Switch = boolean | { readonly option: string };

/** A whole rule set as data. Built-in sets and compiled overlays have this one shape, and it survives JSON. */
export interface RuleSet {
  readonly id: string;
  /** Changes whenever an answer can change; a date such as `2026-11`. */
  readonly edition: string;
  readonly label: Labels;
  readonly description: Labels;
  readonly source: string;
  /** Seats in play, E S W (N): 4, or the name of an integer option. */
  readonly players: number | { readonly option: string };
  /** Whether the eight flowers and seasons are used. */
  readonly bonusTiles: Switch;
  /** Whether kongs may be declared. */
  readonly kongs: boolean;
  /** Winning forms besides four sets and a pair, always allowed; a rule with `form` adds one while it is on. */
  readonly forms: readonly Form[];
  readonly options: readonly OptionDefinition[];
  readonly rules: readonly Rule[];
  readonly counting: Counting;
  readonly settlement: SettlementScheme;
  readonly play: Play;
  readonly penalties: readonly Penalty[];
  /** How long a player may take; absent or null: as long as the others are patient. */
  readonly times?: Times | null;
}

/** Time limits of play, in whole seconds; null where there is none. The service tells them and measures nothing. */
export interface Times {
  /** For East's first discard. */
  readonly firstDiscard: number | null;
  /** To claim a discard for a pung or kong. */
  readonly claim: number | null;
  /** To draw, to decide and to discard. */
  readonly turn: number | null;
}

/** How counted rules become a score. */
export type Counting =
  | {
      readonly unit: 'points';
      /** `zero`: only the winner counts. */
      readonly losers: (typeof LOSERS)[number];
      /** Integer option with the limit (null: none), or null when the set knows no limit. */
      readonly limit: { readonly option: string } | null;
      /** What a limit hand is worth when the limit is null: an integer option. */
      readonly limitHandValue: { readonly option: string } | null;
      /** Rounding of half the limit. */
      readonly halfLimit: (typeof HALF_LIMITS)[number];
      /** Whether a kong of three in hand and a discard is concealed for doublings and limit hands (never for points). */
      readonly claimedKongs: (typeof CLAIMED_KONGS)[number];
      /** Enum option `reject` | `score-zero` for hands of wrong size of players who did not win; null: reject. */
      readonly foulHands: { readonly option: string } | null;
    }
  | {
      readonly unit: 'fan';
      /** The least count that wins, flowers apart. */
      readonly minimum: number;
      /** The rule that counts each bonus tile, after the minimum is judged; null for none. */
      readonly flowers: string | null;
      /** The rule that counts when nothing else does; null for none. */
      readonly chickenHand: string | null;
      /** Whether a kind of which the player holds all four counts as a wait, so that another wait is not the only one. */
      readonly deadWaits: Switch;
      /** Whether the wait fans count for a tile that is of the knitted straight too. */
      readonly knittedWaits: Switch;
      /** Whether of them the single wait counts for such a tile; absent: no. */
      readonly knittedSingleWaits?: Switch;
      /** Whether edge and closed wait count beside a knitted straight for a tile that is not of it; absent: yes. */
      readonly knittedChowWaits?: Switch;
      /** Whether four honours alike that are no kong are a tile hog; absent: yes. */
      readonly hogsOfHonours?: Switch;
    };

export type SettlementScheme =
  /** The winner is paid by each; then the others settle differences; amounts doubled where East is a party. */
  | {
      readonly scheme: 'winner-and-differences';
      /** What the others do when one player pays everybody's share to the winner. */
      readonly afterPaysForAll: (typeof AFTER_PAYS_FOR_ALL)[number];
    }
  /** Each pays `base`; the discarder, or on a self-draw everybody, pays the score too. */
  | { readonly scheme: 'base-and-discarder'; readonly base: number }
  /** Nothing is paid, scores are added up. */
  | { readonly scheme: 'none' };

/** What the table needs besides scoring: see src/table. */
export interface Play {
  /** How the players draw their seats; absent: by lot. */
  readonly seats?: (typeof SEAT_DRAWS)[number];
  /** Whose wall is broken and how: one throw in the dealer's wall; two throws; two throws, all four dice counted. */
  readonly wall: (typeof WALLS)[number];
  /** Tiles at the end of the wall that are never drawn. */
  readonly deadWall: number;
  /** Whether concealed kongs can be robbed by thirteen orphans. */
  readonly robConcealedKong: Switch;
  /** Whether a kong can be robbed that is made with the last tile of the wall; absent: no. */
  readonly robLastTile?: Switch;
  /** When the deal passes on. */
  readonly dealer: (typeof DEALERS)[number] | { readonly option: string };
  /** Rounds of a match: a number, or an enum option (`open`, `two-rounds`, `four-rounds`). */
  readonly rounds: number | { readonly option: string };
  /** Whether players change seats after each round by the competition rules. */
  readonly seatsChange: boolean;
  /** How discards are laid; absent or null: as one likes. */
  readonly discards?: (typeof DISCARDS)[number] | null;
  /** On which side of a player claimed sets lie; absent or null: as one likes. */
  readonly claimedSets?: (typeof CLAIMED_SETS)[number] | null;
  /** What is done when tiles are muddled; absent or null: what the players agree on. */
  readonly muddled?: (typeof MUDDLED)[number] | null;
  /** Tiles that the rules in print play with, where the set plays with others unless something else is agreed. */
  readonly standardTiles?: (typeof STANDARD_TILES)[number] | null;
}

export interface Penalty {
  readonly id: string;
  readonly label: Labels;
  readonly definition: string;
  /** The same in other languages. */
  readonly definitions?: Translations;
  readonly source: string;
  /** Points: in all, or to each opponent; a number or an option. Absent for a penalty that is a way to pay (`pays-for-all`). */
  readonly amount?: number | { readonly option: string };
  readonly to?: (typeof PENALTY_PAYEES)[number];
}
