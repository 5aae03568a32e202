import type { RulesetDescription, RulesetList } from '../contract/ruleset.ts';
import type { OptionDefinition, Rule, RuleValue } from '../engine/rules/types.ts';
import { labelsOf } from '../words/index.ts';
import type { Words } from './languages.ts';
import type { KnownSet, Rulesets } from './rulesets.ts';

/** All rule sets with their options and rules, in the words of a language. */
export function listRulesets(rulesets: Rulesets, words: Words): RulesetList {
  return rulesets.all().map((known) => describeRuleset(known, words));
}

/** A rule set with its options and rules, in the words of a language. */
export function describeRuleset({ set, hash }: KnownSet, words: Words): RulesetDescription {
  return {
    id: set.id,
    edition: set.edition,
    hash,
    label: words.label(set.id, set.label),
    labels: labelsOf(set.id, set.label),
    description: words.label(`description.${set.id}`, set.description),
    source: set.source,
    unit: set.counting.unit,
    options: set.options.map((option) => describeOption(option, set.rules, words)),
    rules: set.rules.map((rule) => describeRule(rule, set.options, words)),
  };
}

export type OptionDescription = RulesetDescription['options'][number];
export type RuleDescription = RulesetDescription['rules'][number];

/** An option in the words of a language. */
export function describeOption(option: OptionDefinition, rules: readonly Rule[], words: Words): OptionDescription {
  const { name, type, default: standard } = option;
  return {
    name,
    type,
    default: standard,
    range: rangeOf(option, rules),
    meaning: words.label(`option.${name}`, option.meaning),
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

/** A rule in the words of a language. */
export function describeRule(rule: Rule, options: readonly OptionDefinition[], words: Words): RuleDescription {
  const { id, enabledBy } = rule;
  const list = options.find(({ name }) => name === enabledBy)?.default;
  return {
    id,
    label: words.label(id, rule.label),
    labels: labelsOf(id, rule.label),
    value: worthOf(rule.value),
    for: rule.for,
    per: rule.per,
    definition: rule.definition,
    example: rule.example ?? null,
    source: rule.source,
    excludes: (rule.excludes ?? []).map((exclusion) => ({ rule: exclusion.rule, scope: exclusion.scope })),
    enabledBy: enabledBy ?? null,
    enabled: enabledBy === undefined || (Array.isArray(list) && list.includes(id)),
  };
}

function worthOf(value: RuleValue): RuleDescription['value'] {
  const [[unit, amount] = ['points', 0]] = Object.entries(value) as [string, number | { readonly option: string }][];
  return typeof amount === 'number' ? { unit, amount, option: null } : { unit, amount: null, option: amount.option };
}
