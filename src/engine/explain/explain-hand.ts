import { PROOF_BITS } from '../predicates/view.ts';
import type { Rule } from '../rules/types.ts';
import type { Alternative, HandSheet, SheetLine, SuppressedReason } from '../score/sheet.ts';
import { SUPPRESSED_REASONS } from '../score/sheet.ts';
import { FORMS, SEATS } from '../vocabulary.ts';
import type { Seat } from '../vocabulary.ts';
import type { FindingAnswer, HandScore, Line, OtherReading, SuppressedRule } from './answer.ts';
import { explainFinding } from './explain-finding.ts';
import { explainLine } from './explain-line.ts';
import { explainSets } from './set-answers.ts';
import type { ExplanationKey, Words } from './words.ts';

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

/** The lines, each with a sentence that no other line of the hand says. */
function explainLines(hand: HandSheet, words: Words): Line[] {
  const lines: Line[] = [];
  /** What the lines so far name: two that say the same name the same sets or bonus tiles. */
  let named = 0;
  let alike = false;
  for (const line of hand.lines) {
    const names = line.evidence & PROOF_BITS;
    lines.push(explainLine(line, hand, words, false));
    if ((names & named) !== 0 && repeats(lines)) alike = true;
    named |= names;
  }
  return alike ? tellApart(lines, hand, words) : lines;
}

/** Whether the last line says what one before says. */
function repeats(lines: readonly Line[]): boolean {
  const last = lines.length - 1;
  const { value, because } = lines[last] as Line;
  for (let i = 0; i < last; i++) {
    const line = lines[i] as Line;
    if (line.value === value && line.because === because) return true;
  }
  return false;
}

/** The lines with the labels of those that say the same as another. */
function tellApart(lines: readonly Line[], hand: HandSheet, words: Words): Line[] {
  return lines.map((line, i) =>
    lines.some((other) => other !== line && other.because === line.because) ? explainLine(hand.lines[i] as SheetLine, hand, words, true) : line,
  );
}

function explainSuppressed(hand: HandSheet, rules: readonly Rule[], words: Words): SuppressedRule[] {
  const answers: SuppressedRule[] = [];
  for (const { rule, by, reason } of hand.suppressed) {
    answers.push({ rule: rule.id, label: words.rule(rule).label, by, reason: sayReason(by, reason, hand, rules, words) });
  }
  return answers;
}

/** The reasons that name what suppresses, always a rule of the set; the others name nothing. */
const NAMING: readonly SuppressedReason[] = ['excluded', 'lower-limit', 'limit-hand', 'non-repeat'];

/** The sentences of the reasons, so that their names are not put together again for each. */
const KEY_OF = Object.fromEntries(SUPPRESSED_REASONS.map((reason) => [reason, `suppressed.${reason}`])) as Readonly<Record<SuppressedReason, ExplanationKey>>;

/** Why something does not count, from memory if it was said before. */
function sayReason(by: string, reason: SuppressedReason, hand: HandSheet, rules: readonly Rule[], words: Words): string {
  if (!NAMING.includes(reason)) return words.sentence(KEY_OF[reason]);
  const { label, suppressing } = words.rule(findRule(by, hand, rules));
  const known = suppressing.get(reason);
  if (known !== undefined) return known;
  const sentence = words.sentence(KEY_OF[reason], { by: label });
  suppressing.set(reason, sentence);
  return sentence;
}

/** A rule by its id: mostly one that counts in the hand, at times a limit hand that does not. */
function findRule(id: string, hand: HandSheet, rules: readonly Rule[]): Rule {
  for (const { rule } of hand.lines) if (rule.id === id) return rule;
  return rules.find((rule) => rule.id === id) as Rule;
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
