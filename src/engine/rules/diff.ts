import { canonicalJson } from './canonical.ts';
import type { RuleSet } from './rule-set.ts';
import type { OptionDefinition, Rule } from './types.ts';

/** One field that is not the same; `undefined` where it is absent. */
export interface FieldChange {
  /** Its name, below an object with a dot: `counting.halfLimit`. */
  readonly field: string;
  readonly before: unknown;
  readonly after: unknown;
}

/** Two things of one name that are not the same. */
export interface MemberChange<T> {
  readonly before: T;
  readonly after: T;
  readonly fields: readonly FieldChange[];
}

/** What differs between two lists of things that have a name. */
export interface ListDiff<T> {
  readonly added: readonly T[];
  readonly removed: readonly T[];
  readonly changed: readonly MemberChange<T>[];
}

/** What differs between two rule sets. */
export interface RuleSetDiff {
  readonly rules: ListDiff<Rule>;
  readonly options: ListDiff<OptionDefinition>;
  /** Everything else but the names of the sets: material, counting, settlement, play, penalties. */
  readonly settings: readonly FieldChange[];
}

const SETTINGS = ['players', 'bonusTiles', 'kongs', 'forms', 'counting', 'settlement', 'play', 'penalties', 'times'] as const;
/** What a rule says, but not how it counts: where that alone differs, the same is played. */
const NOT_PLAYED: ReadonlySet<string> = new Set(['label', 'definition', 'definitions', 'example', 'source', 'meaning']);
/** What makes no difference to anybody who plays. */
const NOT_TOLD: ReadonlySet<string> = new Set(['label', 'definitions', 'example', 'source', 'meaning']);

/** What other games are played with makes no difference to this one. */
const REMARK = 'play.standardTiles';

/** What one must change in the first set to play by the second, rule by rule. The order of rules does not matter. */
export function diffRuleSets(before: RuleSet, after: RuleSet): RuleSetDiff {
  return {
    rules: diffLists(before.rules, after.rules, (rule) => rule.id),
    options: diffLists(before.options, after.options, (option) => option.name),
    settings: SETTINGS.flatMap((field) => diffSetting(field, before[field], after[field])).filter(({ field }) => field !== REMARK),
  };
}

function diffLists<T extends object>(before: readonly T[], after: readonly T[], nameOf: (member: T) => string): ListDiff<T> {
  const old = new Map(before.map((member) => [nameOf(member), member]));
  const kept = new Set(after.map(nameOf));
  return {
    added: after.filter((member) => !old.has(nameOf(member))),
    removed: before.filter((member) => !kept.has(nameOf(member))),
    changed: after.flatMap((member) => {
      const other = old.get(nameOf(member)) ?? member;
      const fields = diffObjects(other, member);
      if (fields.every(({ field }) => NOT_PLAYED.has(field))) return [];
      return [{ before: other, after: member, fields: fields.filter(({ field }) => !NOT_TOLD.has(field)) }];
    }),
  };
}

/** A setting that is an object is compared field by field. */
function diffSetting(field: string, before: unknown, after: unknown): readonly FieldChange[] {
  if (!isPlainObject(before) || !isPlainObject(after)) return diffField(field, before, after);
  return diffObjects(before, after).map((change) => ({ ...change, field: `${field}.${change.field}` }));
}

function isPlainObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function diffObjects(before: object, after: object): readonly FieldChange[] {
  const a = new Map(Object.entries(before));
  const b = new Map(Object.entries(after));
  return [...new Set([...a.keys(), ...b.keys()])].flatMap((field) => diffField(field, a.get(field), b.get(field)));
}

function diffField(field: string, before: unknown, after: unknown): readonly FieldChange[] {
  return canonicalJson(before) === canonicalJson(after) ? [] : [{ field, before, after }];
}
