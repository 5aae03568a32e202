import type { DeclaredHand } from '../hand/deal.ts';
import type { Tile } from '../tiles.ts';
import { MAJOR, PLAYING_KINDS, TRAITS, suitOf } from '../tiles.ts';
import { HONOURS_AND_KNITTED, KNITTED_STRAIGHT, SEVEN_PAIRS, THIRTEEN_ORPHANS } from '../vocabulary.ts';
import { KNITTINGS } from './knitting.ts';
import type { FormBits } from './readings.ts';
import { OUT_OF_REACH, joinShortfalls, shortfallOf } from './shortfall.ts';
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
 * @param elsewhere copies of each kind that other hands hold, so that they are never drawn; none if absent
 */
export function findDistance(hand: DeclaredHand, forms: FormBits, deadWaits: boolean, elsewhere: Uint8Array = NONE): number {
  return new Search(hand, forms, deadWaits, elsewhere).distance();
}

const NONE = new Uint8Array(PLAYING_KINDS);

/** Every discard of a hand with a tile too many, ascending by tile, each with what it leaves. */
export function findDiscards(hand: DeclaredHand, forms: FormBits, deadWaits: boolean): Discard[] {
  const search = new Search(hand, forms, deadWaits, NONE);
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

  constructor(hand: DeclaredHand, forms: FormBits, deadWaits: boolean, elsewhere: Uint8Array) {
    this.#melds = hand.melds.length;
    this.#forms = forms;
    this.#holdings = {
      standing: hand.standing.slice(),
      melded: hand.standing.map((_, tile) => hand.melds.reduce((sum, meld) => sum + copiesIn(meld, tile), elsewhere[tile] as number)),
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
    const { sets } = this.#holdings;
    const honours = this.#plain[3] as Shortfall;
    let least = leastOf(this.#plain, sets);
    if (this.#knitted.length > 0) {
      for (const { rows } of KNITTINGS) {
        const suits = this.#knitted.map((byRow, suit) => byRow[rows[suit] as number - 9 * suit] as Shortfall);
        least = Math.min(least, leastOf([...suits, honours], sets - 3));
      }
    }
    if (this.#asks(SEVEN_PAIRS, 0)) least = Math.min(least, lackingForPairs(this.#holdings));
    if (this.#asks(THIRTEEN_ORPHANS, 0)) least = Math.min(least, lackingForOrphans(this.#holdings));
    if (this.#asks(HONOURS_AND_KNITTED, 0)) least = Math.min(least, lackingForSingles(this.#holdings));
    return least;
  }
}

/** Least lacking for so many sets and a pair, all suits together, with a fifth copy of a kind or without. */
function leastOf(suits: readonly Shortfall[], sets: number): number {
  const all = suits.reduce(joinShortfalls);
  return Math.min(all[sets * 4 + 2] as number, all[sets * 4 + 3] as number);
}

/** Seven pairs, four alike being two of them: what the pairs lack that lack least. A second pair never lacks less than the first. */
function lackingForPairs({ standing, melded }: Holdings): number {
  const pairs: number[] = [];
  for (let tile = 0; tile < PLAYING_KINDS; tile++) {
    const held = standing[tile] as number;
    const room = 4 - (melded[tile] as number);
    if (room >= 2) pairs.push(Math.max(0, 2 - held));
    if (room === 4) pairs.push(Math.min(2, 4 - held));
  }
  return pairs.sort((a, b) => a - b).slice(0, 7).reduce((sum, lacking) => sum + lacking, 0);
}

function lackingForOrphans({ standing, melded }: Holdings): number {
  let kinds = 0;
  let pair = 0;
  for (let tile = 0; tile < 34; tile++) {
    if (((TRAITS[tile] as number) & MAJOR) === 0) continue;
    if (melded[tile] === 4) return OUT_OF_REACH;
    if (standing[tile] === 0) continue;
    kinds++;
    if ((standing[tile] as number) > 1) pair = 1;
  }
  return 14 - kinds - pair;
}

function lackingForSingles({ standing, melded }: Holdings): number {
  const lacking = KNITTINGS.map(({ mask }) => {
    let held = 0;
    let possible = 0;
    for (let tile = 0; tile < PLAYING_KINDS; tile++) {
      if (tile < 27 && ((mask >> tile) & 1) === 0) continue;
      if (standing[tile] !== 0) held++;
      if ((melded[tile] as number) < 4) possible++;
    }
    return possible < 14 ? OUT_OF_REACH : 14 - Math.min(14, held);
  });
  return Math.min(...lacking);
}
