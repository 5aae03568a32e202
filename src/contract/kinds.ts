import { Kind, Type, TypeRegistry } from '@sinclair/typebox';
import type { Static, TSchema, TUnsafe } from '@sinclair/typebox';

/** Notes that go with a schema into the OpenAPI document. */
export interface Notes {
  readonly $id?: string;
  readonly description: string;
  readonly default?: unknown;
  readonly examples?: readonly unknown[];
}

/** A static type whose every part is read-only, since nobody changes a request or an answer. */
export type Immutable<T> = T extends object ? { readonly [K in keyof T]: Immutable<T[K]> } : T;
export type Shape<S extends TSchema> = Immutable<Static<S>>;

const WORD = 'Word';
TypeRegistry.Set<{ enum: readonly string[] }>(
  WORD,
  (schema, value) => typeof value === 'string' && schema.enum.includes(value),
);

/** One word of a tuple: a real `enum` in the document, and one finding instead of one for each branch of a union. */
export function wordOf<const T extends readonly string[]>(words: T, notes: Notes): TUnsafe<T[number]> {
  return Type.Unsafe<T[number]>({ [Kind]: WORD, type: 'string', enum: [...words], ...notes });
}

const STRING_OR_OBJECT = 'StringOrObject';
TypeRegistry.Set(
  STRING_OR_OBJECT,
  (_, value) => typeof value === 'string' || (typeof value === 'object' && value !== null && !Array.isArray(value)),
);

/**
 * A string, or an object whose inside is judged later by someone who finds every mistake in it (the compiler of rule
 * sets). The document shows the object's schema all the same.
 */
export function stringOrObject<T>(object: TSchema, text: Notes, notes: Notes): TUnsafe<string | T> {
  return Type.Unsafe<string | T>({
    [Kind]: STRING_OR_OBJECT,
    anyOf: [{ type: 'string', ...text }, object],
    ...notes,
  });
}

const ANY_OBJECT = 'AnyObject';
TypeRegistry.Set(
  ANY_OBJECT,
  (_, value) => typeof value === 'object' && value !== null && !Array.isArray(value),
);

/** An object that is judged later and elsewhere; `shown` is what the document says of it. */
export function anyObject<T>(shown: object, notes: Notes): TUnsafe<T> {
  return Type.Unsafe<T>({ [Kind]: ANY_OBJECT, type: 'object', ...shown, ...notes });
}

/** A schema, or null. Written as OpenAPI 3.1 writes it. */
export function nullable<S extends TSchema>(schema: S, notes: Notes): TSchema & { static: Static<S> | null } {
  return Type.Union([schema, Type.Null()], { ...notes });
}

/** A named schema in a particular role: the same name and rules, described for the place where it stands. */
export function about<S extends TSchema>(schema: S, description: string): S {
  return { ...schema, description };
}
