import type { DeclaredDeal, DeclaredHand } from '../../hand/deal.ts';
import { holds } from '../../shape/readings.ts';
import type { FormBits } from '../../shape/readings.ts';
import { CHOW, EXPOSED, KONG, PAIR, SINGLE, setKind, setTile } from '../../shape/set.ts';
import { WaitSet, copiesIn, findWaits } from '../../shape/waits.ts';
import { KNITTED_STRAIGHT } from '../../vocabulary.ts';
import { View, countBits } from '../view.ts';

/** How the winning tile fits its set, if that may be the only way to win: see the wait fans. */
export const NO_SHAPE = 0;
export const EDGE = 1;
export const CLOSED = 2;
export const PAIRING = 3;

/** A view with the facts that fans ask for. Ranks count from 0, so bit 4 of a mask of ranks is the five. */
export class FanView extends View {
  // The hand.
  /** Ranks present, over the three suits. */
  ranks = 0;
  suitCount = 0;
  /** Kinds of which all four are there and no kong is made. */
  hogs = 0;
  meldCount = 0;
  exposedMelds = 0;
  /** Copies of the winning tile in the winner's own exposed melds. */
  openCopies = 0;

  // The reading.
  /** NO_SHAPE … PAIRING. */
  waitShape = NO_SHAPE;

  readonly #waits = new WaitSet();
  #waitsKnown = false;
  #hand!: DeclaredHand;
  #forms: FormBits = 0;
  #deadWaits = true;
  #knittedWaits = false;

  /**
   * Says under which rules waits are judged.
   * @param forms the forms that win besides four sets and a pair
   * @param deadWaits whether a kind counts of which the player holds all four
   * @param knittedWaits whether a tile that is of the knitted straight too can be an edge, closed or single wait
   */
  judgeWaits(forms: FormBits, deadWaits: boolean, knittedWaits: boolean): void {
    this.#forms = forms;
    this.#deadWaits = deadWaits;
    this.#knittedWaits = knittedWaits;
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
    this.meldCount = melds.length;
    this.exposedMelds = exposedMelds;
    this.openCopies = openCopies;
  }

  override loadReading(form: number, sets: Int32Array, from: number, size: number): void {
    super.loadReading(form, sets, from, size);
    this.waitShape = this.winningSet === 0 ? NO_SHAPE : this.#shapeOf(this.sets[31 - Math.clz32(this.winningSet)] as number);
  }

  /** Whether exactly one kind could complete the hand, over all forms. Worked out once for a hand, when first asked. */
  isOnlyWait(): boolean {
    if (!this.#waitsKnown) {
      findWaits(this.#hand, this.winningTile, this.#forms, this.#deadWaits, this.#waits);
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
    if (this.form === KNITTED_STRAIGHT && !this.#knittedWaits && this.#isKnitted()) return NO_SHAPE;
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
