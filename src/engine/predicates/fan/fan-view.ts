import type { DeclaredDeal, DeclaredHand } from '../../hand/deal.ts';
import { holds } from '../../shape/readings.ts';
import type { FormBits } from '../../shape/readings.ts';
import { CHOW, EXPOSED, KONG, PAIR, SINGLE, setKind, setTile } from '../../shape/set.ts';
import { WaitSet, copiesIn, findWaits } from '../../shape/waits.ts';
import { BY_SELF_DRAW, KNITTED_STRAIGHT, LAST_OF_KIND, LAST_TILE, STANDARD } from '../../vocabulary.ts';
import { EAST, PLAYING_KINDS } from '../../tiles.ts';
import { View, countBits } from '../view.ts';
import {
  CLAIMED_TILE,
  DRAWN,
  HONOUR_PUNG,
  LAST_COPY,
  LAST_OF_WALL,
  MAJOR_PUNG,
  NO_CHARACTERS,
  NO_EXPOSED_MELD,
  NO_FIVE,
  NO_FOUR_AND_SIX,
  NO_HONOURS,
  NO_MELD,
  NO_PUNG,
  NO_SUIT,
  ONLY_THREE_TO_SEVEN,
  SETS_AND_PAIR,
  SOME_HOG,
  SOME_HONOURS,
  SOME_KONG,
  SOME_PUNGS,
  SPECIAL_FORM,
  WAITING,
} from './facts.ts';

// Masks of ranks.
const FIVE = 0b000010000;
const FOUR_AND_SIX = 0b000101000;
const THREE_TO_SEVEN = 0b001111100;

/** How the winning tile fits its set, if that may be the only way to win: see the wait fans. */
export const NO_SHAPE = 0;
export const EDGE = 1;
export const CLOSED = 2;
export const PAIRING = 3;

/** What players agree on about waits and tile hogs; see `Counting`. */
export interface FanCustoms {
  readonly deadWaits: boolean;
  readonly knittedWaits: boolean;
  readonly knittedSingleWaits: boolean;
  readonly knittedChowWaits: boolean;
  readonly hogsOfHonours: boolean;
}

const NO_CUSTOMS: FanCustoms = { deadWaits: true, knittedWaits: false, knittedSingleWaits: false, knittedChowWaits: true, hogsOfHonours: true };

/** A view with the facts that fans ask for. Ranks count from 0, so bit 4 of a mask of ranks is the five. */
export class FanView extends View {
  // The hand.
  /** Ranks present, over the three suits. */
  ranks = 0;
  suitCount = 0;
  /** Kinds of which all four are there and no kong is made, as far as they count. */
  hogs = 0;
  customs: FanCustoms = NO_CUSTOMS;
  meldCount = 0;
  exposedMelds = 0;
  /** Copies of the winning tile in the winner's own exposed melds. */
  openCopies = 0;

  // The reading.
  /** Plain facts of the hand and, once there is one, of the reading, as bits: see `facts.ts`. */
  facts = 0;
  /** NO_SHAPE … PAIRING. */
  waitShape = NO_SHAPE;

  #handFacts = 0;
  readonly #waits = new WaitSet();
  #waitsKnown = false;
  #hand!: DeclaredHand;
  #forms: FormBits = 0;

  /**
   * Says what is played, before a hand is loaded.
   * @param forms the forms that win besides four sets and a pair
   */
  playBy(forms: FormBits, customs: FanCustoms): void {
    this.#forms = forms;
    this.customs = customs;
  }

  override loadHand(deal: DeclaredDeal, hand: DeclaredHand): void {
    super.loadHand(deal, hand);
    this.#hand = hand;
    this.#waitsKnown = false;
    this.ranks = this.characters | this.circles | this.bamboo;
    this.suitCount = countBits(this.suits);
    const { melds } = hand;
    let exposedMelds = 0;
    let openCopies = 0;
    let kongs = 0;
    for (let i = 0; i < melds.length; i++) {
      const meld = melds[i] as number;
      if (setKind(meld) === KONG) kongs++;
      if ((meld & EXPOSED) === 0) continue;
      exposedMelds++;
      openCopies += copiesIn(meld, this.winningTile);
    }
    this.hogs = this.fours - kongs;
    if (this.hogs > 0 && !this.customs.hogsOfHonours) this.hogs -= this.#countHonourHogs(melds);
    this.meldCount = melds.length;
    this.exposedMelds = exposedMelds;
    this.openCopies = openCopies;
    this.#handFacts = this.#gatherHandFacts(kongs);
    this.facts = this.#handFacts;
  }

  #countHonourHogs(melds: readonly number[]): number {
    let hogs = 0;
    for (let tile = EAST; tile < PLAYING_KINDS; tile++) if (this.counts[tile] === 4) hogs++;
    for (let i = 0; i < melds.length; i++) if (setKind(melds[i]!) === KONG && setTile(melds[i]!) >= EAST) hogs--;
    return hogs;
  }

  #gatherHandFacts(kongs: number): number {
    const { ranks, suitCount, by, circumstances } = this;
    let facts = this.honours === 0 ? NO_HONOURS : SOME_HONOURS;
    facts |= NO_SUIT << suitCount;
    facts |= by === BY_SELF_DRAW ? DRAWN : CLAIMED_TILE;
    if (this.characters === 0) facts |= NO_CHARACTERS;
    if ((ranks & FIVE) === 0) facts |= NO_FIVE;
    if ((ranks & FOUR_AND_SIX) === 0) facts |= NO_FOUR_AND_SIX;
    if ((ranks & ~THREE_TO_SEVEN) === 0) facts |= ONLY_THREE_TO_SEVEN;
    if (this.meldCount === 0) facts |= NO_MELD;
    if (this.exposedMelds === 0) facts |= NO_EXPOSED_MELD;
    if (kongs > 0) facts |= SOME_KONG;
    if (this.hogs > 0) facts |= SOME_HOG;
    if ((circumstances & LAST_TILE) !== 0) facts |= LAST_OF_WALL;
    // Declared, or plain to see: the other three lie in the winner's own exposed sets.
    if ((circumstances & LAST_OF_KIND) !== 0 || this.openCopies === 3) facts |= LAST_COPY;
    return facts;
  }

  override loadReading(form: number, sets: Int32Array, from: number, size: number): void {
    super.loadReading(form, sets, from, size);
    this.waitShape = this.winningSet === 0 ? NO_SHAPE : this.#shapeOf(this.sets[31 - Math.clz32(this.winningSet)] as number);
    const { pungs } = this;
    let facts = this.#handFacts;
    if (form === STANDARD) facts |= SETS_AND_PAIR;
    else facts |= form === KNITTED_STRAIGHT ? SETS_AND_PAIR | SPECIAL_FORM : SPECIAL_FORM;
    if (pungs === 0) facts |= NO_PUNG;
    else {
      if ((pungs & (pungs - 1)) !== 0) facts |= SOME_PUNGS;
      if ((pungs & ~this.simples) !== 0) facts |= MAJOR_PUNG;
      if ((pungs & (this.winds | this.dragons)) !== 0) facts |= HONOUR_PUNG;
    }
    if (this.waitShape !== NO_SHAPE) facts |= WAITING;
    this.facts = facts;
  }

  /** Whether exactly one kind could complete the hand, over all forms. Worked out once for a hand, when first asked. */
  isOnlyWait(): boolean {
    if (!this.#waitsKnown) {
      findWaits(this.#hand, this.winningTile, this.#forms, this.customs.deadWaits, this.#waits);
      this.#waitsKnown = true;
    }
    return this.#waits.isSingle();
  }

  /** Whether the winning tile is one of the nine of the knitted straight; the rows come first. */
  #isKnitted(): boolean {
    for (let row = 0; row < 3; row++) if (holds(this.sets[row] as number, this.winningTile)) return true;
    return false;
  }

  #shapeOf(set: number): number {
    const shape = this.#plainShapeOf(set);
    return shape === NO_SHAPE || this.form !== KNITTED_STRAIGHT || this.#countsWhenKnitted(shape) ? shape : NO_SHAPE;
  }

  /** Whether a wait of this shape counts beside a knitted straight. */
  #countsWhenKnitted(shape: number): boolean {
    const { knittedWaits, knittedSingleWaits, knittedChowWaits } = this.customs;
    if (this.#isKnitted()) return knittedWaits || (knittedSingleWaits && shape === PAIRING);
    return knittedChowWaits || shape === PAIRING;
  }

  #plainShapeOf(set: number): number {
    const kind = setKind(set);
    if (kind === PAIR || kind === SINGLE) return PAIRING;
    if (kind !== CHOW) return NO_SHAPE;
    const lowest = setTile(set);
    const place = this.winningTile - lowest;
    if (place === 1) return CLOSED;
    const rank = lowest % 9;
    return (place === 2 && rank === 0) || (place === 0 && rank === 6) ? EDGE : NO_SHAPE;
  }
}
