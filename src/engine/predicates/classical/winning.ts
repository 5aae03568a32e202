import { PLAYING_KINDS, TILE_CODES } from '../../tiles.ts';
import {
  BY_DISCARD,
  BY_ROBBING_KONG,
  BY_SELF_DRAW,
  DEALT,
  FIRST_DISCARD,
  FLOWER_REPLACEMENT,
  KONG_ON_KONG,
  KONG_REPLACEMENT,
  LAST_TILE,
  ORIGINAL_CALL,
} from '../../vocabulary.ts';
import type { PredicateName } from '../sentences.ts';
import { WHOLE_HAND, WINNING_TILE, countBits } from '../view.ts';
import type { Evidence, Predicate, View } from '../view.ts';

/** Whether any of the circumstances was declared. */
function came(view: View, circumstances: number): boolean {
  return (view.circumstances & circumstances) !== 0;
}

function whenCame(view: View, circumstances: number): Evidence {
  return came(view, circumstances) ? WINNING_TILE : 0;
}

/** Tests of how the deal was won; false for a player who did not win. */
export const WINNING_PREDICATES = {
  winner: (view) => (view.winner ? WHOLE_HAND : 0),
  dealer: (view) => (view.seat === 0 ? WHOLE_HAND : 0),
  // A dealt hand was not drawn tile by tile: there is no last tile.
  'self-drawn': (view) => (view.by === BY_SELF_DRAW && !came(view, DEALT) ? WINNING_TILE : 0),
  'won-by-own-tiles': (view) => (view.by === BY_SELF_DRAW ? WHOLE_HAND : 0),
  'won-on-a-discard': (view) => (view.by === BY_DISCARD ? WINNING_TILE : 0),
  'robbing-a-kong': (view) => (view.by === BY_ROBBING_KONG ? WINNING_TILE : 0),
  heaven: (view) => (came(view, DEALT) ? WHOLE_HAND : 0),
  earth: (view) => whenCame(view, FIRST_DISCARD),
  'last-tile-of-wall': (view) => (view.by === BY_SELF_DRAW ? whenCame(view, LAST_TILE) : 0),
  'last-discard': (view) => (view.by === BY_DISCARD ? whenCame(view, LAST_TILE) : 0),
  'kong-replacement': (view) => whenCame(view, KONG_REPLACEMENT | KONG_ON_KONG),
  'replacement-tile': (view) => whenCame(view, KONG_REPLACEMENT | KONG_ON_KONG | FLOWER_REPLACEMENT),
  'kong-on-kong': (view) => whenCame(view, KONG_ON_KONG),
  'original-call': (view) => (came(view, ORIGINAL_CALL) && countBits(view.exposed) < 3 ? WHOLE_HAND : 0),
  'only-tile': (view) => (view.onlyTile ? WINNING_TILE : 0),
  'last-tile-pairs-simples': (view) => view.winningSet & view.pairs & view.simples,
  'last-tile-pairs-majors': (view) => view.winningSet & view.pairs & ~view.simples,
} as const satisfies { readonly [name in PredicateName]?: Predicate };

/** One test for each playing kind: the deal was won with that tile, such as `winning-tile-5p`. */
export const WINNING_TILE_PREDICATES: Readonly<Record<string, Predicate>> = Object.fromEntries(
  TILE_CODES.slice(0, PLAYING_KINDS).map((code, tile): [string, Predicate] => [
    `winning-tile-${code}`,
    (view) => (view.winningTile === tile ? WINNING_TILE : 0),
  ]),
);
