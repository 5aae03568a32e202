import type { BySeat } from '../table-points.ts';
import type { Fill, Group, SeatingMethod } from '../words.ts';
import type { Member, Quality } from './quality.ts';

export interface SeatingPlayer extends Member {
  /** The number of the table at which he always sits. */
  readonly table?: number | undefined;
}

/** Rounds, tables, and the ids of the four from East to North. */
export type SeatedIds = readonly (readonly (readonly string[])[])[];

export interface SeatingRequest {
  readonly method: SeatingMethod;
  /** A number n stands for the ids "1" to "n". */
  readonly players: number | readonly SeatingPlayer[];
  readonly rounds: number;
  readonly seed: string;
  /** Rounds before; who is no longer among the players counts for nothing. */
  readonly history?: SeatedIds | undefined;
  /** The best first. */
  readonly standing?: readonly string[] | undefined;
  readonly interval?: number | undefined;
  /** In the order of weight; teams without it. */
  readonly avoid?: readonly Group[] | undefined;
  readonly apart?: readonly (readonly string[])[] | undefined;
  readonly fill?: Fill | undefined;
  readonly effort?: 1 | 2 | 3 | undefined;
}

export interface SeatedTable {
  readonly table: number;
  readonly seats: BySeat<string>;
}

export interface SeatedRound {
  readonly round: number;
  readonly tables: readonly SeatedTable[];
  readonly byes: readonly string[];
}

/** What a single round comes to: meetings of those to be kept apart, of team mates, earlier meetings of those at a table, and the squares of their differences of place in the standing. */
export interface Draw {
  readonly apart: number;
  readonly sameTeam: number;
  readonly repeats: number;
  readonly distance: number | null;
}

export interface SeatingAnswer {
  readonly method: SeatingMethod;
  readonly seed: string;
  /** Version of the algorithm: the same request gives the same answer as long as it is the same. */
  readonly generator: string;
  readonly rounds: readonly SeatedRound[];
  /** Of the rounds drawn. */
  readonly quality: Quality;
  readonly draw?: Draw;
}
