import type { DeclaredHand } from '../hand/deal.ts';
import type { Tile } from '../tiles.ts';
import { MAJOR, PLAYING_KINDS, TRAITS } from '../tiles.ts';
import { HONOURS_AND_KNITTED, KNITTED_STRAIGHT, SEVEN_PAIRS, THIRTEEN_ORPHANS } from '../vocabulary.ts';
import { KNITTINGS } from './knitting.ts';
import { copiesIn } from './waits.ts';

/** Looks at the standing tiles of a complete hand, which change after it returns; true ends the search. */
export type Visit = (target: Uint8Array) => boolean;

/**
 * Visits the complete hands of a form other than four sets and a pair that keep to a pool of tiles and of which a given
 * hand lacks so many tiles, each once. Melds stay as they are.
 * @param form index in FORMS
 * @param pool kinds of the standing tiles
 */
export function visitCompletions(
  form: number,
  pool: readonly Tile[],
  hand: DeclaredHand,
  lacking: number,
  visit: Visit,
): void {
  const search = new Search(pool, hand, lacking, visit);
  if (form === KNITTED_STRAIGHT) {
    if (hand.melds.length <= 1) search.knittedStraights();
  } else if (hand.melds.length > 0) return;
  else if (form === SEVEN_PAIRS) search.pairs(0, 7, lacking);
  else if (form === THIRTEEN_ORPHANS) search.listed(ALL_ORPHANS);
  else if (form === HONOURS_AND_KNITTED) search.listed(ALL_SINGLES);
}

const KINDS: readonly Tile[] = Array.from({ length: PLAYING_KINDS }, (_, tile) => tile);
const ORPHANS = KINDS.filter((tile) => ((TRAITS[tile] as number) & MAJOR) !== 0);
const CHOWS = KINDS.filter((tile) => tile < 27 && tile % 9 < 7).map((tile) => [tile, tile + 1, tile + 2]);
const SETS: readonly (readonly Tile[])[] = [...CHOWS, ...KINDS.map((tile) => [tile, tile, tile])];
const NINES = KNITTINGS.map(({ mask }) => KINDS.filter((tile) => tile < 27 && ((mask >> tile) & 1) !== 0));

/** Every hand of thirteen orphans; every hand of fourteen of the sixteen kinds of a knitting and the honours. */
const ALL_ORPHANS = ORPHANS.map((pair) => countsOf([...ORPHANS, pair]));
const ALL_SINGLES = NINES.flatMap((nine) => {
  const kinds = [...nine, ...KINDS.slice(27)];
  return kinds.flatMap((one, i) =>
    kinds.slice(i + 1).map((other) => countsOf(kinds.filter((tile) => tile !== one && tile !== other))),
  );
});

function countsOf(tiles: readonly Tile[]): Uint8Array {
  const counts = new Uint8Array(PLAYING_KINDS);
  for (const tile of tiles) counts[tile]!++;
  return counts;
}

/** What the first and the second pair of a kind lack, by the copies that are there. */
const FIRST_PAIR = [2, 1, 0, 0, 0];
const SECOND_PAIR = [2, 2, 2, 1, 0];

class Search {
  /** The kinds of the pool, those of which a pair lacks least first. */
  readonly #kinds: readonly Tile[];
  readonly #inPool: Uint8Array;
  readonly #standing: Uint8Array;
  readonly #melds: DeclaredHand['melds'];
  readonly #lacking: number;
  readonly #visit: Visit;
  readonly #target: Uint8Array = new Uint8Array(PLAYING_KINDS);

  constructor(pool: readonly Tile[], { standing, melds }: DeclaredHand, lacking: number, visit: Visit) {
    this.#standing = standing;
    this.#melds = melds;
    this.#lacking = lacking;
    this.#visit = visit;
    this.#inPool = countsOf(pool);
    this.#kinds = [...pool].sort((a, b) => this.#firstPair(a) - this.#firstPair(b));
  }

  #firstPair(tile: Tile): number {
    return FIRST_PAIR[this.#standing[tile] as number] as number;
  }

  /** Chooses so many more pairs, four alike being two, from a place of the kinds on, of which so many tiles lack. */
  pairs(place: number, pairs: number, lacking: number): boolean {
    const target = this.#target;
    if (pairs === 0) return lacking === 0 && this.#visit(target);
    const tile = this.#kinds[place];
    if (tile === undefined) return false;
    const first = this.#firstPair(tile);
    // No pair from here on lacks less than this one; none lacks more than two tiles.
    if (lacking < pairs * first || lacking > pairs * 2) return false;
    target[tile] = 2;
    if (this.pairs(place + 1, pairs - 1, lacking - first)) return true;
    if (pairs > 1) {
      target[tile] = 4;
      const second = SECOND_PAIR[this.#standing[tile] as number] as number;
      if (this.pairs(place + 1, pairs - 2, lacking - first - second)) return true;
    }
    target[tile] = 0;
    return this.pairs(place + 1, pairs, lacking);
  }

  listed(targets: readonly Uint8Array[]): void {
    targets.some((target) => this.#lackingFor(target) === this.#lacking && this.#visit(target));
  }

  /** Each knitting, with any set (unless one is melded) and any pair of which there are tiles enough. */
  knittedStraights(): void {
    const target = this.#target;
    const sets = this.#melds.length === 0 ? SETS : [[]];
    const room = KINDS.map((tile) => 4 - this.#melds.reduce((sum, meld) => sum + copiesIn(meld, tile), 0));
    for (const nine of NINES) {
      target.set(countsOf(nine));
      if (this.#lackingFor(target) > this.#lacking) continue;
      for (const set of sets) {
        for (const tile of set) target[tile]!++;
        for (const pair of KINDS) {
          target[pair]! += 2;
          const exists = target.every((copies, tile) => copies <= (room[tile] as number));
          if (exists && this.#lackingFor(target) === this.#lacking && this.#visit(target)) return;
          target[pair]! -= 2;
        }
        for (const tile of set) target[tile]!--;
      }
    }
  }

  /** How many tiles of a hand lack; Infinity if it does not keep to the pool. */
  #lackingFor(target: Uint8Array): number {
    let lacking = 0;
    for (let tile = 0; tile < PLAYING_KINDS; tile++) {
      const copies = target[tile] as number;
      if (copies === 0) continue;
      if (this.#inPool[tile] === 0) return Infinity;
      lacking += Math.max(0, copies - (this.#standing[tile] as number));
    }
    return lacking;
  }
}
