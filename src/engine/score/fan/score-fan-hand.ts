import type { DeclaredDeal, DeclaredHand, DeclaredWin } from '../../hand/deal.ts';
import { FanView } from '../../predicates/fan/fan-view.ts';
import { countBits } from '../../predicates/view.ts';
import type { ReadyRules } from '../../rules/ready.ts';
import { READING_SLOTS, ReadingList, readComplete } from '../../shape/readings.ts';
import type { TileSet } from '../../shape/set.ts';
import { BY_SELF_DRAW } from '../../vocabulary.ts';
import type { Alternative, HandSheet } from '../sheet.ts';
import { listLines } from './fan-lines.ts';
import { listSuppressed } from './fan-notes.ts';
import type { FanPlan } from './plan.ts';

// Hands are scored one after the other, so there is one of each.
const view = new FanView();
const readings = new ReadingList();
/** The total of each reading. */
const totals: number[] = [];

/**
 * Scores the winner's hand by a set that counts fans: the reading with the highest total, over all divisions, placings
 * of the winning tile and choices of combined sets. `fan` is the total without flowers, `score` with them; under the
 * minimum the outcome is `below-minimum` and the score is shown all the same.
 * @param win how the hand was won
 * @param plan the plan of `ready`
 * @returns null if the hand is not complete
 */
export function scoreFanHand(
  deal: DeclaredDeal,
  win: DeclaredWin,
  hand: DeclaredHand,
  ready: ReadyRules,
  plan: FanPlan,
): HandSheet | null {
  const found = readComplete(hand, win.tile, win.by !== BY_SELF_DRAW, ready.formBits, readings);
  if (found === 0) return null;
  const { count } = plan;
  view.playBy(ready.formBits, plan.customs);
  view.loadHand(deal, hand);
  count.countHand(view);
  let best = 0;
  for (let i = 0; i < found; i++) {
    const total = countReading(plan, i);
    totals[i] = total;
    if (i > 0 && (total < totals[best]! || (total === totals[best] && !count.comesFirst()))) continue;
    best = i;
    if (found > 1) count.remember();
  }
  // Lines are made of the reading counted last.
  if (best !== found - 1) countReading(plan, best);
  const flowers = plan.flowers === null ? 0 : countBits(hand.bonus) * plan.flowers.value;
  const fan = totals[best] as number;
  return {
    seat: hand.seat,
    outcome: fan < plan.minimum ? 'below-minimum' : 'win',
    form: readings.forms[best] as number,
    sets: copySets(best),
    lines: listLines(plan, count, hand.bonus),
    suppressed: listSuppressed(plan, count, view),
    score: fan + flowers,
    points: undefined,
    doublings: undefined,
    uncapped: undefined,
    limitApplied: undefined,
    limitHand: undefined,
    fan,
    alternatives: found === 1 ? NO_ALTERNATIVES : listAlternatives(found, best, flowers),
    findings: NO_FINDINGS,
    notes: NO_FINDINGS,
    winningTile: win.tile,
    bonus: hand.bonus,
  };
}

const NO_ALTERNATIVES: readonly Alternative[] = Object.freeze([]);
const NO_FINDINGS: HandSheet['findings'] = Object.freeze([]);

function countReading({ count, chickenHand }: FanPlan, i: number): number {
  view.loadReading(readings.forms[i] as number, readings.sets, i * READING_SLOTS, readings.sizes[i] as number);
  const total = count.countReading(view);
  return total === 0 && chickenHand !== null ? chickenHand.value : total;
}

function copySets(i: number): TileSet[] {
  const from = i * READING_SLOTS;
  const size = readings.sizes[i] as number;
  const { sets } = readings;
  // Nearly all hands are four sets and a pair: an array of just that size.
  if (size === 5) return [sets[from]!, sets[from + 1]!, sets[from + 2]!, sets[from + 3]!, sets[from + 4]!];
  return readings.setsOf(i);
}

/** The other readings, best first. */
function listAlternatives(found: number, best: number, flowers: number): Alternative[] {
  const others: Alternative[] = [];
  for (let i = 0; i < found; i++) {
    if (i === best) continue;
    const reason = totals[i] === totals[best] ? 'equal' : 'lower-score';
    const other: Alternative = { form: readings.forms[i]!, sets: copySets(i), score: totals[i]! + flowers, reason };
    let at = others.length;
    others.push(other);
    for (; at > 0 && others[at - 1]!.score < other.score; at--) others[at] = others[at - 1]!;
    others[at] = other;
  }
  return others;
}
