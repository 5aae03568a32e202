import type { Play } from './rule-set.ts';
import type { Options } from './types.ts';

/** Whether East stays after winning and after a deal that nobody won; otherwise the deal always passes. */
export function dealerStays({ dealer }: Play, options: Options): boolean {
  return typeof dealer === 'string' ? dealer === 'stays-on-win-or-draw' : options[dealer.option] === 'stays';
}

const ROUNDS: Readonly<Record<string, number>> = { 'one-round': 1, 'two-rounds': 2, 'three-rounds': 3, 'four-rounds': 4 };

/** How many rounds a match has; an open one has no last: Infinity. */
export function roundsOf({ rounds }: Play, options: Options): number {
  return typeof rounds === 'number' ? rounds : (ROUNDS[String(options[rounds.option])] ?? Infinity);
}
