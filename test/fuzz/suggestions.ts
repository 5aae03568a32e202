import type { FindingAnswer } from '../../src/engine/explain/answer.ts';
import { BUILT_IN } from '../../src/rulesets/index.ts';
import { chooseWords } from '../../src/service/languages.ts';
import { Rulesets } from '../../src/service/rulesets.ts';
import { scoreDeal } from '../../src/service/score-deal.ts';
import { validateDeal } from '../../src/service/validate-deal.ts';
import { seeded } from '../support/storm.ts';
import { takeUp } from '../support/take-up.ts';
import { vectorCases } from '../support/vector-requests.ts';
import { damage } from './damages.ts';
import { pick } from './mutations.ts';

const rulesets = new Rulesets(BUILT_IN, String);
const words = chooseWords(undefined, 'en');

/** What came of many damaged deals. */
export interface Advice {
  readonly damaged: number;
  readonly findings: number;
  /** Suggestions taken up, by code. */
  readonly taken: ReadonlyMap<string, number>;
  readonly mistakes: readonly string[];
}

/** What is wrong with a deal, by its score. */
function faultsOf(request: unknown): readonly FindingAnswer[] {
  const answer = scoreDeal(rulesets, words, request);
  return 'problem' in answer ? (answer.body.findings) : [];
}

const keyOf = ({ code, at }: FindingAnswer): string => `${code} ${at}`;

/** What makes a list of findings another: those of it that the other does not have. */
function anew(after: readonly FindingAnswer[], before: readonly FindingAnswer[]): readonly string[] {
  const left = before.map(keyOf);
  return after.map(keyOf).filter((key) => {
    const place = left.indexOf(key);
    if (place >= 0) left.splice(place, 1);
    return place < 0;
  });
}

/** Of several mistakes one may have kept another from being seen: one of form, or one of a text that nobody could read. */
function mayHaveBeenHidden({ code, at }: FindingAnswer, key: string): boolean {
  const place = at.split('/').slice(0, 3).join('/');
  const isForm = code !== 'tile-unreadable' && !DEAL_CODES.has(code);
  return isForm || (code === 'tile-unreadable' && (key.includes(` ${place}`) || key.includes(' /win') || key.startsWith('tile-overused')));
}
const DEAL_CODES: ReadonlySet<string> = new Set(['winning-tile-missing', 'hand-size', 'not-complete']);

/** Whether the two routes say the same of a deal. */
function disagreement(request: unknown, scored: readonly FindingAnswer[]): string | null {
  const answer = validateDeal(rulesets, words, request);
  const told = answer.body.findings as readonly FindingAnswer[];
  const grave = told.filter(({ scoresZero }) => scoresZero !== true);
  if (!('problem' in answer) && answer.body.valid !== (scored.length === 0)) return 'score and validate disagree on whether it is valid';
  return JSON.stringify(grave) === JSON.stringify(scored) || JSON.stringify(told) === JSON.stringify(scored) ? null : 'score and validate find different things';
}

/**
 * Damages valid deals of every rule set, one to three mistakes each, takes up every suggestion of every finding by
 * itself, and judges again: there must be a finding less, and none anew.
 */
export function tryAdvice(seed: number, most: number): Advice {
  const random = seeded(seed);
  const files = ['hua-bao/deals.jsonl', 'hua-bao/hands.jsonl', 'hua-bao/simple.jsonl', 'dmjl/hands.jsonl', 'mcr/core.jsonl', 'mcr/hands.jsonl'];
  const deals = files.flatMap((file) => vectorCases(file, 150)).map(({ request }) => request as unknown).filter((request) => faultsOf(request).length === 0);
  const taken = new Map<string, number>();
  const mistakes: string[] = [];
  let findings = 0;
  let damaged = 0;
  while (damaged < most) {
    let request = pick(deals, random);
    const wanted = pick([1, 1, 2, 3], random);
    for (let i = 0; i < wanted; i++) request = damage(request, random)?.request ?? request;
    const before = faultsOf(request);
    if (before.length === 0) continue;
    damaged++;
    findings += before.length;
    const complain = (what: string): void => void mistakes.push(`${what}\n    ${JSON.stringify(request)}\n    ${before.map(keyOf).join(', ')}`);
    const split = disagreement(request, before);
    if (split !== null) complain(split);
    const twice = before.filter(({ at, position }, i) => before.findIndex((other) => other.at === at && other.position === position) < i);
    if (twice.length > 0) complain(`two findings of one field: ${twice.map(keyOf).join(', ')}`);
    for (const finding of before) {
      for (const other of takeUp(request, finding)) {
        taken.set(finding.code, (taken.get(finding.code) ?? 0) + 1);
        const after = faultsOf(other);
        const more = anew(after, before).filter((key) => wanted === 1 || !mayHaveBeenHidden(finding, key));
        if (after.some((one) => keyOf(one) === keyOf(finding) && before.filter((two) => keyOf(two) === keyOf(one)).length === 1 && one.position === finding.position) || more.length > 0 || (wanted === 1 && after.length >= before.length)) complain(`${keyOf(finding)} ${JSON.stringify(finding['suggestion'] ?? finding['waits'] ?? finding['nearest'])}: anew ${more.join(', ')}, ${before.length} → ${after.length}`);
      }
    }
  }
  return { damaged, findings, taken, mistakes };
}
