import type { DeclaredHand } from '../hand/deal.ts';
import type { Tile } from '../tiles.ts';
import { MAJOR, TRAITS, suitOf } from '../tiles.ts';
import { HONOURS_AND_KNITTED, KNITTED_STRAIGHT, SEVEN_PAIRS, THIRTEEN_ORPHANS } from '../vocabulary.ts';
import { KNITTINGS } from './knitting.ts';
import type { FormBits } from './readings.ts';
import { joinShortfalls, shortfallOf } from './shortfall.ts';
import type { Holdings, Shortfall } from './shortfall.ts';
import { WaitSet, copiesIn, findWaits } from './waits.ts';

/** One way to go on with a hand that has a tile too many. */
export interface Discard {
  readonly tile: Tile;
  /** Distance of the hand without it. */
  readonly distance: number;
  /** What that hand waits for; empty unless the distance is 0. */
  readonly waits: WaitSet;
}

/**
 * How far a hand is from being ready: the least number of tiles that have to be exchanged, over four sets and a pair
 * and the forms asked for; 0 is ready. Exact. Only tiles that exist are drawn: four of a kind, melds included.
 * @param hand one tile short of complete, or with a tile too many (then after the best discard)
 * @param deadWaits whether a hand is ready that waits for a kind of which it holds all four; see `findWaits`
 */
export function findDistance(hand: DeclaredHand, forms: FormBits, deadWaits: boolean): number {
  return new Search(hand, forms, deadWaits).distance();
}

/** Every discard of a hand with a tile too many, ascending by tile, each with what it leaves. */
export function findDiscards(hand: DeclaredHand, forms: FormBits, deadWaits: boolean): Discard[] {
  const search = new Search(hand, forms, deadWaits);
  const discards: Discard[] = [];
  for (let tile = 0; tile < 34; tile++) {
    if (hand.standing[tile] === 0) continue;
    const distance = search.distanceWithout(tile);
    const waits = new WaitSet();
    if (distance === 0) findWaits(hand, tile, forms, deadWaits, waits);
    discards.push({ tile, distance, waits });
  }
  return discards;
}

/** The shortfalls of the suits of one hand, so that a discard asks only for those of its own suit again. */
class Search {
  readonly #holdings: Holdings;
  readonly #forms: FormBits;
  readonly #melds: number;
  /** By suit, for four sets and a pair. */
  readonly #plain: Shortfall[];
  /** By suit and row, for a knitted straight; empty where the form is not asked for. */
  readonly #knitted: Shortfall[][];

  constructor(hand: DeclaredHand, forms: FormBits, deadWaits: boolean) {
    this.#melds = hand.melds.length;
    this.#forms = forms;
    this.#holdings = {
      standing: hand.standing.slice(),
      melded: hand.standing.map((_, tile) => hand.melds.reduce((sum, meld) => sum + copiesIn(meld, tile), 0)),
      sets: 4 - this.#melds,
      fifths: deadWaits ? 1 : 0,
    };
    this.#plain = [0, 1, 2, 3].map((suit) => shortfallOf(suit, -1, this.#holdings));
    this.#knitted = this.#asks(KNITTED_STRAIGHT, 1) ? [0, 1, 2].map((suit) => this.#rowsOf(suit)) : [];
  }

  distance(): number {
    return Math.max(0, this.#lacking() - 1);
  }

  distanceWithout(tile: Tile): number {
    const { standing } = this.#holdings;
    const suit = suitOf(tile);
    const plain = this.#plain[suit] as Shortfall;
    const knitted = this.#knitted[suit];
    standing[tile]!--;
    this.#plain[suit] = shortfallOf(suit, -1, this.#holdings);
    if (knitted !== undefined) this.#knitted[suit] = this.#rowsOf(suit);
    const distance = this.distance();
    standing[tile]!++;
    this.#plain[suit] = plain;
    if (knitted !== undefined) this.#knitted[suit] = knitted;
    return distance;
  }

  #asks(form: number, mostMelds: number): boolean {
    return (this.#forms & (1 << form)) !== 0 && this.#melds <= mostMelds;
  }

  #rowsOf(suit: number): Shortfall[] {
    const holdings = { ...this.#holdings, sets: 1 - this.#melds };
    return [0, 1, 2].map((row) => shortfallOf(suit, row, holdings));
  }

  /** Tiles lacking for the nearest complete hand. */
  #lacking(): number {
    const { standing, sets } = this.#holdings;
    const honours = this.#plain[3] as Shortfall;
    let least = leastOf(this.#plain, sets);
    if (this.#knitted.length > 0) {
      for (const { rows } of KNITTINGS) {
        const suits = this.#knitted.map((byRow, suit) => byRow[rows[suit] as number - 9 * suit] as Shortfall);
        least = Math.min(least, leastOf([...suits, honours], sets - 3));
      }
    }
    if (this.#asks(SEVEN_PAIRS, 0)) least = Math.min(least, lackingForPairs(standing));
    if (this.#asks(THIRTEEN_ORPHANS, 0)) least = Math.min(least, lackingForOrphans(standing));
    if (this.#asks(HONOURS_AND_KNITTED, 0)) least = Math.min(least, lackingForSingles(standing));
    return least;
  }
}

/** Least lacking for so many sets and a pair, all suits together, with a fifth copy of a kind or without. */
function leastOf(suits: readonly Shortfall[], sets: number): number {
  const all = suits.reduce(joinShortfalls);
  return Math.min(all[sets * 4 + 2] as number, all[sets * 4 + 3] as number);
}

/** With thirteen or fourteen tiles there are always enough single ones to pair up, so each pair lacks one tile. */
function lackingForPairs(standing: Uint8Array): number {
  return 7 - standing.reduce((pairs, copies) => pairs + (copies >> 1), 0);
}

function lackingForOrphans(standing: Uint8Array): number {
  let kinds = 0;
  let pair = 0;
  for (let tile = 0; tile < 34; tile++) {
    if (standing[tile] === 0 || ((TRAITS[tile] as number) & MAJOR) === 0) continue;
    kinds++;
    if ((standing[tile] as number) > 1) pair = 1;
  }
  return 14 - kinds - pair;
}

function lackingForSingles(standing: Uint8Array): number {
  const kinds = KNITTINGS.map(({ mask }) =>
    standing.reduce((sum, copies, tile) => sum + (copies > 0 && (tile >= 27 || ((mask >> tile) & 1) !== 0) ? 1 : 0), 0),
  );
  return 14 - Math.min(14, Math.max(...kinds));
}
