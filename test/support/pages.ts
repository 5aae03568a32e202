import type { Language } from '../../src/words/index.ts';
import { bosnian } from '../../src/words/page/bs.ts';
import { german } from '../../src/words/page/de.ts';
import { english } from '../../src/words/page/en.ts';
import { finnish } from '../../src/words/page/fi.ts';
import type { PageWords } from '../../src/words/page/say.ts';
import { slovak } from '../../src/words/page/sk.ts';

/** What the page says, by language. */
export const PAGES: Readonly<Record<Language, PageWords>> = { en: english, de: german, fi: finnish, sk: slovak, bs: bosnian };
