import t from 'tap';
import { TILE_CODES } from '../../src/engine/tiles.ts';
import { drawSprite } from '../../src/web/tiles/sprite.ts';

const sprite = drawSprite();
const faces = new Map([...sprite.matchAll(/<symbol id="t(\w+)"[^>]*>(.*?)<\/symbol>/g)].map(([, id = '', inside = '']) => [id, inside]));

t.test('the sprite has all 42 faces and the back, each once', async (t) => {
  t.strictSame([...faces.keys()].sort(), [...TILE_CODES, 'back'].sort());
  t.equal(new Set(faces.values()).size, 43, 'and no two look the same');
});

t.test('numeral and suit letter stand in the corner, the letter alone on honours', async (t) => {
  const corner = (code: string): string => [...(faces.get(code) ?? '').matchAll(/<text[^>]*>(.*?)<\/text>/g)].map(([, text = '']) => text).join('');
  for (const code of TILE_CODES.filter((code) => !code.endsWith('z'))) t.equal(corner(code), code);
  t.equal(['1z', '2z', '3z', '4z', '5z', '6z', '7z'].map(corner).join(''), 'ESWNPFC');
  t.equal(corner('back'), '');
});

t.test('suits are told apart by shape: what is drawn besides the corner differs without its colours', async (t) => {
  const shapes = (code: string): string =>
    (faces.get(code) ?? '').replace(/<text.*?<\/text>/g, '').replace(/(?:fill|stroke)="#[0-9a-f]+"/g, '');
  for (let rank = 1; rank <= 9; rank++) t.equal(new Set(['m', 'p', 's'].map((suit) => shapes(`${String(rank)}${suit}`))).size, 3, `rank ${String(rank)}`);
  for (const suit of ['m', 'p', 's']) {
    const drawn = Array.from({ length: 9 }, (_, i) => shapes(`${String(i + 1)}${suit}`));
    t.equal(new Set(drawn).size, 9, `ranks of ${suit}`);
  }
});

t.test('there are as many circles and sticks as the rank says', async (t) => {
  const count = (code: string, shape: RegExp): number => [...(faces.get(code) ?? '').matchAll(shape)].length;
  for (let rank = 2; rank <= 9; rank++) {
    // a coin is three rings, a stick two lights between its nodes
    t.equal(count(`${String(rank)}p`, /<circle/g), 3 * rank);
    t.equal(count(`${String(rank)}s`, /<path/g), 2 * rank);
  }
});

t.test('nothing in the sprite asks for anything else or runs', async (t) => {
  t.notMatch(sprite, /<script|<image|<style|\sstyle=|href=|https?:(?!\/\/www\.w3\.org\/2000\/svg)/);
});
