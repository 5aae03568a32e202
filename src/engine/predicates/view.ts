import type { DeclaredDeal, DeclaredHand } from '../hand/deal.ts';
import { CHOW, CLAIMED, EXPOSED, KONG, PAIR, PUNG, SINGLE, WINNING, setKind, setTile } from '../shape/set.ts';
import { DRAGON, EAST, FIRST_BAMBOO, FIRST_CIRCLE, GREEN_TILE, SIMPLE, TERMINAL, TRAITS, WIND } from '../tiles.ts';

/**
 * What proves that a rule is met, as bits; 0 means "not met". Bits 0-13: the sets of the reading by place.
 * Bit 14: the winning tile. Bit 15: the tiles of the whole hand. Bits 16-23: the bonus tiles (flowers 1-4, seasons 1-4).
 */
export type Evidence = number;

export const WINNING_TILE: Evidence = 1 << 14;
export const WHOLE_HAND: Evidence = 1 << 15;
export const BONUS_SHIFT = 16;
/** The bits that name sets, those that name bonus tiles, and both: what can be counted one by one. */
export const SET_BITS: Evidence = (1 << 14) - 1;
export const BONUS_BITS: Evidence = 255 << BONUS_SHIFT;
export const PROOF_BITS: Evidence = SET_BITS | BONUS_BITS;

// Masks of kinds, lowest rank first; of the honours the winds come first, then white, green, red.
const TERMINAL_RANKS = 0b100000001;
const GREEN_RANKS = 0b010101110;
const WIND_BITS = 0b0001111;
const GREEN_DRAGON_BIT = 0b0100000;

/**
 * All that predicates look at: one hand of a deal under one reading. Filled again for each hand (`loadHand`) and for
 * each reading (`loadReading`); predicates only read it. Groups of sets are masks with bit i for the set in place i.
 */
export class View {
  // The deal and the hand.
  /** Index in SEATS; 0 is East, the dealer. */
  seat = 0;
  /** The wind tile of the player's seat, and of the round. */
  seatWind = EAST;
  roundWind = EAST;
  winner = false;
  /** Index in WIN_BY; -1 for a player who did not win. */
  by = -1;
  /** Bits of CIRCUMSTANCES; 0 for a player who did not win. */
  circumstances = 0;
  /** -1 where there is none. */
  winningTile = -1;
  /** Bits 0-3 flowers, 4-7 seasons. */
  bonus = 0;
  /** Copies of each playing kind over standing tiles and melds. */
  counts: Uint8Array = new Uint8Array(34);
  /** Standing tiles of the hand; not to be written. */
  standing: Uint8Array = this.counts;
  readonly #counts = new Uint8Array(34);
  /** The winner's tile was the only one that could complete the hand; told only to rule sets that ask (`only-tile`). */
  onlyTile = false;
  /** Kongs of three in hand and a discard count as concealed for `openSets`. */
  claimedKongsConcealed = false;
  /** Kinds present: nine bits for each suit, lowest rank first, and seven for the honours in the order of `1z` … `7z`. */
  characters = 0;
  circles = 0;
  bamboo = 0;
  honours = 0;
  /** Number of kinds of which the hand holds all four. */
  fours = 0;
  /** Suits present, bits 0-2: characters, circles, bamboo. */
  suits = 0;
  /** Traits (see tiles.ts) of any tile, and traits of every tile of the hand. */
  anyTraits = 0;
  allTraits = 0;

  // The reading.
  /** Index in FORMS. */
  form = 0;
  size = 0;
  readonly sets: Int32Array = new Int32Array(14);
  /** All sets; then by kind, kongs being pungs too. */
  all = 0;
  chows = 0;
  pungs = 0;
  kongs = 0;
  pairs = 0;
  /** Sets laid open or completed by another player's tile. */
  exposed = 0;
  /** The same as doublings and limit hands see it: where the rules say so, without the kongs of three in hand and a discard. */
  openSets = 0;
  /** The set with the winning tile. */
  winningSet = 0;
  /** Pungs, kongs, pairs and singles by their tile; a chow is in none of them. */
  simples = 0;
  terminals = 0;
  winds = 0;
  dragons = 0;
  seatWinds = 0;
  roundWinds = 0;

  /**
   * Takes up a hand; the winner's particulars come from `deal.win`.
   * @param tiles false if no predicate will ask about the tiles of the whole hand: `counts`, `suits` and the traits
   */
  loadHand(deal: DeclaredDeal, hand: DeclaredHand, tiles = true): void {
    const { win } = deal;
    const winner = win !== null && win.seat === hand.seat;
    this.seat = hand.seat;
    this.seatWind = EAST + hand.seat;
    this.roundWind = EAST + deal.roundWind;
    this.winner = winner;
    this.by = winner ? win.by : -1;
    this.circumstances = winner ? win.circumstances : 0;
    this.winningTile = winner ? win.tile : -1;
    this.bonus = hand.bonus;
    this.standing = hand.standing;
    if (tiles) this.#loadTiles(hand);
  }

  #loadTiles(hand: DeclaredHand): void {
    const { melds } = hand;
    this.counts = melds.length === 0 ? hand.standing : this.#countMelds(hand);
    this.#loadKinds();
  }

  /** The standing tiles and those of the melds. */
  #countMelds(hand: DeclaredHand): Uint8Array {
    const counts = this.#counts;
    counts.set(hand.standing);
    for (let i = 0; i < hand.melds.length; i++) {
      const meld = hand.melds[i] as number;
      const tile = setTile(meld);
      const kind = setKind(meld);
      if (kind === CHOW) {
        counts[tile]!++;
        counts[tile + 1]!++;
        counts[tile + 2]!++;
      } else {
        counts[tile]! += kind === KONG ? 4 : 3;
      }
    }
    return counts;
  }

  /** Counts are 0 to 4, so without branches: the sign of minus a count tells presence, and a third bit that it is four. */
  #loadKinds(): void {
    const { counts } = this;
    let characters = 0;
    let circles = 0;
    let bamboo = 0;
    let honours = 0;
    let fours = 0;
    for (let rank = 0; rank < 9; rank++) {
      const m = counts[rank] as number;
      const p = counts[FIRST_CIRCLE + rank] as number;
      const s = counts[FIRST_BAMBOO + rank] as number;
      characters |= (-m >>> 31) << rank;
      circles |= (-p >>> 31) << rank;
      bamboo |= (-s >>> 31) << rank;
      fours += (m >> 2) + (p >> 2) + (s >> 2);
    }
    for (let rank = 0; rank < 7; rank++) {
      const z = counts[EAST + rank] as number;
      honours |= (-z >>> 31) << rank;
      fours += z >> 2;
    }
    this.characters = characters;
    this.circles = circles;
    this.bamboo = bamboo;
    this.honours = honours;
    this.fours = fours;
    this.suits = (-characters >>> 31) | ((-circles >>> 31) << 1) | ((-bamboo >>> 31) << 2);
    const ranks = characters | circles | bamboo;
    const terminals = ranks & TERMINAL_RANKS;
    const simples = ranks & ~TERMINAL_RANKS;
    const winds = honours & WIND_BITS;
    const dragons = honours & ~WIND_BITS;
    const green = (bamboo & GREEN_RANKS) | (honours & GREEN_DRAGON_BIT);
    const others = characters | circles | (bamboo & ~GREEN_RANKS) | (honours & ~GREEN_DRAGON_BIT);
    this.anyTraits =
      ((-simples >>> 31) * SIMPLE) |
      ((-terminals >>> 31) * TERMINAL) |
      ((-winds >>> 31) * WIND) |
      ((-dragons >>> 31) * DRAGON) |
      ((-green >>> 31) * GREEN_TILE);
    // Each tile has one of the first four traits.
    const kinds = this.anyTraits & ~GREEN_TILE;
    this.allTraits = ((kinds & (kinds - 1)) === 0 ? kinds : 0) | (others === 0 ? GREEN_TILE : 0);
  }

  /** Takes up one reading of the hand: `size` sets from place `from` of `sets`. */
  loadReading(form: number, sets: Int32Array, from: number, size: number): void {
    this.form = form;
    this.size = size;
    this.all = (1 << size) - 1;
    let chows = 0;
    let pungs = 0;
    let kongs = 0;
    let pairs = 0;
    let exposed = 0;
    let claimedKongs = 0;
    let winningSet = 0;
    let simples = 0;
    let terminals = 0;
    let winds = 0;
    let dragons = 0;
    let seatWinds = 0;
    let roundWinds = 0;
    for (let i = 0; i < size; i++) {
      const set = sets[from + i] as number;
      const bit = 1 << i;
      this.sets[i] = set;
      if ((set & EXPOSED) !== 0) exposed |= bit;
      if ((set & WINNING) !== 0) winningSet |= bit;
      if ((set & CLAIMED) !== 0) claimedKongs |= bit;
      const kind = setKind(set);
      if (kind === CHOW) {
        chows |= bit;
        continue;
      }
      if (kind === PUNG) pungs |= bit;
      else if (kind === PAIR) pairs |= bit;
      else if (kind === KONG) {
        pungs |= bit;
        kongs |= bit;
      } else if (kind !== SINGLE) continue;
      const tile = setTile(set);
      const traits = TRAITS[tile] as number;
      if ((traits & SIMPLE) !== 0) simples |= bit;
      else if ((traits & TERMINAL) !== 0) terminals |= bit;
      else if ((traits & DRAGON) !== 0) dragons |= bit;
      else if ((traits & WIND) !== 0) {
        winds |= bit;
        if (tile === this.seatWind) seatWinds |= bit;
        if (tile === this.roundWind) roundWinds |= bit;
      }
    }
    this.chows = chows;
    this.pungs = pungs;
    this.kongs = kongs;
    this.pairs = pairs;
    this.exposed = exposed;
    this.openSets = this.claimedKongsConcealed ? exposed & ~claimedKongs : exposed;
    this.winningSet = winningSet;
    this.simples = simples;
    this.terminals = terminals;
    this.winds = winds;
    this.dragons = dragons;
    this.seatWinds = seatWinds;
    this.roundWinds = roundWinds;
  }
}

/** A named test of a view: the evidence, or 0. Pure, and cheap enough to run for every reading. */
export type Predicate = (view: View) => Evidence;

/** Number of bits set: how many sets (or bonus tiles) the evidence names. */
export function countBits(mask: number): number {
  let n = mask - ((mask >> 1) & 0x55555555);
  n = (n & 0x33333333) + ((n >> 2) & 0x33333333);
  return Math.imul((n + (n >> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}
