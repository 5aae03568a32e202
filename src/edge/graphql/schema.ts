import { GraphQLEnumType, buildSchema } from 'graphql';
import type { GraphQLSchema } from 'graphql';

/**
 * The schema of the SDL. Its enums stand for the words of REST (`SELF_DRAW` for `self-draw`), so that requests and
 * answers need no translation.
 */
export function readSchema(sdl: string): GraphQLSchema {
  const schema = buildSchema(sdl);
  for (const type of Object.values(schema.getTypeMap())) {
    if (!(type instanceof GraphQLEnumType) || type.name.startsWith('__')) continue;
    // Nothing has asked the type for its values yet, so its look-up tables are made of these.
    for (const value of type.getValues()) value.value = SEAT.test(value.name) ? value.name : wordOf(value.name);
  }
  return schema;
}

const SEAT = /^[ESWN]$/;

/** The word of REST for a value of an enum. */
export function wordOf(name: string): string {
  return name.toLowerCase().replaceAll('_', '-');
}
