import { predicateNames } from '../predicates/registry.ts';
import { OPTION_NAME_PATTERN, RULE_ID_PATTERN } from './bounds.ts';
import { pointer } from './problem.ts';
import { OPTION_TYPES, isSound } from './option-shape.ts';
import type { OptionType } from './option-shape.ts';
import { isObject } from './shape-check.ts';
import type { JsonObject, ShapeCheck } from './shape-check.ts';
import { suggest } from './suggestion.ts';
import { COUNTING_UNITS } from './vocabulary.ts';

type CountingUnit = (typeof COUNTING_UNITS)[number];

/** All that one part of a rule set may refer to in another: gathered first, from JSON that may be wrong. */
export class SetNames {
  /** How the set counts, or null while that cannot be told. */
  readonly unit: CountingUnit | null;
  readonly hasLimit: boolean;
  readonly rules: readonly string[];
  readonly options: ReadonlyMap<string, JsonObject>;
  readonly #switched: readonly JsonObject[];
  /** There are rules or options of which not even the name can be read: a name that is not known may be theirs. */
  readonly #rulesUnread: boolean;
  readonly #optionsUnread: boolean;
  readonly #predicates: readonly string[];
  readonly #known: ReadonlySet<string>;

  /** @param rulesUnread whether there are rules besides those of the set, in a place where nobody can read them */
  constructor(set: JsonObject, rulesUnread: boolean) {
    const counting = isObject(set['counting']) ? set['counting'] : {};
    const unit = counting['unit'];
    this.unit = unit === 'points' || unit === 'fan' ? unit : null;
    this.hasLimit = unit !== 'points' || counting['limit'] !== null || counting['limitHandValue'] !== null;
    const rules = membersOf(set['rules']);
    this.rules = rules.map((rule) => rule['id']).filter((id) => typeof id === 'string');
    this.#switched = rules;
    // Of two options of one name the first is meant.
    this.options = new Map([...membersOf(set['options'])].reverse().map((option) => [String(option['name']), option]));
    this.#rulesUnread = rulesUnread || !areNamed(set['rules'], 'id', RULE_ID_PATTERN);
    this.#optionsUnread = !areNamed(set['options'], 'name', OPTION_NAME_PATTERN) || this.options.size < membersOf(set['options']).length;
    this.#predicates = this.unit === null ? [] : predicateNames(this.unit);
    this.#known = new Set(this.#predicates);
  }

  /** The name of a predicate of this unit. */
  predicate(name: unknown, at: string, check: ShapeCheck): void {
    if (typeof name !== 'string') check.wrongType(name, at, 'string');
    else if (this.unit !== null && !this.#known.has(name)) this.#unknownPredicate(name, this.unit, at, check);
  }

  #unknownPredicate(name: string, unit: CountingUnit, at: string, check: ShapeCheck): void {
    const family = COUNTING_UNITS.find((other) => predicateNames(other).includes(name));
    if (family === undefined) {
      check.problems.addUnknown('unknown-predicate', at, name, this.#predicates);
      return;
    }
    const details = { found: name, family, expected: unit };
    const twin = [name.replace(/^fan\./, ''), `fan.${name}`].find((other) => this.#known.has(other));
    check.problems.add('predicate-mismatch', at, twin === undefined ? details : { ...details, suggestion: twin });
  }

  /** The id of a rule of this set. */
  rule(id: unknown, at: string, check: ShapeCheck): void {
    if (typeof id !== 'string') check.wrongType(id, at, 'string');
    else if (!this.rules.includes(id) && !this.#rulesUnread) check.problems.addUnknown('unknown-rule', at, id, this.rules);
  }

  /** The ids of the rules that an option switches. */
  switchedBy(option: unknown): readonly string[] {
    return this.#switched.flatMap((rule) => (rule['enabledBy'] === option ? [String(rule['id'])] : []));
  }

  /** Whether an option switches a rule, or might if the mistakes of that rule were mended. */
  maySwitch(option: unknown, id: unknown): boolean {
    const rules = this.#switched.filter((rule) => rule['id'] === id);
    if (rules.length === 0) return this.#rulesUnread;
    return rules.some((rule) => rule['enabledBy'] === option || !this.#saysWhatSwitches(rule));
  }

  /** Whether a rule names an option that there is, or plainly none. */
  #saysWhatSwitches(rule: JsonObject): boolean {
    const { enabledBy } = rule;
    if (enabledBy === undefined) return Object.keys(rule).every((field) => suggest(field, ['enabledBy']) === undefined);
    return this.options.has(enabledBy as string);
  }

  /** The name of an option of one of these types. */
  option(name: unknown, at: string, check: ShapeCheck, types: readonly OptionType[]): void {
    if (typeof name !== 'string') {
      check.wrongType(name, at, 'string');
      return;
    }
    const option = this.options.get(name);
    if (option === undefined) {
      if (!this.#optionsUnread) check.problems.addUnknown('unknown-option', at, name, [...this.options.keys()]);
    } else if (OPTION_TYPES.some((type) => type === option['type'] && !types.includes(type))) {
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
    return check.problems.found.length > before ? undefined : this.options.get(String(value['option']));
  }

  /** An option whose values are all among these words. */
  choice(value: unknown, at: string, check: ShapeCheck, words: readonly string[]): void {
    const option = this.reference(value, at, check, ['enum']);
    const others = valuesOf(option).filter((word) => !words.some((known) => known === word));
    if (option !== undefined && others.length > 0 && isSound(option)) check.problems.add('option-values', pointer(at, 'option'), { option: option['name'], found: others, expected: words });
  }

  /** An option that holds whole numbers of a range, null only if that is said. */
  number(value: unknown, at: string, check: ShapeCheck, minimum: number, maximum: number, nullable = false): void {
    const option = this.reference(value, at, check, ['integer', 'enum']);
    if (option === undefined) return;
    const values = option['type'] === 'enum' ? valuesOf(option) : [option['min'], option['max'], option['nullable'] === true ? null : option['min']];
    const others = values.filter((each) => !(each === null ? nullable : Number.isInteger(each) && (each as number) >= minimum && (each as number) <= maximum));
    if (others.length > 0 && isSound(option)) check.problems.add('option-values', pointer(at, 'option'), { option: option['name'], found: others, minimum, maximum });
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

/** Whether each member of a list is an object with a name that can be written. */
function areNamed(list: unknown, key: string, pattern: string): boolean {
  const written = new RegExp(pattern);
  return Array.isArray(list) && (list as readonly unknown[]).every((member) => isObject(member) && typeof member[key] === 'string' && written.test(member[key]));
}

/** The objects of a list, whatever else is wrong with it. */
export function membersOf(list: unknown): readonly JsonObject[] {
  return Array.isArray(list) ? (list as readonly unknown[]).filter(isObject) : [];
}
