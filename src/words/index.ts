import type { Labels } from '../engine/rules/types.ts';
import { bosnian } from './bs/index.ts';
import type { Catalogue } from './catalogue.ts';
import { german } from './de/index.ts';
import { english } from './en/index.ts';
import { finnish } from './fi/index.ts';
import { slovak } from './sk/index.ts';
import { Speaker } from './speaker.ts';

export { Speaker } from './speaker.ts';

/** The languages there are words in. */
export const LANGUAGES = ['en', 'de', 'fi', 'sk', 'bs'] as const;
export type Language = (typeof LANGUAGES)[number];

const CATALOGUES: Readonly<Record<Language, Catalogue>> = {
  en: english,
  de: german,
  fi: finnish,
  sk: slovak,
  bs: bosnian,
};
const speakers = new Map<Language, Speaker>();

/** All texts of a language. */
export function catalogueOf(language: Language): Catalogue {
  return CATALOGUES[language];
}

/** The words of a language, given as a BCP 47 tag (`de`, `de-AT`); English where there are none. */
export function wordsFor(tag: string): Speaker {
  const primary = tag.toLowerCase().split('-')[0];
  const language = LANGUAGES.find((known) => known === primary) ?? 'en';
  let speaker = speakers.get(language);
  if (speaker === undefined) {
    speaker = new Speaker(CATALOGUES[language]);
    speakers.set(language, speaker);
  }
  return speaker;
}

/** The labels of a rule, option or rule set in every language there is one in: those given, and those of the catalogue. */
export function labelsOf(id: string, labels: Labels): Labels {
  const all: Record<string, string> = {};
  for (const language of LANGUAGES) {
    const label = wordsFor(language).ownLabel(id, labels);
    if (label !== undefined) all[language] = label;
  }
  return { ...all, ...labels };
}
