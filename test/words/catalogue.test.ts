import t from 'tap';
import { FINDING_CASES } from '../../src/engine/hand/finding.ts';
import type { FindingCode } from '../../src/engine/hand/finding.ts';
import { findings } from '../../src/words/en/findings.ts';
import { LANGUAGES, catalogueOf, wordsFor } from '../../src/words/index.ts';

/** Every text of a catalogue by its path: `findings.hand-size.more.hint`. */
function textsOf(part: unknown, path = ''): Map<string, string> {
  if (typeof part === 'string') return new Map([[path, part]]);
  const texts = new Map<string, string>();
  for (const [key, value] of Object.entries(part as object)) {
    for (const [place, text] of textsOf(value, path === '' ? key : `${path}.${key}`)) texts.set(place, text);
  }
  return texts;
}

/** The places of a sentence; a language may name a number with its noun, `{kongs:kongs}`, or without, `{kongs}`. */
const placesOf = (text: string): string[] => [...text.matchAll(/\{([a-z-]+)[^}]*\}/gi)].map(([, place]) => place!).sort();

t.test('every case of every finding has words of its own', (t) => {
  for (const [code, cases] of Object.entries(FINDING_CASES)) {
    if (cases.length === 1 || code === 'hand-size') continue;
    for (const which of cases) t.ok(Object.hasOwn(findings, `${code}.${which}`), `${code}.${which}`);
  }
  t.end();
});

t.test('a sentence has the same places to fill in all languages', (t) => {
  const english = textsOf(catalogueOf('en'));
  for (const language of LANGUAGES) {
    const texts = textsOf(catalogueOf(language));
    for (const [path, text] of texts) {
      t.not(text.trim(), '', `${language}: ${path} says something`);
      // Plural forms differ from language to language; each has the number or is the word for none.
      if (path.startsWith('counted.')) t.ok(path.endsWith('.none') || text.includes('{n}'), `${language}: ${path}`);
      else t.strictSame(placesOf(text), placesOf(english.get(path) ?? ''), `${language}: ${path}`);
    }
  }
  t.end();
});

t.test('messages and hints are whole sentences', (t) => {
  for (const language of LANGUAGES) {
    for (const [path, text] of textsOf(catalogueOf(language).findings)) {
      t.match(text, /[.?!]$/, `${language}: ${path}`);
      t.match(text, /^(\p{Lu}|[{“„”»"0-9])/u, `${language}: ${path}`);
    }
  }
  t.end();
});

t.test('a finding says how many tiles there are too many or too few, and what to do', (t) => {
  const words = wordsFor('en');
  const finding = { code: 'hand-size', at: '/hands/0', case: 'winner', expected: 15, found: 16, kongs: 1, seat: 'S' } as const;
  t.equal(words.finding(finding).message, '1 tile too many: 16 with 1 kong, 15 expected.');
  t.equal(
    words.finding({ ...finding, found: 12, kongs: 0, expected: 14 }).message,
    '2 tiles too few: 12 with no kong, 14 expected.',
  );
  t.match(words.finding(finding).hint, 'one more for each kong');
  t.end();
});

t.test('a suggestion is put before the hint', (t) => {
  const finding = { code: 'ruleset-unknown', at: '/ruleset', case: 'id', found: 'huabao', suggestion: 'hua-bao' } as const;
  t.match(wordsFor('en').finding(finding).hint, /^Did you mean “hua-bao”\? /);
  t.end();
});

t.test('tiles, seats and circumstances in findings have their names', (t) => {
  const words = wordsFor('en');
  t.equal(
    words.finding({ code: 'circumstance-impossible', case: 'copy-elsewhere', at: '/win/circumstances/0', tile: '7z', seat: 'W' }).message,
    'It is not the last of its kind: West holds another one concealed (red dragon).',
  );
  t.equal(
    words.finding({ code: 'circumstance-impossible', case: 'contradiction', at: '', circumstance: 'dealt', other: 'last-of-kind' }).message,
    'These two exclude each other: dealt hand; last of its kind.',
  );
  t.end();
});

t.test('a code has general words for a case that is not known', (t) => {
  const code: FindingCode = 'meld-invalid';
  t.equal(wordsFor('en').finding({ code, at: '', case: 'of a later version' }).message, findings[code].message);
  t.end();
});

t.test('a language is found by its tag, and English speaks where there is none', (t) => {
  t.equal(wordsFor('en-GB').language, 'en');
  t.equal(wordsFor('xx').language, 'en');
  t.end();
});
