import { OPTION_NAME_PATTERN, RULE_SET_BOUNDS, WORTH_BOUNDS } from './bounds.ts';
import { pointer } from './problem.ts';
import { OPTION_TYPES } from './set-names.ts';
import type { OptionType, SetNames } from './set-names.ts';
import { isObject, jsonType } from './shape-check.ts';
import type { JsonObject, ShapeCheck } from './shape-check.ts';

const COMMON_FIELDS = ['name', 'label?', 'meaning', 'source?', 'type', 'default'];
const FIELDS: Readonly<Record<OptionType, readonly string[]>> = {
  boolean: COMMON_FIELDS,
  integer: [...COMMON_FIELDS, 'min', 'max', 'nullable?', 'onlyWith?'],
  enum: [...COMMON_FIELDS, 'values', 'sets?'],
  rules: COMMON_FIELDS,
};

/** Checks the definition of one option: fields by its type, and that its default is a value it can have. */
export function checkOption(option: unknown, at: string, check: ShapeCheck, names: SetNames): void {
  if (!isObject(option)) {
    check.wrongType(option, at, 'object');
    return;
  }
  const { type } = option;
  if (type === undefined) {
    check.problems.add('missing-field', at, { field: 'type' });
    return;
  }
  if (!check.word(type, pointer(at, 'type'), OPTION_TYPES)) return;
  check.fields(option, at, FIELDS[type]);
  if ('name' in option) check.id(option['name'], pointer(at, 'name'), OPTION_NAME_PATTERN);
  if ('label' in option) check.labels(option['label'], pointer(at, 'label'), RULE_SET_BOUNDS.label);
  if ('meaning' in option) check.labels(option['meaning'], pointer(at, 'meaning'), RULE_SET_BOUNDS.sentence);
  if ('source' in option) check.text(option['source'], pointer(at, 'source'), RULE_SET_BOUNDS.sentence);
  if (type === 'integer') checkInteger(option, at, check, names);
  else if (type === 'enum') checkEnum(option, at, check, names);
  if (!('default' in option)) return;
  const standard = option['default'];
  const here = pointer(at, 'default');
  if (type === 'rules') checkSwitched(option, standard, here, check, names);
  else if (!isPossible(option, standard, names)) check.problems.add('default-impossible', here, { option: option['name'], found: standard, expected: valuesOf(option, names) });
}

/** A list of rules that an option switches on. */
function checkSwitched(option: JsonObject, value: unknown, at: string, check: ShapeCheck, names: SetNames): void {
  if (!check.list(value, at)) return;
  const known = names.rules.filter((id) => names.switches.get(id) === option['name']);
  for (const [i, id] of value.entries()) {
    const here = pointer(at, i);
    const first = value.indexOf(id);
    if (typeof id !== 'string') check.wrongType(id, here, 'string');
    else if (first < i) check.problems.add('duplicate', here, { found: id, first: pointer(at, first) });
    else if (!known.includes(id)) check.problems.addUnknown('unknown-rule', here, id, known);
  }
}

function checkInteger(option: JsonObject, at: string, check: ShapeCheck, names: SetNames): void {
  const { min, max } = option;
  const most = WORTH_BOUNDS.amount;
  if ('min' in option) check.integer(min, pointer(at, 'min'), -most, most);
  if ('max' in option && check.integer(max, pointer(at, 'max'), -most, most) && typeof min === 'number') {
    check.range(max, pointer(at, 'max'), min, most);
  }
  if ('nullable' in option) check.boolean(option['nullable'], pointer(at, 'nullable'));
  if ('onlyWith' in option) checkOptionNames(option['onlyWith'], pointer(at, 'onlyWith'), check, names);
}

function checkEnum(option: JsonObject, at: string, check: ShapeCheck, names: SetNames): void {
  const { values } = option;
  const here = pointer(at, 'values');
  if ('values' in option && check.list(values, here)) {
    if (values.length === 0) check.problems.add('empty-list', here);
    for (const [i, value] of values.entries()) {
      const found = jsonType(value);
      if (found !== 'string' && found !== 'integer') check.wrongType(value, pointer(here, i), 'string', 'integer');
      else if (found !== jsonType(values[0])) check.wrongType(value, pointer(here, i), jsonType(values[0]));
      else if (found === 'string') check.text(value, pointer(here, i), RULE_SET_BOUNDS.id);
      const first = values.indexOf(value);
      if (first < i) check.problems.add('duplicate', pointer(here, i), { found: value, first: pointer(here, first) });
    }
  }
  if (!('sets' in option)) return;
  const profiles = option['sets'];
  const there = pointer(at, 'sets');
  if (!isObject(profiles)) {
    check.wrongType(profiles, there, 'object');
    return;
  }
  const known = Array.isArray(values) ? (values as readonly unknown[]).map(String) : [];
  for (const [value, profile] of Object.entries(profiles)) {
    if (!known.includes(value)) check.problems.addUnknown('unknown-word', pointer(there, value), value, known, { expected: known, found: value });
    checkOptionNames(profile, pointer(there, value), check, names);
  }
}

/** An object of values by the name of an option, each a value that the option can have. */
function checkOptionNames(value: unknown, at: string, check: ShapeCheck, names: SetNames): void {
  if (!isObject(value)) {
    check.wrongType(value, at, 'object');
    return;
  }
  for (const [name, given] of Object.entries(value)) {
    const here = pointer(at, name);
    const option = names.options.get(name);
    if (option === undefined) check.problems.addUnknown('unknown-option', here, name, [...names.options.keys()]);
    else if (!isPossible(option, given, names)) check.problems.add('default-impossible', here, { option: name, found: given, expected: valuesOf(option, names) });
  }
}

/** Whether an option can have this value. What is wrong with its definition is not held against the value. */
function isPossible(option: JsonObject, value: unknown, names: SetNames): boolean {
  const { type, values, min, max } = option;
  switch (type) {
    case 'boolean':
      return typeof value === 'boolean';
    case 'integer':
      if (value === null) return option['nullable'] === true;
      return Number.isInteger(value) && !(typeof min === 'number' && (value as number) < min) && !(typeof max === 'number' && (value as number) > max);
    case 'enum':
      return !Array.isArray(values) || values.length === 0 || values.includes(value);
    case 'rules':
      return Array.isArray(value) && value.every((id) => names.switches.get(id) === option['name']);
    default:
      return true;
  }
}

/** What an option can be, to be read by people: `100–500`, `null`, words. */
function valuesOf({ type, name, values, min, max, nullable }: JsonObject, names: SetNames): readonly unknown[] {
  switch (type) {
    case 'boolean':
      return [true, false];
    case 'integer':
      return [`${String(min)}–${String(max)}`, ...(nullable === true ? ['null'] : [])];
    case 'rules':
      return names.rules.filter((id) => names.switches.get(id) === name);
    default:
      // Whatever is no list, or of no type that there is, is held against no value.
      return values as readonly unknown[];
  }
}
