import type { DeclaredHand } from '../hand/deal.ts';
import type { ReadyRules } from '../rules/ready.ts';
import { isComplete } from '../score/complete.ts';
import { visitCompletions } from '../shape/completions.ts';
import type { FormBits } from '../shape/readings.ts';
import { withStanding, wonDeal } from './won-deal.ts';
import type { WinOutlook } from './won-deal.ts';

/** The forms that win by themselves, besides four sets and a pair. */
export function freeForms({ plan, formBits }: ReadyRules): FormBits {
  return plan.unit === 'points' ? formBits & plan.freeForms : formBits;
}

/**
 * The most hands tried for one distance. The rules shipped need a few dozen. Only a rule that many shapes meet and none of
 * them under the circumstances (a form that wins as a kong's replacement only, say) needs more, and then the
 * form is left out: a distance may come out too large, never too small.
 */
const MOST_TRIALS = 600;

/**
 * The distance to ready over the forms that only some rule makes winning hands, where it is below a bound: of the hands of
 * such a form those next to the given one are tried, nearest first, until one wins under the rules in force.
 * @param hand one tile short of complete, or with a tile too many (then after the best discard)
 * @param bound a distance known already
 * @returns the distance, or the bound
 */
export function conditionalDistance(hand: DeclaredHand, ready: ReadyRules, outlook: WinOutlook, bound: number): number {
  if (ready.plan.unit !== 'points') return bound;
  let best = bound;
  for (const { form, pools } of ready.plan.conditionalForms) {
    const trials = new Trials(hand, ready, outlook);
    // The last of the lacking tiles is the one waited for.
    for (let lacking = 1; lacking <= best; lacking++) {
      for (const pool of pools) {
        visitCompletions(form, pool, hand, lacking, (target) => {
          best = Math.min(best, trials.distanceTo(target, lacking));
          return best < lacking || trials.left <= 0;
        });
      }
    }
  }
  return best;
}

/** Tries complete hands, so many and no more. */
class Trials {
  left = MOST_TRIALS;
  readonly #hand: DeclaredHand;
  readonly #ready: ReadyRules;
  readonly #outlook: WinOutlook;

  constructor(hand: DeclaredHand, ready: ReadyRules, outlook: WinOutlook) {
    this.#hand = hand;
    this.#ready = ready;
    this.#outlook = outlook;
  }

  /** How far the hand is from waiting for the last tile of a complete one; Infinity if that never wins. */
  distanceTo(target: Uint8Array, lacking: number): number {
    const { elsewhere } = this.#outlook;
    if (elsewhere !== undefined && target.some((copies, tile) => copies + (elsewhere[tile] as number) > 4)) return Infinity;
    const complete = withStanding(this.#hand, target);
    let distance = Infinity;
    for (let tile = 0; tile < 34 && distance >= lacking && this.left > 0; tile++) {
      if (target[tile] === 0) continue;
      const lacks = (target[tile] as number) > (this.#hand.standing[tile] as number);
      if (!lacks && distance === lacking) continue;
      this.left--;
      // A tile that is there already would have to be thrown first, to be waited for.
      if (isComplete(wonDeal(complete, tile, this.#outlook), this.#ready)) distance = lacks ? lacking - 1 : lacking;
    }
    return distance;
  }
}
