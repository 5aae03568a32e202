import t from 'tap';
import { BUILT_IN } from '../../src/rulesets/index.ts';
import type { Labels } from '../../src/engine/rules/types.ts';
import { labels } from '../../src/words/en/labels.ts';
import { LANGUAGES, catalogueOf, labelsOf, wordsFor } from '../../src/words/index.ts';

/** Everything of the built-in rule sets that has a label, by the id that the catalogue knows it by. */
function labelled(): readonly (readonly [string, Labels])[] {
  return BUILT_IN.flatMap((set) => [
    [set.id, set.label] as const,
    [`description.${set.id}`, set.description] as const,
    [`source.${set.id}`, { en: set.source }] as const,
    ...set.options.flatMap(({ name, label, meaning }) => [[`label.${name}`, label] as const, [`option.${name}`, meaning] as const]),
    ...[...set.rules, ...set.penalties].map(({ id, label }) => [id, label] as const),
  ]);
}

t.test('the catalogue has the labels of the built-in rule sets, no more and no less', (t) => {
  const known: Readonly<Record<string, string>> = labels;
  for (const [id, { en }] of labelled()) t.equal(known[id], en, id);
  const ids = new Set(labelled().map(([id]) => id));
  t.strictSame(Object.keys(known).filter((id) => !ids.has(id)), ['limit', 'declared'], 'besides the lines that no rule set names');
  t.end();
});

t.test('a label is said in the language, and a name that a club has given is kept', (t) => {
  for (const language of LANGUAGES) {
    const words = wordsFor(language);
    for (const [id, given] of labelled()) t.equal(words.label(id, { en: given.en }), catalogueOf(language).labels[id as keyof typeof labels]);
    t.equal(words.label('all-green', { en: 'The frog' }), 'The frog');
    t.equal(words.label('all-green', { ...{ en: 'The frog' }, [language]: 'XX' }), 'XX');
    t.equal(words.label('of-a-club', { en: 'Of a club' }), 'Of a club');
  }
  t.end();
});

t.test('all labels of a thing are those given and those of the catalogue', (t) => {
  t.strictSame(labelsOf('mcr.dragon-pung', { en: 'Dragon Pung', zh: '箭刻' }), {
    en: 'Dragon Pung',
    de: 'Drachenpung',
    fi: 'Lohikäärmepung',
    sk: 'Pung drakov',
    bs: 'Pung zmajeva',
    zh: '箭刻',
  });
  t.strictSame(labelsOf('of-a-club', { en: 'Of a club', de: 'Des Vereins' }), { en: 'Of a club', de: 'Des Vereins' });
  t.end();
});
