import fc from 'fast-check';
import { KNITTED_NINES, ORPHAN_TILES, changed, meldTiles } from './plain-hands.ts';
import type { PlainMeld } from './plain-hands.ts';

/** Standing tiles and exposed melds, never more than four of a kind. */
export interface PlainHand {
  readonly counts: readonly number[];
  readonly melds: readonly PlainMeld[];
}

const NO_TILES: readonly number[] = Array.from({ length: 34 }, () => 0);
const HONOURS: readonly number[] = [27, 28, 29, 30, 31, 32, 33];
const ALL_FORMS = 0b11110;

/** Any choice of the forms besides four sets and a pair, as bits. */
export const forms: fc.Arbitrary<number> = fc.oneof(
  fc.constant(ALL_FORMS),
  fc.integer({ min: 0, max: 15 }).map((bits) => bits * 2),
);

const tile = fc.integer({ min: 0, max: 33 });
const meld: fc.Arbitrary<PlainMeld> = fc.oneof(
  fc.record({ kind: fc.constantFrom('pung' as const, 'kong' as const), tile }),
  fc.record({
    kind: fc.constant('chow' as const),
    tile: fc.tuple(fc.nat(2), fc.nat(6)).map(([suit, rank]) => suit * 9 + rank),
  }),
);
const melds = (max: number): fc.Arbitrary<readonly PlainMeld[]> =>
  fc.oneof({ weight: 2, arbitrary: fc.constant<readonly PlainMeld[]>([]) }, fc.array(meld, { maxLength: max }));

const exists = ({ counts, melds }: PlainHand): boolean =>
  changed(counts, melds.flatMap(meldTiles), 1).every((copies) => copies <= 4);

/** Kinds to draw from: all, or a few neighbours, so that one suit is crowded. */
const kinds: fc.Arbitrary<readonly number[]> = fc.oneof<fc.Arbitrary<readonly number[]>[]>(
  fc.constant([...NO_TILES.keys()]),
  fc.nat(2).map((suit) => Array.from({ length: 9 }, (_, i) => suit * 9 + i)),
  fc.tuple(fc.nat(25), fc.integer({ min: 5, max: 9 })).map(([first, n]) => Array.from({ length: n }, (_, i) => first + i)),
  fc.constant(ORPHAN_TILES),
  fc.constantFrom(...KNITTED_NINES).map((nine) => [...nine, ...HONOURS]),
);

const draw = (from: readonly number[], size: number): fc.Arbitrary<number[]> =>
  fc.shuffledSubarray([...from], { minLength: size, maxLength: size });

const concealed = (tiles: readonly number[]): PlainHand => ({ counts: changed(NO_TILES, tiles, 1), melds: [] });

/** A hand of thirteen tiles (melds counting three) dealt from a shuffled wall; `more` tiles too many. */
export function dealtHand(more: 0 | 1): fc.Arbitrary<PlainHand> {
  return fc
    .tuple(kinds, melds(4))
    .chain(([from, called]) => {
      const wall = from.flatMap((kind) => [kind, kind, kind, kind]);
      const tiles = draw(wall, Math.min(wall.length, 13 + more - 3 * called.length));
      return tiles.map((drawn) => ({ counts: changed(NO_TILES, drawn, 1), melds: called }));
    })
    .filter(exists);
}

/** Tiles that are complete in some form, with melds where the form allows them. */
export const completeHand: fc.Arbitrary<PlainHand> = fc
  .oneof(
    { weight: 4, arbitrary: setsAndPair(4, []) },
    { weight: 1, arbitrary: draw([...NO_TILES.keys(), ...NO_TILES.keys()], 7).map((pairs) => concealed([...pairs, ...pairs])) },
    { weight: 1, arbitrary: fc.constantFrom(...ORPHAN_TILES).map((pair) => concealed([...ORPHAN_TILES, pair])) },
    { weight: 2, arbitrary: fc.constantFrom(...KNITTED_NINES).chain((nine) => setsAndPair(1, nine)) },
    {
      weight: 1,
      arbitrary: fc.constantFrom(...KNITTED_NINES).chain((nine) => draw([...nine, ...HONOURS], 14).map(concealed)),
    },
  )
  .filter(exists);

/** Sets and a pair beside some other tiles, all sets of one suit now and then: such hands have many readings. */
function setsAndPair(sets: number, others: readonly number[]): fc.Arbitrary<PlainHand> {
  const into = (suit: number, { kind, tile: at }: PlainMeld): PlainMeld =>
    suit > 2 ? { kind, tile: at } : { kind, tile: suit * 9 + (at % (kind === 'chow' ? 7 : 9)) };
  return fc
    .record({
      suit: fc.nat(4),
      drawn: fc.array(meld, { minLength: sets, maxLength: sets }),
      called: fc.nat(sets),
      pair: tile,
    })
    .map(({ suit, drawn, called, pair }) => {
      const all = drawn.map((set) => into(suit, set));
      const standing = all.slice(called).map(({ kind, tile: at }) => ({ kind: kind === 'chow' ? kind : 'pung', tile: at }) as const);
      const pairTile = suit > 2 ? pair : suit * 9 + (pair % 9);
      const tiles = [...others, ...standing.flatMap(meldTiles), pairTile, pairTile];
      return { counts: changed(NO_TILES, tiles, 1), melds: all.slice(0, called) };
    });
}
