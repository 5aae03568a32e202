import { LANGUAGE_PATTERN, RULE_SET_BOUNDS } from './bounds.ts';
import { pointer } from './problem.ts';
import type { Problems, RuleSetProblemCode } from './problem.ts';
import { suggest } from './suggestion.ts';

/** A JSON object of which nothing is known yet. */
export type JsonObject = { readonly [member: string]: unknown };

/** The JSON type of a value: `integer` is told apart from `number`, `null` and `array` from `object`. */
export function jsonType(value: unknown): string {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'array';
  if (typeof value === 'number') return Number.isInteger(value) ? 'integer' : 'number';
  return typeof value;
}

export function isObject(value: unknown): value is JsonObject {
  return jsonType(value) === 'object';
}

/** Checks of the plain shape of JSON: each reports what is wrong and tells whether the value can be looked into. */
export class ShapeCheck {
  readonly problems: Problems;

  constructor(problems: Problems) {
    this.problems = problems;
  }

  wrongType(value: unknown, at: string, ...expected: readonly string[]): void {
    this.problems.add('wrong-type', at, { expected, found: jsonType(value) });
  }

  /** An object with these fields: those with a question mark at the end may be missing. */
  object(value: unknown, at: string, fields: readonly string[]): value is JsonObject {
    if (!isObject(value)) {
      this.wrongType(value, at, 'object');
      return false;
    }
    this.fields(value, at, fields);
    return true;
  }

  /** The fields of an object, as in `object`. One that is written wrongly is not missed as well. */
  fields(value: JsonObject, at: string, fields: readonly string[]): void {
    const names = fields.map((field) => (field.endsWith('?') ? field.slice(0, -1) : field));
    const meant = new Set<string | undefined>();
    for (const name of Object.keys(value)) {
      if (!names.includes(name)) meant.add(this.problems.addUnknown('unknown-field', pointer(at, name), name, names, { field: name }));
    }
    for (const field of fields) {
      if (!field.endsWith('?') && !Object.hasOwn(value, field) && !meant.has(field)) this.problems.add('missing-field', at, { field });
    }
  }

  /**
   * An object with exactly one of these fields. Unknown ones are told by themselves where another name was meant, and
   * else only where the one field is there.
   * @param code of the problem that there is none or more than one; its details
   * @returns those given
   */
  oneOf<F extends string>(value: JsonObject, at: string, fields: readonly F[], code: RuleSetProblemCode, details: (given: readonly string[]) => object): readonly F[] {
    const given = fields.filter((field) => Object.hasOwn(value, field));
    const unknown = Object.keys(value).filter((name) => !(fields as readonly string[]).includes(name));
    const meant = unknown.some((name) => suggest(name, fields) !== undefined);
    if (given.length > 1 || (given.length === 0 && !meant)) this.problems.add(code, at, { ...details(given) });
    if (given.length > 0 || meant) this.fields(value, at, fields.map((field) => `${field}?`));
    return given;
  }

  /** A list of at most so many members. */
  list(value: unknown, at: string, most: number = RULE_SET_BOUNDS.list): value is readonly unknown[] {
    if (!Array.isArray(value)) {
      this.wrongType(value, at, 'array');
      return false;
    }
    if (value.length <= most) return true;
    this.problems.add('too-many', at, { maximum: most, found: value.length });
    return false;
  }

  text(value: unknown, at: string, longest: number): value is string {
    if (typeof value !== 'string') {
      this.wrongType(value, at, 'string');
      return false;
    }
    if (value.length > 0 && value.length <= longest) return true;
    this.problems.add('text-length', at, { minimum: 1, maximum: longest, found: value.length });
    return false;
  }

  id(value: unknown, at: string, pattern: string): value is string {
    if (!this.text(value, at, RULE_SET_BOUNDS.id)) return false;
    if (new RegExp(pattern).test(value)) return true;
    this.problems.add('id-malformed', at, { found: value, pattern });
    return false;
  }

  boolean(value: unknown, at: string): value is boolean {
    if (typeof value === 'boolean') return true;
    this.wrongType(value, at, 'boolean');
    return false;
  }

  integer(value: unknown, at: string, minimum: number, maximum: number): value is number {
    if (jsonType(value) !== 'integer') {
      this.wrongType(value, at, 'integer');
      return false;
    }
    return this.range(value as number, at, minimum, maximum);
  }

  range(value: number, at: string, minimum: number, maximum: number): boolean {
    if (value >= minimum && value <= maximum) return true;
    this.problems.add('out-of-range', at, { minimum, maximum, found: value });
    return false;
  }

  word<W extends string>(value: unknown, at: string, words: readonly W[]): value is W {
    if (typeof value !== 'string') {
      this.wrongType(value, at, 'string');
      return false;
    }
    if ((words as readonly string[]).includes(value)) return true;
    this.problems.addUnknown('unknown-word', at, value, words, { expected: words, found: value });
    return false;
  }

  /** Text by language, English at least. Whoever writes `EN` is told so, and does not miss it. */
  labels(value: unknown, at: string, longest: number): void {
    if (this.#texts(value, at, longest) && !Object.keys(value).some((language) => language.toLowerCase() === 'en')) this.problems.add('missing-field', at, { field: 'en' });
  }

  /** Text in other languages than English, which stands at `english`. */
  translations(value: unknown, at: string, longest: number, english: string): void {
    if (this.#texts(value, at, longest) && Object.hasOwn(value, 'en')) this.problems.add('duplicate', pointer(at, 'en'), { found: 'en', first: english });
  }

  /** Text by language; whether it is an object of not too many. */
  #texts(value: unknown, at: string, longest: number): value is JsonObject {
    if (!isObject(value)) {
      this.wrongType(value, at, 'object');
      return false;
    }
    const languages = Object.keys(value);
    if (languages.length > RULE_SET_BOUNDS.languages) {
      this.problems.add('too-many', at, { maximum: RULE_SET_BOUNDS.languages, found: languages.length });
      return false;
    }
    for (const language of languages) {
      this.id(language, pointer(at, language), LANGUAGE_PATTERN);
      this.text(value[language], pointer(at, language), longest);
    }
    return true;
  }
}
