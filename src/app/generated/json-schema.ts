/** A JSON Schema, or a part of one. */
export type JsonSchema = { readonly [keyword: string]: unknown };

/** Keywords whose members are named by whoever writes the schema, so that a member called `$id` is no name. */
const NAMING = new Set(['properties', 'patternProperties', '$defs']);

/**
 * A schema of the contract as a document of its own: parts with a name become definitions, and each place that uses one
 * keeps the description that it has there.
 * @param home where the definitions will lie, as the pointer of a reference
 */
export function toDocument(schema: object, home = '#/$defs'): { readonly root: JsonSchema; readonly definitions: Readonly<Record<string, JsonSchema>> } {
  const definitions: Record<string, JsonSchema> = {};
  const place = (part: unknown, name: string | undefined): unknown => {
    if (Array.isArray(part)) return part.map((member: unknown) => place(member, undefined));
    if (typeof part !== 'object' || part === null) return part;
    const names = name !== undefined && NAMING.has(name);
    const { $id, ...keywords } = part as JsonSchema;
    const own = names ? part : keywords;
    const placed = Object.fromEntries(Object.entries(own).map(([keyword, value]) => [keyword, place(value, names ? undefined : keyword)]));
    if (names || typeof $id !== 'string') return placed;
    const { description, examples, ...definition } = placed;
    definitions[$id] ??= definition;
    return { $ref: `${home}/${$id}`, ...(description === undefined ? {} : { description }), ...(examples === undefined ? {} : { examples }) };
  };
  // The round trip leaves out what only the validator of the contract understands.
  const { $id: _, ...root } = JSON.parse(JSON.stringify(schema)) as JsonSchema;
  return { root: place(root, undefined) as JsonSchema, definitions };
}
