import { bs } from './bs.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import type { CardKey } from './en.ts';
import { fi } from './fi.ts';
import { sk } from './sk.ts';

export type { CardKey };
/** The texts of rule cards in one language. */
export type CardWords = Readonly<Record<CardKey, string>>;
/** Says something on a rule card; `{places}` are filled with values. */
export type SayOnCard = (key: CardKey, values?: Readonly<Record<string, string | number>>) => string;

const LANGUAGES: Readonly<Record<string, CardWords>> = { en, de, fi, sk, bs };

/** The texts of rule cards by language code; English where there are none. */
export function cardWordsFor(language: string): SayOnCard {
  const words = LANGUAGES[language] ?? en;
  return (key, values = {}) => words[key].replace(/\{(\w+)\}/g, (place, name: string) => String(values[name] ?? place));
}

/** Whether there are words on cards for a word of a rule set, such as the value of an option. */
export function isCardKey(word: string): word is CardKey {
  return Object.hasOwn(en, word);
}

/** All texts by language. */
export const CARD_LANGUAGES = LANGUAGES;
