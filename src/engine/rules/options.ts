import type { Finding } from '../hand/finding.ts';
import type { RuleSet } from './rule-set.ts';
import { suggest } from './suggestion.ts';
import type { OptionDefinition, OptionValue, Options } from './types.ts';

/** Options as a request gives them. */
export type GivenOptions = { readonly [name: string]: unknown };

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
    const definition = set.options.find((option) => option.name === name);
    const finding = definition === undefined ? unknownOption(name, set) : judgeValue(definition, given[name], set);
    if (finding !== null) findings.push(finding);
  }
  if (findings.length > 0) return { findings };
  const options: Record<string, OptionValue> = {};
  for (const { name, default: standard } of set.options) {
    const value = Object.hasOwn(given, name) ? given[name] : undefined;
    options[name] = value === undefined ? standard : Array.isArray(value) ? [...new Set(value as string[])] : (value as OptionValue);
  }
  for (const option of set.options) {
    if (option.type !== 'enum' || option.sets === undefined) continue;
    for (const [name, value] of Object.entries(option.sets[String(options[option.name])] ?? {})) {
      if (given[name] === undefined) options[name] = value;
    }
  }
  return { options };
}

function unknownOption(name: string, set: RuleSet): Finding {
  const suggestion = suggest(name, set.options.map((option) => option.name));
  return { code: 'option-unknown', at: optionPointer(name), option: name, ...(suggestion === undefined ? {} : { suggestion }) };
}

/** The JSON pointer of an option in a request. */
function optionPointer(name: string): string {
  return `/options/${name.replaceAll('~', '~0').replaceAll('/', '~1')}`;
}

/** What is wrong with a value, or null. */
function judgeValue(option: OptionDefinition, value: unknown, set: RuleSet): Finding | null {
  const at = optionPointer(option.name);
  const wrong = (expected: string): Finding => ({ code: 'wrong-type', at, option: option.name, expected });
  switch (option.type) {
    case 'boolean':
      return typeof value === 'boolean' ? null : wrong('boolean');
    case 'integer': {
      const { min, max, nullable = false } = option;
      if (value === null && nullable) return null;
      if (typeof value !== 'number') return wrong(nullable ? 'integer or null' : 'integer');
      if (Number.isInteger(value) && value >= min && value <= max) return null;
      return { code: 'option-out-of-range', at, case: 'integer', option: option.name, min, max, found: value };
    }
    case 'enum': {
      const { values } = option;
      if (typeof value !== typeof option.default) return wrong(typeof option.default);
      if (values.some((known) => known === value)) return null;
      return { code: 'option-out-of-range', at, case: 'enum', option: option.name, values, found: value, ...suggestionOf(value, values) };
    }
    case 'rules': {
      if (!Array.isArray(value)) return wrong('list of rule ids');
      const known = set.rules.filter((rule) => rule.enabledBy === option.name).map((rule) => rule.id);
      for (const [i, id] of (value as readonly unknown[]).entries()) {
        if (typeof id !== 'string') return { ...wrong('string'), at: `${at}/${i}` };
        if (known.includes(id)) continue;
        return { code: 'option-out-of-range', at: `${at}/${i}`, case: 'rules', option: option.name, values: known, found: id, ...suggestionOf(id, known) };
      }
      return null;
    }
  }
}

function suggestionOf(value: unknown, values: readonly (string | number)[]): { suggestion?: string } {
  const suggestion = typeof value === 'string' ? suggest(value, values.map(String)) : undefined;
  return suggestion === undefined ? {} : { suggestion };
}
