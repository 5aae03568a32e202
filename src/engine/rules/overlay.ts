import { RULE_SET_BOUNDS } from './bounds.ts';
import { SET_FIELDS } from './check-set.ts';
import { Problems, pointer } from './problem.ts';
import type { RuleSetProblem } from './problem.ts';
import type { RuleSet } from './rule-set.ts';
import { membersOf } from './set-names.ts';
import { ShapeCheck, isObject } from './shape-check.ts';
import type { JsonObject } from './shape-check.ts';
import { withStandardTexts } from './standard-texts.ts';
import type { OptionDefinition, Rule } from './types.ts';
import { COUNTING_UNITS } from './vocabulary.ts';

/** Fields of a set that an overlay replaces as a whole, and those of which it gives only what differs. */
const REPLACED = ['edition', 'source', 'players', 'bonusTiles', 'kongs', 'forms', 'settlement', 'penalties', 'times'] as const;
const MERGED = ['label', 'description', 'counting', 'play'] as const;

/** `$schema` tells an editor by which schema to complete and check the file; it means nothing here. */
const OVERLAY_FIELDS = ['extends', '$schema?', ...[...SET_FIELDS.filter((field) => field !== 'rules'), 'drop', 'change', 'add'].map((field) => `${field}?`)];
/** Fields of a rule that a change takes away by null. */
const OPTIONAL_FIELDS = ['definitions', 'example', 'excludes', 'enabledBy', 'form'];
/** What a rule says of its test. */
const TEXTS_OF_TEST = ['definition', 'definitions', 'example', 'source'];
const CHANGE_FIELDS = ['label?', 'value?', 'when?', 'for?', 'per?', 'definition?', 'definitions?', 'example?', 'source?', 'excludes?', 'enabledBy?', 'form?'];

export interface Overlaid {
  /** The whole set, to be checked. */
  readonly set: JsonObject;
  /** What is wrong with the overlay as such. */
  readonly problems: readonly RuleSetProblem[];
  /** Whether there is a list that may have been meant for rules, and cannot be read. */
  readonly rulesUnread: boolean;
  /** Traces the mistakes of the set back to the parts of the overlay that made them. */
  readonly toOverlay: (problems: readonly RuleSetProblem[]) => readonly RuleSetProblem[];
}

/** One part of the set that comes from the overlay: where it is there and here. */
type Origin = readonly [set: string, overlay: string];

/** Puts an overlay over the set that it extends. */
export function applyOverlay(overlay: JsonObject, base: RuleSet): Overlaid {
  const check = new ShapeCheck(new Problems());
  const origins: Origin[] = [['/rules', '/add']];
  check.fields(overlay, '', OVERLAY_FIELDS);
  if (Object.hasOwn(overlay, '$schema')) check.text(overlay['$schema'], '/$schema', RULE_SET_BOUNDS.sentence);
  const set: { [field: string]: unknown } = { ...base, id: standardId(base.id) };
  for (const field of ['id', ...REPLACED]) {
    if (!Object.hasOwn(overlay, field)) continue;
    set[field] = overlay[field];
    origins.push([`/${field}`, `/${field}`]);
  }
  for (const field of MERGED) {
    const given = overlay[field];
    if (given === undefined) continue;
    set[field] = isObject(given) ? { ...base[field], ...(field === 'counting' ? ofOneUnit(given, base.counting, check) : given) } : given;
    origins.push([`/${field}`, `/${field}`]);
  }
  const rules = applyRules(overlay, base.rules, set['label'], check, origins);
  set['counting'] = withoutDropped(set['counting'], base.counting, rules);
  set['rules'] = rules;
  set['options'] = applyOptions(overlay['options'], base.options, rules, check, origins);
  return {
    set,
    problems: check.problems.found,
    rulesUnread: isUnread(overlay),
    toOverlay: (problems) => sumUpLimits(problems.map((problem) => trace(problem, origins, rules)), base),
  };
}

/** Whether rules are added in no list, or there is a list where no field is. */
function isUnread(overlay: JsonObject): boolean {
  const { add } = overlay;
  const known = OVERLAY_FIELDS.map((field) => field.replace('?', ''));
  return (add !== undefined && !Array.isArray(add)) || Object.entries(overlay).some(([field, value]) => Array.isArray(value) && !known.includes(field));
}

/** What is different in the counting. A set goes on counting in its unit: a new one would make every rule a mistake. */
function ofOneUnit(given: JsonObject, base: RuleSet['counting'], check: ShapeCheck): JsonObject {
  const { unit } = given;
  if (unit === base.unit || !COUNTING_UNITS.some((known) => known === unit)) return given;
  check.problems.add('unit-mismatch', '/counting/unit', { found: unit, expected: [base.unit] });
  return Object.fromEntries(Object.entries(given).filter(([field]) => field !== 'unit' && Object.hasOwn(base, field)));
}

/** The id of an overlay that has none of its own. */
function standardId(base: string): string {
  const ending = '-overlay';
  return base.endsWith(ending) ? base : base.slice(0, RULE_SET_BOUNDS.id - ending.length).replace(/-$/, '') + ending;
}

/** @param label that of the set that comes of it: where its own rules stand, unless they say so themselves */
function applyRules(overlay: JsonObject, base: readonly Rule[], label: unknown, check: ShapeCheck, origins: Origin[]): readonly unknown[] {
  const ids = base.map((rule) => rule.id);
  const dropped = readDropped(overlay['drop'], ids, check);
  const changes = readChanges(overlay['change'], ids, dropped, check);
  const rules: unknown[] = [];
  for (const rule of base) {
    if (dropped.has(rule.id)) continue;
    const change = changes.get(rule.id);
    const kept = withoutExclusionsOf(rule, dropped);
    if (change !== undefined) {
      for (const field of Object.keys(change.fields)) origins.push([pointer(pointer('/rules', rules.length), field), pointer(change.at, field)]);
    }
    rules.push(change === undefined ? kept : changeRule(kept, change.fields, label));
  }
  const { add } = overlay;
  if (add !== undefined && check.list(add, '/add', RULE_SET_BOUNDS.rules)) {
    for (const [i, rule] of add.entries()) {
      origins.push([pointer('/rules', rules.length), pointer('/add', i)]);
      rules.push(isObject(rule) ? withStandardTexts(rule, label) : rule);
    }
  }
  return rules;
}

function readDropped(drop: unknown, ids: readonly string[], check: ShapeCheck): ReadonlySet<string> {
  const dropped = new Set<string>();
  if (drop === undefined || !check.list(drop, '/drop')) return dropped;
  for (const [i, id] of drop.entries()) {
    const at = pointer('/drop', i);
    if (typeof id !== 'string') check.wrongType(id, at, 'string');
    else if (!ids.includes(id)) check.problems.addUnknown('unknown-rule', at, id, ids);
    else if (dropped.has(id)) check.problems.add('duplicate', at, { found: id, first: pointer('/drop', drop.indexOf(id)) });
    else dropped.add(id);
  }
  return dropped;
}

interface Change {
  readonly at: string;
  readonly fields: JsonObject;
}

/** Changes by id of the rule: an object of them, or a list of objects that have the `id`. */
function readChanges(change: unknown, ids: readonly string[], dropped: ReadonlySet<string>, check: ShapeCheck): ReadonlyMap<string, Change> {
  const changes = new Map<string, Change>();
  if (change === undefined) return changes;
  const listed = Array.isArray(change);
  if (!listed && !isObject(change)) {
    check.wrongType(change, '/change', 'object', 'array');
    return changes;
  }
  const entries: readonly (readonly [string | number, unknown])[] = listed ? [...(change as readonly unknown[]).entries()] : Object.entries(change);
  if (entries.length > RULE_SET_BOUNDS.list) {
    check.problems.add('too-many', '/change', { maximum: RULE_SET_BOUNDS.list, found: entries.length });
    return changes;
  }
  for (const [key, fields] of entries) {
    const at = pointer('/change', key);
    if (!check.object(fields, at, listed ? ['id', ...CHANGE_FIELDS] : CHANGE_FIELDS)) continue;
    const { id } = fields;
    const rest = Object.fromEntries(Object.entries(fields).filter(([field]) => CHANGE_FIELDS.includes(`${field}?`)));
    const rule = listed ? id : key;
    const there = listed ? pointer(at, 'id') : at;
    if (rule === undefined) continue;
    if (typeof rule !== 'string') check.wrongType(rule, there, 'string');
    else if (!ids.includes(rule)) check.problems.addUnknown('unknown-rule', there, rule, ids);
    else if (dropped.has(rule)) check.problems.add('dropped-and-changed', there, { found: rule });
    else if (changes.has(rule)) check.problems.add('duplicate', there, { found: rule, first: changes.get(rule)?.at });
    else changes.set(rule, { at, fields: rest });
  }
  return changes;
}

/** A counting of the base that names a rule which was dropped does without it. */
function withoutDropped(counting: unknown, base: RuleSet['counting'], rules: readonly unknown[]): unknown {
  if (base.unit !== 'fan' || !isObject(counting)) return counting;
  const ids = new Set(membersOf(rules).map((rule) => rule['id']));
  const kept = { ...counting };
  for (const field of ['flowers', 'chickenHand'] as const) {
    if (counting[field] === base[field] && !ids.has(base[field])) kept[field] = null;
  }
  return kept;
}

function withoutExclusionsOf(rule: Rule, dropped: ReadonlySet<string>): Rule {
  const { excludes } = rule;
  if (excludes?.some((exclusion) => dropped.has(exclusion.rule)) !== true) return rule;
  return { ...rule, excludes: excludes.filter((exclusion) => !dropped.has(exclusion.rule)) };
}

/** Of a rule with another test nothing holds that was said of the one before; nor is that a translation of another definition. */
function changeRule(rule: Rule, fields: JsonObject, setLabel: unknown): JsonObject {
  const { label, definitions } = fields;
  const gone = Object.hasOwn(fields, 'when') ? TEXTS_OF_TEST : Object.hasOwn(fields, 'definition') ? ['definitions'] : [];
  const kept: JsonObject = Object.fromEntries(Object.entries(rule).filter(([field]) => !gone.includes(field)));
  const merged = { ...(isObject(label) ? { label: { ...rule.label, ...label } } : {}), ...(isObject(definitions) ? { definitions: { ...(kept['definitions'] as object), ...definitions } } : {}) };
  const changed = withStandardTexts({ ...kept, ...fields, ...merged }, setLabel);
  return Object.fromEntries(Object.entries(changed).filter(([field, value]) => value !== null || !OPTIONAL_FIELDS.includes(field)));
}

/** New defaults by name; no profile sets an option that has one. A list of rules that the overlay does not give loses the rules that its option no longer switches. */
function applyOptions(
  given: unknown,
  base: readonly OptionDefinition[],
  rules: readonly unknown[],
  check: ShapeCheck,
  origins: Origin[],
): readonly unknown[] {
  const defaults = given === undefined || isObject(given) ? (given ?? {}) : {};
  if (defaults !== given && given !== undefined) check.wrongType(given, '/options', 'object');
  const names = base.map((option) => option.name);
  for (const name of Object.keys(defaults)) {
    if (!names.includes(name)) check.problems.addUnknown('unknown-option', pointer('/options', name), name, names);
  }
  return base.map((option, i) => {
    if (Object.hasOwn(defaults, option.name)) {
      origins.push([pointer(pointer('/options', i), 'default'), pointer('/options', option.name)]);
      return { ...withoutSetting(option, defaults), default: defaults[option.name] };
    }
    if (option.type !== 'rules') return withoutSetting(option, defaults);
    const switched = new Set(membersOf(rules).flatMap((rule) => (rule['enabledBy'] === option.name ? [rule['id']] : [])));
    return { ...option, default: option.default.filter((id) => switched.has(id)) };
  });
}

function withoutSetting(option: OptionDefinition, names: JsonObject): OptionDefinition {
  if (option.type !== 'enum' || option.sets === undefined) return option;
  const left = (settings: object): object => Object.fromEntries(Object.entries(settings).filter(([name]) => !Object.hasOwn(names, name)));
  const sets = Object.fromEntries(Object.entries(option.sets).map(([value, settings]) => [value, left(settings)]));
  return { ...option, sets: sets as NonNullable<typeof option.sets> };
}

/** The origin of the place of a mistake; what comes from the base is the fault of extending it like this. */
function trace(problem: RuleSetProblem, origins: readonly Origin[], rules: readonly unknown[]): RuleSetProblem {
  const { first, cycle } = problem;
  const moved = typeof first === 'string' ? { ...problem, first: placeInOverlay(first, origins) ?? '/extends' } : problem;
  const places = Array.isArray(cycle) ? (cycle as readonly unknown[]).map((id) => pointer(pointer('/rules', rules.findIndex((rule) => isObject(rule) && rule['id'] === id)), 'excludes')) : [problem.at];
  // A circle is there by the rule that the overlay has put into it.
  const at = places.map((place) => placeInOverlay(place, origins)).find((place) => place !== undefined);
  return at === undefined ? { ...moved, at: '/extends', inherited: problem.at } : { ...moved, at };
}

/** Origins do not lie within one another, but for the list of rules, which is meant only as a whole. */
function placeInOverlay(at: string, origins: readonly Origin[]): string | undefined {
  const origin = origins.find(([set]) => at === set || (set !== '/rules' && at.startsWith(`${set}/`)));
  return origin === undefined ? undefined : origin[1] + at.slice(origin[0].length);
}

/** One mistake for all rules that are left without the limit that the overlay takes away. */
function sumUpLimits(problems: readonly RuleSetProblem[], { rules }: RuleSet): readonly RuleSetProblem[] {
  const lost = problems.flatMap(({ code, inherited }) => (code === 'limit-missing' && typeof inherited === 'string' ? [inherited] : []));
  if (lost.length === 0) return problems;
  const ids = rules.flatMap(({ id, value }) => ('limit' in value ? [id] : []));
  return [{ code: 'limit-needed', at: '/counting', rules: ids }, ...problems.filter(({ code }) => code !== 'limit-missing')];
}
