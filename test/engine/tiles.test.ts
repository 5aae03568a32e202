import t from 'tap';
import {
  ALL_KINDS,
  DRAGON,
  EAST,
  FIRST_BAMBOO,
  FIRST_CIRCLE,
  FIRST_FLOWER,
  FIRST_SEASON,
  GREEN,
  GREEN_TILE,
  HONOUR,
  MAJOR,
  NORTH,
  PLAYING_KINDS,
  RED,
  SIMPLE,
  TERMINAL,
  TILE_CODES,
  TRAITS,
  WHITE,
  WIND,
  rankOf,
  suitOf,
  tileCode,
  tileOf,
} from '../../src/engine/tiles.ts';

const CODES =
  '1m 2m 3m 4m 5m 6m 7m 8m 9m 1p 2p 3p 4p 5p 6p 7p 8p 9p 1s 2s 3s 4s 5s 6s 7s 8s 9s 1z 2z 3z 4z 5z 6z 7z 1f 2f 3f 4f 1g 2g 3g 4g';

/** Codes of the playing tiles with one of some traits. */
const withTrait = (traits: number): string =>
  TILE_CODES.filter((_, tile) => ((TRAITS[tile] ?? 0) & traits) !== 0).join(' ');

t.test('there are 34 playing kinds and eight bonus tiles, in the order of their codes', (t) => {
  t.equal(TILE_CODES.join(' '), CODES);
  t.equal(TILE_CODES.length, ALL_KINDS);
  t.equal(TRAITS.length, PLAYING_KINDS);
  const named = [0, FIRST_CIRCLE, FIRST_BAMBOO, EAST, NORTH, WHITE, GREEN, RED, FIRST_FLOWER, FIRST_SEASON];
  t.equal(named.map(tileCode).join(' '), '1m 1p 1s 1z 4z 5z 6z 7z 1f 1g');
  t.end();
});

t.test('a code names one tile, and anything else none', (t) => {
  for (const code of CODES.split(' ')) t.equal(tileCode(tileOf(code)!), code);
  for (const code of ['', '0m', '8z', '5f', '5g', '1x', '1M', '11m', 'm1']) t.equal(tileOf(code), undefined, code);
  t.equal(tileCode(42), '');
  t.end();
});

t.test('a playing tile has a suit and a rank, honours as the fourth suit', (t) => {
  for (let tile = 0; tile < PLAYING_KINDS; tile++) t.equal(`${rankOf(tile)}${'mpsz'.charAt(suitOf(tile))}`, tileCode(tile));
  t.end();
});

t.test('simples are 2-8, terminals 1 and 9, honours winds and dragons, majors all but the simples', (t) => {
  t.equal(withTrait(TERMINAL), '1m 9m 1p 9p 1s 9s');
  t.equal(withTrait(WIND), '1z 2z 3z 4z');
  t.equal(withTrait(DRAGON), '5z 6z 7z');
  t.equal(withTrait(HONOUR), '1z 2z 3z 4z 5z 6z 7z');
  t.equal(withTrait(MAJOR), '1m 9m 1p 9p 1s 9s 1z 2z 3z 4z 5z 6z 7z');
  t.equal(withTrait(SIMPLE), '2m 3m 4m 5m 6m 7m 8m 2p 3p 4p 5p 6p 7p 8p 2s 3s 4s 5s 6s 7s 8s');
  t.end();
});

t.test('green are the bamboo 2 3 4 6 8 and the green dragon', (t) => {
  t.equal(withTrait(GREEN_TILE), '2s 3s 4s 6s 8s 6z');
  t.end();
});
