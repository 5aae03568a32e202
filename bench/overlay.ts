/**
 * What an inline overlay costs that has been seen before: deals scored through the use case, from a parsed body to the
 * answer, under the built-in set, under sets that overlays made of it at start, and under the same overlays sent along
 * with every request. With the parsing of the body once more, since that grows with what the client sends.
 */
import process from 'node:process';
import { sha256 } from '../src/app/system.ts';
import { BUILT_IN } from '../src/rulesets/index.ts';
import { chooseWords } from '../src/service/languages.ts';
import { loadOverlays } from '../src/service/load-overlays.ts';
import { Rulesets } from '../src/service/rulesets.ts';
import { scoreDeal } from '../src/service/score-deal.ts';
import { recordedRequests } from './support/vectors.ts';

const WARMING_ROUNDS = 5;
const ROUNDS = 21;

/** A club that agreed on other numbers. */
const SMALL = {
  extends: 'hua-bao',
  id: 'small-club',
  options: { limit: 300, mahjongBonus: 20, extras: ['self-drawn', 'all-pungs', 'all-concealed'] },
  change: { 'one-suit': { value: { doublings: 4 } } },
};

/** A club with a hundred rules of its own. */
const LARGE = {
  ...SMALL,
  id: 'large-club',
  add: Array.from({ length: 100 }, (_, i) => ({
    id: `house-rule-${i}`,
    label: { en: `House rule ${i}`, de: `Hausregel ${i}` },
    value: { points: 0 },
    when: { all: [`winning-tile-${(i % 9) + 1}m`, 'no-chow', { not: 'dealer' }] },
    for: 'winner',
    per: 'once',
    definition: `The winning tile is the ${(i % 9) + 1} of characters and there is no chow; counted in case ${i}.`,
    source: 'House rules of the club, 2026',
  })),
};

const loaded = loadOverlays([SMALL, LARGE].map((overlay) => ({ name: `${overlay.id}.json`, text: JSON.stringify(overlay) })), BUILT_IN, chooseWords(undefined, 'en'));
if (!('sets' in loaded)) throw new Error(loaded.mistakes.join('\n'));
const rulesets = new Rulesets([...BUILT_IN, ...loaded.sets], sha256);
const words = chooseWords(undefined, 'en');
const deals = recordedRequests('hua-bao', 'deals.jsonl').map(({ options: _, ...request }) => request);

function microseconds(work: () => void): number {
  const started = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(started);
  return user + system;
}

/** Medians of what one deal costs under each rule set: the rounds take turns, so that a busy machine slows all alike. */
function measure(sets: Readonly<Record<string, unknown>>): Readonly<Record<string, number>> {
  const texts = Object.entries(sets).map(([name, ruleset]) => [name, deals.map((deal) => JSON.stringify({ ...deal, ruleset }))] as const);
  const times = new Map<string, number[]>(texts.flatMap(([name]) => [[name, []], [`${name}, parsed`, []]]));
  for (let round = -WARMING_ROUNDS; round < ROUNDS; round++) {
    for (const [name, bodies] of texts) {
      const parsing = microseconds(() => {
        for (const body of bodies) JSON.parse(body);
      });
      const both = microseconds(() => {
        for (const body of bodies) scoreDeal(rulesets, words, JSON.parse(body));
      });
      if (round < 0) continue;
      times.get(name)!.push((both - parsing) / bodies.length);
      times.get(`${name}, parsed`)!.push(both / bodies.length);
    }
  }
  return Object.fromEntries([...times].map(([name, rounds]) => [name, rounds.sort((a, b) => a - b)[ROUNDS >> 1]!]));
}

const SETS = { 'built in': 'hua-bao', 'small, loaded': SMALL.id, 'small, inline': SMALL, '100 rules, loaded': LARGE.id, '100 rules, inline': LARGE };
const medians = measure(SETS);
for (const suffix of ['', ', parsed']) {
  const standard = medians[`built in${suffix}`]!;
  for (const name of Object.keys(SETS)) {
    const time = medians[`${name}${suffix}`]!;
    console.log(`${name}${suffix}: ${time.toFixed(1)} microseconds a deal, ${(time / standard).toFixed(2)} times the built-in set`);
  }
}
console.log(`the overlays are ${JSON.stringify(SMALL).length} and ${JSON.stringify(LARGE).length} characters of JSON`);
