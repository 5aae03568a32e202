/** A schema without names and without what only TypeBox reads, as one would write it by hand for Fastify. */
export function plainSchema(schema: object): object {
  return JSON.parse(JSON.stringify(schema, (key, value: unknown) => (key === '$id' ? undefined : value))) as object;
}
