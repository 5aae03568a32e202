/** Overlays and options nest a few levels; more is not looked at. */
export const DEEPEST = 16;

/** Whether a JSON value nests more levels than `limit`. It never looks deeper than that, so it cannot run out of stack. */
export function isDeeperThan(limit: number, value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  if (limit === 0) return true;
  for (const member of Object.values(value)) if (isDeeperThan(limit - 1, member)) return true;
  return false;
}
