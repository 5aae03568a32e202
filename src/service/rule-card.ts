import type { ReadyRules } from '../engine/rules/ready.ts';
import type { Options, Rule } from '../engine/rules/types.ts';
import { isInForce, resolveAmount } from '../engine/rules/amounts.ts';
import type { Words } from './languages.ts';

/** What was agreed before a game, to be printed on one page. */
export interface RuleCard {
  readonly language: string;
  readonly title: string;
  readonly description: string;
  readonly edition: string;
  readonly hash: string;
  readonly options: readonly { readonly name: string; readonly value: string; readonly meaning: string }[];
  /** Rules in force, the dearest first; by what they are worth. */
  readonly groups: readonly { readonly worth: string; readonly rules: readonly CardRule[] }[];
  /** Rules that the options leave out. */
  readonly left: readonly string[];
}

export interface CardRule {
  readonly label: string;
  readonly definition: string;
  readonly winnerOnly: boolean;
  readonly each: boolean;
}

/** The card of a rule set under its options, in the words of a language. */
export function drawCard({ set, hash, options }: ReadyRules, words: Words): RuleCard {
  const inForce = set.rules.filter((rule) => isInForce(rule, options));
  const groups = new Map<string, Rule[]>();
  for (const rule of inForce.toSorted((a, b) => rankOf(b, options) - rankOf(a, options))) {
    const worth = sayWorth(rule, options, words);
    const group = groups.get(worth);
    if (group === undefined) groups.set(worth, [rule]);
    else group.push(rule);
  }
  return {
    language: words.language,
    title: words.label(set.id, set.label),
    description: words.label(`description.${set.id}`, set.description),
    edition: set.edition,
    hash,
    options: set.options.map(({ name, meaning }) => ({
      name,
      value: sayOption(options[name], set.rules, words),
      meaning: words.label(`option.${name}`, meaning),
    })),
    groups: [...groups].map(([worth, rules]) => ({ worth, rules: rules.map((rule) => cardRule(rule, words)) })),
    left: set.rules.filter((rule) => !inForce.includes(rule)).map((rule) => words.label(rule.id, rule.label)),
  };
}

function cardRule(rule: Rule, words: Words): CardRule {
  return {
    label: words.label(rule.id, rule.label),
    definition: rule.definition,
    winnerOnly: rule.for === 'winner',
    each: rule.per === 'each',
  };
}

/** Limits before doublings before points; fans by their number. */
function rankOf({ value }: Rule, options: Options): number {
  if ('limit' in value) return 2_000_000 + value.limit;
  if ('doublings' in value) return 1_000_000 + resolveAmount(value.doublings, options);
  return resolveAmount('points' in value ? value.points : value.fan, options);
}

function sayWorth({ value }: Rule, options: Options, words: Words): string {
  if ('limit' in value) return value.limit === 1 ? 'limit' : `limit × ${value.limit}`;
  if ('doublings' in value) return words.amount('doublings', resolveAmount(value.doublings, options));
  return 'points' in value
    ? words.amount('points', resolveAmount(value.points, options))
    : words.amount('fan', resolveAmount(value.fan, options));
}

function sayOption(value: Options[string] | undefined, rules: readonly Rule[], words: Words): string {
  if (value === null || value === undefined) return '–';
  if (typeof value === 'boolean') return value ? '✓' : '–';
  if (typeof value !== 'object') return String(value);
  const labels = value.map((id) => rules.find((rule) => rule.id === id)).map((rule) => (rule === undefined ? '' : words.label(rule.id, rule.label)));
  return labels.length === 0 ? '–' : labels.join(', ');
}
