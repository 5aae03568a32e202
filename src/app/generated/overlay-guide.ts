import { readFileSync, readdirSync } from 'node:fs';
import type { Answer } from '../../contract/answer.ts';
import type { DealScore } from '../../contract/deal-score.ts';
import type { OverlayCheck } from '../../contract/ruleset.ts';
import { BUILT_IN } from '../../rulesets/index.ts';
import { checkOverlay } from '../../service/check-overlay.ts';
import { diffRulesets } from '../../service/diff-rulesets.ts';
import { chooseWords } from '../../service/languages.ts';
import { loadOverlays } from '../../service/load-overlays.ts';
import type { OverlayFile } from '../../service/load-overlays.ts';
import { Rulesets } from '../../service/rulesets.ts';
import { scoreDeal } from '../../service/score-deal.ts';
import { fromRoot } from '../package-root.ts';
import { sha256 } from '../system.ts';

const FOLDER = ['docs', 'overlays'];
const ENGLISH = chooseWords(undefined, 'en');

/** An overlay with three mistakes that people make. */
const BROKEN = {
  extends: 'hua-bao',
  options: { limit: 50 },
  change: { 'pung-of-dragon': { value: { doublings: 2 } } },
  add: [
    {
      id: 'pure-pungs',
      label: { en: 'Pure pungs' },
      value: { limit: 1 },
      when: { all: ['one-suits', 'no-chow'] },
      for: 'winner',
      per: 'once',
      definition: 'Four pungs or kongs and a pair, all of one suit.',
      source: 'House rules',
    },
  ],
};

/** The guide to overlays with its requests and answers filled in, each behind a mark that names it. */
export function overlayGuide(): string {
  const blocks = requestsAndAnswers();
  return readFileSync(fromRoot(...FOLDER, 'README.md'), 'utf8').replaceAll(
    /(<!-- (\w+: \w+) -->\n```\w+\n)[^]*?(```)/g,
    (_, head: string, name: string, end: string) => {
      const block = blocks.get(name);
      if (block === undefined) throw new Error(`nothing is known of ${name}`);
      return `${head}${typeof block === 'string' ? block : JSON.stringify(block, null, 2)}\n${end}`;
    },
  );
}

function requestsAndAnswers(): ReadonlyMap<string, unknown> {
  const files = readFiles();
  const loaded = loadOverlays(files, BUILT_IN, ENGLISH);
  if (!('sets' in loaded)) throw new Error(loaded.mistakes.join('\n'));
  const rulesets = new Rulesets([...BUILT_IN, ...loaded.sets], sha256);
  const request = dealUnder(overlayOf(files, 'friday-club'));
  return new Map<string, unknown>([
    ['request: broken', BROKEN],
    ['answer: broken', bodyOf(checkOverlay(rulesets, ENGLISH, BROKEN))],
    ['answer: check', abridgedCheck(bodyOf(checkOverlay(rulesets, ENGLISH, overlayOf(files, 'tower-club'))))],
    ['request: inline', { ...request, ruleset: { extends: 'hua-bao', '…': 'as in friday-club.json' } }],
    ['answer: inline', abridgedScore(bodyOf(scoreDeal(rulesets, ENGLISH, request)))],
    ['answer: start', startOf([{ name: 'broken-club.json', text: JSON.stringify(BROKEN) }])],
    ['answer: diff', summaryOf(rulesets, 'hua-bao', 'tower-club')],
  ]);
}

function readFiles(): readonly OverlayFile[] {
  const names = readdirSync(fromRoot(...FOLDER)).filter((name) => name.endsWith('.json')).sort();
  return names.map((name) => ({ name, text: readFileSync(fromRoot(...FOLDER, name), 'utf8') }));
}

function overlayOf(files: readonly OverlayFile[], id: string): object {
  return JSON.parse(files.find(({ name }) => name === `${id}.json`)?.text ?? '') as object;
}

/** South draws the pair to two concealed and two exposed pungs. */
function dealUnder(ruleset: object): object {
  return {
    ruleset,
    roundWind: 'E',
    hands: [
      { seat: 'E', score: 24 },
      { seat: 'S', hand: '222m 777p 44s [999s] [EEE]' },
      { seat: 'W', score: 6 },
      { seat: 'N', score: 28 },
    ],
    win: { seat: 'S', tile: '4s', by: 'self-draw' },
  };
}

function bodyOf<T>(answer: Answer<T>): T {
  if ('problem' in answer) throw new Error(JSON.stringify(answer.body));
  return answer.body;
}

function abridgedCheck({ valid, ruleset, problems }: OverlayCheck): object {
  const { id, edition, hash, label } = ruleset ?? {};
  return { valid, ruleset: { id, edition, hash, label, '…': '…' }, problems };
}

function abridgedScore({ ruleset, hands, settlement }: DealScore): object {
  const { id, edition, hash } = ruleset;
  const south = hands.filter(({ seat }) => seat === 'S').map(({ seat, lines, points, doublings, score }) => ({
    seat,
    lines: lines.map(({ because }) => because),
    points,
    doublings,
    score,
  }));
  return { ruleset: { id, edition, hash, '…': '…' }, hands: ['…', ...south, '…'], settlement: { payments: '…', net: settlement?.net } };
}

function startOf(files: readonly OverlayFile[]): string {
  const loaded = loadOverlays(files, BUILT_IN, ENGLISH);
  return 'mistakes' in loaded ? loaded.mistakes.join('\n') : '';
}

function summaryOf(rulesets: Rulesets, a: string, b: string): object {
  const [before, after] = [rulesets.find(a), rulesets.find(b)];
  if (before === undefined || after === undefined) throw new Error(`${a}, ${b}`);
  return { '…': '…', summary: diffRulesets(before, after, ENGLISH).summary };
}
