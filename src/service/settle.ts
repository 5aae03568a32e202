import type { Answer } from '../contract/answer.ts';
import { SettleRequest } from '../contract/settle.ts';
import type { SettleAnswer } from '../contract/settle.ts';
import { readerOf } from '../contract/shape.ts';
import { explainSettlement } from '../engine/explain/explain-deal.ts';
import { declareDeal } from '../engine/hand/declare-deal.ts';
import type { Finding } from '../engine/hand/finding.ts';
import type { HandInput } from '../engine/hand/input.ts';
import { settleScores } from '../engine/settle/settle-scores.ts';
import { SEATS } from '../engine/vocabulary.ts';
import { judgeChoice } from './choice.ts';
import type { Words } from './languages.ts';
import { refuse } from './problem.ts';
import type { Rulesets } from './rulesets.ts';

const reader = readerOf(SettleRequest);

/** Settles scores that were counted at the table. They are taken as they are, never capped. */
export function settle(rulesets: Rulesets, words: Words, body: unknown): Answer<SettleAnswer> {
  const choice = judgeChoice(rulesets, body);
  if (!reader.fits(body)) return refuse([...reader.judge(body), ...choice.findings], words);
  const { ready } = choice;
  // A score counted at the table is a hand of which nothing else is known.
  const hands = SEATS.flatMap((seat): HandInput[] => {
    const score = body.scores[seat];
    return score === undefined ? [] : [{ seat, score }];
  });
  const { deal, findings } = declareDeal({ hands, win: body.win }, ready);
  if (choice.findings.length > 0 || deal === null) {
    return refuse([...choice.findings, ...findings.map((finding) => atScore(finding, hands))], words);
  }
  const scores = SEATS.map((seat) => body.scores[seat] ?? null);
  const { settlement, unsettled } = settleScores(scores, deal.win, ready);
  return {
    status: 200,
    body: {
      settlement: settlement === null ? null : explainSettlement(settlement),
      unsettled: unsettled === null ? null : words.sentence(`unsettled.${unsettled}`),
    },
  };
}

/** Points a finding about a hand at the score it was made from. */
function atScore(finding: Finding, hands: readonly HandInput[]): Finding {
  const place = /^\/hands\/(\d)/.exec(finding.at)?.[1];
  const seat = place === undefined ? undefined : hands[Number(place)]?.seat;
  return seat === undefined ? finding : { ...finding, at: `/scores/${seat}` };
}
