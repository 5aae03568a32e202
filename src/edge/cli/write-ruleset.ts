import type { CardGroup, RuleCard } from '../../service/rule-card.ts';

/** A rule card for a reader: how it is played, the options by the names that `--option` takes, everything that counts. */
export function writeRuleset(id: string, card: RuleCard): string {
  const { title, description, facts, options, groups, penalties, left, legend, edition, hash, source } = card;
  return [
    [`${id}: ${title}`, description],
    ...facts.map((part) => [part.title, ...part.sentences.map(({ text }) => `  ${text}`)]),
    options.entries.length === 0 ? [] : [options.title, ...options.entries.map(writeOption)],
    ...groups.map(writeGroup),
    penalties.entries.length === 0 ? [] : [penalties.title, ...penalties.entries.map(({ label, terms }) => `  ${label}${terms === null ? '' : `: ${terms}`}`)],
    left.labels.length === 0 ? [] : [`${left.title}: ${left.labels.join(', ')}`],
    [...(legend === null ? [] : [legend]), `${source}. ${edition}, ${hash}`],
  ]
    .filter((part) => part.length > 0)
    .map((part) => part.join('\n'))
    .join('\n\n');
}

function writeOption({ name, label, value, otherwise }: RuleCard['options']['entries'][number]): string {
  return `  ${name.padEnd(24)} ${label}: ${value}${otherwise === null ? '' : ` (${otherwise})`}`;
}

function writeGroup({ title, rules }: CardGroup): string[] {
  return [title, ...rules.map(({ label, worth, each }) => `  ${label}: ${worth}${each === null ? '' : ` ${each}`}`)];
}
