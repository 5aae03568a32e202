import { TILE_PREDICATES } from '../../predicates/classical/tiles.ts';
import { bindCondition, predicatesOf } from '../../rules/condition.ts';
import { joinPools, poolsOf } from '../../rules/pools.ts';
import type { RuleSet } from '../../rules/rule-set.ts';
import type { Amount, Options, Rule } from '../../rules/types.ts';
import type { Pool } from '../../predicates/classical/pools.ts';
import type { Predicate } from '../../predicates/view.ts';
import { FORMS } from '../../vocabulary.ts';
import type { Form } from '../../vocabulary.ts';
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

type PointsCounting = Extract<RuleSet['counting'], { unit: 'points' }>;

export type PointsKind = 'points' | 'doubling' | 'limit';

/** A rule in force, ready to be tried. */
export interface PointsRule {
  readonly rule: Rule;
  readonly kind: PointsKind;
  readonly test: Predicate;
  /** Points or doublings of one, or what the limit hand scores. */
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

/** The value of an amount under the options in force. */
export function resolveAmount(amount: Amount, options: Options): number {
  return typeof amount === 'number' ? amount : (options[amount.option] as number);
}

/** Whether a rule is in force: not switched by an option, or switched on. */
export function isInForce(rule: Rule, options: Options): boolean {
  if (rule.enabledBy === undefined) return true;
  const value = options[rule.enabledBy];
  return Array.isArray(value) ? value.includes(rule.id) : value === true;
}

/**
 * Works out everything about the rules that does not depend on a hand.
 * @param counting that of the set, which counts points
 */
export function bindPointsPlan(set: RuleSet, counting: PointsCounting, options: Options): PointsPlan {
  const limit = counting.limit === null ? null : (options[counting.limit.option] as number | null);
  const limitHand = limit ?? (counting.limitHandValue === null ? 0 : (options[counting.limitHandValue.option] as number));
  const worth = (rule: Rule): number => worthOf(rule, options, limitHand, counting.halfLimit);
  const inForce = excludersFirst(set.rules.filter((rule) => isInForce(rule, options) && worth(rule) > 0));
  const idle = set.rules.filter((rule) => !isInForce(rule, options));
  const bind = (rules: readonly Rule[]): readonly PointsRule[] =>
    rules.map((rule) => bindRule(rule, rules, worth(rule), options));
  const winner = bind(inForce);
  const freeForms = set.forms.reduce((bits, form) => bits | (1 << FORMS.indexOf(form)), 1);
  const forOthers = (rule: Rule): boolean => rule.for === 'everyone' && counting.losers === 'counted';
  const others = bind(inForce.filter(forOthers));
  return {
    unit: 'points',
    winner,
    others,
    winnerExcludes: winner.some((rule) => rule.excludes.length > 0),
    othersExclude: others.some((rule) => rule.excludes.length > 0),
    limit: limit ?? Infinity,
    claimedKongsConcealed: counting.claimedKongs === 'concealed-for-doublings',
    othersShowTiles: set.rules.some((rule) => forOthers(rule) && predicatesOf(rule.when).some((name) => name in TILE_PREDICATES)),
    onlyTile: inForce.some((rule) => predicatesOf(rule.when).includes('only-tile')),
    freeForms,
    conditionalForms: bindForms(inForce, freeForms),
    idleWinner: idle.map(bindIdle),
    idleOthers: idle.filter(forOthers).map(bindIdle),
  };
}

/** The forms that rules make winning hands, each once. */
function bindForms(rules: readonly Rule[], freeForms: number): readonly ConditionalForm[] {
  const forms = [...new Set(rules.map((rule) => formIndex(rule.form)))];
  return forms
    .filter((form) => form >= 0 && ((freeForms >> form) & 1) === 0)
    .map((form) => ({
      form,
      pools: joinPools(rules.filter((rule) => formIndex(rule.form) === form).map((rule) => poolsOf(rule.when))),
    }));
}

function bindIdle(rule: Rule): IdleRule {
  return {
    test: bindCondition(rule.when),
    suppressed: { rule, by: rule.enabledBy as string, reason: 'switched-off' },
  };
}

/** What a rule is worth, in points, doublings, or the points that a limit hand scores. */
function worthOf(rule: Rule, options: Options, limitHand: number, halfLimit: 'down' | 'nearest'): number {
  const { value } = rule;
  if ('points' in value) return resolveAmount(value.points, options);
  if ('doublings' in value) return resolveAmount(value.doublings, options);
  // A compiled set that counts points has no rule worth fan.
  const { limit } = value as { readonly limit: number };
  return halfLimit === 'down' ? Math.floor(limitHand * limit) : Math.round(limitHand * limit);
}

function bindRule(rule: Rule, rules: readonly Rule[], worth: number, options: Options): PointsRule {
  return {
    rule,
    kind: 'points' in rule.value ? 'points' : 'doublings' in rule.value ? 'doubling' : 'limit',
    test: bindCondition(rule.when),
    value: worth,
    each: rule.per === 'each',
    form: formIndex(rule.form),
    excludes: (rule.excludes ?? []).flatMap(({ rule: id, scope, unless, form }) => {
      const place = rules.findIndex((other) => other.id === id);
      const excluded = rules[place];
      if (excluded === undefined || (unless !== undefined && options[unless] === true)) return [];
      const suppressed: Suppressed = { rule: excluded, by: rule.id, reason: 'excluded' };
      return [{ place, scope, form: formIndex(form), suppressed }];
    }),
  };
}

function formIndex(form: Form | undefined): number {
  return form === undefined ? -1 : FORMS.indexOf(form);
}

/** The same rules, each before those that it excludes; otherwise in the order given. There are no cycles: compiled. */
function excludersFirst(rules: readonly Rule[]): readonly Rule[] {
  const sorted: Rule[] = [];
  const visit = (rule: Rule): void => {
    if (sorted.includes(rule)) return;
    for (const other of rules) if (other.excludes?.some((exclusion) => exclusion.rule === rule.id) === true) visit(other);
    sorted.push(rule);
  };
  rules.forEach(visit);
  return sorted;
}
