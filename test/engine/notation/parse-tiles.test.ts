import t from 'tap';
import { parseTiles } from '../../../src/engine/notation/parse-tiles.ts';
import { tileCode } from '../../../src/engine/tiles.ts';

const codes = (text: string): string => parseTiles(text).tiles.map(tileCode).join(' ');
const pieces = (text: string): unknown[] =>
  parseTiles(text).findings.map(({ case: name, position, length }) => [name, text.slice(position, position + length), position]);

t.test('digits stand before the letter of their suit', (t) => {
  t.equal(codes('123m456p11z'), '1m 2m 3m 4p 5p 6p 1z 1z');
  t.equal(codes('1m2m3m'), '1m 2m 3m');
  t.equal(codes('9s 1f4f 1g\t4g'), '9s 1f 4f 1g 4g');
  t.equal(codes('567z'), '5z 6z 7z', 'white, green, red');
  t.end();
});

t.test('honours have letters: the four winds, and Chung, Fa, Pai for the red, green and white dragon', (t) => {
  t.equal(codes('ESWN'), '1z 2z 3z 4z');
  t.equal(codes('EEE CC'), '1z 1z 1z 7z 7z');
  t.equal(codes('C F P'), '7z 6z 5z');
  t.equal(codes('12pSS3sS'), '1p 2p 2z 2z 3s 2z', 'the capital is South, the small letter bamboo');
  t.end();
});

t.test('glyphs of Unicode follow its own order', (t) => {
  t.equal(codes('🀀🀁🀂🀃'), '1z 2z 3z 4z');
  t.equal(codes('🀄🀅🀆'), '7z 6z 5z', 'red, green, white');
  t.equal(codes('🀇🀏🀐🀘🀙🀡'), '1m 9m 1s 9s 1p 9p', 'characters, bamboo, circles');
  t.equal(codes('🀢🀣🀤🀥'), '1f 2f 4f 3f', 'bamboo stands before chrysanthemum');
  t.equal(codes('🀦🀧🀨🀩'), '1g 2g 3g 4g');
  t.end();
});

t.test('a variation selector after a glyph is ignored', (t) => {
  t.equal(codes('🀄︎ 🀄️🀄\ufe0e\ufe0f'), '7z 7z 7z');
  t.same(pieces('🀄️x'), [['character', 'x', 3]]);
  t.same(pieces('1\ufe0f'), [
    ['suit-missing', '1', 0],
    ['character', '\ufe0f', 1],
  ], 'but only there');
  t.end();
});

t.test('notations mix, with any blanks between groups', (t) => {
  t.equal(codes('  12m\u3000🀇E\n3m \u00a0'), '1m 2m 1m 1z 3m');
  t.equal(codes(''), '');
  t.end();
});

t.test('what cannot be read is reported with its place, every piece of it', (t) => {
  t.same(pieces('12m # 3p ? 4s'), [
    ['character', '#', 4],
    ['character', '?', 9],
  ]);
  t.same(pieces('hello 1m Test'), [
    ['character', 'hello', 0],
    ['character', 'Test', 9],
  ], 'characters in a row are one piece');
  t.same(pieces('🀇🀇 T'), [['character', 'T', 5]], 'a glyph is two units long');
  t.same(pieces('1m😀2m'), [['character', '😀', 2]]);
  t.same(pieces('1m🀬'), [['character', '🀬', 2]], 'the block of tiles ends with the back');
  t.same(pieces('1m\ud83c'), [['character', '\ud83c', 2]], 'half a glyph at the end');
  t.equal(codes('12m # 3p ? 4s'), '1m 2m 3p 4s', 'the rest is read');
  t.end();
});

t.test('digits need the letter of a suit right behind them', (t) => {
  t.same(pieces('12'), [['suit-missing', '12', 0]]);
  t.same(pieces('12 3p'), [['suit-missing', '12', 0]]);
  t.same(pieces('1m 12E'), [['suit-missing', '12', 3]]);
  t.same(pieces('34 '), [['suit-missing', '34', 0]]);
  t.same(pieces('1-2m'), [
    ['suit-missing', '1', 0],
    ['character', '-', 1],
  ]);
  t.same(pieces('7q 77xy'), [
    ['suit-unknown', '7q', 0],
    ['suit-unknown', '77xy', 3],
  ]);
  t.match(parseTiles('77xy').findings, [{ letter: 'xy', text: '77xy' }]);
  t.same(pieces('123 m'), [['blank-in-group', '123 m', 0]]);
  t.match(parseTiles('123 m').findings, [{ suggestion: '123m' }]);
  t.end();
});

t.test('ranks are 1 to 9, of honours 1 to 7, of flowers and seasons 1 to 4', (t) => {
  t.same(pieces('0m'), [['rank', '0m', 0]]);
  t.same(pieces('102p'), [['rank', '0', 1]], 'inside a group the digit alone');
  t.same(pieces('8z'), [['rank', '8z', 0]]);
  t.same(pieces('5f 5g'), [
    ['rank', '5f', 0],
    ['rank', '5g', 3],
  ]);
  t.match(parseTiles('18z').findings, [{ text: '8z', suit: 'z', lowest: 1, highest: 7 }]);
  t.equal(codes('102p'), '1p 2p');
  t.end();
});

t.test('small letters of honours are told from other strangers', (t) => {
  t.same(pieces('e ccc'), [
    ['honour-small', 'e', 0],
    ['honour-small', 'ccc', 2],
  ]);
  t.match(parseTiles('ccc').findings, [{ suggestion: 'CCC' }]);
  t.end();
});

t.test('joker and back are refused by name', (t) => {
  t.match(parseTiles('1m🀪 🀫️').findings, [
    { code: 'tile-not-in-use', case: 'joker', position: 2, length: 2, text: '🀪' },
    { code: 'tile-not-in-use', case: 'back', position: 5, length: 3 },
  ]);
  t.equal(codes('1m🀪2m'), '1m 2m');
  t.end();
});

t.test('brackets and plus belong to a hand, not among tiles alone', (t) => {
  t.same(pieces('1m [777z] 2m'), [['bracket-misplaced', '[777z]', 3]]);
  t.same(pieces('(1111p) ['), [
    ['bracket-misplaced', '(1111p)', 0],
    ['bracket-misplaced', '[', 8],
  ]);
  t.same(pieces('1m ]'), [['bracket-unopened', ']', 3]]);
  t.same(pieces('1m + 1f'), [['plus-misplaced', '+', 3]]);
  t.end();
});

t.test('a text of nothing but rubbish gives a bounded number of findings', (t) => {
  t.equal(parseTiles('# '.repeat(5000)).findings.length, 100);
  t.end();
});
