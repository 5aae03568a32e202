import { LANGUAGES, wordsFor } from '../words/index.ts';
import type { Speaker } from '../words/index.ts';
import { Recent } from './recent.ts';

/** The words of one language, as the use cases take them. */
export type Words = Speaker;
export { LANGUAGES };

const DEFAULT_LANGUAGE = 'en';
/** Browsers send a few dozen different headers; anybody may send any number. */
const chosen = new Recent<Words>(256);

/** The words for a request: the language asked for by name, else the best of `Accept-Language`, else English. */
export function chooseWords(acceptLanguage: string | undefined, named: string | undefined): Words {
  if (named !== undefined) return wordsFor(named);
  if (acceptLanguage === undefined) return wordsFor(DEFAULT_LANGUAGE);
  let words = chosen.get(acceptLanguage);
  if (words === undefined) {
    words = wordsFor(bestOf(acceptLanguage));
    chosen.set(acceptLanguage, words);
  }
  return words;
}

/** The language of the header with the highest weight that there are words in; the first of equal ones. */
function bestOf(acceptLanguage: string): string {
  let best = DEFAULT_LANGUAGE;
  let highest = 0;
  for (const part of acceptLanguage.slice(0, 500).split(',')) {
    const [tag = '', ...parameters] = part.split(';').map((text) => text.trim());
    const language = tag.toLowerCase().split('-')[0] ?? '';
    const weight = weightOf(parameters);
    if (weight > highest && LANGUAGES.some((known) => known === language)) {
      highest = weight;
      best = language;
    }
  }
  return best;
}

function weightOf(parameters: readonly string[]): number {
  const given = parameters.find((parameter) => parameter.startsWith('q='));
  if (given === undefined) return 1;
  const weight = Number(given.slice(2));
  return weight >= 0 && weight <= 1 ? weight : 0;
}
