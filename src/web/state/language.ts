import { Speaker } from '../../words/speaker.ts';
import { speakPage } from '../../words/page/say.ts';
import type { Catalogue } from '../../words/catalogue.ts';
import type { PageWords, Say } from '../../words/page/say.ts';

/** A language ready to speak: the engine's words and the page's. */
export interface Tongue {
  readonly language: string;
  readonly words: Speaker;
  readonly say: Say;
}

/** Names of the languages in themselves. */
export const LANGUAGE_NAMES = {
  en: 'English',
  de: 'Deutsch',
  fi: 'Suomi',
  sk: 'Slovenčina',
  bs: 'Bosanski',
} as const;
export type PageLanguage = keyof typeof LANGUAGE_NAMES;

const CATALOGUES: Readonly<Record<PageLanguage, () => Promise<readonly [Catalogue, PageWords]>>> = {
  en: async () => await both(import('../../words/en/index.ts'), import('../../words/page/en.ts')),
  de: async () => await both(import('../../words/en/index.ts'), import('../../words/page/en.ts')),
  fi: async () => await both(import('../../words/en/index.ts'), import('../../words/page/en.ts')),
  sk: async () => await both(import('../../words/en/index.ts'), import('../../words/page/en.ts')),
  bs: async () => await both(import('../../words/en/index.ts'), import('../../words/page/en.ts')),
};

async function both(
  catalogue: Promise<{ readonly english: Catalogue }>,
  page: Promise<{ readonly english: PageWords }>,
): Promise<readonly [Catalogue, PageWords]> {
  const [words, sentences] = await Promise.all([catalogue, page]);
  return [words.english, sentences.english];
}

/** The first language of the list that there are words in; Croatian, Serbian and Czech readers understand a neighbour. */
export function chooseLanguage(wanted: readonly string[]): PageLanguage {
  for (const tag of wanted) {
    const primary = tag.toLowerCase().split('-')[0] ?? '';
    const near = { hr: 'bs', sr: 'bs', cs: 'sk' }[primary] ?? primary;
    if (Object.hasOwn(LANGUAGE_NAMES, near)) return near as PageLanguage;
  }
  return 'en';
}

/** Loads a language; each is a file of its own, so that nobody waits for the words of the others. */
export async function loadTongue(language: PageLanguage): Promise<Tongue> {
  const [catalogue, page] = await CATALOGUES[language]();
  return { language, words: new Speaker(catalogue), say: speakPage(language, page) };
}
