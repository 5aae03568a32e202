import { BONUS_BITS, BONUS_SHIFT, SET_BITS, WHOLE_HAND, WINNING_TILE } from '../predicates/view.ts';
import type { Evidence } from '../predicates/view.ts';
import type { HandSheet } from '../score/sheet.ts';
import { FIRST_FLOWER, TILE_CODES } from '../tiles.ts';
import { explainSet } from './set-answers.ts';

const NO_TILES: readonly string[] = Object.freeze([]);
const WINNING_TILES: readonly (readonly string[])[] = TILE_CODES.map((code) => Object.freeze([code]));

const BONUS_TILES: readonly (readonly string[])[] = Array.from({ length: 256 }, (_, bonus) =>
  Object.freeze(TILE_CODES.slice(FIRST_FLOWER).filter((_code, i) => (bonus & (1 << i)) !== 0)),
);

/** The tiles that prove a line, canonical codes: those of the sets named, the winning tile, the bonus tiles. */
export function evidenceTiles(evidence: Evidence, hand: HandSheet): readonly string[] {
  if ((evidence & WHOLE_HAND) !== 0) return wholeTiles(hand);
  const sets = evidence & SET_BITS;
  if (sets !== 0) {
    const first = 31 - Math.clz32(sets & -sets);
    if (sets === 1 << first) return explainSet(hand.sets[first] as number).tiles;
    return sets === (1 << hand.sets.length) - 1 ? wholeTiles(hand) : setsTiles(sets, hand);
  }
  const bonus = (evidence & BONUS_BITS) >> BONUS_SHIFT;
  if (bonus !== 0) return BONUS_TILES[bonus] as readonly string[];
  if ((evidence & WINNING_TILE) !== 0 && hand.winningTile >= 0) return WINNING_TILES[hand.winningTile] as readonly string[];
  return NO_TILES;
}

let lastHand: HandSheet | null = null;
let tilesOfLast = NO_TILES;

/** All tiles of a hand: several of its lines are proved by them, and they come one after the other. */
function wholeTiles(hand: HandSheet): readonly string[] {
  if (hand !== lastHand) {
    tilesOfLast = setsTiles(-1, hand);
    lastHand = hand;
  }
  return tilesOfLast;
}

function setsTiles(mask: number, hand: HandSheet): readonly string[] {
  const tiles: string[] = [];
  for (let place = 0; place < hand.sets.length; place++) {
    if ((mask & (1 << place)) === 0) continue;
    const codes = explainSet(hand.sets[place] as number).tiles;
    for (let i = 0; i < codes.length; i++) tiles.push(codes[i] as string);
  }
  return tiles;
}
