import type { Condition } from './types.ts';

/**
 * Marks a condition whose evidence is combined as it was at first. Not a name but a symbol: JSON cannot say it, so no
 * overlay and no import can, and what is stored stays as it was.
 */
const JOINED: unique symbol = Symbol('joined');

type JsonObject = { readonly [member: string]: unknown };

/**
 * Keeps the meaning of combined tests in a rule set stored before `per: each` counted what all parts of `all` have in
 * common: there the evidence of `all` was joined and that of `any` was the first that held, however often the rule
 * counted. With `per: once` nothing has changed. The set is as it was read from JSON and may be no rule set at all: what
 * is not understood stays as it is, and so does everything else in it.
 */
export function convertAll<T extends JsonObject>(set: T): T {
  const { rules } = set;
  return Array.isArray(rules) ? { ...set, rules: (rules as readonly unknown[]).map(convertRule) } : set;
}

function convertRule(rule: unknown): unknown {
  if (!isObject(rule) || rule['per'] !== 'each') return rule;
  const { when } = rule;
  return isObject(when) && ('all' in when || 'any' in when) ? { ...rule, when: { ...when, [JOINED]: true } } : rule;
}

function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Whether the evidence of a condition is combined as it was at first. */
export function isJoined(condition: Exclude<Condition, string>): boolean {
  return JOINED in condition;
}
