import type { Pool } from '../../predicates/classical/pools.ts';
import type { Predicate } from '../../predicates/view.ts';
import type { Rule } from '../../rules/types.ts';
import type { Suppressed } from '../sheet.ts';

/** What a rule in force keeps from being counted. */
export interface PointsExclusion {
  /** Place in the same list. */
  readonly place: number;
  readonly scope: 'hand' | 'sets' | 'one';
  /** Index in FORMS if it holds in hands of this form only, else -1. */
  readonly form: number;
  /** The entry of the sheet; made once. */
  readonly suppressed: Suppressed;
}

type PointsKind = 'points' | 'doubling' | 'limit';

/** A rule in force, ready to be tried. */
export interface PointsRule {
  readonly rule: Rule;
  readonly kind: PointsKind;
  readonly test: Predicate;
  /** Points or doublings of one, or the share of the limit. */
  readonly value: number;
  readonly each: boolean;
  /** Index in FORMS of the form that this rule makes a winning hand, or -1. */
  readonly form: number;
  /** What it keeps from being counted: places in the same list, and whether only set by set. */
  readonly excludes: readonly PointsExclusion[];
}

/** The rules in force of a set that counts points and doublings, in the order in which they are evaluated. */
export interface PointsPlan {
  readonly unit: 'points';
  /** Rules for the winner, and for the others, each before those that it excludes. */
  readonly winner: readonly PointsRule[];
  readonly others: readonly PointsRule[];
  /** Whether any of them excludes another. */
  readonly winnerExcludes: boolean;
  readonly othersExclude: boolean;
  /** What a score is capped at; Infinity for no limit. */
  readonly limit: number;
  /** What a limit hand scores, and how a share of it is rounded. */
  readonly limitHand: number;
  readonly halfLimit: 'down' | 'nearest';
  readonly claimedKongsConcealed: boolean;
  /** Whether a rule for the others asks about the tiles of the whole hand. */
  readonly othersShowTiles: boolean;
  /** Whether a rule asks for the only possible tile. */
  readonly onlyTile: boolean;
  /** Forms that are winning hands by themselves, as bits; others only by a rule with that form. */
  readonly freeForms: number;
  /** Those other forms, and what their hands are made of. */
  readonly conditionalForms: readonly ConditionalForm[];
  /** Rules not in force that the winner, or another player, may ask about. */
  readonly idleWinner: readonly IdleRule[];
  readonly idleOthers: readonly IdleRule[];
}

/** A form that is a winning hand only where a rule in force says so. */
export interface ConditionalForm {
  /** Index in FORMS. */
  readonly form: number;
  /** Every winning hand of the form keeps to one of these pools of tiles; whether a hand wins is for the rules to say. */
  readonly pools: readonly Pool[];
}

/** A rule of the set that is switched off. */
export interface IdleRule {
  readonly test: Predicate;
  /** The entry of the sheet; made once. */
  readonly suppressed: Suppressed;
}

/** The points that a share of the limit is. */
export function shareOfLimit(plan: PointsPlan, share: number): number {
  const points = plan.limitHand * share;
  return plan.halfLimit === 'down' ? Math.floor(points) : Math.round(points);
}
