import { combinableSets } from '../../predicates/fan/combinations.ts';
import type { FanView } from '../../predicates/fan/fan-view.ts';
import { countBits } from '../../predicates/view.ts';
import type { Evidence } from '../../predicates/view.ts';
import { setTile } from '../../shape/set.ts';
import type { CombinationTable } from './combination-table.ts';
import type { Choice, ChosenFan } from './combined-sets.ts';
import { COUNTED, EACH, EXCLUDES, REDUCED, REDUCES } from './fan-tests.ts';
import type { BoundFamily, FanTests, Reduction } from './fan-tests.ts';

/**
 * The count of one reading, and the room it is worked out in: made once for bound rules and filled again for each hand
 * (`countHand`) and for each reading (`countReading`).
 */
export class FanCount {
  /** The total without flowers; 0 if nothing counts. */
  total = 0;
  /** The fans that count, but for those of combined sets, by place; with it how often, and what proves it. */
  size = 0;
  readonly judged: Int32Array;
  readonly counts: Int32Array;
  readonly proofs: Int32Array;
  /** The combined sets that count, null for fewer than two sets; with them the place in the reading of each set. */
  chows: Choice | null = null;
  pungs: Choice | null = null;
  readonly chowPlaces: Int32Array = new Int32Array(4);
  readonly pungPlaces: Int32Array = new Int32Array(4);
  /** The fans that are there, whether or not they count: words of bits by place, and what proves each. */
  readonly met: Int32Array;
  readonly evidence: Int32Array;
  /** Those of them that count. */
  readonly counted: Int32Array;
  /** The combinations that were excluded, as bits. */
  blocked = 0;

  readonly #tests: FanTests;
  readonly #chowTable: CombinationTable;
  readonly #pungTable: CombinationTable;
  readonly #metByHand: Int32Array;
  readonly #excluded: Int32Array;
  readonly #remembered: Int32Array;
  /** Of fans that others take sets away from: those sets, and how many more. */
  readonly #taken: Int32Array;
  readonly #fewer: Int32Array;

  constructor(tests: FanTests, chows: CombinationTable, pungs: CombinationTable) {
    const places = tests.fans.length;
    this.#tests = tests;
    this.#chowTable = chows;
    this.#pungTable = pungs;
    this.judged = new Int32Array(places);
    this.counts = new Int32Array(places);
    this.proofs = new Int32Array(places);
    this.evidence = new Int32Array(places);
    this.#taken = new Int32Array(places);
    this.#fewer = new Int32Array(places);
    this.met = new Int32Array(tests.words);
    this.counted = new Int32Array(tests.words);
    this.#metByHand = new Int32Array(tests.words);
    this.#remembered = new Int32Array(tests.words);
    this.#excluded = new Int32Array(tests.words);
  }

  /** Tries the fans of the tiles and the win. */
  countHand(view: FanView): void {
    this.#metByHand.fill(0);
    this.#tryFamilies(this.#tests.handFamilies, view, this.#metByHand);
  }

  /** Counts the reading that the view holds; answers the total. */
  countReading(view: FanView): number {
    const { words, readingFamilies, reduced } = this.#tests;
    for (let w = 0; w < words; w++) {
      this.met[w] = this.#metByHand[w] as number;
      this.counted[w] = 0;
      this.#excluded[w] = 0;
    }
    for (let i = 0; i < reduced.length; i++) {
      this.#taken[reduced[i] as number] = 0;
      this.#fewer[reduced[i] as number] = 0;
    }
    this.#tryFamilies(readingFamilies, view, this.met);
    this.total = 0;
    this.size = 0;
    this.blocked = 0;
    this.#judge(view, true);
    this.chows = this.#choose(this.#chowTable, view, combinableSets(view, 'chows'), this.chowPlaces);
    this.pungs = this.#choose(this.#pungTable, view, combinableSets(view, 'pungs'), this.pungPlaces);
    this.#judge(view, false);
    return this.total;
  }

  /** Keeps the fans that count, for comparison. */
  remember(): void {
    this.#remembered.set(this.counted);
  }

  /** Whether the first fan, in order, that only one of this reading and the one remembered has is of this one. */
  comesFirst(): boolean {
    for (let w = 0; w < this.counted.length; w++) {
      const differing = this.counted[w]! ^ this.#remembered[w]!;
      if (differing !== 0) return (differing & -differing & this.counted[w]!) !== 0;
    }
    return false;
  }

  #tryFamilies(families: readonly BoundFamily[], view: FanView, met: Int32Array): void {
    const { facts } = view;
    for (let f = 0; f < families.length; f++) {
      const { needs, tests, places } = families[f] as BoundFamily;
      if ((facts & needs) !== needs) continue;
      for (let i = 0; i < tests.length; i++) {
        const evidence = tests[i]!(view);
        if (evidence === 0) continue;
        const place = places[i] as number;
        this.evidence[place] = evidence;
        met[place >> 5]! |= 1 << (place & 31);
      }
    }
  }

  /** Goes through the fans that are there, in order, those before the choice of combined sets or those after. */
  #judge(view: FanView, first: boolean): void {
    const { words, before } = this.#tests;
    for (let w = 0; w < words; w++) {
      const turn = (first ? before[w]! : ~before[w]!) & this.met[w]!;
      let left = turn & ~this.#excluded[w]!;
      while (left !== 0) {
        const bit = left & -left;
        this.#judgeOne(view, (w << 5) + 31 - Math.clz32(bit));
        // Whatever it excludes comes later.
        left = (left ^ bit) & ~this.#excluded[w]!;
      }
    }
  }

  #judgeOne(view: FanView, place: number): void {
    const tests = this.#tests;
    const mode = tests.modes[place] as number;
    let proof = this.evidence[place] as number;
    let count = 1;
    if (mode !== 0) {
      if ((mode & REDUCED) !== 0) {
        proof &= ~this.#taken[place]!;
        for (let fewer = this.#fewer[place] as number; fewer > 0; fewer--) proof &= proof - 1;
        if (proof === 0) return;
      }
      if ((mode & EACH) !== 0) count = countBits(proof);
      else if ((mode & COUNTED) !== 0) count = tests.counters[place]!(view);
      if ((mode & REDUCES) !== 0) this.#reduce(tests.reductions[place]!, proof);
    }
    this.counted[place >> 5]! |= 1 << (place & 31);
    this.judged[this.size] = place;
    this.counts[this.size] = count;
    this.proofs[this.size++] = proof;
    this.total += count * (tests.values[place] as number);
    if ((mode & EXCLUDES) === 0) return;
    const at = view.form * tests.fans.length + place;
    this.blocked |= tests.blocks[at] as number;
    for (let w = 0; w < tests.words; w++) this.#excluded[w]! |= tests.excluded[at * tests.words + w] as number;
  }

  #reduce(reductions: readonly Reduction[], proof: Evidence): void {
    for (let i = 0; i < reductions.length; i++) {
      const { place, one } = reductions[i] as Reduction;
      if (one) this.#fewer[place]!++;
      else this.#taken[place]! |= proof;
    }
  }

  /** Counts combined sets: puts them in order and looks the choice up. */
  #choose(table: CombinationTable, view: FanView, sets: number, places: Int32Array): Choice | null {
    if ((sets & (sets - 1)) === 0) return null;
    let size = 0;
    for (let left = sets; left !== 0; left &= left - 1) {
      // Place and tile in one number, sorted by tile as they come.
      const place = 31 - Math.clz32(left & -left);
      const entry = ((setTile(view.sets[place] as number) + 1) << 4) | place;
      let i = size++;
      while (i > 0 && (places[i - 1] as number) > entry) {
        places[i] = places[i - 1] as number;
        i--;
      }
      places[i] = entry;
    }
    let key = 0;
    for (let i = size - 1; i >= 0; i--) {
      key = (key << 5) | (places[i]! >> 4);
      places[i]! &= 15;
    }
    const choice = table.find(key, this.blocked);
    this.total += choice.total;
    if (choice.excluded !== null) {
      for (let w = 0; w < choice.excluded.length; w++) this.#excluded[w]! |= choice.excluded[w] as number;
    }
    return choice;
  }
}

/** The evidence of a fan of combined sets: the places of its sets in the reading. */
export function proofOf({ sets }: ChosenFan, places: Int32Array): Evidence {
  let proof = 0;
  for (let left = sets; left !== 0; left &= left - 1) proof |= 1 << (places[31 - Math.clz32(left & -left)] as number);
  return proof;
}

