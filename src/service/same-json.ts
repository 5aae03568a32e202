/**
 * Whether two JSON values are the same, their members in the same order too. It never looks deeper than the first one
 * is, so it cannot run out of stack where that one is known to be shallow.
 */
export function sameJson(known: unknown, given: unknown): boolean {
  if (known === given) return true;
  if (typeof known !== 'object' || typeof given !== 'object' || known === null || given === null) return false;
  if (Array.isArray(known) !== Array.isArray(given)) return false;
  const a = known as Readonly<Record<string, unknown>>;
  const b = given as Readonly<Record<string, unknown>>;
  const names = Object.keys(a);
  const others = Object.keys(b);
  if (names.length !== others.length) return false;
  for (let i = 0; i < names.length; i++) {
    const name = names[i] ?? '';
    if (name !== others[i] || !sameJson(a[name], b[name])) return false;
  }
  return true;
}
