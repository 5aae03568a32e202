import { countBits } from '../../predicates/view.ts';
import type { View } from '../../predicates/view.ts';
import { RULE_SET_BOUNDS } from '../../rules/bounds.ts';
import { shareOfLimit } from './plan.ts';
import type { PointsPlan, PointsRule } from './plan.ts';

/**
 * The highest count there is: beyond it nothing is told apart. It keeps every sum of a settlement exact, whatever
 * doublings a rule set heaps up.
 */
export const COUNT_CEILING = 1e12;

/** The ordinary count of one reading, and the limit hand that might replace it. Filled again for each reading. */
export class Tally {
  points = 0;
  doublings = 0;
  /** points x 2^doublings. */
  uncapped = 0;
  /** The most that a limit hand of the reading scores, 0 for none, and the place of its rule. */
  limitHand = 0;
  limitPlace = -1;
  /** Forms that a rule of the reading makes a winning hand, as bits. */
  forms = 0;
  /** Evidence by place of the rule; 0 where the rule is not met or is excluded. */
  readonly evidence: Int32Array = new Int32Array(RULE_SET_BOUNDS.rules);

  /** Tries all rules for the player on the reading that the view holds. */
  count(plan: PointsPlan, view: View): void {
    const rules = view.winner ? plan.winner : plan.others;
    const evidence = this.evidence;
    for (let i = 0; i < rules.length; i++) evidence[i] = rules[i]!.test(view);
    if (view.winner ? plan.winnerExcludes : plan.othersExclude) exclude(rules, evidence, view.form);
    let points = 0;
    let doublings = 0;
    let share = 0;
    let limitPlace = -1;
    let forms = 0;
    for (let i = 0; i < rules.length; i++) {
      const found = evidence[i]!;
      if (found === 0) continue;
      const rule = rules[i]!;
      if (rule.form >= 0) forms |= 1 << rule.form;
      if (rule.kind === 'limit') {
        if (rule.value > share) {
          share = rule.value;
          limitPlace = i;
        }
        continue;
      }
      const worth = rule.each ? rule.value * countBits(found) : rule.value;
      if (rule.kind === 'points') points += worth;
      else doublings += worth;
    }
    this.limitHand = share > 0 ? shareOfLimit(plan, share) : 0;
    this.limitPlace = limitPlace;
    this.forms = forms;
    this.points = points;
    this.doublings = doublings;
    this.uncapped = Math.min(points * 2 ** doublings, COUNT_CEILING);
  }
}

/** Takes away the evidence of excluded rules. Excluders stand before what they exclude, so one pass is enough. */
function exclude(rules: readonly PointsRule[], evidence: Int32Array, handForm: number): void {
  for (let i = 0; i < rules.length; i++) {
    const mine = evidence[i]!;
    if (mine === 0) continue;
    for (const { place, scope, form } of rules[i]!.excludes) {
      if (form >= 0 && form !== handForm) continue;
      const other = evidence[place]!;
      evidence[place] = scope === 'hand' ? 0 : scope === 'sets' ? other & ~mine : other & (other - 1);
    }
  }
}
