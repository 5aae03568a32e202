import type { Finding } from '../hand/finding.ts';
import { pointer } from './problem.ts';
import type { RuleSet, Switch } from './rule-set.ts';
import { jsonType } from './shape-check.ts';
import { suggestionOf } from './suggestion.ts';
import type { OptionDefinition, OptionValue, Options } from './types.ts';

/** Options as a request gives them. */
export type GivenOptions = { readonly [name: string]: unknown };

const FINE: readonly Finding[] = [];
/** Members of one list that are complained about; a longer list of mistakes helps nobody. */
const MOST_MEMBERS = 20;

/**
 * Puts the options of a request over the defaults of a set.
 * @returns all options of the set with the values in force, or what is wrong with the request: `option-unknown`,
 *   `wrong-type`, `option-out-of-range`, each at `/options/<name>`
 */
export function resolveOptions(
  set: RuleSet,
  given: GivenOptions,
): { readonly options: Options } | { readonly findings: readonly Finding[] } {
  const findings: Finding[] = [];
  for (const name of Object.keys(given)) {
    if (given[name] === undefined) continue;
    const definition = set.options.find((option) => option.name === name);
    if (definition === undefined) findings.push(unknownOption(name, set, given));
    else findings.push(...judgeValue(definition, given[name], set));
  }
  return findings.length > 0 ? { findings } : { options: putOver(set, given) };
}

/** All options of a set with the values in force when nothing is agreed: their defaults, and what a profile sets. */
export function standardOptions(set: RuleSet): Options {
  return putOver(set, {});
}

/** The options of a set with those given over their defaults; a profile sets what is not given. */
function putOver(set: RuleSet, given: GivenOptions): Options {
  const options: Record<string, OptionValue> = {};
  for (const { name, default: standard } of set.options) {
    const value = own(given, name);
    options[name] = value === undefined ? standard : Array.isArray(value) ? [...new Set(value as string[])] : (value as OptionValue);
  }
  for (const option of set.options) {
    if (option.type !== 'enum' || option.sets === undefined) continue;
    for (const [name, value] of Object.entries(option.sets[String(options[option.name])] ?? {})) {
      if (own(given, name) === undefined) options[name] = value;
    }
  }
  return options;
}

/** A member of an object itself, never of what all objects inherit. */
function own(object: GivenOptions, name: string): unknown {
  return Object.hasOwn(object, name) ? object[name] : undefined;
}

/** An option that is given already was not meant by another name. */
function unknownOption(name: string, set: RuleSet, given: GivenOptions): Finding {
  const names = set.options.map((option) => option.name).filter((known) => own(given, known) === undefined);
  return { code: 'option-unknown', at: pointer('/options', name), option: name, ...suggestionOf(name, names) };
}

/** What is wrong with a value. */
function judgeValue(option: OptionDefinition, value: unknown, set: RuleSet): readonly Finding[] {
  const { name } = option;
  const at = pointer('/options', name);
  switch (option.type) {
    case 'boolean':
      return typeof value === 'boolean' ? FINE : [wrongType(value, at, ['boolean'])];
    case 'integer': {
      const { min, max, nullable = false } = option;
      if (value === null && nullable) return FINE;
      if (typeof value !== 'number') return [wrongType(value, at, nullable ? ['integer', 'null'] : ['integer'])];
      if (Number.isInteger(value) && value >= min && value <= max) return FINE;
      const which = nullable ? 'integer-or-null' : 'integer';
      return [{ code: 'option-out-of-range', at, case: which, option: name, min, max, found: value }];
    }
    case 'enum': {
      const { values } = option;
      if (typeof value !== typeof option.default) return [wrongType(value, at, [jsonType(option.default)])];
      if (values.some((known) => known === value)) return FINE;
      return [outOfRange('enum', at, name, value as string | number, values)];
    }
    case 'rules': {
      if (!Array.isArray(value)) return [wrongType(value, at, ['array'])];
      const known = switchedBy(set, name);
      const findings: Finding[] = [];
      for (const [i, id] of (value as readonly unknown[]).entries()) {
        if (typeof id !== 'string') findings.push(wrongType(id, pointer(at, i), ['string']));
        else if (!known.includes(id)) findings.push(outOfRange('rules', pointer(at, i), name, id, known));
        if (findings.length === MOST_MEMBERS) break;
      }
      return findings;
    }
  }
}

/** The ids of the rules that an option switches. */
function switchedBy(set: RuleSet, option: string): readonly string[] {
  return set.rules.filter((rule) => rule.enabledBy === option).map((rule) => rule.id);
}

function wrongType(value: unknown, at: string, expected: readonly string[]): Finding {
  return { code: 'wrong-type', at, case: 'type', expected, found: jsonType(value) };
}

/** A value that is none of those known. */
function outOfRange(
  kind: 'enum' | 'rules',
  at: string,
  option: string,
  found: string | number,
  values: readonly (string | number)[],
): Finding {
  return { code: 'option-out-of-range', at, case: kind, option, values, found, ...suggestionOf(found, values) };
}

/** Whether a switch of a set is on under the options in force. */
export function isOn(value: Switch, options: Options): boolean {
  return typeof value === 'boolean' ? value : options[value.option] === true;
}
