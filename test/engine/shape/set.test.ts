import t from 'tap';
import {
  CHOW,
  CLAIMED,
  EXPOSED,
  EXTENDED,
  KNITTED,
  KONG,
  MELDED,
  PAIR,
  PUNG,
  SINGLE,
  WINNING,
  kindIndex,
  setKind,
  setShape,
  setTile,
  setTiles,
} from '../../../src/engine/shape/set.ts';
import { tileCode } from '../../../src/engine/tiles.ts';
import { SET_KINDS } from '../../../src/engine/vocabulary.ts';

t.test('a set is one number that knows its kind and its tile', (t) => {
  const sets: readonly (readonly [number, (typeof SET_KINDS)[number], string])[] = [
    [CHOW | 3, 'chow', '4m 5m 6m'],
    [PUNG | 33, 'pung', '7z 7z 7z'],
    [KONG | 9, 'kong', '1p 1p 1p 1p'],
    [PAIR | 26, 'pair', '9s 9s'],
    [KNITTED | 19, 'knitted', '2s 5s 8s'],
    [SINGLE | 27, 'single', '1z'],
  ];
  for (const [set, kind, tiles] of sets) {
    for (const flags of [0, EXPOSED, WINNING, MELDED | EXPOSED | EXTENDED, MELDED | CLAIMED | EXPOSED]) {
      t.equal(SET_KINDS[kindIndex(set | flags)], kind);
      t.equal(setTiles(set | flags).map(tileCode).join(' '), tiles);
      t.equal(setShape(set | flags), set);
      t.equal(setKind(set | flags) | setTile(set | flags), set);
    }
  }
  t.end();
});
