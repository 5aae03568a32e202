import type { Catalogue } from '../../words/catalogue.ts';
import { speakPage } from '../../words/page/say.ts';
import type { PageWords, Say } from '../../words/page/say.ts';
import { Speaker } from '../../words/speaker.ts';

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

type Loader = () => Promise<readonly [Catalogue, PageWords]>;

/** Each language is a file of its own, so that nobody waits for the words of the others. */
const LOADERS: Readonly<Record<PageLanguage, Loader>> = {
  en: async () => {
    const [words, page] = await Promise.all([import('../../words/en/index.ts'), import('../../words/page/en.ts')]);
    return [words.english, page.english];
  },
  de: async () => {
    const [words, page] = await Promise.all([import('../../words/de/index.ts'), import('../../words/page/de.ts')]);
    return [words.german, page.german];
  },
  fi: async () => {
    const [words, page] = await Promise.all([import('../../words/fi/index.ts'), import('../../words/page/fi.ts')]);
    return [words.finnish, page.finnish];
  },
  sk: async () => {
    const [words, page] = await Promise.all([import('../../words/sk/index.ts'), import('../../words/page/sk.ts')]);
    return [words.slovak, page.slovak];
  },
  bs: async () => {
    const [words, page] = await Promise.all([import('../../words/bs/index.ts'), import('../../words/page/bs.ts')]);
    return [words.bosnian, page.bosnian];
  },
};

/** Who reads one of these reads its neighbour too. */
const NEIGHBOURS: Readonly<Record<string, PageLanguage>> = { hr: 'bs', sr: 'bs', cs: 'sk' };

/** The first language of the list that there are words in. */
export function chooseLanguage(wanted: readonly string[]): PageLanguage {
  for (const tag of wanted) {
    const primary = tag.toLowerCase().split('-')[0] ?? '';
    const near = NEIGHBOURS[primary] ?? primary;
    if (Object.hasOwn(LANGUAGE_NAMES, near)) return near as PageLanguage;
  }
  return 'en';
}

export async function loadTongue(language: PageLanguage): Promise<Tongue> {
  const [catalogue, page] = await LOADERS[language]();
  return { language, words: new Speaker(catalogue), say: speakPage(language, page) };
}
