import type { CountedWords, Counted, SetWords, TileWords } from '../catalogue.ts';

export const seats = { E: 'East', S: 'South', W: 'West', N: 'North' };

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
  fan: { other: '{n} fan' },
  tiles: { one: '{n} tile', other: '{n} tiles' },
  copies: { one: '{n} copy', other: '{n} copies' },
};
