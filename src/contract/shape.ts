import type { TSchema } from '@sinclair/typebox';
import { TypeCompiler, ValueErrorType } from '@sinclair/typebox/compiler';
import type { TypeCheck, ValueError } from '@sinclair/typebox/compiler';
import type { Finding } from '../engine/hand/finding.ts';
import { suggestionOf } from '../engine/rules/suggestion.ts';
import type { Shape } from './kinds.ts';

/** The most findings of one request: a body of a million mistakes is answered as fast as one of a hundred. */
export const MOST_FINDINGS = 100;
/** How much of a wrong word is repeated in a finding. */
const LONGEST_QUOTE = 60;

/** Whether a value has the shape of a schema, and if not, everything that is wrong with it. */
export interface Reader<S extends TSchema> {
  readonly fits: (value: unknown) => value is Shape<S>;
  /** Findings `wrong-type` and `unknown-field`, without sentences; empty when it fits. */
  readonly judge: (value: unknown) => readonly Finding[];
}

/** Compiles a schema to a reader. Done once for each kind of request, at start. */
export function readerOf<S extends TSchema>(schema: S): Reader<S> {
  const check: TypeCheck<S> = TypeCompiler.Compile(schema);
  return {
    fits: (value): value is Shape<S> => check.Check(value),
    judge: (value) => (check.Check(value) ? [] : asMeant(collect(check.Errors(value)), value)),
  };
}

function collect(errors: Iterable<ValueError>): readonly Finding[] {
  const found = new Map<string, Finding>();
  for (const error of errors) {
    for (const finding of findingsOf(error)) {
      // The first finding of a place says it best: a missing field, for one, is reported as of a wrong type as well.
      if (!found.has(finding.at)) found.set(finding.at, finding);
      if (found.size === MOST_FINDINGS) return [...found.values()];
    }
  }
  return [...found.values()];
}

/**
 * A misspelt field whose right name is there as well was not meant as that one; and where it is missing, the misspelling
 * says it all.
 * @param whole the value that the pointers lead into
 */
export function asMeant(findings: readonly Finding[], whole: unknown): readonly Finding[] {
  const meant = new Set<string>();
  const told = findings.map((finding): Finding => {
    const { suggestion, ...rest } = finding;
    if (finding.code !== 'unknown-field' || typeof suggestion !== 'string') return finding;
    const at = finding.at.slice(0, finding.at.lastIndexOf('/'));
    const place = `${at}/${suggestion}`;
    if (meant.has(place) || hasMember(whole, at, suggestion)) return rest;
    meant.add(place);
    return finding;
  });
  return told.filter(({ case: name, at }) => name !== 'missing' || !meant.has(at));
}

/** Whether the value that a pointer leads to has a member of its own. */
function hasMember(whole: unknown, at: string, name: string): boolean {
  let value = whole;
  for (const token of at.split('/').slice(1)) {
    if (typeof value !== 'object' || value === null) return false;
    value = (value as Readonly<Record<string, unknown>>)[token.replaceAll('~1', '/').replaceAll('~0', '~')];
  }
  return typeof value === 'object' && value !== null && Object.hasOwn(value, name);
}

function findingsOf(error: ValueError): readonly Finding[] {
  const { path: at, schema, value } = error;
  switch (error.type) {
    case ValueErrorType.ObjectAdditionalProperties:
      return [unknownField(at, schema)];
    case ValueErrorType.ObjectRequiredProperty:
      return [{ code: 'wrong-type', case: 'missing', at, field: lastToken(at) }];
    case ValueErrorType.Union:
      return unionFindings(error);
    case ValueErrorType.ArrayMinItems:
      return [{ code: 'wrong-type', case: 'too-few', at, minimum: numberOf(schema, 'minItems'), found: sizeOf(value) }];
    case ValueErrorType.ArrayMaxItems:
      return [{ code: 'wrong-type', case: 'too-many', at, maximum: numberOf(schema, 'maxItems'), found: sizeOf(value) }];
    case ValueErrorType.StringMinLength:
      return [{ code: 'wrong-type', case: 'too-short', at, minimum: numberOf(schema, 'minLength'), found: sizeOf(value) }];
    case ValueErrorType.StringMaxLength:
      return [{ code: 'wrong-type', case: 'too-long', at, maximum: numberOf(schema, 'maxLength'), found: sizeOf(value) }];
    case ValueErrorType.ObjectMinProperties:
      return [{ code: 'wrong-type', case: 'too-few', at, minimum: numberOf(schema, 'minProperties'), found: 0 }];
    case ValueErrorType.IntegerMinimum:
    case ValueErrorType.IntegerMaximum:
      return [{ code: 'wrong-type', case: 'range', at, minimum: numberOf(schema, 'minimum'), maximum: numberOf(schema, 'maximum'), found: value }];
    default:
      return [wrongType(at, schema, value)];
  }
}

function unknownField(at: string, schema: TSchema): Finding {
  const field = lastToken(at);
  const properties: unknown = schema['properties'];
  const known = Object.keys(typeof properties === 'object' && properties !== null ? properties : {});
  return { code: 'unknown-field', case: 'field', at, field: quote(field), ...suggestionOf(field, known) };
}

function wrongType(at: string, schema: TSchema, value: unknown): Finding {
  const words: unknown = schema['enum'];
  if (Array.isArray(words) && typeof value === 'string') {
    const known = words.map(String);
    const suggestion = suggestionOf(value.slice(0, LONGEST_QUOTE), known);
    return { code: 'wrong-type', case: 'word', at, expected: known, found: quote(value), ...suggestion };
  }
  return { code: 'wrong-type', case: 'type', at, expected: typesOf(schema), found: typeOf(value) };
}

/** Follows the branch that the value was meant for, told by its type; or says which types there are. */
function unionFindings({ path: at, schema, value, errors }: ValueError): readonly Finding[] {
  const branches: readonly TSchema[] = Array.isArray(schema['anyOf']) ? (schema['anyOf'] as TSchema[]) : [];
  const meant = branches.findIndex((branch) => typesOf(branch).includes(typeOf(value)));
  const branch = errors[meant];
  return branch === undefined
    ? [{ code: 'wrong-type', case: 'type', at, expected: typesOf(schema), found: typeOf(value) }]
    : collect(branch);
}

/** The JSON types that a schema accepts, in its own words. */
function typesOf(schema: TSchema): readonly string[] {
  const { type, anyOf } = schema as { type?: unknown; anyOf?: unknown };
  if (typeof type === 'string') return [type];
  return Array.isArray(anyOf) ? (anyOf as TSchema[]).flatMap(typesOf) : [];
}

/** The JSON type of a value. */
export function typeOf(value: unknown): string {
  if (value === null) return 'null';
  return Array.isArray(value) ? 'array' : typeof value;
}

function numberOf(schema: TSchema, keyword: string): number | undefined {
  const value: unknown = schema[keyword];
  return typeof value === 'number' ? value : undefined;
}

function sizeOf(value: unknown): number {
  return Array.isArray(value) || typeof value === 'string' ? value.length : 0;
}

/** As much of a wrong word as is repeated in a finding. */
export function quote(text: string): string {
  return text.length <= LONGEST_QUOTE ? text : `${text.slice(0, LONGEST_QUOTE)}…`;
}

/** The last reference token of a JSON pointer, unescaped. */
function lastToken(pointer: string): string {
  return pointer.slice(pointer.lastIndexOf('/') + 1).replaceAll('~1', '/').replaceAll('~0', '~');
}
