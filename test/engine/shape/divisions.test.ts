import t from 'tap';
import { suitKeys } from '../../../src/engine/hand/deal.ts';
import { countsOf, divisions } from '../../../src/engine/shape/divisions.ts';
import { kindIndex, setTiles } from '../../../src/engine/shape/set.ts';
import { tileCode } from '../../../src/engine/tiles.ts';
import { SET_KINDS } from '../../../src/engine/vocabulary.ts';
import { countsIn } from '../../support/plain-hands.ts';

const SUITS = 'mpsz';

/** The divisions of the tiles of one suit, such as `chow 1m 2m 3m, pair 5m`. */
function divide(text: string): string[] {
  const suit = SUITS.indexOf(text.slice(-1));
  const key = suitKeys(Uint8Array.from(countsIn(text)))[suit]!;
  return divisions(suit, key).map((sets) =>
    sets.map((set) => `${SET_KINDS[kindIndex(set)]!} ${setTiles(set).map(tileCode).join(' ')}`).join(', '),
  );
}

t.test('a suit without tiles has one division, into nothing', (t) => {
  t.strictSame([0, 1, 2, 3].map((suit) => divisions(suit, 0)), [[[]], [[]], [[]], [[]]]);
  t.end();
});

t.test('every tile is used: a remainder of two is one pair, of one is nothing', (t) => {
  t.strictSame(divide('123m'), ['chow 1m 2m 3m']);
  t.strictSame(divide('789p'), ['chow 7p 8p 9p']);
  t.strictSame(divide('555s'), ['pung 5s 5s 5s']);
  t.strictSame(divide('55s'), ['pair 5s 5s']);
  t.strictSame(divide('12355m'), ['chow 1m 2m 3m, pair 5m 5m']);
  t.strictSame(divide('1m'), []);
  t.strictSame(divide('1234m'), []);
  t.strictSame(divide('124m'), []);
  t.strictSame(divide('89m'), []);
  t.strictSame(divide('899m'), []);
  t.end();
});

t.test('honours make no chows', (t) => {
  t.strictSame(divide('123z'), []);
  t.strictSame(divide('11155z'), ['pung 1z 1z 1z, pair 5z 5z']);
  t.strictSame(divide('1111z'), []);
  t.end();
});

t.test('every division is found, once', (t) => {
  t.strictSame(divide('111222333p').sort(), [
    'chow 1p 2p 3p, chow 1p 2p 3p, chow 1p 2p 3p',
    'pung 1p 1p 1p, pung 2p 2p 2p, pung 3p 3p 3p',
  ]);
  t.strictSame(divide('2223334445599s'), [], 'two pairs');
  t.strictSame(divide('22334455m').sort(), [
    'chow 2m 3m 4m, chow 2m 3m 4m, pair 5m 5m',
    'pair 2m 2m, chow 3m 4m 5m, chow 3m 4m 5m',
  ]);
  t.strictSame(divide('1112345678999m').length, 0, 'thirteen tiles');
  t.strictSame(divide('1111234m'), [], 'seven tiles');
  t.strictSame(divide('111123m'), ['pung 1m 1m 1m, chow 1m 2m 3m']);
  t.end();
});

t.test('suits share their work and keep their own tiles', (t) => {
  for (const suit of ['m', 'p', 's']) {
    const ways = ['chow 6 7 8, chow 6 7 8, pair 9 9', 'pair 6 6, chow 7 8 9, chow 7 8 9'];
    t.strictSame(
      divide(`66778899${suit}`).sort(),
      ways.map((way) => way.replaceAll(/\d/g, (rank) => `${rank}${suit}`)),
    );
  }
  t.equal(divisions(1, 2), divisions(1, 2), 'worked out once');
  t.end();
});

t.test('the counts behind a key are those it was made of', (t) => {
  t.strictSame(countsOf(suitKeys(Uint8Array.from(countsIn('1234444999p')))[1], 9), [1, 1, 1, 4, 0, 0, 0, 0, 3]);
  t.strictSame(countsOf(suitKeys(Uint8Array.from(countsIn('17777z')))[3], 7), [1, 0, 0, 0, 0, 0, 4]);
  t.end();
});
