import t from 'tap';
import { english } from '../../src/words/page/en.ts';
import { speakPage } from '../../src/words/page/say.ts';
import type { PageText } from '../../src/words/page/say.ts';
import { PAGES } from '../support/pages.ts';

const forms = (text: PageText): readonly string[] => (typeof text === 'string' ? [text] : Object.values(text));
const places = (text: string): readonly string[] => [...new Set([...text.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name))].sort();

for (const [language, words] of Object.entries(PAGES)) {
  t.test(`${language} says everything, with the same places to fill`, async (t) => {
    t.strictSame(Object.keys(words), Object.keys(english));
    for (const key of Object.keys(english) as (keyof typeof english)[]) {
      const wanted = places(forms(english[key]).at(-1) ?? '');
      for (const text of forms(words[key])) {
        t.not(text.trim(), '', key);
        // a form for one thing may say "one" instead of the number
        const missing = wanted.filter((place) => !places(text).includes(place) && place !== 'n');
        t.strictSame({ missing, unknown: places(text).filter((place) => !wanted.includes(place)) }, { missing: [], unknown: [] }, key);
      }
    }
  });

  t.test(`${language} has a form for every number`, async (t) => {
    const say = speakPage(language, words);
    const categories = new Intl.PluralRules(language).resolvedOptions().pluralCategories;
    for (const text of Object.values(words)) {
      if (typeof text !== 'string') t.strictSame(categories.filter((category) => text[category] === undefined), [], JSON.stringify(text));
    }
    for (let n = 1; n <= 25; n++) t.match(say('sync.waiting', { n }), String(n));
  });
}

t.test('Slovak and Bosnian decline what is counted', async (t) => {
  const sk = speakPage('sk', PAGES.sk);
  t.strictSame([1, 2, 5].map((n) => sk('games.deals', { n })), ['1 hra', '2 hry', '5 hier']);
  const bs = speakPage('bs', PAGES.bs);
  t.strictSame([1, 3, 11, 21].map((n) => bs('value.short', { n })), [
    'Nedostaje 1 pločica',
    'Nedostaju 3 pločice',
    'Nedostaje 11 pločica',
    'Nedostaje 21 pločica',
  ]);
});

t.test('a place that nobody fills stays visible', async (t) => {
  t.equal(speakPage('en', english)('hand.title'), 'Hand of {name}');
});
