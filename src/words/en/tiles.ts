import type { Circumstance, Claim } from '../../engine/vocabulary.ts';
import type { Counted, CountedWords, SetWords, TileWords } from '../catalogue.ts';

export const seats = { E: 'East', S: 'South', W: 'West', N: 'North' };

export const circumstances: Record<Circumstance, string> = {
  'kong-replacement': 'replacement tile for a kong',
  'flower-replacement': 'replacement tile for a bonus tile',
  'kong-on-kong': 'kong on a kong',
  'last-tile': 'last tile of the wall, or the discard after it',
  'last-of-kind': 'last of its kind',
  dealt: 'dealt hand',
  'first-discard': 'first discard',
  'original-call': 'called at the start',
};

export const claims: Record<Claim, string> = { win: 'win', kong: 'kong', pung: 'pung', chow: 'chow' };

export const tiles: TileWords = {
  characters: '{rank} characters',
  circles: '{rank} circles',
  bamboo: '{rank} bamboo',
  honours: ['East wind', 'South wind', 'West wind', 'North wind', 'white dragon', 'green dragon', 'red dragon'],
  honoursOfSet: ['East winds', 'South winds', 'West winds', 'North winds', 'white dragons', 'green dragons', 'red dragons'],
  flowers: ['plum', 'orchid', 'chrysanthemum', 'bamboo flower'],
  seasons: ['spring', 'summer', 'autumn', 'winter'],
};

export const sets: SetWords = {
  chow: 'chow {tile}',
  exposedPung: 'exposed pung of {tile}',
  concealedPung: 'concealed pung of {tile}',
  exposedKong: 'exposed kong of {tile}',
  concealedKong: 'concealed kong of {tile}',
  pair: 'pair of {tile}',
  knitted: 'knitted row {tile}',
  single: 'single {tile}',
};

export const counted: Record<Counted, CountedWords> = {
  points: { one: '{n} point', other: '{n} points' },
  doublings: { one: '{n} doubling', other: '{n} doublings' },
  fan: { one: '{n} fan', other: '{n} fan' },
  tiles: { one: '{n} tile', other: '{n} tiles' },
  kongs: { none: 'no kong', one: '{n} kong', other: '{n} kongs' },
};

/** From 0 on. */
export const numerals: readonly string[] = ['none', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'];
