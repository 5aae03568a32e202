import type { Answer } from '../contract/answer.ts';
import { readerOf } from '../contract/shape.ts';
import { WaitsRequest } from '../contract/waits.ts';
import type { Waits } from '../contract/waits.ts';
import { judgeWaits } from '../engine/judge-waits.ts';
import type { Wait } from '../engine/judge-waits.ts';
import { tileCode } from '../engine/tiles.ts';
import { judgeChoice } from './choice.ts';
import type { Words } from './languages.ts';
import { refuse } from './problem.ts';
import type { Rulesets } from './rulesets.ts';

const reader = readerOf(WaitsRequest);
type WaitAnswer = Waits['waits'][number];

/** Tells what a hand waits for and what each wait is worth. */
export function findWaits(rulesets: Rulesets, words: Words, body: unknown): Answer<Waits> {
  const choice = judgeChoice(rulesets, body);
  if (!reader.fits(body)) return refuse([...reader.judge(body), ...choice.findings], words);
  const { ruleset: _, options: __, ...hand } = body;
  const judged = judgeWaits(hand, choice.ready);
  if (choice.findings.length > 0) return refuse([...choice.findings, ...('findings' in judged ? judged.findings : [])], words);
  if ('findings' in judged) return refuse(judged.findings, words);
  const { ready, distance, waits, discards } = judged.waits;
  return {
    status: 200,
    body: {
      ready,
      distance,
      waits: waits.map(answerWait),
      discards: discards.map((discard) => ({ ...discard, tile: tileCode(discard.tile), waits: discard.waits.map(answerWait) })),
    },
  };
}

function answerWait({ tile, left, outcome, score }: Wait): WaitAnswer {
  return { tile: tileCode(tile), left, outcome: outcome === 'below-minimum' ? outcome : 'win', score };
}
