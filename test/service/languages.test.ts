import t from 'tap';
import { chooseWords } from '../../src/service/languages.ts';

t.test('the language named goes before the header, the header by its weights, English at last', (t) => {
  const choices: readonly (readonly [string | undefined, string | undefined, string])[] = [
    [undefined, undefined, 'en'],
    ['de', undefined, 'de'],
    ['de-AT, en;q=0.8', undefined, 'de'],
    ['fr, fi;q=0.5, sk;q=0.9', undefined, 'sk'],
    ['en;q=0.1, bs;q=0.2', undefined, 'bs'],
    ['de;q=0, fi', undefined, 'fi'],
    ['*', undefined, 'en'],
    ['tlh', undefined, 'en'],
    [';;,,;q=x', undefined, 'en'],
    ['de', 'fi', 'fi'],
    ['de', 'xx', 'en'],
    [`${'x,'.repeat(5000)}de`, undefined, 'en'],
  ];
  for (const [header, named, language] of choices) t.equal(chooseWords(header, named).language, language, `${String(header).slice(0, 40)} ${String(named)}`);
  t.end();
});
