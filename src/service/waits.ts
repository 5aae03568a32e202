import type { Answer } from '../contract/answer.ts';
import { readerOf } from '../contract/shape.ts';
import { WaitsRequest } from '../contract/waits.ts';
import type { Waits } from '../contract/waits.ts';
import type { Finding } from '../engine/hand/finding.ts';
import { judgeWaits } from '../engine/judge-waits.ts';
import type { Wait } from '../engine/readiness/find-readiness.ts';
import { tileCode } from '../engine/tiles.ts';
import { isObject, judgeChoice } from './choice.ts';
import type { Choice } from './choice.ts';
import { holdsByAnyRules } from './deal-findings.ts';
import type { Words } from './languages.ts';
import { refuse } from './problem.ts';
import type { Rulesets } from './rulesets.ts';

const reader = readerOf(WaitsRequest);

/** Tells what a hand waits for and what each wait is worth. */
export function findWaits(rulesets: Rulesets, words: Words, body: unknown): Answer<Waits> {
  const choice = judgeChoice(rulesets, body);
  if (!reader.fits(body)) return refuse(findEverything(body, reader.judge(body), choice), words);
  const { ruleset: _, options: __, ...input } = body;
  const judged = judgeWaits(input, choice.ready);
  if (judged.findings !== undefined || choice.findings.length > 0) return refuse(findEverything(body, [], choice), words);
  const { waits, discards, ...whole } = judged.waits;
  return {
    status: 200,
    body: {
      ...whole,
      waits: waits.map(answerWait),
      discards: discards.map((discard) => ({ ...discard, tile: tileCode(discard.tile), waits: discard.waits.map(answerWait) })),
    },
  };
}

function answerWait(wait: Wait): Waits['waits'][number] {
  return { ...wait, tile: tileCode(wait.tile) };
}

/** Everything that is wrong: with the form of the request, the choice of rules, and the hand as far as it is well formed. */
function findEverything(body: unknown, malformed: readonly Finding[], choice: Choice): readonly Finding[] {
  const before = [...malformed, ...choice.findings];
  if (!isObject(body)) return before;
  const wrong = new Set(malformed.map(({ at }) => at.split('/')[1]));
  // A hand of which a part cannot be read would be judged as another one.
  if (['hand', 'concealed', 'melds', 'bonus'].some((part) => wrong.has(part))) return before;
  const sound = Object.fromEntries(Object.entries(body).filter(([field]) => !wrong.has(field)));
  const told = judgeWaits(sound, choice.ready).findings ?? [];
  return [...before, ...told.filter(({ code }) => choice.sure || holdsByAnyRules(code))];
}
