import { isInForce } from '../engine/rules/amounts.ts';
import { canonicalJson } from '../engine/rules/canonical.ts';
import type { MemberChange, RuleSetDiff } from '../engine/rules/diff.ts';
import type { ReadyRules } from '../engine/rules/ready.ts';
import type { OptionDefinition, Rule } from '../engine/rules/types.ts';
import { cardWordsFor } from '../words/card/index.ts';
import type { SayOnCard } from '../words/card/index.ts';
import { cardFacts } from './card-facts.ts';
import type { CardSentence } from './card-facts.ts';
import type { Words } from './languages.ts';
import { cardPenalties, sayOption, sayUnit } from './rule-card.ts';

/** A rule set with its defaults, and how it is spoken of. */
interface Side {
  readonly ready: ReadyRules;
  readonly words: Words;
  readonly say: SayOnCard;
}

/**
 * What is different for players, in whole sentences: how the game is played and paid first, then the rules in the order
 * in which they are counted. What an option decides is told as it is by default.
 */
export function tellDifference({ rules, options }: RuleSetDiff, before: ReadyRules, after: ReadyRules, words: Words): readonly string[] {
  const say = cardWordsFor(words.language);
  const there: Side = { ready: before, words, say };
  const here: Side = { ready: after, words, say };
  const told = [
    ...factsOf(there, here),
    ...options.changed.flatMap((change) => optionChange(change, there, here)),
    ...options.added.flatMap((option) => (option.type === 'rules' ? [] : [say('diff.newOption', aboutOption(option, here))])),
    ...options.removed.flatMap((option) => (option.type === 'rules' ? [] : [say('diff.noOption', aboutOption(option, there))])),
    ...rules.changed.flatMap((change) => ruleChange(change, there, here)),
    ...switchedOf(rules, there, here),
    ...rules.added.map((rule) => say(isInForce(rule, after.options) ? 'diff.added' : 'diff.addedOff', aboutRule(rule, here))),
    ...rules.removed.map((rule) => say('diff.removed', aboutRule(rule, there))),
    ...penaltiesOf(there, here),
  ];
  return told.length === 0 ? [say('diff.same')] : told;
}

/** Sentences about the game that only one of the sets has. */
function factsOf(there: Side, here: Side): readonly string[] {
  const old = cardFacts(there.ready, there.say);
  return cardFacts(here.ready, here.say).flatMap(({ title, sentences }, i) => {
    const known = (old[i]?.sentences ?? []).filter(isRule);
    const now = sentences.filter(isRule);
    const said = now.flatMap(({ topic, text: after }) => {
      const before = known.find((other) => other.topic === topic)?.text;
      if (before === undefined) return [after];
      return before === after ? [] : [here.say('diff.instead', { after, before })];
    });
    const gone = known.filter(({ topic }) => !now.some((other) => other.topic === topic));
    return [...said, ...gone.map(({ text: before }) => here.say('diff.noLonger', { before }))].map((sentence) => `${title}: ${sentence}`);
  });
}

/** No remark, but something that is played. */
function isRule({ topic }: CardSentence): boolean {
  return topic !== null;
}

function optionChange({ before, after }: MemberChange<OptionDefinition>, there: Side, here: Side): readonly string[] {
  // Of a list of rules the rules themselves tell.
  if (after.type === 'rules' || canonicalJson(before.default) === canonicalJson(after.default)) return [];
  return [here.say('diff.option', { ...aboutOption(after, here), before: aboutOption(before, there).after })];
}

function aboutOption(option: OptionDefinition, { ready, words, say }: Side): { readonly label: string; readonly meaning: string; readonly after: string } {
  const after = sayOption(ready.options[option.name], option, ready.set.rules, say);
  return { label: words.option(option), meaning: words.label(`option.${option.name}`, option.meaning), after };
}

function ruleChange({ before, after, fields }: MemberChange<Rule>, there: Side, here: Side): readonly string[] {
  const { say } = here;
  const { label, worth, definition } = aboutRule(after, here);
  const old = aboutRule(before, there);
  const names = new Set(fields.map(({ field }) => field));
  const takes = names.has('when') && before.definition !== after.definition;
  return [
    ...(worth === old.worth ? [] : [say('diff.worth', { label, after: worth, before: old.worth })]),
    ...(names.has('for') ? [say(`diff.${after.for}`, { label })] : []),
    ...(names.has('per') ? [say(`diff.${after.per}`, { label })] : []),
    ...(takes ? [say('diff.takes', { label, after: definition, before: old.definition })] : []),
    ...(names.has('excludes') ? [say('diff.beside', { label })] : []),
  ];
}

/** Rules that both sets have and that only one of them plays unless something else is agreed. */
function switchedOf({ added }: RuleSetDiff['rules'], there: Side, here: Side): readonly string[] {
  const old = new Map(there.ready.set.rules.map((rule) => [rule.id, rule]));
  const fresh = new Set(added);
  return here.ready.set.rules.flatMap((rule) => {
    const other = old.get(rule.id);
    if (other === undefined || fresh.has(rule)) return [];
    const now = isInForce(rule, here.ready.options);
    if (now === isInForce(other, there.ready.options)) return [];
    return [here.say(now ? 'diff.played' : 'diff.notPlayed', aboutRule(rule, here))];
  });
}

function aboutRule(rule: Rule, { ready, words, say }: Side): { readonly label: string; readonly worth: string; readonly definition: string } {
  return { label: words.label(rule.id, rule.label), worth: sayUnit(rule, ready.options, words, say), definition: words.definition(rule).text };
}

function penaltiesOf(there: Side, here: Side): readonly string[] {
  const old = cardPenalties(there.ready, there.words, there.say);
  const now = cardPenalties(here.ready, here.words, here.say);
  const fresh = now.filter((penalty) => !old.some((other) => canonicalJson(other) === canonicalJson(penalty)));
  const gone = old.filter(({ label }) => !now.some((other) => other.label === label));
  return [
    ...fresh.map(({ label, terms, definition }) => here.say('diff.penalty', { label, terms: terms ?? '', definition: definition.text }).replace(/: \. /, ': ')),
    ...gone.map(({ label }) => here.say('diff.noPenalty', { label })),
  ];
}
