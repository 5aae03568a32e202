import { NO_SHAPE } from '../../predicates/fan/fan-view.ts';
import type { FanView } from '../../predicates/fan/fan-view.ts';
import type { Suppressed } from '../sheet.ts';
import type { BoundFan } from './bound-fan.ts';
import type { BoundCombination, Choice } from './combined-sets.ts';
import type { FanCount } from './fan-count.ts';
import { REDUCES } from './fan-tests.ts';
import type { FanTests, Reduction } from './fan-tests.ts';
import type { FanPlan, WaitNote } from './plan.ts';

/** The fans that are there in the reading last counted, or seem to be, and do not count. */
export function listSuppressed(plan: FanPlan, count: FanCount, view: FanView): Suppressed[] {
  const notes: Suppressed[] = [];
  noteExcluded(notes, plan, count, view.form);
  if (plan.tests.reduced.length > 0) noteReduced(notes, plan, count);
  if (count.chows !== null) noteChoice(notes, plan, count, count.chows, view.form);
  if (count.pungs !== null) noteChoice(notes, plan, count, count.pungs, view.form);
  if (view.waitShape === NO_SHAPE) return notes;
  for (let i = 0; i < plan.waitNotes.length; i++) {
    const { notOnlyWait, note } = plan.waitNotes[i] as WaitNote;
    if (notOnlyWait(view)) notes.push(note);
  }
  return notes;
}

function noteExcluded(notes: Suppressed[], plan: FanPlan, count: FanCount, form: number): void {
  const { fans, words } = plan.tests;
  for (let w = 0; w < words; w++) {
    let left = count.met[w]! & ~count.counted[w]!;
    for (; left !== 0; left &= left - 1) {
      const place = (w << 5) + 31 - Math.clz32(left & -left);
      const by = excluderOf(plan.tests, count, form, place);
      if (by !== null) notes.push(plan.notes.find(by, fans[place]!));
    }
  }
}

/** The first counted fan that excludes another altogether; null where its sets are taken away instead. */
function excluderOf(tests: FanTests, count: FanCount, form: number, place: number): BoundFan | null {
  const { fans, words, excluded } = tests;
  const word = place >> 5;
  const bit = 1 << (place & 31);
  for (let i = 0; i < count.size; i++) {
    const by = count.judged[i] as number;
    if ((excluded[(form * fans.length + by) * words + word]! & bit) !== 0) return fans[by]!;
  }
  return excluderAmong(count.chows, word, bit) ?? excluderAmong(count.pungs, word, bit);
}

function excluderAmong(choice: Choice | null, word: number, bit: number): BoundFan | null {
  const by = choice?.chosen.find(({ excluded }) => excluded !== null && (excluded[word]! & bit) !== 0);
  return by === undefined ? null : by.fan;
}

/** One note for each fan that took sets away. */
function noteReduced(notes: Suppressed[], plan: FanPlan, count: FanCount): void {
  const { fans, modes, reductions } = plan.tests;
  for (let i = 0; i < count.size; i++) {
    const by = count.judged[i] as number;
    if ((modes[by]! & REDUCES) === 0) continue;
    const list = reductions[by]!;
    for (let r = 0; r < list.length; r++) {
      const { place, one } = list[r] as Reduction;
      if (((count.met[place >> 5]! >> (place & 31)) & 1) === 0) continue;
      if (one || (count.evidence[place]! & count.proofs[i]!) !== 0) notes.push(plan.notes.find(fans[by]!, fans[place]!));
    }
  }
}

function noteChoice(notes: Suppressed[], plan: FanPlan, count: FanCount, choice: Choice, form: number): void {
  const { suppressed, blocked } = choice;
  for (let i = 0; i < suppressed.length; i++) notes.push(suppressed[i] as Suppressed);
  for (let i = 0; i < blocked.length; i++) {
    const { bit, fan } = blocked[i] as BoundCombination;
    const { fans, blocks } = plan.tests;
    for (let j = 0; j < count.size; j++) {
      const by = count.judged[j] as number;
      if ((blocks[form * fans.length + by]! & bit) === 0) continue;
      notes.push(plan.notes.find(fans[by]!, fan));
      break;
    }
  }
}
