import { canonicalJson } from '../engine/rules/canonical.ts';
import { isInForce, resolveAmount } from '../engine/rules/amounts.ts';
import { standardOptions } from '../engine/rules/options.ts';
import type { ReadyRules } from '../engine/rules/ready.ts';
import type { OptionDefinition, OptionValue, Options, Rule } from '../engine/rules/types.ts';
import { cardWordsFor, isCardKey } from '../words/card/index.ts';
import type { SayOnCard } from '../words/card/index.ts';
import { cardFacts } from './card-facts.ts';
import type { CardFacts } from './card-facts.ts';
import type { Words } from './languages.ts';

/** What was agreed before a game, to be printed on one or two pages. */
export interface RuleCard {
  readonly language: string;
  readonly title: string;
  readonly description: string;
  readonly edition: string;
  readonly hash: string;
  readonly source: string;
  readonly facts: readonly CardFacts[];
  readonly options: CardOptions;
  /** Rules in force, by what they are worth and for whom. */
  readonly groups: readonly CardGroup[];
  readonly penalties: { readonly title: string; readonly entries: readonly CardPenalty[] };
  /** Rules that the options leave out. */
  readonly left: { readonly title: string; readonly labels: readonly string[] };
  /** What the marks beside rules mean; null where there are none. */
  readonly legend: string | null;
  /** Said once where the rest is in another language: that definitions are in English; null where there is nothing to say. */
  readonly english: string | null;
}

interface CardOptions {
  readonly title: string;
  readonly entries: readonly {
    readonly name: string;
    readonly value: string;
    /** What it would be if nothing had been agreed, in a sentence; null where it is that. */
    readonly otherwise: string | null;
    readonly label: string;
  }[];
}

export interface CardGroup {
  readonly title: string;
  readonly rules: readonly CardRule[];
}

export interface CardRule {
  readonly id: string;
  readonly label: string;
  /** A number in the unit that the group names, or a share of the limit. */
  readonly worth: string;
  /** The mark of a rule that counts for each set or tile that shows it; null for the others. */
  readonly each: string | null;
  readonly definition: CardText;
  /** Tiles that show it, as a line of a hand. */
  readonly example: string | null;
}

interface CardPenalty {
  readonly id: string;
  readonly label: string;
  /** How much to whom; null for a penalty that is a way to pay. */
  readonly terms: string | null;
  readonly definition: CardText;
}

/** A text that there may be in English only. */
export interface CardText {
  readonly text: string;
  readonly language: string;
}

/** The card of a rule set under its options, in the words of a language. */
export function drawCard(ready: ReadyRules, words: Words): RuleCard {
  const { set, hash, options } = ready;
  const say = cardWordsFor(words.language);
  const inForce = set.rules.filter((rule) => isInForce(rule, options));
  const penalties = cardPenalties(ready, words, say);
  const groups = groupRules(inForce, options, words, say);
  const texts = [...groups.flatMap(({ rules }) => rules), ...penalties].map(({ definition }) => definition);
  return {
    language: words.language,
    title: words.label(set.id, set.label),
    description: words.label(`description.${set.id}`, set.description),
    edition: say('edition', { edition: set.edition }),
    hash,
    source: words.label(`source.${set.id}`, { en: set.source }),
    facts: cardFacts(ready, say),
    options: { title: say('title.options'), entries: set.options.filter((option) => hasMeaning(option, options)).map((option) => cardOption(option, ready, words, say)) },
    groups,
    penalties: { title: say('title.penalties'), entries: penalties },
    left: { title: say('title.left'), labels: set.rules.filter((rule) => !inForce.includes(rule)).map((rule) => words.label(rule.id, rule.label)) },
    legend: inForce.some(({ per }) => per === 'each') ? say('eachMeans') : null,
    english: texts.some(({ language }) => language !== words.language) ? say('englishOnly') : null,
  };
}

/** The sections of a set of points in the order of counting; fans the dearest first. */
function groupRules(rules: readonly Rule[], options: Options, words: Words, say: SayOnCard): readonly CardGroup[] {
  const fans = new Set(rules.map((rule) => fanOf(rule, options)).filter((fan) => fan !== undefined));
  const ofPoints = (title: Parameters<SayOnCard>[0], unit: 'points' | 'doublings' | 'limit', who?: Rule['for']): CardGroup => {
    const members = rules.filter((rule) => unit in rule.value && (who === undefined || rule.for === who));
    return { title: say(title), rules: members.map((rule) => cardRule(rule, options, words, say)) };
  };
  return [
    ofPoints('points.everyone', 'points', 'everyone'),
    ofPoints('points.winner', 'points', 'winner'),
    ofPoints('doublings.everyone', 'doublings', 'everyone'),
    ofPoints('doublings.winner', 'doublings', 'winner'),
    ofPoints('limits', 'limit'),
    ...[...fans].sort((a, b) => b - a).map((fan) => ({
      title: words.amount('fan', fan),
      rules: rules.filter((rule) => fanOf(rule, options) === fan).map((rule) => cardRule(rule, options, words, say)),
    })),
  ].filter((group) => group.rules.length > 0);
}

function fanOf({ value }: Rule, options: Options): number | undefined {
  return 'fan' in value ? resolveAmount(value.fan, options) : undefined;
}

function cardRule(rule: Rule, options: Options, words: Words, say: SayOnCard): CardRule {
  return {
    id: rule.id,
    label: words.label(rule.id, rule.label),
    worth: sayWorth(rule, options, say),
    each: rule.per === 'each' ? say('each') : null,
    definition: words.definition(rule),
    example: rule.example ?? null,
  };
}

function sayWorth({ value }: Rule, options: Options, say: SayOnCard): string {
  if (!('limit' in value)) return String(resolveAmount('doublings' in value ? value.doublings : 'points' in value ? value.points : value.fan, options));
  return value.limit === 1 ? say('limit') : say('shareOfLimit', { share: value.limit === 0.5 ? '½' : String(value.limit) });
}

/** Whether an option means anything beside the others: some do only while another has a certain value. */
function hasMeaning(option: OptionDefinition, options: Options): boolean {
  const { onlyWith } = 'onlyWith' in option ? option : {};
  return onlyWith === undefined || Object.entries(onlyWith).every(([name, value]) => options[name] === value);
}

function cardOption(option: OptionDefinition, { set, options }: ReadyRules, words: Words, say: SayOnCard): CardOptions['entries'][number] {
  const said = (value: OptionValue | undefined): string => sayOption(value, option, set.rules, say);
  const value = options[option.name];
  const standard = standardOptions(set)[option.name];
  return {
    name: option.name,
    value: said(value),
    otherwise: canonicalJson(value) === canonicalJson(standard) ? null : say('agreed', { standard: said(standard) }),
    label: words.option(option),
  };
}

/** What a rule is worth with its unit: "4 points", "limit". */
export function sayUnit(rule: Rule, options: Options, words: Words, say: SayOnCard): string {
  const { value } = rule;
  if ('limit' in value) return sayWorth(rule, options, say);
  const [unit, amount] = 'points' in value ? (['points', value.points] as const) : 'doublings' in value ? (['doublings', value.doublings] as const) : (['fan', value.fan] as const);
  return words.amount(unit, resolveAmount(amount, options));
}

/** Of a list of rules only how many of them are played: the rest of the card tells which. */
export function sayOption(value: OptionValue | undefined, { name }: OptionDefinition, rules: readonly Rule[], say: SayOnCard): string {
  if (value === null || value === undefined) return say('noLimit');
  if (typeof value === 'boolean') return say(value ? 'yes' : 'no');
  if (typeof value === 'string') return isCardKey(value) ? say(value) : value;
  if (typeof value === 'number') return String(value);
  return value.length === 0 ? say('none') : `${value.length}/${rules.filter(({ enabledBy }) => enabledBy === name).length}`;
}

/** The penalties of a set under its options. */
export function cardPenalties({ set, options }: ReadyRules, words: Words, say: SayOnCard): readonly CardPenalty[] {
  return set.penalties.map(({ id, label, amount, to, ...defined }) => ({
    id,
    label: words.label(id, label),
    terms: amount === undefined || to === undefined ? null : say(`penalty.${to}`, { amount: resolveAmount(amount, options) }),
    definition: words.definition(defined),
  }));
}
