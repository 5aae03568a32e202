import { BONUS_SHIFT, WHOLE_HAND, WINNING_TILE, countBits } from '../../predicates/view.ts';
import type { Evidence } from '../../predicates/view.ts';
import type { SheetLine } from '../sheet.ts';
import type { BoundFan } from './bound-fan.ts';
import type { Choice, ChosenFan } from './combined-sets.ts';
import { proofOf } from './fan-count.ts';
import type { FanCount } from './fan-count.ts';
import type { FanPlan } from './plan.ts';

/** The ranks of the lines so far. */
const ranks: number[] = [];

/** The fans that count in the reading last counted, the dearest first, then the flowers. */
export function listLines(plan: FanPlan, count: FanCount, bonus: number): SheetLine[] {
  const lines: SheetLine[] = [];
  const { fans } = plan.tests;
  for (let i = 0; i < count.size; i++) {
    addLine(lines, fans[count.judged[i]!]!, count.counts[i]!, count.proofs[i]!);
  }
  if (count.chows !== null) addChosen(lines, count.chows, count.chowPlaces);
  if (count.pungs !== null) addChosen(lines, count.pungs, count.pungPlaces);
  if (lines.length === 0 && plan.chickenHand !== null) addLine(lines, plan.chickenHand, 1, WHOLE_HAND);
  if (bonus !== 0 && plan.flowers !== null) {
    const { rule, value } = plan.flowers;
    lines.push({ rule, kind: 'flower', value, count: countBits(bonus), evidence: bonus << BONUS_SHIFT });
  }
  return lines;
}

function addChosen(lines: SheetLine[], { chosen }: Choice, places: Int32Array): void {
  for (let i = 0; i < chosen.length; i++) {
    const one = chosen[i] as ChosenFan;
    addLine(lines, one.fan, one.count, proofOf(one, places));
  }
}

/** Puts a line where its value says. */
function addLine(lines: SheetLine[], fan: BoundFan, count: number, evidence: Evidence): void {
  const { rank } = fan;
  let i = lines.length;
  const line = count === 1 ? lineOf(fan, evidence) : makeLine(fan, count, evidence);
  lines.push(line);
  for (; i > 0 && ranks[i - 1]! > rank; i--) {
    lines[i] = lines[i - 1]!;
    ranks[i] = ranks[i - 1]!;
  }
  lines[i] = line;
  ranks[i] = rank;
}

function lineOf(fan: BoundFan, evidence: Evidence): SheetLine {
  if (evidence === WHOLE_HAND) return fan.byHand;
  return evidence === WINNING_TILE ? fan.byTile : makeLine(fan, 1, evidence);
}

function makeLine({ rule, value }: BoundFan, count: number, evidence: Evidence): SheetLine {
  return { rule, kind: 'fan', value, count, evidence };
}
