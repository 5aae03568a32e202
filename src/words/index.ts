import { english } from './en/index.ts';
import { Speaker } from './speaker.ts';

export { Speaker } from './speaker.ts';

/** The languages there are words in. */
export const LANGUAGES = ['en'] as const;
export type Language = (typeof LANGUAGES)[number];

const SPEAKERS: Readonly<Record<Language, Speaker>> = {
  en: new Speaker(english),
};

/** The words of a language, given as a BCP 47 tag (`de`, `de-AT`); English where there are none. */
export function wordsFor(language: string): Speaker {
  const primary = language.toLowerCase().split('-')[0];
  return SPEAKERS[LANGUAGES.find((known) => known === primary) ?? 'en'];
}
