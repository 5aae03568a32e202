import type { Rule } from '../rules/types.ts';
import type { Alternative, HandSheet, SheetLine, SuppressedReason } from '../score/sheet.ts';
import { FORMS, SEATS } from '../vocabulary.ts';
import type { Seat } from '../vocabulary.ts';
import type { FindingAnswer, HandScore, Line, OtherReading, SuppressedRule } from './answer.ts';
import { explainFinding } from './explain-finding.ts';
import { explainLine, tellApart } from './explain-line.ts';
import { explainSets } from './set-answers.ts';
import type { Words } from './words.ts';

/**
 * The count of one hand in words. Numbers that the unit of the rule set does not know are left out.
 * @param rules those of the set
 */
export function explainHand(hand: HandSheet, rules: readonly Rule[], words: Words): HandScore {
  const seat = SEATS[hand.seat] as Seat;
  const form = FORMS[hand.form] ?? null;
  const sets = explainSets(hand.sets);
  const lines = explainLines(hand, words);
  const suppressed = explainSuppressed(hand, rules, words);
  const { outcome, score } = hand;
  const alternatives = explainAlternatives(hand.alternatives, hand, words);
  const findings = explainFindings(hand, words);
  if (hand.fan !== undefined) {
    const { fan } = hand;
    return { seat, outcome, form, sets, lines, suppressed, score, fan, alternatives, findings };
  }
  const { points, doublings, uncapped, limitApplied, limitHand } = hand;
  if (
    points === undefined ||
    doublings === undefined ||
    uncapped === undefined ||
    limitApplied === undefined ||
    limitHand === undefined
  ) {
    return { seat, outcome, form, sets, lines, suppressed, score, alternatives, findings };
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
  };
}

function explainLines(hand: HandSheet, words: Words): Line[] {
  const lines: Line[] = [];
  for (const line of hand.lines) lines.push(explainLine(line, hand, words));
  const alike = findAlike(lines);
  if (alike === null) return lines;
  return lines.map((line, i) => (alike.has(i) ? { ...line, because: tellApart(hand.lines[i] as SheetLine, hand, words) } : line));
}

/** The places of lines that say the same as another; null for none, as nearly always. */
function findAlike(lines: readonly Line[]): ReadonlySet<number> | null {
  let alike: Set<number> | null = null;
  for (let i = 1; i < lines.length; i++) {
    const { value, because } = lines[i] as Line;
    for (let j = 0; j < i; j++) {
      const other = lines[j] as Line;
      if (other.value === value && other.because === because) (alike ??= new Set()).add(i).add(j);
    }
  }
  return alike;
}

/** The reasons that name what suppresses: always a rule of the set. */
const NAMING: readonly SuppressedReason[] = ['excluded', 'lower-limit', 'limit-hand', 'non-repeat'];

function explainSuppressed(hand: HandSheet, rules: readonly Rule[], words: Words): SuppressedRule[] {
  const answers: SuppressedRule[] = [];
  for (const { rule, by, reason } of hand.suppressed) {
    const sentence = words.sentence(`suppressed.${reason}`, { by: NAMING.includes(reason) ? labelOf(by, hand, rules, words) : by });
    answers.push({ rule: rule.id, label: words.rule(rule).label, by, reason: sentence });
  }
  return answers;
}

/** The label of a rule: mostly of one that counts in the hand, at times of a limit hand that does not. */
function labelOf(id: string, hand: HandSheet, rules: readonly Rule[], words: Words): string {
  for (const { rule } of hand.lines) if (rule.id === id) return words.rule(rule).label;
  return words.rule(rules.find((rule) => rule.id === id) as Rule).label;
}

function explainAlternatives(alternatives: readonly Alternative[], hand: HandSheet, words: Words): OtherReading[] {
  const answers: OtherReading[] = [];
  for (const { sets, score, reason } of alternatives) {
    const because = words.sentence(`alternative.${reason}`, { score, taken: hand.score });
    answers.push({ sets: explainSets(sets), score, because });
  }
  return answers;
}

function explainFindings(hand: HandSheet, words: Words): FindingAnswer[] {
  const answers: FindingAnswer[] = [];
  for (const finding of hand.findings) answers.push(explainFinding(finding, words));
  return answers;
}
