import t from 'tap';
import type { OptionDefinition } from '../../src/engine/rules/types.ts';
import { HUA_BAO } from '../../src/rulesets/hua-bao.ts';
import { wordsFor } from '../../src/words/index.ts';

const option = (name: string, more: object = {}): OptionDefinition => ({ name, meaning: { en: 'What it means.' }, type: 'boolean', default: true, ...more });

t.test('an option goes by its label, by the built-in name of options so called, or by its name in words', (t) => {
  const german = wordsFor('de');
  t.equal(german.option(option('limit', { label: { en: 'Ceiling', de: 'Deckel' } })), 'Deckel');
  t.equal(german.option(option('limit', { label: { en: 'Ceiling' } })), 'Ceiling', 'a name of its own is not that of another');
  t.equal(german.option(option('bonusTiles')), 'Blumen und Jahreszeiten', 'a set stored without labels');
  t.equal(wordsFor('en').option(option('limitHandValue')), 'Value of a limit hand');
  t.equal(german.option(option('askTwiceAtNight')), 'Ask twice at night');
  t.equal(german.option(option('toString')), 'To string');
  t.end();
});

t.test('a definition is told in the language there is one in, which is said', (t) => {
  const rule = { definition: 'Only green tiles.', definitions: { de: 'Nur grüne Steine.' } };
  t.strictSame(wordsFor('de').definition(rule), { text: 'Nur grüne Steine.', language: 'de' });
  t.strictSame(wordsFor('fi').definition(rule), { text: 'Only green tiles.', language: 'en' });
  t.strictSame(wordsFor('en').definition({ definition: 'Only green tiles.' }), { text: 'Only green tiles.', language: 'en' });
  t.end();
});

t.test('a built-in text keeps its translation under the id of an overlay', (t) => {
  const german = wordsFor('de');
  t.equal(german.label('description.club', HUA_BAO.description), german.label('description.hua-bao', HUA_BAO.description));
  t.equal(german.label('club', { en: 'Of a club' }), 'Of a club');
  t.strictSame(german.text('club', { en: 'Of a club' }), { text: 'Of a club', language: 'en' });
  t.end();
});
