import type { Amount, Exclusion, Options, Rule } from './types.ts';

/** The value of an amount under the options in force. */
export function resolveAmount(amount: Amount, options: Options): number {
  return typeof amount === 'number' ? amount : (options[amount.option] as number);
}

/** Whether a rule is in force: not switched by an option, or switched on. */
export function isInForce(rule: Rule, options: Options): boolean {
  if (rule.enabledBy === undefined) return true;
  const value = options[rule.enabledBy];
  return Array.isArray(value) ? value.includes(rule.id) : value === true;
}

/** Whether an exclusion is in force: no option lets both rules count. */
export function isExclusionInForce({ unless }: Exclusion, options: Options): boolean {
  return unless === undefined || options[unless] !== true;
}
