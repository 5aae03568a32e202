import { CHOW, EXPOSED, KNITTED, KONG, PAIR, PUNG, SINGLE, setKind, setTile } from '../engine/shape/set.ts';
import type { TileSet } from '../engine/shape/set.ts';
import { EAST, FIRST_BAMBOO, FIRST_CIRCLE, rankOf } from '../engine/tiles.ts';
import type { SetWords, TileWords } from './catalogue.ts';

/** The names of all 42 tiles, in the order of tiles.ts. */
export function nameTiles(words: TileWords): readonly string[] {
  const suits = Array.from({ length: EAST }, (_, tile) => suited(words, tile, String(rankOf(tile))));
  return [...suits, ...words.honours, ...words.flowers, ...words.seasons];
}

/** The same of several tiles of a kind, as in the name of a set: "red dragons". Of each flower and season there is one. */
export function nameCopies(words: TileWords): readonly string[] {
  return nameTiles({ ...words, honours: words.honoursOfSet });
}

/** The name of a set: "exposed pung of red dragons", "chow 2-3-4 circles". */
export function nameSet(set: TileSet, sets: SetWords, tiles: TileWords): string {
  return setWord(set, sets).replace('{tile}', tilesOfSet(set, tiles));
}

function setWord(set: TileSet, words: SetWords): string {
  const exposed = (set & EXPOSED) !== 0;
  switch (setKind(set)) {
    case CHOW:
      return words.chow;
    case PUNG:
      return exposed ? words.exposedPung : words.concealedPung;
    case KONG:
      return exposed ? words.exposedKong : words.concealedKong;
    case PAIR:
      return words.pair;
    case KNITTED:
      return words.knitted;
    default:
      return words.single;
  }
}

function tilesOfSet(set: TileSet, words: TileWords): string {
  const tile = setTile(set);
  const kind = setKind(set);
  if (tile >= EAST) return (kind === SINGLE ? words.honours : words.honoursOfSet)[tile - EAST] ?? '';
  const rank = rankOf(tile);
  const step = kind === CHOW ? 1 : kind === KNITTED ? 3 : 0;
  return suited(words, tile, step === 0 ? String(rank) : [rank, rank + step, rank + 2 * step].join('-'));
}

function suited(words: TileWords, tile: number, rank: string): string {
  const suit = tile < FIRST_CIRCLE ? words.characters : tile < FIRST_BAMBOO ? words.circles : words.bamboo;
  return suit.replace('{rank}', rank);
}
