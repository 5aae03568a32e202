import { bindRules } from '../../engine/rules/bind.ts';
import { isInForce } from '../../engine/rules/amounts.ts';
import type { ReadyRules } from '../../engine/rules/ready.ts';
import type { RuleSet } from '../../engine/rules/rule-set.ts';
import type { Exclusion, OptionDefinition, Rule } from '../../engine/rules/types.ts';
import { chooseWords } from '../../service/languages.ts';
import { drawCard } from '../../service/rule-card.ts';
import type { CardGroup, CardRule } from '../../service/rule-card.ts';
import { drawExample } from './glyphs.ts';
import { code, sections, table } from './markdown.ts';
import { workedDeal } from './worked-deals.ts';

const ENGLISH = chooseWords(undefined, 'en');

/** A rule set as a book for players: everything it counts, in tables, with tiles. */
export function ruleBook(set: RuleSet): string {
  const standard = bind(set, undefined);
  const card = drawCard(standard, ENGLISH);
  // With everything switched on every rule is in its group.
  const groups = drawCard(bind(set, everything(set)), ENGLISH).groups;
  return sections(
    `# ${card.title}`,
    card.description,
    `Rule set ${code(set.id)}, edition ${set.edition}. Made from the rule set itself by ${code('npm run generate')}; change it there. As a card to be printed: ${code(`GET /v1/rulesets/${set.id}/card`)}.`,
    '## How it is played',
    card.facts.map(({ title, sentences }) => `- **${title}.** ${sentences.map(({ text }) => text).join(' ')}`).join('\n'),
    '## What counts',
    intro(set),
    ...groups.flatMap((group) => [`### ${group.title}`, groupTable(group, standard)]),
    ...penaltiesOf(set),
    '## Options',
    optionsOf(set),
    '## A deal counted',
    workedDeal(standard),
    '## Sources',
    sourcesOf(set),
  );
}

function bind(set: RuleSet, options: Readonly<Record<string, unknown>> | undefined): ReadyRules {
  const bound = bindRules(set, '', options);
  if ('ready' in bound) return bound.ready;
  throw new Error(`${set.id}: ${JSON.stringify(bound.findings)}`);
}

/** Options that switch every rule on. */
function everything(set: RuleSet): Readonly<Record<string, unknown>> {
  return Object.fromEntries(
    set.options.flatMap((option) => {
      const switched = switchedBy(option, set);
      return switched.length === 0 ? [] : [[option.name, option.type === 'rules' ? switched.map(({ id }) => id) : true]];
    }),
  );
}

function switchedBy({ name }: OptionDefinition, { rules }: RuleSet): readonly Rule[] {
  return rules.filter(({ enabledBy }) => enabledBy === name);
}

function intro({ rules }: RuleSet): string {
  const each = rules.some(({ per }) => per === 'each') ? ' *Each*: once for each set, tile or combination that shows it.' : '';
  const switched = rules.some(({ enabledBy }) => enabledBy !== undefined) ? ' Rules that are *off* count only if that is agreed on, by the option named.' : '';
  return `Tiles show an example; a winning tile that matters stands last by itself, and the outer tiles of a concealed kong lie face down. Under the name is the id by which requests and overlays call the rule.${each}${switched}`;
}

function groupTable({ rules }: CardGroup, { set, options }: ReadyRules): string {
  const byId = new Map(set.rules.map((rule) => [rule.id, rule]));
  const shown = rules.flatMap((entry) => {
    const rule = byId.get(entry.id);
    return rule === undefined ? [] : [{ entry, rule }];
  });
  const excluding = shown.some(({ rule }) => rule.excludes !== undefined);
  const switched = shown.some(({ rule }) => rule.enabledBy !== undefined);
  const rows = shown.map(({ entry, rule }) => [
    `**${entry.label}**\n${code(entry.id)}`,
    worthOf(entry, rule),
    ...(switched ? [playedOf(rule, isInForce(rule, options))] : []),
    entry.example === null ? '' : `${drawExample(entry.example)}\n${code(entry.example)}`,
    entry.definition.text,
    ...(excluding ? [(rule.excludes ?? []).map((exclusion) => excludedOf(exclusion, byId)).join('; ')] : []),
  ]);
  return table(['Rule', 'Worth', ...(switched ? ['Played'] : []), 'Tiles', 'What it takes', ...(excluding ? ['Not counted beside it'] : [])], rows);
}

function worthOf({ worth, each }: CardRule, { value }: Rule): string {
  const [amount] = Object.values(value) as [number | { readonly option: string }];
  const decided = typeof amount === 'object' ? `\n(${code(amount.option)})` : '';
  return `${worth}${each === null ? '' : ' *each*'}${decided}`;
}

function playedOf({ enabledBy }: Rule, on: boolean): string {
  return enabledBy === undefined ? 'always' : `${on ? 'on' : 'off'}\n(${code(enabledBy)})`;
}

function excludedOf({ rule, scope, unless, form }: Exclusion, rules: ReadonlyMap<string, Rule>): string {
  const label = rules.get(rule)?.label.en ?? rule;
  const how = scope === 'sets' ? ' (of its own sets)' : scope === 'one' ? ' (one of them)' : '';
  return `${label}${how}${form === undefined ? '' : ` in ${form.replaceAll('-', ' ')}`}${unless === undefined ? '' : ` unless ${code(unless)}`}`;
}

function penaltiesOf(set: RuleSet): readonly string[] {
  const { penalties } = drawCard(bind(set, undefined), ENGLISH);
  if (penalties.entries.length === 0) return [];
  return ['## Penalties', table(['Penalty', 'Paid', 'For what'], penalties.entries.map(({ id, label, terms, definition }) => [`**${label}**\n${code(id)}`, terms ?? '', definition.text]))];
}

function optionsOf(set: RuleSet): string {
  const rows = set.options.map((option) => [`**${ENGLISH.option(option)}**\n${code(option.name)}`, defaultOf(option), rangeOf(option, set), meaningOf(option)]);
  return rows.length === 0 ? 'None.' : table(['Option', 'Default', 'Values', 'Meaning'], rows);
}

function defaultOf(option: OptionDefinition): string {
  if (option.type === 'rules') return option.default.length === 0 ? 'none' : 'those marked *on* above';
  return code(String(option.default));
}

function rangeOf(option: OptionDefinition, set: RuleSet): string {
  switch (option.type) {
    case 'boolean':
      return `${code('true')}, ${code('false')}`;
    case 'integer':
      return `whole number from ${option.min} to ${option.max}${option.nullable === true ? `, or ${code('null')} for none` : ''}`;
    case 'enum':
      return option.values.map((value) => code(String(value))).join(', ');
    case 'rules':
      return `list of ids: ${switchedBy(option, set).map(({ id }) => code(id)).join(', ')}`;
  }
}

function meaningOf(option: OptionDefinition): string {
  const only = 'onlyWith' in option ? Object.entries(option.onlyWith).map(([name, value]) => `${code(name)} is ${code(String(value))}`) : [];
  const sets = 'sets' in option ? Object.entries(option.sets).map(([value, settings]) => `${code(value)}: ${Object.entries(settings).map(([name, given]) => `${code(name)} ${String(given)}`).join(', ')}`) : [];
  const source = option.source === undefined ? [] : [`(${option.source})`];
  return [option.meaning.en, ...source, ...(only.length === 0 ? [] : [`Means something only while ${only.join(' and ')}.`]), ...sets].join('\n');
}

function sourcesOf({ source, rules }: RuleSet): string {
  const places = new Map<string, number>();
  for (const rule of rules) {
    const place = rule.source.replace(/ no\. \d+$/, '');
    places.set(place, (places.get(place) ?? 0) + 1);
  }
  return [...places].map(([place, count]) => `- ${place}${place === source && places.size === 1 ? '' : ` (${count} ${count === 1 ? 'rule' : 'rules'})`}`).join('\n');
}
