import type { Alternative, HandSheet } from '../score/sheet.ts';
import { FORMS, SEATS } from '../vocabulary.ts';
import type { Seat } from '../vocabulary.ts';
import type { FindingAnswer, HandScore, Line, OtherReading, SuppressedRule } from './answer.ts';
import { explainFinding } from './explain-finding.ts';
import { explainLine } from './explain-line.ts';
import { explainSets } from './set-answers.ts';
import type { Words } from './words.ts';

/** The count of one hand in words. Numbers that the unit of the rule set does not know are left out. */
export function explainHand(hand: HandSheet, words: Words): HandScore {
  const seat = SEATS[hand.seat] as Seat;
  const form = FORMS[hand.form] ?? null;
  const sets = explainSets(hand.sets);
  const lines = explainLines(hand, words);
  const suppressed = explainSuppressed(hand, words);
  const { outcome, score } = hand;
  const alternatives = explainAlternatives(hand.alternatives, hand, words);
  const findings = explainFindings(hand.findings, words);
  const notes = explainFindings(hand.notes, words);
  if (hand.fan !== undefined) {
    const { fan } = hand;
    return { seat, outcome, form, sets, lines, suppressed, score, fan, alternatives, findings, notes };
  }
  const { points, doublings, uncapped, limitApplied, limitHand } = hand;
  if (
    points === undefined ||
    doublings === undefined ||
    uncapped === undefined ||
    limitApplied === undefined ||
    limitHand === undefined
  ) {
    return { seat, outcome, form, sets, lines, suppressed, score, alternatives, findings, notes };
  }
  return {
    seat,
    outcome,
    form,
    sets,
    lines,
    suppressed,
    score,
    points,
    doublings,
    uncapped,
    limitApplied,
    limitHand,
    alternatives,
    findings,
    notes,
  };
}

function explainLines(hand: HandSheet, words: Words): Line[] {
  const lines: Line[] = [];
  for (const line of hand.lines) lines.push(explainLine(line, hand, words));
  return lines;
}

function explainSuppressed(hand: HandSheet, words: Words): SuppressedRule[] {
  const answers: SuppressedRule[] = [];
  for (const { rule, by, reason } of hand.suppressed) {
    const sentence = words.sentence(`suppressed.${reason}`, { by: labelCounted(by, hand, words) });
    answers.push({ rule: rule.id, label: words.rule(rule).label, by, reason: sentence });
  }
  return answers;
}

/** The label of a rule that counts in the hand; of a principle, which has none, its id. */
function labelCounted(id: string, hand: HandSheet, words: Words): string {
  for (const { rule } of hand.lines) if (rule.id === id) return words.rule(rule).label;
  return id;
}

function explainAlternatives(alternatives: readonly Alternative[], hand: HandSheet, words: Words): OtherReading[] {
  const answers: OtherReading[] = [];
  for (const { sets, score, reason } of alternatives) {
    const because = words.sentence(`alternative.${reason}`, { score, taken: hand.score });
    answers.push({ sets: explainSets(sets), score, because });
  }
  return answers;
}

function explainFindings(findings: HandSheet['findings'], words: Words): FindingAnswer[] {
  const answers: FindingAnswer[] = [];
  for (const finding of findings) answers.push(explainFinding(finding, words));
  return answers;
}
