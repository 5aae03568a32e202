import type { RulesetDescription, RulesetList } from '../contract/ruleset.ts';
import { isExclusionInForce, isInForce, resolveAmount } from '../engine/rules/amounts.ts';
import { isOn, standardOptions } from '../engine/rules/options.ts';
import { dealerStays, roundsOf } from '../engine/rules/play.ts';
import type { Counting, Penalty, RuleSet } from '../engine/rules/rule-set.ts';
import type { Amount, Exclusion, OptionDefinition, Options, Rule, RuleValue } from '../engine/rules/types.ts';
import { labelsOf } from '../words/index.ts';
import { definitionsOf, optionLabelId, optionNames } from '../words/set-texts.ts';
import type { Defined } from '../words/set-texts.ts';
import type { Words } from './languages.ts';
import type { KnownSet, Rulesets } from './rulesets.ts';

/** All rule sets with everything that they hold, in the words of a language. */
export function listRulesets(rulesets: Rulesets, words: Words): RulesetList {
  return rulesets.all().map((known) => describeRuleset(known, words));
}

/** A rule set with everything that it holds, in the words of a language; what options decide as it is by default. */
export function describeRuleset({ set, hash }: KnownSet, words: Words): RulesetDescription {
  const options = standardOptions(set);
  const { counting, settlement, play, players, kongs, forms } = set;
  const described = words.text(`description.${set.id}`, set.description);
  return {
    id: set.id,
    edition: set.edition,
    hash,
    label: words.label(set.id, set.label),
    labels: labelsOf(set.id, set.label),
    description: described.text,
    descriptions: labelsOf(`description.${set.id}`, set.description),
    lang: described.language,
    source: set.source,
    unit: counting.unit,
    players: resolveAmount(players, options),
    bonusTiles: isOn(set.bonusTiles, options),
    kongs,
    forms,
    minimum: 'minimum' in counting ? counting.minimum : null,
    limit: limitOf(counting, options),
    counting: { ...counting },
    settlement: { ...settlement },
    dealer: dealerStays(play, options) ? 'stays' : 'passes',
    rounds: finite(roundsOf(play, options)),
    times: set.times ?? null,
    play: { ...play },
    options: set.options.map((option) => describeOption(option, set, words)),
    rules: set.rules.map((rule) => describeRule(rule, options, words)),
    penalties: set.penalties.map((penalty) => describePenalty(penalty, words)),
  };
}

export type OptionDescription = RulesetDescription['options'][number];
export type RuleDescription = RulesetDescription['rules'][number];

function limitOf(counting: Counting, options: Options): number | null {
  if (!('limit' in counting) || counting.limit === null) return null;
  const limit = options[counting.limit.option];
  return typeof limit === 'number' ? limit : null;
}

function finite(number: number): number | null {
  return Number.isFinite(number) ? number : null;
}

/** An option of a set in the words of a language. */
export function describeOption(option: OptionDefinition, set: RuleSet, words: Words): OptionDescription {
  const { name, type } = option;
  const means = words.text(`option.${name}`, option.meaning);
  return {
    name,
    label: words.option(option),
    labels: labelsOf(optionLabelId(option), optionNames(option)),
    type,
    default: standardOptions(set)[name],
    range: rangeOf(option, set.rules),
    meaning: means.text,
    meanings: labelsOf(`option.${name}`, option.meaning),
    lang: means.language,
    source: option.source ?? null,
    ...('onlyWith' in option ? { onlyWith: option.onlyWith } : {}),
  };
}

function rangeOf(option: OptionDefinition, rules: readonly Rule[]): OptionDescription['range'] {
  switch (option.type) {
    case 'boolean':
      return { values: [false, true] };
    case 'integer':
      return { min: option.min, max: option.max, nullable: option.nullable ?? false };
    case 'enum':
      return { values: option.values };
    case 'rules':
      return { values: rules.filter(({ enabledBy }) => enabledBy === option.name).map(({ id }) => id) };
  }
}

/**
 * A rule in the words of a language.
 * @param options the values in force when nothing is agreed
 */
export function describeRule(rule: Rule, options: Options, words: Words): RuleDescription {
  const { id } = rule;
  return {
    id,
    label: words.label(id, rule.label),
    labels: labelsOf(id, rule.label),
    value: worthOf(rule.value),
    for: rule.for,
    per: rule.per,
    ...define(rule, words),
    example: rule.example ?? null,
    source: rule.source,
    excludes: (rule.excludes ?? []).map((exclusion) => describeExclusion(exclusion, options)),
    enabledBy: rule.enabledBy ?? null,
    enabled: isInForce(rule, options),
    form: rule.form ?? null,
  };
}

function describeExclusion(exclusion: Exclusion, options: Options): RuleDescription['excludes'][number] {
  const { rule, scope, unless, form } = exclusion;
  return { rule, scope, form: form ?? null, unless: unless ?? null, enabled: isExclusionInForce(exclusion, options) };
}

function define(defined: Defined, words: Words): Pick<RuleDescription, 'definition' | 'definitions' | 'lang'> {
  const { text, language } = words.definition(defined);
  return { definition: text, definitions: definitionsOf(defined), lang: language };
}

function worthOf(value: RuleValue): RuleDescription['value'] {
  const [[unit, amount] = ['points', 0]] = Object.entries<Amount>(value);
  return { unit, ...writeAmount(amount) };
}

function writeAmount(amount: Amount): { readonly amount: number | null; readonly option: string | null } {
  return typeof amount === 'number' ? { amount, option: null } : { amount: null, option: amount.option };
}

function describePenalty(penalty: Penalty, words: Words): RulesetDescription['penalties'][number] {
  const { id, label, source, amount, to } = penalty;
  return {
    id,
    label: words.label(id, label),
    labels: labelsOf(id, label),
    ...define(penalty, words),
    source,
    ...(amount === undefined ? { amount: null, option: null } : writeAmount(amount)),
    to: to ?? null,
  };
}
