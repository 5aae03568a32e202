/** A place in a JSON value: members from the root. */
export type JsonPath = readonly (string | number)[];

/** Every place of a JSON value below its root, parents before their members. */
export function pathsOf(value: unknown, path: JsonPath = []): readonly JsonPath[] {
  if (typeof value !== 'object' || value === null) return [];
  const members: readonly (readonly [string | number, unknown])[] = Array.isArray(value) ? [...(value as readonly unknown[]).entries()] : Object.entries(value);
  return members.flatMap(([name, member]) => [[...path, name], ...pathsOf(member, [...path, name])]);
}

/** A copy of a JSON value with the member at a path replaced, or taken out where the value is undefined. */
export function replaced(value: unknown, path: JsonPath, by: unknown): unknown {
  const [name, ...rest] = path;
  if (name === undefined) return by;
  if (Array.isArray(value)) return value.map((member: unknown, i) => (i === name ? replaced(member, rest, by) : member));
  const members = new Map(Object.entries(value as object));
  if (rest.length === 0 && by === undefined) members.delete(String(name));
  else members.set(String(name), replaced(members.get(String(name)), rest, by));
  return Object.fromEntries(members);
}

export function pointerOf(path: JsonPath): string {
  return path.map((name) => `/${String(name).replaceAll('~', '~0').replaceAll('/', '~1')}`).join('');
}

export function valueAt(value: unknown, path: JsonPath): unknown {
  return path.reduce<unknown>((part, name) => (part as Record<string | number, unknown>)[name], value);
}
