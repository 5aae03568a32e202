import type { CountedWords } from '../catalogue.ts';
import type { PageKey } from './en.ts';

/** A sentence of the page, with `{places}`; or its forms by plural category, chosen by `{n}`. */
export type PageText = string | CountedWords;

/** Everything the page says in one language. The keys are those of English: a missing one does not compile. */
export type PageWords = Readonly<Record<PageKey, PageText>>;

export type PageValues = { readonly [place: string]: string | number };

/** Says a sentence of the page. */
export type Say = (key: PageKey, values?: PageValues) => string;

/** The sentences of a language, with numbers written as it writes them. */
export function speakPage(language: string, words: PageWords): Say {
  const plurals = new Intl.PluralRules(language);
  const numbers = new Intl.NumberFormat(language, { useGrouping: false });
  return (key, values = {}) => {
    const text = words[key];
    const { n } = values;
    const form =
      typeof text === 'string' ? text : ((typeof n === 'number' ? text[plurals.select(n)] : undefined) ?? text.other);
    return form.replace(/\{(\w+)\}/g, (place, name: string) => {
      const value = values[name];
      return typeof value === 'number' ? numbers.format(value) : (value ?? place);
    });
  };
}
