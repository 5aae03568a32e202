import type { Seat } from '../../engine/vocabulary.ts';
import type { FractionText } from '../fraction.ts';
import type { PointsRequest } from '../point-system.ts';
import type { BySeat, BySomeSeats, TableEnd } from '../table-points.ts';
import type { Credit, PenaltyPlace, PenaltyUnit, RoundKind } from '../words.ts';

export interface StandingPlayer {
  readonly id: string;
  /** Fills a table: never ranked, never absent. */
  readonly substitute?: boolean | undefined;
  readonly team?: string | undefined;
}

export interface PlayedTable extends TableEnd {
  readonly seats: BySeat<string>;
  /** Deals won. */
  readonly wins?: BySomeSeats<number> | undefined;
}

export interface PlayedRound {
  /** Numbered from 1 in this order. */
  readonly tables: readonly PlayedTable[];
  readonly byes?: readonly string[] | undefined;
}

export interface PenaltyRequest {
  readonly player: string;
  readonly unit: PenaltyUnit;
  readonly amount: FractionText;
  readonly at: PenaltyPlace;
  /** From 1. At a standing: counted from this round on. */
  readonly round?: number | undefined;
}

/** Who stands for whom in the rounds `from` to `to`, both counted from 1; without `to` to the end. */
export interface SubstitutionRequest {
  readonly player: string;
  readonly substitute: string;
  readonly from: number;
  readonly to?: number | undefined;
  readonly credit: Credit;
}

export interface StandingsRequest {
  readonly points: PointsRequest;
  /** In start order. */
  readonly players: readonly StandingPlayer[];
  readonly rounds: readonly PlayedRound[];
  readonly penalties?: readonly PenaltyRequest[] | undefined;
  readonly substitutions?: readonly SubstitutionRequest[] | undefined;
  /** Brought along from an earlier stage. */
  readonly carried?:
    | readonly { readonly player: string; readonly points?: FractionText | undefined; readonly mini?: number | undefined }[]
    | undefined;
  /** How many members of a team count; null: all. */
  readonly teams?: { readonly count?: number | null | undefined } | undefined;
  /** How many rounds count; all without it. */
  readonly after?: number | undefined;
}

/** One round of a row. Table, seat, place and total are there where it was played. */
export interface RoundOfRow {
  readonly round: number;
  readonly kind: RoundKind;
  readonly table?: number;
  readonly seat?: Seat;
  readonly place?: number;
  readonly total?: number;
  readonly mini: number;
  readonly points: string;
  readonly score: string;
}

export interface StandingRow {
  /** Equal rows share one and the next ones are left out; null for a substitute. */
  readonly rank: number | null;
  readonly tied: boolean;
  readonly id: string;
  readonly points: string;
  readonly mini: number;
  readonly score: string;
  readonly firsts: number;
  readonly seconds: number;
  readonly thirds: number;
  readonly fourths: number;
  readonly wins: number;
  /** Most mini points in a round played; null without one. */
  readonly best: number | null;
  /** Points of the last counted round. */
  readonly last: string;
  readonly played: number;
  readonly byes: number;
  readonly absent: number;
  readonly rounds: readonly RoundOfRow[];
}

export interface TeamRow {
  readonly rank: number;
  readonly tied: boolean;
  readonly team: string;
  /** Those counted, the best first. */
  readonly members: readonly string[];
  readonly points: string;
  readonly mini: number;
  readonly score: string;
  readonly firsts: number;
  readonly seconds: number;
  readonly thirds: number;
  readonly wins: number;
  readonly best: number | null;
  readonly last: string;
}

export interface Standings {
  readonly after: number;
  readonly players: readonly StandingRow[];
  /** Where any player has a team. */
  readonly teams?: readonly TeamRow[];
}
