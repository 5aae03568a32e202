import type { Answer } from '../../contract/answer.ts';
import type { Finding } from '../../contract/finding.ts';
import type { Words } from '../../service/languages.ts';
import type { Chance } from '../../service/ports/chance.ts';
import type { Rulesets } from '../../service/rulesets.ts';
import { scoreDeal } from '../../service/score-deal.ts';
import { findNextDeal, findSeats, findWall, ruleOnClaims } from '../../service/table.ts';
import { validateDeal } from '../../service/validate-deal.ts';
import { findWaits } from '../../service/waits.ts';
import type { Question } from './command-line.ts';
import type { Body } from './requests.ts';
import { writeScore } from './write-score.ts';
import { writeNextDeal, writeRulings, writeSeats, writeWall } from './write-table.ts';
import { writeWaits } from './write-waits.ts';

/** What the service answers, what a reader is shown of it, and what is wrong. */
export interface Reply {
  readonly answer: Answer<unknown>;
  readonly text: string;
  readonly findings: readonly Finding[];
}

/** What questions are asked of. */
export interface Asked {
  readonly rulesets: Rulesets;
  readonly chance: Chance;
}

/** Asks the service what a command wants to know. */
export const ASK: Readonly<Record<Question, (request: Body, words: Words, asked: Asked) => Reply>> = {
  score: (request, words, { rulesets }) => show(scoreDeal(rulesets, words, request), writeScore),
  validate: (request, words, { rulesets }) => {
    const answer = validateDeal(rulesets, words, request);
    const reply = show(answer, ({ complete }) => (complete ? 'valid, complete' : 'valid'));
    return 'problem' in answer ? reply : { ...reply, findings: answer.body.findings };
  },
  waits: (request, words, { rulesets }) => show(findWaits(rulesets, words, request), writeWaits),
  seats: (request, words, { rulesets, chance }) => show(findSeats(rulesets, words, request, chance), writeSeats),
  wall: (request, words, { rulesets }) => show(findWall(rulesets, words, request), writeWall),
  claims: (request, words, { rulesets }) => show(ruleOnClaims(rulesets, words, request), writeRulings),
  'next-deal': (request, words, { rulesets }) => show(findNextDeal(rulesets, words, request), writeNextDeal),
};

function show<T>(answer: Answer<T>, write: (body: T) => string): Reply {
  if ('problem' in answer) return { answer, text: answer.body.detail, findings: answer.body.findings };
  return { answer, text: write(answer.body), findings: [] };
}
