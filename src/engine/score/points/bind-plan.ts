import { TILE_PREDICATES } from '../../predicates/classical/tiles.ts';
import { isExclusionInForce, isInForce, resolveAmount } from '../../rules/amounts.ts';
import { bindCondition, predicatesOf } from '../../rules/condition.ts';
import { joinPools, poolsOf } from '../../rules/pools.ts';
import type { RuleSet } from '../../rules/rule-set.ts';
import type { Options, Rule } from '../../rules/types.ts';
import { FORMS } from '../../vocabulary.ts';
import type { Form } from '../../vocabulary.ts';
import type { ConditionalForm, IdleRule, PointsExclusion, PointsPlan, PointsRule } from './plan.ts';

type PointsCounting = Extract<RuleSet['counting'], { unit: 'points' }>;

/** What of a rule is the same under all options, so that the rules of many requests share it. */
interface PreparedRule {
  readonly rule: Rule;
  /** Ready to be tried as it is, unless its worth or what it excludes hangs on the options. */
  readonly ready: PointsRule;
  readonly idle: IdleRule;
  readonly fixed: boolean;
  readonly asksForOnlyTile: boolean;
  readonly asksForTiles: boolean;
}

const prepared = new WeakMap<RuleSet, readonly PreparedRule[]>();

/**
 * Works out everything about the rules that does not depend on a hand.
 * @param counting that of the set, which counts points
 */
export function bindPointsPlan(set: RuleSet, counting: PointsCounting, options: Options): PointsPlan {
  const limit = counting.limit === null ? null : (options[counting.limit.option] as number | null);
  const limitHandValue = counting.limitHandValue === null ? 0 : (options[counting.limitHandValue.option] as number);
  const inForce: PreparedRule[] = [];
  const idle: PreparedRule[] = [];
  for (const each of prepareRules(set)) (isInForce(each.rule, options) ? inForce : idle).push(each);
  const counts = ({ rule }: PreparedRule): boolean => rule.for === 'everyone' && counting.losers === 'counted';
  const others = inForce.filter(counts);
  const freeForms = set.forms.reduce((bits, form) => bits | (1 << FORMS.indexOf(form)), 1);
  const winnerRules = bindRules(inForce, options);
  const otherRules = bindRules(others, options);
  return {
    unit: 'points',
    winner: winnerRules,
    others: otherRules,
    winnerExcludes: winnerRules.some((rule) => rule.excludes.length > 0),
    othersExclude: otherRules.some((rule) => rule.excludes.length > 0),
    limit: limit ?? Infinity,
    limitHand: limit ?? limitHandValue,
    halfLimit: counting.halfLimit,
    claimedKongsConcealed: counting.claimedKongs === 'concealed-for-doublings',
    othersShowTiles: others.some((each) => each.asksForTiles) || idle.some((each) => each.asksForTiles && counts(each)),
    onlyTile: inForce.some((each) => each.asksForOnlyTile),
    freeForms,
    conditionalForms: bindForms(inForce, freeForms),
    idleWinner: idle.map((each) => each.idle),
    idleOthers: idle.filter(counts).map((each) => each.idle),
  };
}

function prepareRules(set: RuleSet): readonly PreparedRule[] {
  const known = prepared.get(set);
  if (known !== undefined) return known;
  const rules = excludersFirst(set.rules).map(prepareRule);
  prepared.set(set, rules);
  return rules;
}

function prepareRule(rule: Rule): PreparedRule {
  const { value } = rule;
  const names = predicatesOf(rule.when);
  const test = bindCondition(rule);
  const amount = 'points' in value ? value.points : 'doublings' in value ? value.doublings : (value as { readonly limit: number }).limit;
  return {
    rule,
    ready: {
      rule,
      kind: 'points' in value ? 'points' : 'doublings' in value ? 'doubling' : 'limit',
      test,
      value: typeof amount === 'number' ? amount : 0,
      each: rule.per === 'each',
      form: formIndex(rule.form),
      excludes: [],
    },
    idle: { test, suppressed: { rule, by: rule.enabledBy ?? '', reason: 'switched-off' } },
    fixed: typeof amount === 'number' && (rule.excludes ?? []).length === 0,
    asksForOnlyTile: names.includes('only-tile'),
    asksForTiles: names.some((name) => Object.hasOwn(TILE_PREDICATES, name)),
  };
}

/** The rules that count at all under the options, in their order. */
function bindRules(rules: readonly PreparedRule[], options: Options): readonly PointsRule[] {
  const counted: { readonly prepared: PreparedRule; readonly value: number }[] = [];
  for (const each of rules) {
    const value = each.fixed ? each.ready.value : worthOf(each, options);
    if (value > 0) counted.push({ prepared: each, value });
  }
  const places = new Map(counted.map((each, place) => [each.prepared.rule.id, place]));
  return counted.map(({ prepared: each, value }) =>
    each.fixed ? each.ready : { ...each.ready, value, excludes: bindExclusions(each.rule, rules, places, options) },
  );
}

function worthOf({ rule: { value }, ready }: PreparedRule, options: Options): number {
  if ('points' in value) return resolveAmount(value.points, options);
  return 'doublings' in value ? resolveAmount(value.doublings, options) : ready.value;
}

function bindExclusions(rule: Rule, rules: readonly PreparedRule[], places: ReadonlyMap<string, number>, options: Options): readonly PointsExclusion[] {
  return (rule.excludes ?? []).flatMap((exclusion) => {
    const { rule: id, scope, form } = exclusion;
    const place = places.get(id);
    if (place === undefined || !isExclusionInForce(exclusion, options)) return [];
    const excluded = rules.find((other) => other.rule.id === id)!.rule;
    return [{ place, scope, form: formIndex(form), suppressed: { rule: excluded, by: rule.id, reason: 'excluded' as const } }];
  });
}

/** The forms that rules make winning hands, each once. */
function bindForms(rules: readonly PreparedRule[], freeForms: number): readonly ConditionalForm[] {
  const forms = [...new Set(rules.map(({ ready }) => ready.form))];
  return forms
    .filter((form) => form >= 0 && ((freeForms >> form) & 1) === 0)
    .map((form) => ({
      form,
      pools: joinPools(rules.filter(({ ready }) => ready.form === form).map(({ rule }) => poolsOf(rule.when))),
    }));
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
