import type { Finding } from '../hand/finding.ts';
import { bindFanPlan } from '../score/fan/plan.ts';
import { bindPointsPlan } from '../score/points/bind-plan.ts';
import { FORMS } from '../vocabulary.ts';
import { isInForce } from './amounts.ts';
import { isOn, resolveOptions } from './options.ts';
import type { GivenOptions } from './options.ts';
import type { ReadyRules } from './ready.ts';
import type { RuleSet } from './rule-set.ts';
import type { Options } from './types.ts';

/** Bound sets kept for each rule set; more than any client needs, few enough to forget about. */
const KEPT = 64;
/** Options that are longer as JSON are bound each time, so that no request can fill the memory. */
const LONGEST_KEY = 2_000;

const NO_OPTIONS: GivenOptions = {};
const bound = new WeakMap<RuleSet, Map<string, ReadyRules>>();

/**
 * A compiled rule set under the options of a request: everything worked out that does not depend on a hand. The same
 * options give the same object again.
 * @param hash content hash of the set, to be stamped on answers
 * @param given options of a request, undefined for none
 * @returns what is wrong with the options otherwise: findings at `/options/…`
 */
export function bindRules(
  set: RuleSet,
  hash: string,
  given: GivenOptions | undefined,
): { readonly ready: ReadyRules } | { readonly findings: readonly Finding[] } {
  const key = given === undefined ? '{}' : JSON.stringify(given);
  let kept = bound.get(set);
  const known = kept?.get(key);
  if (known?.hash === hash) return { ready: known };
  const resolved = resolveOptions(set, given ?? NO_OPTIONS);
  if ('findings' in resolved) return resolved;
  const ready = bindOptions(set, hash, resolved.options);
  if (key.length <= LONGEST_KEY) {
    if (kept === undefined) bound.set(set, (kept = new Map<string, ReadyRules>()));
    const oldest = kept.size < KEPT ? undefined : kept.keys().next().value;
    if (oldest !== undefined) kept.delete(oldest);
    kept.set(key, ready);
  }
  return { ready };
}

function bindOptions(set: RuleSet, hash: string, options: Options): ReadyRules {
  const { players, bonusTiles, kongs, counting, play } = set;
  let formBits = 0;
  for (const form of set.forms) formBits |= 1 << FORMS.indexOf(form);
  for (const rule of set.rules) {
    if (rule.form !== undefined && isInForce(rule, options)) formBits |= 1 << FORMS.indexOf(rule.form);
  }
  const fouls = counting.unit === 'points' && counting.foulHands !== null ? options[counting.foulHands.option] : 'reject';
  return {
    set,
    hash,
    options,
    players: typeof players === 'number' ? players : (options[players.option] as number),
    bonusTiles: isOn(bonusTiles, options),
    kongs,
    robConcealedKong: isOn(play.robConcealedKong, options),
    robLastTile: isOn(play.robLastTile ?? false, options),
    foulHands: fouls === 'score-zero' ? 'score-zero' : 'reject',
    formBits,
    plan: counting.unit === 'fan' ? bindFanPlan(set.rules, counting, options) : bindPointsPlan(set, counting, options),
  };
}
