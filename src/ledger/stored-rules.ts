import { convertAll } from '../engine/rules/convert-all.ts';
import type { RuleSet } from '../engine/rules/rule-set.ts';

/**
 * A rule set as a game keeps it for ever, in JSON: with the version of its shape, 1 where none is told. Content, hash and
 * edition stay as they were stored; only what is read from it is in the present shape.
 */
export interface StoredRules {
  readonly shape?: number;
  readonly [member: string]: unknown;
}

/**
 * Turns a rule set of one shape into the next one that means the same: the names, members and words of the old shape into
 * those by which the engine now does what it did then. It is given what an import may hold, compiled only afterwards:
 * what it does not understand it leaves alone.
 */
export type ShapeStep = (rules: StoredRules) => StoredRules;

/** The steps in order: the first leads from shape 1 to shape 2. One that has been released is never changed. */
const STEPS: readonly ShapeStep[] = [convertAll];

/** The shape in which rule sets are stored now. */
export const PRESENT_SHAPE = 1 + STEPS.length;

const converted = new WeakMap<StoredRules, RuleSet>();

/** A compiled rule set, ready to be stored. */
export function storeRules(set: RuleSet): StoredRules {
  return { shape: PRESENT_SHAPE, ...set };
}

/**
 * The rule set that was stored, in the present shape; the same object for the same one. A fault on a shape that is none,
 * or of a later release.
 */
export function readRules(stored: StoredRules): RuleSet {
  let set = converted.get(stored);
  if (set === undefined) converted.set(stored, (set = convertRules(stored, STEPS) as unknown as RuleSet));
  return set;
}

/** Takes a rule set through the steps that its shape has yet to go; the result no longer tells a shape. */
export function convertRules({ shape = 1, ...rules }: StoredRules, steps: readonly ShapeStep[]): StoredRules {
  const present = 1 + steps.length;
  if (!Number.isInteger(shape) || shape < 1 || shape > present) {
    throw new Error(`its rule set has shape ${String(shape)}, and this release knows 1 to ${present}`);
  }
  return steps.slice(shape - 1).reduce<StoredRules>((old, step) => step(old), rules);
}
