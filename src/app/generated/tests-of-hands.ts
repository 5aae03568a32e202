import { predicateNames } from '../../engine/predicates/registry.ts';
import type { RuleSet } from '../../engine/rules/rule-set.ts';
import { COUNTING_UNITS } from '../../engine/rules/vocabulary.ts';
import { code, sections, table } from './markdown.ts';

/** A test of hands that rules may name. */
export interface TestOfHands {
  readonly name: string;
  /** Sets that count in this unit may use it. */
  readonly unit: (typeof COUNTING_UNITS)[number];
  /** What it takes: the definition of a built-in rule that asks for nothing else; null where no rule does. */
  readonly meaning: string;
}

/** What tests mean that no built-in rule uses by themselves. */
const MEANINGS: Readonly<Record<string, string>> = {
  dealer: 'The player is East.',
  'won-on-a-discard': 'The winning tile was claimed from a discard.',
  'won-by-own-tiles': 'The winning tile was drawn, or the hand was dealt complete.',
  'pungs-of-winds': 'Three or four winds alike, of any wind.',
  'four-concealed-pungs': 'Four concealed pungs or kongs.',
  'no-chow': 'There is no chow in the hand.',
  'four-sets-and-a-pair': 'The hand is four sets and a pair.',
  'only-terminals': 'All tiles are 1 or 9 of a suit.',
  'seven-pairs': 'The hand is read as seven pairs.',
  'all-sets-concealed-before-the-last-tile': 'No exposed set but the one that the winning tile may have completed.',
};

/** Every test by name, with what it means. */
export function describeTests(sets: readonly RuleSet[]): readonly TestOfHands[] {
  const definitions = new Map<string, string>();
  for (const { when, definition } of sets.flatMap(({ rules }) => rules)) {
    if (typeof when === 'string' && !definitions.has(when)) definitions.set(when, definition);
  }
  return COUNTING_UNITS.flatMap((unit) =>
    predicateNames(unit).map((name) => ({ name, unit, meaning: MEANINGS[name] ?? definitions.get(name) ?? winningTile(name) })),
  );
}

/** @throws where a test was added and nobody says what it means */
function winningTile(name: string): string {
  const tile = /^winning-tile-(\w\w)$/.exec(name)?.[1];
  if (tile === undefined) throw new Error(`what does ${name} mean?`);
  return `The deal was won with ${tile}.`;
}

/** The tests as a page for those who write overlays. */
export function testsOfHands(sets: readonly RuleSet[]): string {
  const tests = describeTests(sets);
  const tableOf = (unit: TestOfHands['unit']): string =>
    table(['Test', 'True when'], tests.filter((test) => test.unit === unit && !test.name.startsWith('winning-tile-')).map(({ name, meaning }) => [code(name), meaning]));
  return sections(
    '# Tests of hands',
    `What a rule may name in ${code('when')}: one test, or ${code('all')}, ${code('any')} or ${code('not')} of several. Made from the code by ${code('npm run generate')}.`,
    '## In sets that count points',
    tableOf('points'),
    `Besides, one for each tile that won: ${code('winning-tile-1m')} to ${code('winning-tile-9m')}, ${code('…p')}, ${code('…s')} and ${code('winning-tile-1z')} (East) to ${code('winning-tile-7z')} (red dragon).`,
    '## In sets that count fans',
    tableOf('fan'),
  );
}
