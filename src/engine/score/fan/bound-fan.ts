import { isExclusionInForce, isInForce } from '../../rules/amounts.ts';
import { WHOLE_HAND, WINNING_TILE } from '../../predicates/view.ts';
import type { SheetLine } from '../sheet.ts';
import type { Amount, Exclusion, Options, Rule } from '../../rules/types.ts';

/** A rule worth fans, its value resolved. */
export interface BoundFan {
  readonly rule: Rule;
  readonly value: number;
  /** Place in the order of value, the dearest first. */
  readonly rank: number;
  /** The line of the fan, counted once, proved by the whole hand or by the winning tile. */
  readonly byHand: SheetLine;
  readonly byTile: SheetLine;
  /** The exclusions in force. */
  readonly excludes: readonly Exclusion[];
}

/** Resolves the values and exclusions of rules, and ranks them. A rule that is switched off or worth nothing is left out. */
export function bindFans(rules: readonly Rule[], options: Options): readonly BoundFan[] {
  return rules
    .filter((rule) => isInForce(rule, options))
    .map((rule) => ({ rule, value: resolveFan(rule, options) }))
    .filter(({ value }) => value !== 0)
    .sort((a, b) => b.value - a.value)
    .map(({ rule, value }, rank) => ({
      rule,
      value,
      rank,
      byHand: Object.freeze({ rule, kind: 'fan', value, count: 1, evidence: WHOLE_HAND }),
      byTile: Object.freeze({ rule, kind: 'fan', value, count: 1, evidence: WINNING_TILE }),
      excludes: (rule.excludes ?? []).filter((exclusion) => isExclusionInForce(exclusion, options)),
    }));
}

/** The rule is of a set that counts fans, so it was compiled to be worth fans. */
function resolveFan({ value }: Rule, options: Options): number {
  const amount = (value as { readonly fan: Amount }).fan;
  return typeof amount === 'number' ? amount : (options[amount.option] as number);
}
