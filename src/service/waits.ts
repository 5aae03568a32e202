import type { Answer } from '../contract/answer.ts';
import { MOST_FINDINGS, readerOf } from '../contract/shape.ts';
import { WaitsRequest } from '../contract/waits.ts';
import type { Waits } from '../contract/waits.ts';
import type { Finding } from '../engine/hand/finding.ts';
import { judgeWaits } from '../engine/judge-waits.ts';
import type { TornWaiting, WaitingInput } from '../engine/readiness/declare-waiting.ts';
import type { Wait } from '../engine/readiness/find-readiness.ts';
import { tileCode } from '../engine/tiles.ts';
import { isObject, judgeChoice } from './choice.ts';
import type { Choice } from './choice.ts';
import { holdsByAnyRules, tornFields, wrongPlaces } from './deal-findings.ts';
import type { Words } from './languages.ts';
import { refuse } from './problem.ts';
import type { Rulesets } from './rulesets.ts';

const reader = readerOf(WaitsRequest);

/** Tells what a hand waits for and what each wait is worth. */
export function findWaits(rulesets: Rulesets, words: Words, body: unknown): Answer<Waits> {
  const choice = judgeChoice(rulesets, body);
  if (!reader.fits(body)) return refuse(findWaitingFaults(body, reader.judge(body), choice), words);
  const { ruleset: _, options: __, ...input } = body;
  const judged = judgeWaits(input, choice.ready);
  if (judged.findings !== undefined || choice.findings.length > 0) return refuse(findWaitingFaults(body, [], choice), words);
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
export function findWaitingFaults(body: unknown, malformed: readonly Finding[], choice: Choice): readonly Finding[] {
  const before = [...malformed, ...choice.findings];
  if (!isObject(body) || malformed.length >= MOST_FINDINGS) return before;
  const wrong = wrongPlaces(malformed);
  const told = judgeWaits(readable(body, wrong), choice.ready).findings ?? [];
  return [...before, ...told.filter(({ code, at }) => !wrong.has(at) && (choice.sure || holdsByAnyRules(code)))];
}

/** The hand, or as much of it as is well formed: one of which a part cannot be read would be judged as another one. */
function readable({ ruleset: _, options: __, ...body }: Readonly<Record<string, unknown>>, wrong: ReadonlySet<string>): WaitingInput | TornWaiting {
  if (wrong.size === 0) return body;
  const fields = tornFields(body, '', wrong);
  return ['hand', 'concealed', 'melds', 'bonus'].some((part) => [...wrong].some((at) => at.split('/')[1] === part)) ? { ...fields, torn: true } : (fields as WaitingInput);
}
