import { meaningOf } from '../../engine/predicates/meanings.ts';
import { predicateNames } from '../../engine/predicates/registry.ts';
import { COUNTING_UNITS } from '../../engine/rules/vocabulary.ts';
import { combinedTests } from './combined-tests.ts';
import { code, sections, table } from './markdown.ts';

/** A test of hands that rules may name. */
export interface TestOfHands {
  readonly name: string;
  /** Sets that count in this unit may use it. */
  readonly unit: (typeof COUNTING_UNITS)[number];
  /** What it takes. */
  readonly meaning: string;
}

/** Every test by name, with what it means. A fault where a test was added and nobody says what it means. */
export function describeTests(): readonly TestOfHands[] {
  return COUNTING_UNITS.flatMap((unit) =>
    predicateNames(unit).map((name) => {
      const meaning = meaningOf(name);
      if (meaning === undefined) throw new Error(`what does ${name} mean?`);
      return { name, unit, meaning };
    }),
  );
}

/** The tests as a page for those who write overlays. */
export function testsOfHands(): string {
  const tests = describeTests();
  const tableOf = (unit: TestOfHands['unit']): string =>
    table(['Test', 'True when'], tests.filter((test) => test.unit === unit && !test.name.startsWith('winning-tile-')).map(({ name, meaning }) => [code(name), meaning]));
  return sections(
    '# Tests of hands',
    `What a rule may name in ${code('when')}: one test, or ${code('all')}, ${code('any')} or ${code('not')} of several. Made from the code by ${code('npm run generate')}.`,
    '## How tests combine',
    `With ${code('"per": "once"')} each part has to hold by itself. With ${code('"per": "each"')} a set or a bonus tile is looked at by itself:`,
    [
      `- ${code('all')}: it counts if each part that names sets or bonus tiles names it. A part with ${code('not')} takes away what its test names. Parts about the whole hand or the win hold or not; where no other part names anything, the rule counts once, or the sets where the test is told by all of them.`,
      `- ${code('any')}: it counts if one part or another names it. With ${code('once')} the first part that holds is the proof.`,
      `- ${code('not')}, alone or in ${code('all')} with nothing but ${code('not')}, counts once, if its test fails.`,
    ].join('\n'),
    "South's hands in the East round, the winning tile drawn:",
    combinedTests(),
    '## In sets that count points',
    tableOf('points'),
    `Besides, one for each tile that won: ${code('winning-tile-1m')} to ${code('winning-tile-9m')}, ${code('…p')}, ${code('…s')} and ${code('winning-tile-1z')} (East) to ${code('winning-tile-7z')} (red dragon).`,
    '## In sets that count fans',
    tableOf('fan'),
  );
}
