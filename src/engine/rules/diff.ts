import { canonicalJson } from './canonical.ts';
import type { RuleSet } from './rule-set.ts';
import type { OptionDefinition, Rule } from './types.ts';

/** One field that is not the same; `undefined` where it is absent. */
export interface FieldChange {
  readonly field: string;
  readonly before: unknown;
  readonly after: unknown;
}

/** What differs between two lists of things that have a name. */
export interface ListDiff<T> {
  readonly added: readonly T[];
  readonly removed: readonly T[];
  readonly changed: readonly { readonly id: string; readonly fields: readonly FieldChange[] }[];
}

/** What differs between two rule sets. */
export interface RuleSetDiff {
  readonly rules: ListDiff<Rule>;
  readonly options: ListDiff<OptionDefinition>;
  /** Everything else but the names of the sets: material, counting, settlement, play, penalties. */
  readonly settings: readonly FieldChange[];
}

const SETTINGS = ['players', 'bonusTiles', 'kongs', 'forms', 'counting', 'settlement', 'play', 'penalties'] as const;

/** What one must change in the first set to play by the second, rule by rule. The order of rules does not matter. */
export function diffRuleSets(before: RuleSet, after: RuleSet): RuleSetDiff {
  return {
    rules: diffLists(before.rules, after.rules, (rule) => rule.id),
    options: diffLists(before.options, after.options, (option) => option.name),
    settings: SETTINGS.flatMap((field) => diffField(field, before[field], after[field])),
  };
}

function diffLists<T extends object>(before: readonly T[], after: readonly T[], nameOf: (member: T) => string): ListDiff<T> {
  const old = new Map(before.map((member) => [nameOf(member), member]));
  const kept = new Set(after.map(nameOf));
  return {
    added: after.filter((member) => !old.has(nameOf(member))),
    removed: before.filter((member) => !kept.has(nameOf(member))),
    changed: after.flatMap((member) => {
      const id = nameOf(member);
      const fields = diffObjects(old.get(id) ?? member, member);
      return fields.length === 0 ? [] : [{ id, fields }];
    }),
  };
}

function diffObjects(before: object, after: object): readonly FieldChange[] {
  const a = new Map(Object.entries(before));
  const b = new Map(Object.entries(after));
  return [...new Set([...a.keys(), ...b.keys()])].flatMap((field) => diffField(field, a.get(field), b.get(field)));
}

function diffField(field: string, before: unknown, after: unknown): readonly FieldChange[] {
  return canonicalJson(before) === canonicalJson(after) ? [] : [{ field, before, after }];
}
