import { EXPOSED, KIND_SHIFT, WINNING, setKind, setTiles } from '../shape/set.ts';
import type { TileSet } from '../shape/set.ts';
import { TILE_CODES } from '../tiles.ts';
import { SET_KINDS } from '../vocabulary.ts';
import type { SetAnswer } from './answer.ts';

/** Kind, tile, exposed and winning: all that an answer tells of a set. */
const TOLD = 2047;
const made: (SetAnswer | undefined)[] = new Array<undefined>(TOLD + 1).fill(undefined);

/** A set as answers show it. The same frozen object each time: there are few sets and many answers. */
export function explainSet(set: TileSet): SetAnswer {
  return made[set & TOLD] ?? makeSet(set & TOLD);
}

function makeSet(set: TileSet): SetAnswer {
  const answer = Object.freeze({
    kind: SET_KINDS[setKind(set) >> KIND_SHIFT] as SetAnswer['kind'],
    tiles: Object.freeze(setTiles(set).map((tile) => TILE_CODES[tile] as string)),
    concealed: (set & EXPOSED) === 0,
    winning: (set & WINNING) !== 0,
  });
  made[set] = answer;
  return answer;
}

/** The sets of a reading as answers show them. */
export function explainSets(sets: readonly TileSet[]): SetAnswer[] {
  const answers: SetAnswer[] = [];
  for (let i = 0; i < sets.length; i++) answers.push(explainSet(sets[i] as number));
  return answers;
}
