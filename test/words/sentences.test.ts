import t from 'tap';
import type { FindingCode } from '../../src/engine/hand/finding.ts';
import { CHOW, EXPOSED, KNITTED, KONG, PAIR, PUNG, SINGLE } from '../../src/engine/shape/set.ts';
import { ALL_KINDS, FIRST_FLOWER, TILE_CODES } from '../../src/engine/tiles.ts';
import { CIRCUMSTANCES, RULINGS } from '../../src/engine/vocabulary.ts';
import type { Counted } from '../../src/words/catalogue.ts';
import { CARD_LANGUAGES, cardWordsFor } from '../../src/words/card/index.ts';
import { LANGUAGES, catalogueOf, wordsFor } from '../../src/words/index.ts';
import type { Language } from '../../src/words/index.ts';
import { speakPage } from '../../src/words/page/say.ts';
import type { PageKey } from '../../src/words/page/en.ts';
import { PAGES } from '../support/pages.ts';
import { placesIn, textsOf } from '../support/texts.ts';

/** Numbers of every plural category of the five languages, and none. */
const COUNTS = [0, 1, 2, 3, 5, 11, 21, 22];
const COUNTED = Object.keys(catalogueOf('en').counted) as Counted[];

type Facts = { readonly [detail: string]: unknown };

/** What is to be said: the places of a sentence, and what fills it. */
interface Saying {
  readonly place: string;
  readonly text: string;
  readonly say: (facts: Facts) => string;
}

/** Values for all places of a sentence. */
function factsFor(text: string, tile: string, n: number, round: number): Facts {
  const facts: Record<string, unknown> = {};
  for (const place of placesIn(text)) {
    const [detail = place, kind = detail] = place.split(':');
    facts[detail] = factFor(kind, tile, n, round) ?? facts[detail] ?? n;
  }
  return facts;
}

function factFor(kind: string, tile: string, n: number, round: number): unknown {
  switch (kind) {
    case 'tile':
    case 'copies':
      return tile;
    case 'seat':
      return 'ESWN'[round % 4];
    case 'claim':
      return ['win', 'kong', 'pung', 'chow'][round % 4];
    case 'circumstance':
    case 'other':
      return CIRCUMSTANCES[round % CIRCUMSTANCES.length];
    case 'words':
      return n;
    default:
      return (COUNTED as readonly string[]).includes(kind) ? n : undefined;
  }
}

/** All that is said about findings, rulings and scores in a language. */
function sayingsOf(language: Language): readonly Saying[] {
  const words = wordsFor(language);
  const { findings, rulings, explanations } = catalogueOf(language);
  return [
    // `hand-size` alone is never said: there is more or less than expected
    ...Object.entries(findings).filter(([place]) => place !== 'hand-size').flatMap(([place, { message, hint }]) => {
      const [code, ...which] = place.split('.');
      const finding = (facts: Facts): ReturnType<typeof words.finding> => {
        const sized = which[0] === 'more' ? { expected: 0, found: facts['difference'] } : which[0] === 'fewer' ? { expected: facts['difference'], found: 0 } : {};
        return words.finding({ code: code as FindingCode, at: '', case: which.join('.'), ...facts, ...sized });
      };
      return [
        { place: `${place}.message`, text: message, say: (facts: Facts) => finding(facts).message },
        { place: `${place}.hint`, text: hint, say: (facts: Facts) => finding(facts).hint },
      ];
    }),
    ...RULINGS.map((code) => ({ place: code, text: rulings[code], say: (facts: Facts) => words.ruling(code, facts as never) })),
    ...Object.entries(explanations).map(([key, text]) => ({ place: key, text, say: (facts: Facts) => words.sentence(key as never, facts as never) })),
  ];
}

/** What no sentence may have: a place left open, blanks side by side, doubled or lonely punctuation. */
const BROKEN = /[{}]| {2}|^ | $|\s[.,;:!?]|[.,;]{2}|undefined|NaN/;

for (const language of LANGUAGES) {
  t.test(`${language}: every sentence is whole with every tile and every count`, async (t) => {
    const words = wordsFor(language);
    for (const { place, text, say } of sayingsOf(language)) {
      const kinds = placesIn(text);
      const wrong = new Set<string>();
      const rounds = [...TILE_CODES.map((tile, i) => [tile, COUNTS[i % COUNTS.length]!] as const), ...COUNTS.map((n) => ['5p', n] as const)];
      for (const [round, [tile, n]] of rounds.entries()) {
        const said = say(factsFor(text, tile, n, round));
        if (BROKEN.test(said)) wrong.add(said);
        // "kongs: 0 kongs": a number has its noun where the sentence asks for it and nowhere else
        for (const counted of COUNTED) {
          if (!kinds.some((kind) => kind.endsWith(`:${counted}`)) && said.includes(words.count(counted, n)) && !text.includes(words.count(counted, n))) wrong.add(said);
        }
      }
      t.strictSame([...wrong], [], place);
    }
  });

  t.test(`${language}: every reason, every set and every line is whole with every tile`, async (t) => {
    const words = wordsFor(language);
    const { reasons, labels, lines } = catalogueOf(language);
    for (let tile = 0; tile < ALL_KINDS; tile++) {
      const name = words.tile(tile);
      for (const text of Object.values(reasons)) {
        for (const n of COUNTS) {
          const said = `${text.replace('{tile}', name).replace('{proof}', name)}: ${words.amount('points', n)}`;
          if (BROKEN.test(said)) t.fail(said);
        }
      }
      if (tile >= FIRST_FLOWER) continue;
      for (const kind of [CHOW, PUNG, PUNG | EXPOSED, KONG, KONG | EXPOSED, PAIR, KNITTED, SINGLE]) {
        if ((kind === CHOW || kind === KNITTED) && (tile >= 27 || tile % 9 > (kind === CHOW ? 6 : 2))) continue;
        t.notMatch(words.set(kind | tile), BROKEN);
      }
    }
    for (const [key, line] of Object.entries(lines)) {
      const said = placesIn(line).reduce((text, place) => text.replace(`{${place}}`, place === 'worth' ? words.amount('fan', 8) : 'X'), line);
      t.notMatch(said, BROKEN, key);
    }
    for (const [id, label] of Object.entries(labels)) t.notMatch(label, BROKEN, id);
  });

  t.test(`${language}: page and cards leave no place open`, async (t) => {
    const say = speakPage(language, PAGES[language]);
    for (const key of Object.keys(PAGES[language]) as PageKey[]) {
      const texts = [...textsOf(PAGES[language][key]).values()];
      for (const n of COUNTS) {
        const values = Object.fromEntries(texts.flatMap(placesIn).map((place) => [place, place === 'n' ? n : 'X']));
        t.notMatch(say(key, values), /[{}]| {2}|^ | $|\s[.,;!]/, `${key} ${n}`);
      }
    }
    const onCard = cardWordsFor(language);
    for (const [key, text] of Object.entries(CARD_LANGUAGES[language]!)) {
      const values = Object.fromEntries(placesIn(text).map((place) => [place, 8]));
      t.notMatch(onCard(key as never, values), /[{}]| {2}|^ | $|\s[.,;!]/, key);
    }
  });

  t.test(`${language}: whatever is counted has a form for every category of number`, async (t) => {
    const { pluralCategories } = new Intl.PluralRules(language).resolvedOptions();
    for (const [counted, forms] of Object.entries(catalogueOf(language).counted)) {
      t.strictSame(pluralCategories.filter((category) => forms[category] === undefined), [], counted);
    }
  });
}

t.test('a noun has the form that its number asks for', async (t) => {
  const forms = (language: Language, counted: Counted): readonly string[] => COUNTS.map((n) => wordsFor(language).count(counted, n));
  t.strictSame(forms('en', 'kongs'), ['no kong', '1 kong', '2 kongs', '3 kongs', '5 kongs', '11 kongs', '21 kongs', '22 kongs']);
  t.strictSame(forms('de', 'kongs'), ['ohne Kong', '1 Kong', '2 Kongs', '3 Kongs', '5 Kongs', '11 Kongs', '21 Kongs', '22 Kongs']);
  t.strictSame(forms('fi', 'fan'), ['0 fania', '1 fan', '2 fania', '3 fania', '5 fania', '11 fania', '21 fania', '22 fania']);
  t.strictSame(forms('fi', 'tiles'), ['0 tiiltä', '1 tiili', '2 tiiltä', '3 tiiltä', '5 tiiltä', '11 tiiltä', '21 tiiltä', '22 tiiltä']);
  t.strictSame(forms('sk', 'fan'), ['0 fanov', '1 fan', '2 fany', '3 fany', '5 fanov', '11 fanov', '21 fanov', '22 fanov']);
  t.strictSame(forms('sk', 'tiles'), ['0 kameňov', '1 kameň', '2 kamene', '3 kamene', '5 kameňov', '11 kameňov', '21 kameňov', '22 kameňov']);
  t.strictSame(forms('bs', 'fan'), ['0 fanova', '1 fan', '2 fana', '3 fana', '5 fanova', '11 fanova', '21 fan', '22 fana']);
  t.strictSame(forms('bs', 'tiles'), ['0 pločica', '1 pločica', '2 pločice', '3 pločice', '5 pločica', '11 pločica', '21 pločica', '22 pločice']);
});

t.test('a fifth copy is told in words, so that no two numbers collide', async (t) => {
  const finding = { code: 'tile-overused', case: 'one-hand', at: '/hands/0/hand', tile: '5m', allowed: 4, found: 5 } as const;
  t.equal(wordsFor('en').finding(finding).message, 'There are only four of 5 characters; this hand has five.');
  t.equal(wordsFor('en').finding({ ...finding, tile: '7z' }).message, 'There are only four of red dragons; this hand has five.');
  t.equal(wordsFor('de').finding(finding).message, 'Von diesem Ziegel gibt es nur vier; diese Hand hat fünf: Schriftzeichen 5.');
  t.equal(wordsFor('en').finding({ ...finding, found: 13 }).message, 'There are only four of 5 characters; this hand has 13.');
});

t.test('a circumstance to leave out is named as it is given', async (t) => {
  const finding = { code: 'circumstance-impossible', case: 'copy-in-hand', at: '/win/circumstances/0', circumstance: 'last-of-kind', tile: '5m' } as const;
  t.equal(wordsFor('en').finding(finding).hint, 'Leave out “last of its kind”.');
  t.equal(wordsFor('bs').finding(finding).hint, 'Izostavite „posljednja svoje vrste”.');
});
