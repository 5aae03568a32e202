import type { Circumstance, Claim } from '../../engine/vocabulary.ts';
import type { Counted, CountedWords, SetWords, TileWords } from '../catalogue.ts';

export const seats = { E: 'Východ', S: 'Juh', W: 'Západ', N: 'Sever' };

export const circumstances: Record<Circumstance, string> = {
  'kong-replacement': 'náhradný kameň za kong',
  'flower-replacement': 'náhradný kameň za kvet alebo ročné obdobie',
  'kong-on-kong': 'kong na kong',
  'last-tile': 'posledný kameň múra alebo kameň odhodený po ňom',
  'last-of-kind': 'posledný svojho druhu',
  dealt: 'rozdaná ruka',
  'first-discard': 'prvý odhodený kameň',
  'original-call': 'ohlásené na začiatku',
};

export const claims: Record<Claim, string> = { win: 'výhra', kong: 'kong', pung: 'pung', chow: 'chow' };

export const tiles: TileWords = {
  characters: 'znak {rank}',
  circles: 'kruh {rank}',
  bamboo: 'bambus {rank}',
  honours: ['východný vietor', 'južný vietor', 'západný vietor', 'severný vietor', 'biely drak', 'zelený drak', 'červený drak'],
  honoursOfSet: ['východný vietor', 'južný vietor', 'západný vietor', 'severný vietor', 'biely drak', 'zelený drak', 'červený drak'],
  flowers: ['slivka', 'orchidea', 'chryzantéma', 'bambusový kvet'],
  seasons: ['jar', 'leto', 'jeseň', 'zima'],
};

export const sets: SetWords = {
  chow: 'chow ({tile})',
  exposedPung: 'odkrytý pung ({tile})',
  concealedPung: 'skrytý pung ({tile})',
  exposedKong: 'odkrytý kong ({tile})',
  concealedKong: 'skrytý kong ({tile})',
  pair: 'pár ({tile})',
  knitted: 'prepletený rad ({tile})',
  single: 'jednotlivo ({tile})',
};

export const counted: Record<Counted, CountedWords> = {
  points: { one: '{n} bod', few: '{n} body', many: '{n} bodu', other: '{n} bodov' },
  doublings: { one: '{n} zdvojnásobenie', few: '{n} zdvojnásobenia', many: '{n} zdvojnásobenia', other: '{n} zdvojnásobení' },
  fan: { one: '{n} fan', few: '{n} fany', many: '{n} fanu', other: '{n} fanov' },
  tiles: { one: '{n} kameň', few: '{n} kamene', many: '{n} kameňa', other: '{n} kameňov' },
  kongs: { one: '{n} kong', few: '{n} kongy', many: '{n} kongu', other: '{n} kongov' },
};

/** From 0 on. */
export const numerals: readonly string[] = ['nula', 'jeden', 'dva', 'tri', 'štyri', 'päť', 'šesť', 'sedem', 'osem', 'deväť', 'desať', 'jedenásť', 'dvanásť'];
