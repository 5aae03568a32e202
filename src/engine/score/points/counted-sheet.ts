import type { DeclaredHand } from '../../hand/deal.ts';
import { WHOLE_HAND, countBits } from '../../predicates/view.ts';
import type { View } from '../../predicates/view.ts';
import { FORMS } from '../../vocabulary.ts';
import { CAPPED } from '../fixed-rules.ts';
import type { Alternative, HandSheet, SheetLine, Suppressed } from '../sheet.ts';
import type { PointsPlan } from './plan.ts';
import type { Tally } from './tally.ts';

const PARTIAL = FORMS.indexOf('partial');
const NO_FINDINGS: HandSheet['findings'] = [];
const NONE: readonly Suppressed[] = [];

/**
 * The sheet of a hand that was counted: the lines of the ordinary count, and a last one where it is replaced: by a
 * limit hand, or by the limit that it goes beyond.
 */
export function countedSheet(
  view: View,
  hand: DeclaredHand,
  plan: PointsPlan,
  tally: Tally,
  alternatives: readonly Alternative[],
): HandSheet {
  const { winner } = view;
  const rules = winner ? plan.winner : plan.others;
  const { evidence, uncapped, limitHand } = tally;
  const capped = Math.min(uncapped, plan.limit);
  // A count that equals the limit hand stands for itself; one above the limit does not hide why the limit is scored.
  const limitPlace = limitHand >= capped && limitHand !== uncapped ? tally.limitPlace : -1;
  const lines: SheetLine[] = [];
  let proved = 0;
  for (let i = 0; i < rules.length; i++) {
    const found = evidence[i]!;
    if (found === 0) continue;
    const { rule, kind, value, each } = rules[i]!;
    proved |= found;
    if (kind === 'limit') continue;
    lines.push({ rule, kind, value, count: each ? countBits(found) : 1, evidence: found });
  }
  const score = limitPlace < 0 ? capped : limitHand;
  if (limitPlace >= 0) {
    lines.push({ rule: rules[limitPlace]!.rule, kind: 'limit', value: score, count: 1, evidence: evidence[limitPlace]! });
  } else if (uncapped > capped) {
    lines.push({ rule: CAPPED, kind: 'limit', value: score, count: 1, evidence: WHOLE_HAND });
  }
  return {
    seat: hand.seat,
    outcome: winner ? 'win' : 'none',
    form: winner ? view.form : hand.partial ? PARTIAL : -1,
    sets: shownSets(view, winner ? view.all : proved),
    lines,
    suppressed: suppressedOf(view, plan, tally, limitPlace),
    score,
    points: tally.points,
    doublings: tally.doublings,
    uncapped,
    limitApplied: score !== uncapped,
    limitHand: limitPlace < 0 ? null : rules[limitPlace]!.rule.id,
    fan: undefined,
    alternatives,
    findings: NO_FINDINGS,
    notes: NO_FINDINGS,
    winningTile: view.winningTile,
    bonus: hand.bonus,
  };
}

/** The sets, without the pairs at the end that prove nothing: two alike in the hand of a player who did not win. */
function shownSets(view: View, proved: number): number[] {
  let size = view.size;
  const idle = view.pairs & ~proved;
  while (size > 0 && (idle & (1 << (size - 1))) !== 0) size--;
  const sets: number[] = [];
  for (let i = 0; i < size; i++) sets.push(view.sets[i]!);
  return sets;
}

/** What a player might claim: excluded rules, limit hands that stand back, rules of the set that are not in force. */
function suppressedOf(view: View, plan: PointsPlan, tally: Tally, limitPlace: number): readonly Suppressed[] {
  const rules = view.winner ? plan.winner : plan.others;
  let found: Suppressed[] | null = null;
  if (view.winner ? plan.winnerExcludes : plan.othersExclude) {
    for (let i = 0; i < rules.length; i++) {
      const { excludes } = rules[i]!;
      if (tally.evidence[i] === 0) continue;
      for (const { place, suppressed } of excludes) {
        if ((rules[place]!.test(view) & ~tally.evidence[place]!) !== 0) (found ??= []).push(suppressed);
      }
    }
  }
  if (tally.limitPlace >= 0) {
    const by = rules[limitPlace]?.rule.id;
    for (let i = 0; i < rules.length; i++) {
      if (rules[i]!.kind !== 'limit' || tally.evidence[i] === 0 || i === limitPlace) continue;
      (found ??= []).push({
        rule: rules[i]!.rule,
        by: by ?? 'count',
        reason: by === undefined ? 'below-count' : 'lower-limit',
      });
    }
  }
  const idle = view.winner ? plan.idleWinner : plan.idleOthers;
  for (let i = 0; i < idle.length; i++) {
    if (idle[i]!.test(view) !== 0) (found ??= []).push(idle[i]!.suppressed);
  }
  return found ?? NONE;
}
