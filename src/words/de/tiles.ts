import type { Circumstance, Claim } from '../../engine/vocabulary.ts';
import type { Counted, CountedWords, SetWords, TileWords } from '../catalogue.ts';

export const seats = { E: 'Ost', S: 'Süd', W: 'West', N: 'Nord' };

export const circumstances: Record<Circumstance, string> = {
  'kong-replacement': 'Ersatzstein für einen Kong',
  'flower-replacement': 'Ersatzstein für eine Blume',
  'kong-on-kong': 'Kong auf Kong',
  'last-tile': 'letzter Stein der Mauer oder der danach abgelegte',
  'last-of-kind': 'letzter seiner Art',
  dealt: 'ausgeteilte Hand',
  'first-discard': 'erster abgelegter Stein',
  'original-call': 'am Anfang gerufen',
};

export const claims: Record<Claim, string> = { win: 'Gewinn', kong: 'Kong', pung: 'Pung', chow: 'Chow' };

export const tiles: TileWords = {
  characters: 'Schriftzeichen {rank}',
  circles: 'Kreis {rank}',
  bamboo: 'Bambus {rank}',
  honours: ['Ostwind', 'Südwind', 'Westwind', 'Nordwind', 'weißer Drache', 'grüner Drache', 'roter Drache'],
  honoursOfSet: ['Ostwind', 'Südwind', 'Westwind', 'Nordwind', 'weißer Drache', 'grüner Drache', 'roter Drache'],
  flowers: ['Pflaume', 'Orchidee', 'Chrysantheme', 'Bambusblüte'],
  seasons: ['Frühling', 'Sommer', 'Herbst', 'Winter'],
};

export const sets: SetWords = {
  chow: 'Chow ({tile})',
  exposedPung: 'offener Pung ({tile})',
  concealedPung: 'verdeckter Pung ({tile})',
  exposedKong: 'offener Kong ({tile})',
  concealedKong: 'verdeckter Kong ({tile})',
  pair: 'Paar ({tile})',
  knitted: 'verschränkte Reihe ({tile})',
  single: 'einzeln ({tile})',
};

export const counted: Record<Counted, CountedWords> = {
  points: { one: '{n} Punkt', other: '{n} Punkte' },
  doublings: { one: '{n} Verdopplung', other: '{n} Verdopplungen' },
  fan: { other: '{n} Fan' },
  tiles: { one: '{n} Stein', other: '{n} Steine' },
  kongs: { none: 'keinem Kong', one: '{n} Kong', other: '{n} Kongs' },
};
