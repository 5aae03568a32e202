import { OPTION_TYPES, checkOptionShape, isSound } from './option-shape.ts';
import { pointer } from './problem.ts';
import type { SetNames } from './set-names.ts';
import { isObject } from './shape-check.ts';
import type { JsonObject, ShapeCheck } from './shape-check.ts';

/** Checks the definition of one option, that its default is a value it can have, and what it says of other options. */
export function checkOption(option: unknown, at: string, check: ShapeCheck, names: SetNames): void {
  if (!checkOptionShape(option, at, check)) return;
  const { type } = option;
  if (type === 'integer' && 'onlyWith' in option) checkOptionNames(option['onlyWith'], pointer(at, 'onlyWith'), check, names);
  if (type === 'enum' && 'sets' in option) checkProfiles(option, pointer(at, 'sets'), check, names);
  if (!('default' in option)) return;
  const standard = option['default'];
  const here = pointer(at, 'default');
  if (type === 'rules') checkSwitched(option, standard, here, check, names);
  else if (!isPossible(option, standard, names)) check.problems.add('default-impossible', here, { option: option['name'], found: standard, expected: valuesOf(option, names) });
}

/** A list of rules that an option switches on. */
function checkSwitched(option: JsonObject, value: unknown, at: string, check: ShapeCheck, names: SetNames): void {
  if (!check.list(value, at)) return;
  const known = names.switchedBy(option['name']);
  for (const [i, id] of value.entries()) {
    const here = pointer(at, i);
    const first = value.indexOf(id);
    if (typeof id !== 'string') check.wrongType(id, here, 'string');
    else if (first < i) check.problems.add('duplicate', here, { found: id, first: pointer(at, first) });
    else if (!names.maySwitch(option['name'], id)) check.problems.addUnknown('unknown-rule', here, id, known);
  }
}

function checkProfiles(option: JsonObject, at: string, check: ShapeCheck, names: SetNames): void {
  const { values, sets: profiles } = option;
  if (!isObject(profiles)) {
    check.wrongType(profiles, at, 'object');
    return;
  }
  const known = Array.isArray(values) ? (values as readonly unknown[]).map(String) : [];
  for (const [value, profile] of Object.entries(profiles)) {
    if (!known.includes(value) && isSound(option)) check.problems.addUnknown('unknown-word', pointer(at, value), value, known, { expected: known, found: value });
    checkOptionNames(profile, pointer(at, value), check, names);
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
    if (option === undefined) names.option(name, here, check, OPTION_TYPES);
    else if (!isPossible(option, given, names)) check.problems.add('default-impossible', here, { option: name, found: given, expected: valuesOf(option, names) });
  }
}

/** Whether an option can have this value. What is wrong with its definition is not held against the value. */
function isPossible(option: JsonObject, value: unknown, names: SetNames): boolean {
  return canBe(option, value, names) || !isSound(option);
}

function canBe(option: JsonObject, value: unknown, names: SetNames): boolean {
  const { type, values, min, max } = option;
  switch (type) {
    case 'boolean':
      return typeof value === 'boolean';
    case 'integer':
      if (value === null) return option['nullable'] === true;
      return Number.isInteger(value) && (value as number) >= (min as number) && (value as number) <= (max as number);
    case 'enum':
      return Array.isArray(values) && values.includes(value);
    case 'rules':
      return Array.isArray(value) && (value as readonly unknown[]).every((id) => names.maySwitch(option['name'], id));
    default:
      return false;
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
      return names.switchedBy(name);
    default:
      // Of what is no list, or of no type that there is, nothing is told.
      return values as readonly unknown[];
  }
}
