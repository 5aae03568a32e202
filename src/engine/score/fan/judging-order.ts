import type { BoundFan } from './bound-fan.ts';

/** The fans that are judged before the combined sets are chosen, and those after. */
export interface JudgingOrder {
  readonly before: readonly BoundFan[];
  readonly after: readonly BoundFan[];
}

/**
 * The order in which fans are judged: each after all that exclude it, so that a fan which is itself excluded excludes
 * nothing, and otherwise the dearest first. Fans that exclude each other (the waits) are judged the dearest first.
 * @param fans those that are tested by themselves, by rank
 * @param combinations those of combined sets, which are chosen together in between
 */
export function orderFans(fans: readonly BoundFan[], combinations: readonly BoundFan[]): JudgingOrder {
  const late = excludedBy(combinations, fans);
  const inOrder = excludersFirst(fans);
  return { before: inOrder.filter((fan) => !late.has(fan)), after: inOrder.filter((fan) => late.has(fan)) };
}

/** What the fans exclude, and what that excludes in turn. */
function excludedBy(excluders: readonly BoundFan[], fans: readonly BoundFan[]): ReadonlySet<BoundFan> {
  const found = new Set<BoundFan>();
  const queue = [...excluders];
  for (let fan = queue.pop(); fan !== undefined; fan = queue.pop()) {
    for (const other of fans) {
      if (found.has(other) || !excludes(fan, other)) continue;
      found.add(other);
      queue.push(other);
    }
  }
  return found;
}

function excludersFirst(fans: readonly BoundFan[]): readonly BoundFan[] {
  /** How many of the fans that are left exclude it, by rule id. */
  const excluders = new Map(fans.map(({ rule }) => [rule.id, 0]));
  const reckon = (fan: BoundFan, by: number): void => {
    for (const id of excludedIds(fan)) excluders.set(id, (excluders.get(id) ?? 0) + by);
  };
  for (const fan of fans) reckon(fan, 1);
  const left = [...fans];
  const inOrder: BoundFan[] = [];
  while (left.length > 0) {
    const free = left.findIndex(({ rule }) => excluders.get(rule.id) === 0);
    for (const fan of left.splice(Math.max(free, 0), 1)) {
      inOrder.push(fan);
      reckon(fan, -1);
    }
  }
  return inOrder;
}

/** Each rule that the fan excludes, once, whatever the scopes. A fan does not wait for itself. */
function excludedIds({ rule, excludes: exclusions }: BoundFan): ReadonlySet<string> {
  return new Set(exclusions.map((exclusion) => exclusion.rule).filter((id) => id !== rule.id));
}

function excludes(fan: BoundFan, other: BoundFan): boolean {
  return fan.excludes.some(({ rule }) => rule === other.rule.id);
}
