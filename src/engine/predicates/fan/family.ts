import type { FanName } from '../sentences.ts';
import type { Evidence } from '../view.ts';
import type { FanView } from './fan-view.ts';

/** A named test of a fan: the evidence, or 0. Pure, and cheap enough to run for every reading. */
export type FanPredicate = (view: FanView) => Evidence;

/** Tests that are worth trying when the same facts are there. */
export interface FanFamily {
  /** `hand`: they look at the tiles and the win alone, so once for a hand is enough. `reading`: at the sets as well. */
  readonly level: 'hand' | 'reading';
  /** The facts without which none of them is met: bits of `facts.ts`, 0 for none. A test takes them for granted. */
  readonly needs: number;
  /** By name; one that has no sentence does not compile. */
  readonly tests: { readonly [name in FanName]?: FanPredicate };
  /** How often a fan counts, where that is not the number of sets in its evidence. */
  readonly counts?: { readonly [name in FanName]?: (view: FanView) => number };
  /** Tests that tell a player who might claim a fan that it is not met only because other tiles complete the hand too. */
  readonly notOnlyWait?: { readonly [name in FanName]?: (view: FanView) => boolean };
}
