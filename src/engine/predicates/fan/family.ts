import type { Evidence } from '../view.ts';
import type { FanView } from './fan-view.ts';

/** A named test of a fan: the evidence, or 0. Pure, and cheap enough to run for every reading. */
export type FanPredicate = (view: FanView) => Evidence;

/** Tests that are worth trying on the same occasion. */
export interface FanFamily {
  /** `hand`: they look at the tiles and the win alone, so once for a hand is enough. `reading`: at the sets as well. */
  readonly level: 'hand' | 'reading';
  /** Whether any of them can be met. */
  readonly gate: (view: FanView) => boolean;
  /** By name; a name begins with `fan.`. */
  readonly tests: { readonly [name: string]: FanPredicate };
  /** How often a fan counts, where that is not the number of sets in its evidence. */
  readonly counts?: { readonly [name: string]: (view: FanView) => number };
  /** Tests that tell a player who might claim a fan that it is not met only because other tiles complete the hand too. */
  readonly notOnlyWait?: { readonly [name: string]: (view: FanView) => boolean };
}
