import { predicateNames } from '../predicates/registry.ts';
import { pointer } from './problem.ts';
import { isObject } from './shape-check.ts';
import type { JsonObject, ShapeCheck } from './shape-check.ts';
import type { OptionDefinition } from './types.ts';

export type OptionType = OptionDefinition['type'];
export const OPTION_TYPES: readonly OptionType[] = ['boolean', 'integer', 'enum', 'rules'];

/** All that one part of a rule set may refer to in another: gathered first, from JSON that may be wrong. */
export class SetNames {
  /** How the set counts, or null while that cannot be told. */
  readonly unit: 'points' | 'fan' | null;
  readonly hasLimit: boolean;
  readonly rules: readonly string[];
  /** The option that switches a rule, by the id of the rule. */
  readonly switches: ReadonlyMap<unknown, unknown>;
  readonly options: ReadonlyMap<string, JsonObject>;
  readonly #predicates: readonly string[];
  readonly #known: ReadonlySet<string>;

  constructor(set: JsonObject) {
    const counting = isObject(set['counting']) ? set['counting'] : {};
    const unit = counting['unit'];
    this.unit = unit === 'points' || unit === 'fan' ? unit : null;
    this.hasLimit = unit !== 'points' || counting['limit'] !== null || counting['limitHandValue'] !== null;
    const rules = membersOf(set['rules']);
    this.rules = rules.map((rule) => rule['id']).filter((id) => typeof id === 'string');
    this.switches = new Map(rules.map((rule) => [rule['id'], rule['enabledBy']]));
    this.options = new Map(membersOf(set['options']).map((option) => [String(option['name']), option]));
    this.#predicates = this.unit === null ? [] : predicateNames(this.unit);
    this.#known = new Set(this.#predicates);
  }

  /** The name of a predicate of this unit. */
  predicate(name: unknown, at: string, check: ShapeCheck): void {
    if (typeof name !== 'string') check.wrongType(name, at, 'string');
    else if (this.unit !== null && !this.#known.has(name)) check.problems.addUnknown('unknown-predicate', at, name, this.#predicates);
  }

  /** The id of a rule of this set. */
  rule(id: unknown, at: string, check: ShapeCheck): void {
    if (typeof id !== 'string') check.wrongType(id, at, 'string');
    else if (!this.rules.includes(id)) check.problems.addUnknown('unknown-rule', at, id, this.rules);
  }

  /** The name of an option of one of these types. */
  option(name: unknown, at: string, check: ShapeCheck, types: readonly OptionType[]): void {
    if (typeof name !== 'string') {
      check.wrongType(name, at, 'string');
      return;
    }
    const option = this.options.get(name);
    if (option === undefined) check.problems.addUnknown('unknown-option', at, name, [...this.options.keys()]);
    else if (OPTION_TYPES.some((type) => type === option['type'] && !types.includes(type))) {
      check.problems.add('option-type', at, { option: name, expected: types, found: option['type'] });
    }
  }

  /**
   * `{ "option": name }`, an option of one of these types.
   * @returns the definition of the option, if there is one of the right type
   */
  reference(value: unknown, at: string, check: ShapeCheck, types: readonly OptionType[]): JsonObject | undefined {
    if (!check.object(value, at, ['option']) || !('option' in value)) return undefined;
    const here = pointer(at, 'option');
    const before = check.problems.found.length;
    this.option(value['option'], here, check, types);
    return check.problems.found.length > before ? undefined : this.options.get(value['option'] as string);
  }

  /** An option whose values are all among these words. */
  choice(value: unknown, at: string, check: ShapeCheck, words: readonly string[]): void {
    const option = this.reference(value, at, check, ['enum']);
    const others = valuesOf(option).filter((word) => !words.some((known) => known === word));
    if (others.length > 0) check.problems.add('option-values', pointer(at, 'option'), { option: option?.['name'], found: others, expected: words });
  }

  /** An option that holds whole numbers of a range, null only if that is said. */
  number(value: unknown, at: string, check: ShapeCheck, minimum: number, maximum: number, nullable = false): void {
    const option = this.reference(value, at, check, ['integer', 'enum']);
    if (option === undefined) return;
    const values = option['type'] === 'enum' ? valuesOf(option) : [option['min'], option['max'], option['nullable'] === true ? null : option['min']];
    const others = values.filter((each) => !(each === null ? nullable : Number.isInteger(each) && (each as number) >= minimum && (each as number) <= maximum));
    if (others.length > 0) check.problems.add('option-values', pointer(at, 'option'), { option: option['name'], found: others, minimum, maximum });
  }

  /** A whole number of a range, or the option that holds one. */
  amount(value: unknown, at: string, check: ShapeCheck, minimum: number, maximum: number): void {
    if (isObject(value)) this.number(value, at, check, minimum, maximum);
    else check.integer(value, at, minimum, maximum);
  }

  /** A boolean, or the boolean option that decides. */
  switch(value: unknown, at: string, check: ShapeCheck): void {
    if (isObject(value)) this.reference(value, at, check, ['boolean']);
    else check.boolean(value, at);
  }
}

function valuesOf(option: JsonObject | undefined): readonly unknown[] {
  const values = option?.['values'];
  return Array.isArray(values) ? values : [];
}

/** The objects of a list, whatever else is wrong with it. */
export function membersOf(list: unknown): readonly JsonObject[] {
  return Array.isArray(list) ? (list as readonly unknown[]).filter(isObject) : [];
}
