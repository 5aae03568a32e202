import t from 'tap';
import { FINDING_CASES } from '../../src/engine/hand/finding.ts';
import type { FindingCode } from '../../src/engine/hand/finding.ts';
import { CHOW, CLAIMED, EXPOSED, KNITTED, KONG, MELDED, PAIR, PUNG, SINGLE, WINNING } from '../../src/engine/shape/set.ts';
import { EAST, RED, WHITE } from '../../src/engine/tiles.ts';
import { RULINGS } from '../../src/engine/vocabulary.ts';
import { findings as general } from '../../src/words/en/findings.ts';
import { rulesetFindings } from '../../src/words/en/ruleset-findings.ts';
import { problems } from '../../src/words/en/problems.ts';
import { LANGUAGES, catalogueOf, wordsFor } from '../../src/words/index.ts';
import { textsOf } from '../support/texts.ts';

const findings = { ...general, ...rulesetFindings };

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
  t.equal(words.finding(finding).message, '1 tile too many: 16 (1 kong), 15 expected.');
  t.equal(
    words.finding({ ...finding, found: 12, kongs: 0, expected: 14 }).message,
    '2 tiles too few: 12 (no kong), 14 expected.',
  );
  t.match(words.finding(finding).hint, 'plus one for each kong');
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
    'It is not the last of its kind: West holds another one in the concealed hand (red dragon).',
  );
  t.equal(
    words.finding({ code: 'circumstance-impossible', case: 'contradiction', at: '', circumstance: 'dealt', other: 'last-of-kind' }).message,
    'These two exclude each other: dealt hand; last of its kind.',
  );
  t.end();
});

t.test('every ruling has a reason, with the names of seats, claims and tiles', (t) => {
  const facts = { tile: '7z', winner: 'N', higher: 'win', next: 'S', fan: 6, minimum: 8 };
  for (const language of LANGUAGES) {
    for (const code of RULINGS) t.notMatch(wordsFor(language).ruling(code, facts), /[{}]/, `${language}: ${code}`);
  }
  const words = wordsFor('en');
  t.equal(words.ruling('granted'), 'The claim is granted.');
  t.equal(words.ruling('not-complete', facts), 'With the tile claimed, the hand is not complete: red dragon.');
  t.match(words.ruling('outranked', facts), 'Higher claim: North, win.');
  t.equal(words.ruling('below-minimum', facts), 'The hand scores 6 fan; 8 fan are needed to win.');
  t.end();
});

t.test('a value that is no tile, seat or word of the field is said as it is', (t) => {
  const words = wordsFor('en');
  t.match(words.ruling('not-complete', { tile: '9x' }), 'not complete: 9x.');
  t.match(words.ruling('outranked', { winner: 'Q', higher: 'steal' }), 'Q, steal');
  t.match(words.ruling('below-minimum', { fan: 'six', minimum: 8 }), 'The hand scores six');
  const contradiction = { code: 'circumstance-impossible', case: 'contradiction', at: '', circumstance: 'rain', other: ['dealt', 1] } as const;
  t.match(words.finding(contradiction).message, 'rain; dealt hand, 1.');
  t.end();
});

t.test('sets of every kind have a name', (t) => {
  const words = wordsFor('en');
  t.equal(words.set(CHOW | 9), 'chow 1-2-3 circles');
  t.equal(words.set(PUNG | EXPOSED | RED, true), 'Exposed pung of red dragons');
  t.equal(words.set(PUNG | RED | WINNING), 'concealed pung of red dragons');
  t.equal(words.set(KONG | EXPOSED | CLAIMED | 26), 'exposed kong of 9 bamboo');
  t.equal(words.set(KONG | MELDED | EAST), 'concealed kong of East winds');
  t.equal(words.set(PAIR | 0), 'pair of 1 characters');
  t.equal(words.set(KNITTED | 2), 'knitted row 3-6-9 characters');
  t.equal(words.set(SINGLE | WHITE), 'single white dragon');
  t.equal(words.tile(37, true), 'Bamboo flower');
  t.equal(words.seat('W'), 'West');
  t.end();
});

t.test('numbers have their nouns in the form that the language asks for', (t) => {
  const forms = (language: string): string[] => [1, 3, 5, 2000].map((n) => wordsFor(language).amount('points', n));
  t.strictSame(forms('en'), ['1 point', '3 points', '5 points', '2000 points']);
  t.strictSame(forms('de'), ['1 Punkt', '3 Punkte', '5 Punkte', '2000 Punkte']);
  t.strictSame(forms('fi'), ['1 piste', '3 pistettä', '5 pistettä', '2000 pistettä']);
  t.strictSame(forms('sk'), ['1 bod', '3 body', '5 bodov', '2000 bodov']);
  t.strictSame(forms('bs'), ['1 bod', '3 boda', '5 bodova', '2000 bodova']);
  t.end();
});

t.test('every problem has a title and an explanation', (t) => {
  for (const language of LANGUAGES) {
    for (const code of Object.keys(problems) as (keyof typeof problems)[]) {
      const { title, detail } = wordsFor(language).problem(code);
      t.ok(title !== '' && detail.endsWith('.'), `${language}: ${code}`);
    }
  }
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
