import t from 'tap';
import { judgeDeal } from '../../../../src/engine/judge.ts';
import { countBits } from '../../../../src/engine/predicates/view.ts';
import type { HandSheet } from '../../../../src/engine/score/sheet.ts';
import { recordedCases } from '../../../support/classical-cases.ts';
import { readyRules } from '../../../support/ready-rules.ts';

/** The hands of the recorded deals, counted. */
function countedHands(): readonly HandSheet[] {
  return ['hua-bao', 'dmjl'].flatMap((folder) =>
    recordedCases(folder, 'hands.jsonl').flatMap(({ request }) => judgeDeal(request, readyRules(request.ruleset, request.options)).sheet?.hands ?? []),
  );
}

const HANDS = countedHands();
const sumOf = ({ lines }: HandSheet, kind: string): number =>
  lines.reduce((sum, line) => (line.kind === kind ? sum + line.value * line.count : sum), 0);

t.test('folding the lines gives the score: a last line at the limit is it, else points doubled', (t) => {
  t.same(
    HANDS.filter((hand) => {
      const last = hand.lines.at(-1);
      const points = sumOf(hand, 'points');
      const doublings = sumOf(hand, 'doubling');
      const folded = last?.kind === 'limit' ? last.value : points * 2 ** doublings;
      return folded !== hand.score || points !== hand.points || doublings !== hand.doublings || points * 2 ** doublings !== hand.uncapped;
    }),
    [],
  );
  t.ok(HANDS.length > 3_500);
  t.end();
});

t.test('at most one line replaces the count, it is the last, and it is there when the limit is applied', (t) => {
  t.same(
    HANDS.filter(({ lines, limitApplied, limitHand }) => {
      const limits = lines.filter(({ kind }) => kind === 'limit');
      const last = lines.at(-1);
      return limits.length !== (limitApplied === true ? 1 : 0) || (limits.length === 1 && limits[0] !== last) || (limitHand !== null && last?.rule.id !== limitHand);
    }),
    [],
  );
  t.end();
});

t.test('the reading taken is not below any other, and what counts each counts as often as its evidence says', (t) => {
  t.same(
    HANDS.filter((hand) => hand.alternatives.some(({ score }) => score > hand.score) || hand.lines.some(({ rule, count, evidence }) => count !== (rule.per === 'each' ? countBits(evidence) : 1))),
    [],
  );
  t.end();
});
