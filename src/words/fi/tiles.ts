import type { Circumstance, Claim } from '../../engine/vocabulary.ts';
import type { Counted, CountedWords, SetWords, TileWords } from '../catalogue.ts';

export const seats = { E: 'itä', S: 'etelä', W: 'länsi', N: 'pohjoinen' };

export const circumstances: Record<Circumstance, string> = {
  'kong-replacement': 'kongin korvaustiili',
  'flower-replacement': 'kukan tai vuodenajan korvaustiili',
  'kong-on-kong': 'kong kongin päälle',
  'last-tile': 'muurin viimeinen tiili tai viskaus sen jälkeen',
  'last-of-kind': 'lajinsa viimeinen',
  dealt: 'jaettu käsi',
  'first-discard': 'ensimmäinen viskaus',
  'original-call': 'ilmoitettu alussa',
};

export const claims: Record<Claim, string> = { win: 'voitto', kong: 'kong', pung: 'pung', chow: 'chow' };

export const tiles: TileWords = {
  characters: 'merkki {rank}',
  circles: 'pallo {rank}',
  bamboo: 'bambu {rank}',
  honours: ['itätuuli', 'etelätuuli', 'länsituuli', 'pohjoistuuli', 'valkoinen lohikäärme', 'vihreä lohikäärme', 'punainen lohikäärme'],
  honoursOfSet: ['itätuuli', 'etelätuuli', 'länsituuli', 'pohjoistuuli', 'valkoinen lohikäärme', 'vihreä lohikäärme', 'punainen lohikäärme'],
  flowers: ['luumu', 'orkidea', 'krysanteemi', 'bambunkukka'],
  seasons: ['kevät', 'kesä', 'syksy', 'talvi'],
};

export const sets: SetWords = {
  chow: 'chow ({tile})',
  exposedPung: 'avoin pung ({tile})',
  concealedPung: 'suljettu pung ({tile})',
  exposedKong: 'avoin kong ({tile})',
  concealedKong: 'suljettu kong ({tile})',
  pair: 'pari ({tile})',
  knitted: 'limitetty rivi ({tile})',
  single: 'yksittäinen ({tile})',
};

export const counted: Record<Counted, CountedWords> = {
  points: { one: '{n} piste', other: '{n} pistettä' },
  doublings: { one: '{n} tuplaus', other: '{n} tuplausta' },
  fan: { one: '{n} fan', other: '{n} fania' },
  tiles: { one: '{n} tiili', other: '{n} tiiltä' },
  kongs: { one: '{n} kong', other: '{n} kongia' },
};

/** From 0 on. */
export const numerals: readonly string[] = ['nolla', 'yksi', 'kaksi', 'kolme', 'neljä', 'viisi', 'kuusi', 'seitsemän', 'kahdeksan', 'yhdeksän', 'kymmenen', 'yksitoista', 'kaksitoista'];
