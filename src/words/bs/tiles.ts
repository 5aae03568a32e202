import type { Circumstance, Claim } from '../../engine/vocabulary.ts';
import type { Counted, CountedWords, SetWords, TileWords } from '../catalogue.ts';

export const seats = { E: 'Istok', S: 'Jug', W: 'Zapad', N: 'Sjever' };

export const circumstances: Record<Circumstance, string> = {
  'kong-replacement': 'zamjenska pločica za kong',
  'flower-replacement': 'zamjenska pločica za cvijet ili godišnje doba',
  'kong-on-kong': 'kong na kong',
  'last-tile': 'posljednja pločica zida ili ona odbačena nakon nje',
  'last-of-kind': 'posljednja svoje vrste',
  dealt: 'podijeljena ruka',
  'first-discard': 'prva odbačena pločica',
  'original-call': 'najavljeno na početku',
};

export const claims: Record<Claim, string> = { win: 'pobjeda', kong: 'kong', pung: 'pung', chow: 'chow' };

export const tiles: TileWords = {
  characters: 'znak {rank}',
  circles: 'krug {rank}',
  bamboo: 'bambus {rank}',
  honours: ['istočni vjetar', 'južni vjetar', 'zapadni vjetar', 'sjeverni vjetar', 'bijeli zmaj', 'zeleni zmaj', 'crveni zmaj'],
  honoursOfSet: ['istočni vjetar', 'južni vjetar', 'zapadni vjetar', 'sjeverni vjetar', 'bijeli zmaj', 'zeleni zmaj', 'crveni zmaj'],
  flowers: ['šljiva', 'orhideja', 'krizantema', 'bambusov cvijet'],
  seasons: ['proljeće', 'ljeto', 'jesen', 'zima'],
};

export const sets: SetWords = {
  chow: 'chow ({tile})',
  exposedPung: 'otvoreni pung ({tile})',
  concealedPung: 'skriveni pung ({tile})',
  exposedKong: 'otvoreni kong ({tile})',
  concealedKong: 'skriveni kong ({tile})',
  pair: 'par ({tile})',
  knitted: 'isprepleteni niz ({tile})',
  single: 'pojedinačno ({tile})',
};

export const counted: Record<Counted, CountedWords> = {
  points: { one: '{n} bod', few: '{n} boda', other: '{n} bodova' },
  doublings: { one: '{n} udvostručenje', few: '{n} udvostručenja', other: '{n} udvostručenja' },
  fan: { one: '{n} fan', few: '{n} fana', other: '{n} fanova' },
  tiles: { one: '{n} pločica', few: '{n} pločice', other: '{n} pločica' },
  kongs: { one: '{n} kong', few: '{n} konga', other: '{n} kongova' },
};

/** From 0 on. */
export const numerals: readonly string[] = ['nula', 'jedna', 'dvije', 'tri', 'četiri', 'pet', 'šest', 'sedam', 'osam', 'devet', 'deset', 'jedanaest', 'dvanaest'];
