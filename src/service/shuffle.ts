import type { Chance } from './ports/chance.ts';

/** The same members in an order of which each is equally likely (Fisher and Yates). */
export function shuffle<T>(members: readonly T[], chance: Chance): readonly T[] {
  const shuffled = [...members];
  for (let last = shuffled.length - 1; last > 0; last--) {
    const other = chance.below(last + 1);
    [shuffled[last], shuffled[other]] = [shuffled[other]!, shuffled[last]!];
  }
  return shuffled;
}
