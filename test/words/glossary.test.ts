import t from 'tap';
import { CARD_LANGUAGES } from '../../src/words/card/index.ts';
import { GLOSSARY, droppedWords } from '../../src/words/glossary.ts';
import { LANGUAGES, catalogueOf } from '../../src/words/index.ts';
import { PAGES } from '../support/pages.ts';
import { textsOf } from '../support/texts.ts';

t.test('one word for one thing: what the glossary has given up stands nowhere', (t) => {
  for (const language of LANGUAGES) {
    const all = { ...catalogueOf(language), page: PAGES[language], card: CARD_LANGUAGES[language] };
    for (const [place, text] of textsOf(all)) {
      // placeholders and names of fields are no words of the language
      const said = text.replaceAll(/\{[^}]*\}/g, '…').replaceAll(/`[^`]*`/g, '…');
      t.strictSame(droppedWords(language, place, said), [], `${language}: ${place}: ${text}`);
    }
  }
  t.end();
});

t.test('the word to use is said somewhere, unless its forms differ too much', (t) => {
  for (const language of LANGUAGES) {
    const said = [...textsOf({ ...catalogueOf(language), page: PAGES[language], card: CARD_LANGUAGES[language] }).values()].join('\n').toLowerCase();
    const unsaid = GLOSSARY[language].filter(({ use }) => !use.toLowerCase().split(' ').every((word) => said.includes(word.slice(0, 4))));
    t.strictSame(unsaid.map(({ use }) => use), [], language);
  }
  t.end();
});

t.test('a word is found in every form that is given up, and not inside another word', (t) => {
  t.strictSame(droppedWords('de', 'page.x', 'Der Gewinnstein fehlt.'), ['*stein', 'gewinnstein*']);
  t.strictSame(droppedWords('de', 'page.x', 'Ecksteinspiel, Regelsatz'), []);
  t.strictSame(droppedWords('sk', 'page.x', 'prepletená postupka'), []);
  t.strictSame(droppedWords('en', 'labels.mcr.melded-hand', 'Melded Hand'), [], 'as published');
  t.strictSame(droppedWords('en', 'labels.melded-hand', 'Melded Hand'), ['melded']);
  t.end();
});
