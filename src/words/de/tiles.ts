import type { Circumstance, Claim } from '../../engine/vocabulary.ts';
import type { Counted, CountedWords, SetWords, TileWords } from '../catalogue.ts';

export const seats = { E: 'Ost', S: 'Süd', W: 'West', N: 'Nord' };

export const circumstances: Record<Circumstance, string> = {
  'kong-replacement': 'Ersatzziegel für einen Kong',
  'flower-replacement': 'Ersatzziegel für einen Bonusziegel',
  'kong-on-kong': 'Kong auf Kong',
  'last-tile': 'letzter Ziegel der Mauer oder Ablage danach',
  'last-of-kind': 'letzter seiner Art',
  dealt: 'ausgeteilte Hand',
  'first-discard': 'erster abgelegter Ziegel',
  'original-call': 'Ruf zu Beginn',
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
  fan: { one: '{n} Fan', other: '{n} Fan' },
  tiles: { one: '{n} Ziegel', other: '{n} Ziegel' },
  kongs: { none: 'ohne Kong', one: '{n} Kong', other: '{n} Kongs' },
};

/** From 0 on. */
export const numerals: readonly string[] = ['null', 'einer', 'zwei', 'drei', 'vier', 'fünf', 'sechs', 'sieben', 'acht', 'neun', 'zehn', 'elf', 'zwölf'];
