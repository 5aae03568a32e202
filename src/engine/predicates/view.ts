import type { DeclaredDeal, DeclaredHand } from '../hand/deal.ts';
import { CHOW, CLAIMED, EXPOSED, KONG, PAIR, PUNG, SINGLE, WINNING, setKind, setTile } from '../shape/set.ts';
import { DRAGON, EAST, SIMPLE, TERMINAL, TRAITS, WIND, suitOf } from '../tiles.ts';

/**
 * What proves that a rule is met, as bits; 0 means "not met". Bits 0-13: the sets of the reading by place.
 * Bit 14: the winning tile. Bit 15: the tiles of the whole hand. Bits 16-23: the bonus tiles (flowers 1-4, seasons 1-4).
 */
export type Evidence = number;

export const WINNING_TILE: Evidence = 1 << 14;
export const WHOLE_HAND: Evidence = 1 << 15;
export const BONUS_SHIFT = 16;

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
  readonly counts: Uint8Array = new Uint8Array(34);
  /** Standing tiles of the hand; not to be written. */
  standing: Uint8Array = this.counts;
  /** The winner's tile was the only one that could complete the hand; told only to rule sets that ask (`only-tile`). */
  onlyTile = false;
  /** Kongs of three in hand and a discard count as concealed for `openSets`. */
  claimedKongsConcealed = false;
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

  /** Takes up a hand; the winner's particulars come from `deal.win`. */
  loadHand(deal: DeclaredDeal, hand: DeclaredHand): void {
    const { win } = deal;
    this.seat = hand.seat;
    this.seatWind = EAST + hand.seat;
    this.roundWind = EAST + deal.roundWind;
    this.winner = win !== null && win.seat === hand.seat;
    this.by = this.winner && win !== null ? win.by : -1;
    this.circumstances = this.winner && win !== null ? win.circumstances : 0;
    this.winningTile = this.winner && win !== null ? win.tile : -1;
    this.bonus = hand.bonus;
    this.standing = hand.standing;
    const counts = this.counts;
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
    let any = 0;
    let every = 255;
    let suits = 0;
    for (let tile = 0; tile < 34; tile++) {
      if (counts[tile] === 0) continue;
      const traits = TRAITS[tile] as number;
      any |= traits;
      every &= traits;
      suits |= 1 << suitOf(tile);
    }
    this.anyTraits = any;
    this.allTraits = every;
    this.suits = suits & 7;
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
