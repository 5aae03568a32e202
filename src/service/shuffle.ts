import type { Chance } from './ports/chance.ts';

/** The same members in an order of which each is equally likely: one of those left is drawn at a time. */
export function shuffle<T>(members: readonly T[], chance: Chance): readonly T[] {
  const left = [...members];
  const shuffled: T[] = [];
  while (left.length > 0) shuffled.push(...left.splice(chance.below(left.length), 1));
  return shuffled;
}
