import type { DeclaredHand } from '../hand/deal.ts';
import type { ReadyRules } from '../rules/ready.ts';
import { isComplete } from '../score/complete.ts';
import { scoreDeal } from '../score/score-deal.ts';
import { findDiscards, findDistance } from '../shape/distance.ts';
import type { FormBits } from '../shape/readings.ts';
import { WaitSet, copiesIn, findWaits } from '../shape/waits.ts';
import type { Tile } from '../tiles.ts';
import { BY_SELF_DRAW } from '../vocabulary.ts';
import { conditionalDistance, freeForms } from './conditional-distance.ts';
import { withTile, wonDeal } from './won-deal.ts';
import type { Outlook } from './won-deal.ts';

/** A tile that completes a hand to one that wins under the rules. */
export interface Wait {
  readonly tile: Tile;
  /** Copies neither in the hand nor in its melds nor visible elsewhere. */
  readonly left: number;
  readonly outcome: 'win' | 'below-minimum';
  readonly score: number;
}

/** What a hand is after throwing a tile. */
export interface Leaving {
  readonly tile: Tile;
  /** Tiles to exchange before it is ready. */
  readonly distance: number;
  readonly waits: readonly Wait[];
}

/** How near a hand is to winning under the rules in force. */
export interface Readiness {
  /** The distance is 0. */
  readonly ready: boolean;
  /** A hand with a tile too many that has won as it stands. */
  readonly complete: boolean;
  /** Tiles to exchange before the hand is ready; with a tile too many, after the best discard. */
  readonly distance: number;
  /** Ascending by tile; empty with a tile too many. */
  readonly waits: readonly Wait[];
  /** With a tile too many: every kind that may be thrown, ascending. */
  readonly discards: readonly Leaving[];
}

/**
 * Tells whether a hand is ready under the rules in force, or how far it is from that, and what each of its waits is
 * worth. A kind that completes the hand by shape alone is no wait. Exact, but for the bound of `conditionalDistance`.
 * A kind of which the hand holds all four is a wait only where the rules say so (`deadWaits`); nobody can win with it,
 * so it is worth nothing.
 * @param hand one tile short of complete, or with a tile too many
 */
export function findReadiness(hand: DeclaredHand, ready: ReadyRules, outlook: Outlook): Readiness {
  const rules = new Judge(hand, ready, outlook);
  if (hand.size + 3 * hand.melds.length < 14) {
    const waits = rules.waits(hand);
    const distance = waits.length > 0 ? 0 : rules.distance(hand, findDistance(hand, rules.freeForms, rules.deadWaits));
    return { ready: distance === 0, complete: false, distance, waits, discards: [] };
  }
  const discards = findDiscards(hand, rules.freeForms, rules.deadWaits).map((discard): Leaving => {
    const { tile } = discard;
    const rest = withTile(hand, tile, -1);
    const waits = rules.waits(rest);
    return { tile, distance: waits.length > 0 ? 0 : rules.distance(rest, discard.distance), waits };
  });
  const distance = Math.min(...discards.map((discard) => discard.distance));
  return { ready: distance === 0, complete: isWon(hand, ready, outlook), distance, waits: [], discards };
}

/** Whether a hand with a tile too many has won, whichever tile was drawn last. */
function isWon(hand: DeclaredHand, ready: ReadyRules, { roundWind }: Outlook): boolean {
  return hand.standing.some(
    (copies, tile) => copies > 0 && isComplete(wonDeal(hand, tile, { roundWind, by: BY_SELF_DRAW }), ready),
  );
}

/** The rules as they meet one hand and what may be left of it. */
class Judge {
  readonly freeForms: FormBits;
  readonly deadWaits: boolean;
  readonly #ready: ReadyRules;
  readonly #outlook: Outlook;
  /** Copies that can still come; a tile thrown does not. */
  readonly #left: readonly number[];
  readonly #melded: Uint8Array;
  readonly #found = new WaitSet();

  constructor(hand: DeclaredHand, ready: ReadyRules, outlook: Outlook) {
    const { plan } = ready;
    this.freeForms = freeForms(ready);
    this.deadWaits = plan.unit === 'fan' && plan.customs.deadWaits;
    this.#ready = ready;
    this.#outlook = outlook;
    this.#melded = hand.standing.map((_, tile) => hand.melds.reduce((sum, meld) => sum + copiesIn(meld, tile), 0));
    this.#left = Array.from(outlook.visible, (seen, tile) => 4 - seen - this.#held(hand, tile));
  }

  /** The distance of a hand that is not ready, given that over the forms that win by themselves. */
  distance(hand: DeclaredHand, free: number): number {
    return conditionalDistance(hand, this.#ready, this.#outlook, free);
  }

  waits(hand: DeclaredHand): Wait[] {
    findWaits(hand, -1, this.#ready.formBits, this.deadWaits, this.#found);
    return this.#found.tiles().flatMap((tile) => this.#wait(hand, tile) ?? []);
  }

  #wait(hand: DeclaredHand, tile: Tile): Wait | null {
    // Five alike are no hand at all.
    if (this.#held(hand, tile) === 4) return { tile, left: 0, outcome: 'below-minimum', score: 0 };
    const sheet = scoreDeal(wonDeal(withTile(hand, tile, 1), tile, this.#outlook), this.#ready)?.hands[0];
    if (sheet === undefined) return null;
    const outcome = sheet.outcome === 'win' ? 'win' : 'below-minimum';
    return { tile, left: this.#left[tile] as number, outcome, score: sheet.score };
  }

  /** Copies in the hand and its melds. */
  #held({ standing }: DeclaredHand, tile: Tile): number {
    return (standing[tile] as number) + (this.#melded[tile] as number);
  }
}
