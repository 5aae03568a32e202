import t from 'tap';
import type { HandScore, Line } from '../../src/engine/explain/answer.ts';
import { explainDeal } from '../../src/engine/explain/explain-deal.ts';
import type { DealInput } from '../../src/engine/hand/input.ts';
import { judgeDeal } from '../../src/engine/judge.ts';
import { predicateNames } from '../../src/engine/predicates/registry.ts';
import { PREDICATE_SENTENCES, sentenceName } from '../../src/engine/predicates/sentences.ts';
import { bindRules } from '../../src/engine/rules/bind.ts';
import { compileRuleSet } from '../../src/engine/rules/compile.ts';
import type { ReadyRules } from '../../src/engine/rules/ready.ts';
import { BUILT_IN } from '../../src/rulesets/index.ts';
import { LANGUAGES, catalogueOf, wordsFor } from '../../src/words/index.ts';
import type { Language } from '../../src/words/index.ts';
import { dealReader } from '../../src/service/score-deal.ts';
import { GOLDEN_FANS } from '../support/golden-fans.ts';
import { PROVING_DEALS } from '../support/proving-deals.ts';
import { readyRules } from '../support/ready-rules.ts';
import { scoreRequests } from '../support/vector-requests.ts';

function overlaid(overlay: object, options?: Readonly<Record<string, unknown>>): ReadyRules {
  const compiled = compileRuleSet(overlay, { ids: [], find: (id) => BUILT_IN.find((set) => set.id === id) });
  if ('problems' in compiled) throw new Error(JSON.stringify(compiled.problems));
  const bound = bindRules(compiled.set, 'test', options);
  if ('findings' in bound) throw new Error(JSON.stringify(bound.findings));
  return bound.ready;
}

/** The first hand of a deal in the words of a language. */
function explain(deal: DealInput, ready: ReadyRules, language: Language): HandScore {
  const judged = judgeDeal(deal, ready);
  if (judged.findings !== undefined) throw new Error(`${JSON.stringify(deal)}: ${JSON.stringify(judged.findings)}`);
  return explainDeal(judged.sheet, ready, wordsFor(language)).hands[0]!;
}

const rule = (id: string, when: unknown, more: object = {}): object => ({
  id,
  label: { en: `Rule ${id}` },
  value: { points: 1 },
  when,
  for: 'winner',
  per: 'once',
  definition: 'Agreed by the club.',
  source: 'the club',
  ...more,
});

const lineOf = ({ lines }: HandScore, id: string): Line | undefined => lines.find((line) => line.rule === id);

/** Whether every place was filled, and with something. */
const isWhole = (sentence: string): boolean => !/[{}]|undefined|null|NaN| {2}|\( ?\)|, ,|: –|^[ ,:–]|[ ,:–]$/.test(sentence);

/** The words of a sentence between its places. */
const textsOf = (sentence: string): readonly string[] => sentence.split(/\{\w+\}/);

const reasonsOf = (language: Language): Readonly<Record<string, string>> => catalogueOf(language).reasons;

t.test('each test of sets that count points says in each language why a hand meets it', (t) => {
  const names = predicateNames('points');
  const overlay = { extends: 'hua-bao', add: names.map((name, i) => rule(`club-${i}`, name, { for: 'everyone' })) };
  const special = BUILT_IN[0]!.rules.flatMap(({ id, enabledBy }) => (enabledBy === 'specialHands' ? [id] : []));
  const ready = overlaid(overlay, { specialHands: special });
  for (const language of LANGUAGES) {
    const proved = new Map(PROVING_DEALS.flatMap((deal) => explain(deal, ready, language).lines).map((line) => [line.rule, line]));
    for (const [i, name] of names.entries()) {
      const line = proved.get(`club-${i}`);
      if (line === undefined) t.fail(`no hand meets ${name}`);
      else {
        t.ok(isWhole(line.because) && line.because.startsWith(`Rule club-${i}: `), `${language}: ${line.because}`);
        t.ok(line.because.includes(catalogueOf(language).counted.points.one!.replace('{n}', '1')), `${language}: what it is worth`);
        const own = reasonsOf(language)[sentenceName(name)!] ?? '{proof}';
        for (const text of textsOf(own)) t.ok(line.because.toLowerCase().includes(text.toLowerCase()), `${language} ${name}: ${line.because}`);
      }
    }
  }
  t.end();
});

t.test('each test of sets that count fans says in each language why a hand meets it', (t) => {
  const ready = readyRules('mcr');
  const rules = new Map(ready.set.rules.map(({ id, when }) => [id, when]));
  const deals = [
    ...GOLDEN_FANS.map(({ hand, win: { tile, seat = 'S', by = 'discard', from = 'W', round = 'E', circumstances = [], options } }) => ({
      deal: { roundWind: round, hands: [{ seat, hand }], win: { seat, tile, by, circumstances, ...(by !== 'self-draw' && { from }) } },
      ready: readyRules('mcr', options),
    })),
    { deal: { hands: [{ seat: 'S', hand: '123m 456p 789s 22s EEE + 1f 2g' }], win: { seat: 'S', tile: '2s', by: 'self-draw' } } as const, ready },
  ];
  for (const language of LANGUAGES) {
    const said = new Map<unknown, Line>();
    for (const { deal, ready } of deals) for (const line of explain(deal, ready, language).lines) said.set(rules.get(line.rule), line);
    for (const name of predicateNames('fan')) {
      const line = said.get(name);
      if (line === undefined) t.fail(`no hand meets ${name}`);
      else {
        const own = reasonsOf(language)[name] ?? '{proof}';
        t.ok(isWhole(line.because), `${language}: ${line.because}`);
        t.equal(line.because.startsWith(`${line.label}: `), !own.startsWith('{proof}'), `${language}: ${line.because}`);
        for (const text of textsOf(own)) t.ok(line.because.toLowerCase().includes(text.toLowerCase()), `${language} ${name}: ${line.because}`);
      }
    }
  }
  t.end();
});

t.test('a translation of a sentence is no English, and names what the English names', (t) => {
  const places = (text: string): readonly string[] => [...text.matchAll(/\{\w+\}/g)].map(([place]) => place).sort();
  for (const language of LANGUAGES) {
    if (language === 'en') continue;
    for (const [name, text] of Object.entries(reasonsOf(language))) {
      const english = (PREDICATE_SENTENCES as Readonly<Record<string, string>>)[name]!;
      t.not(text, english, `${language}: ${name}`);
      t.strictSame(places(text), places(english), `${language}: ${name}`);
      t.notMatch(text, /\.$|:/, `${language}: ${name}`);
    }
  }
  t.end();
});

t.test('no two lines of a recorded hand say the same, in whatever language', (t) => {
  let hands = 0;
  for (const { id, request } of scoreRequests(1000)) {
    const set = BUILT_IN.find((known) => known.id === request['ruleset']);
    if (set === undefined || !dealReader.fits(request)) continue;
    const extras = set.rules.flatMap((each) => (each.enabledBy === 'extras' ? [each.id] : []));
    const bound = bindRules(set, 'test', { ...(extras.length > 0 && { extras }), ...request.options });
    const judged = 'ready' in bound ? judgeDeal(request, bound.ready) : undefined;
    if (!('ready' in bound) || judged?.sheet === undefined) continue;
    for (const language of LANGUAGES) {
      for (const { lines } of explainDeal(judged.sheet, bound.ready, wordsFor(language)).hands) {
        hands++;
        const said = lines.map(({ because }) => because);
        if (new Set(said).size !== said.length || !said.every(isWhole)) t.fail(`${id} ${language}: ${JSON.stringify(said)}`);
      }
    }
  }
  t.ok(hands > 5_000, `${hands} hands`);
  t.end();
});

const DRAGONS: DealInput = { hands: [{ seat: 'S', hand: '234m 678s 55p [777z] 111p' }], win: { seat: 'S', tile: '5p', by: 'discard', from: 'W' } };

t.test('the id of a rule says nothing: a rule is told by what it tests', (t) => {
  const add = [rule('only-concealed', 'pungs-of-dragons', { label: { en: 'Hand game', de: 'Handspiel' } })];
  const ready = overlaid({ extends: 'hua-bao', add });
  const said = Object.fromEntries(LANGUAGES.map((language) => [language, lineOf(explain(DRAGONS, ready, language), 'only-concealed')?.because]));
  // A label that is not there in a language is the English one.
  t.strictSame(said, {
    en: 'Hand game: exposed pung of red dragons – 1 point',
    de: 'Handspiel: Offener Pung (roter Drache) – 1 Punkt',
    fi: 'Hand game: avoin pung (punainen lohikäärme) – 1 piste',
    sk: 'Hand game: odkrytý pung (červený drak) – 1 bod',
    bs: 'Hand game: otvoreni pung (crveni zmaj) – 1 bod',
  });
  // The rule of the German league by that name, told to test something else.
  const changed = overlaid({ extends: 'dmjl', change: { 'only-concealed': { when: 'pungs-of-dragons' } } });
  t.equal(lineOf(explain(DRAGONS, changed, 'en'), 'only-concealed')?.because, 'Exposed pung of red dragons – Only concealed sets: 1 doubling', 'as the rule about dragons says it');
  t.end();
});

t.test('a rule about the whole hand or the win begins with its label', (t) => {
  const deal: DealInput = { hands: [{ seat: 'S', hand: '222m 777p EEE 99s 345s' }], win: { seat: 'S', tile: '9s', by: 'self-draw' } };
  const ready = readyRules('hua-bao', { extras: ['all-concealed', 'self-drawn'] });
  const said = (language: Language): readonly unknown[] => ['mahjong', 'all-concealed', 'self-drawn'].map((id) => lineOf(explain(deal, ready, language), id)?.because);
  t.strictSame(said('en'), [
    'Mahjong: the hand is complete – 10 points',
    'All concealed: no set is exposed – 1 doubling',
    'Self-drawn: the winning tile, 9 bamboo, was drawn from the wall – 2 points',
  ]);
  for (const language of LANGUAGES) {
    const { lines } = explain(deal, ready, language);
    for (const id of ['mahjong', 'all-concealed', 'self-drawn']) {
      const line = lines.find((each) => each.rule === id)!;
      t.ok(line.because.startsWith(`${line.label}: `), line.because);
    }
  }
  t.end();
});

t.test('a rule that an overlay renames begins with its label, in the languages in which it has another name', (t) => {
  const named = (label: object): ReadyRules => overlaid({ extends: 'hua-bao', change: { 'pung-of-dragons': { label } } });
  const said = (ready: ReadyRules, language: Language): string | undefined => lineOf(explain(DRAGONS, ready, language), 'pung-of-dragons')?.because;
  const everywhere = named({ en: 'Lucky dragons' });
  for (const language of LANGUAGES) t.match(said(everywhere, language), /^Lucky dragons: /);
  const inGerman = named({ de: 'Glücksdrachen' });
  t.equal(said(inGerman, 'de'), 'Glücksdrachen: Offener Pung (roter Drache) – 1 Verdopplung');
  t.equal(said(inGerman, 'en'), 'Exposed pung of red dragons: 1 doubling');
  const asBefore = named({ de: catalogueOf('de').labels['pung-of-dragons'] });
  t.equal(said(asBefore, 'de'), 'Offener Pung (roter Drache): 1 Verdopplung');
  t.end();
});

t.test('a limit hand is called by its name, a club\'s own as well', (t) => {
  const add = [rule('club-dragons', 'pungs-of-dragons', { label: { en: 'Red mist', de: 'Roter Nebel' }, value: { limit: 1 } })];
  const ready = overlaid({ extends: 'hua-bao', add });
  t.equal(explain(DRAGONS, ready, 'en').limitHand, 'club-dragons');
  t.equal(lineOf(explain(DRAGONS, ready, 'en'), 'club-dragons')?.because, 'Red mist: exposed pung of red dragons – 500 instead of the ordinary count of 44');
  t.equal(lineOf(explain(DRAGONS, ready, 'de'), 'club-dragons')?.because, 'Roter Nebel: Offener Pung (roter Drache) – 500 statt der gewöhnlichen Wertung von 44');
  t.end();
});

t.test('seat wind and prevailing wind on the same pung are told apart', (t) => {
  const deal: DealInput = { roundWind: 'E', hands: [{ seat: 'E', hand: '234m 678s 55p [EEE] 111p' }], win: { seat: 'E', tile: '5p', by: 'discard', from: 'W' } };
  for (const set of ['hua-bao', 'dmjl', 'mcr']) {
    for (const language of LANGUAGES) {
      const lines = explain(deal, readyRules(set), language).lines.filter(({ rule: id }) => /(?:seat|prevailing|prevalent)-wind$/.test(id));
      t.equal(lines.length, 2, set);
      for (const { because, label } of lines) t.ok(because.includes(` – ${label}: `), because);
    }
  }
  t.end();
});

t.test('three lines that would say the same are all told apart', (t) => {
  const value = { points: 1 };
  const ready = overlaid({
    extends: 'hua-bao',
    change: { 'pung-of-dragons': { value }, 'pung-of-majors-exposed': { value }, 'bonus-tile': { when: 'pungs-of-honours', value } },
    add: [rule('a', 'pungs-of-dragons', { label: { en: 'Pung or kong of dragons' } })],
  });
  const said = explain(DRAGONS, ready, 'en').lines.map(({ because }) => because).filter((because) => because.includes('red dragons'));
  t.strictSame(said, [
    'Exposed pung of red dragons – Exposed pung of terminals or honours: 1 point',
    'Exposed pung of red dragons – Bonus tile: 1 point',
    'Exposed pung of red dragons – Pung or kong of dragons: 1 point',
    'Pung or kong of dragons: exposed pung of red dragons – 1 point',
  ]);
  t.end();
});

t.test('what suppresses is called by its label, in the quotation marks of the language', (t) => {
  // The limit hand is not the highest, so it is in no line; what it excludes does not count all the same.
  const add = [
    rule('club-half', 'pungs-of-dragons', { label: { en: 'Red mist' }, value: { limit: 0.5 }, excludes: [{ rule: 'mahjong', scope: 'hand' }] }),
    rule('club-whole', 'winner', { label: { en: 'All in', de: 'Alles' }, value: { limit: 1 } }),
  ];
  const ready = overlaid({ extends: 'hua-bao', add });
  const reasons = (language: Language): readonly string[] => explain(DRAGONS, ready, language).suppressed.map(({ reason }) => reason);
  t.strictSame(reasons('en'), ['It is not counted beside “Red mist”.', 'Of several limit hands only the highest counts: “All in”.']);
  t.match(reasons('de')[0], '„Red mist“');
  t.match(reasons('de')[1], '„Alles“');
  t.match(reasons('fi'), [/”Red mist”/, /”All in”/]);
  t.match(reasons('sk'), [/„Red mist“/, /„All in“/]);
  t.match(reasons('bs'), [/„Red mist“/, /„All in“/]);
  t.strictSame(reasons('en'), reasons('en'), 'and again');
  t.end();
});

t.test('a condition of several tests puts their sentences together', (t) => {
  const whens: readonly unknown[] = [
    { all: ['four-sets-and-a-pair', 'won-on-a-discard'] },
    { any: ['no-chow', 'winner'] },
    { not: 'only-honours' },
    { not: 'pungs-of-winds' },
    { all: ['won-on-a-discard', { not: 'pungs-of-winds' }, 'pungs-of-dragons', { not: 'no-chow' }] },
    { all: ['pungs-of-dragons', 'last-tile-pairs-simples'] },
    { any: ['pungs-of-winds', 'pungs-of-dragons'] },
    { any: ['own-bonus-tiles', 'winner'] },
  ];
  const add = whens.map((when, i) => rule(`c${i}`, when));
  const ready = overlaid({ extends: 'hua-bao', add });
  const said = (language: Language): readonly unknown[] => add.map((_, i) => lineOf(explain(DRAGONS, ready, language), `c${i}`)?.because.replace(/^Rule c\d: /, ''));
  t.strictSame(said('en'), [
    'the hand is four sets and a pair; won with 5 circles, which another player discarded – 1 point',
    'there is no chow in the hand, or the hand is complete – 1 point',
    'not the case: all tiles are winds or dragons – 1 point',
    'nothing rules it out – 1 point',
    'exposed pung of red dragons; won with 5 circles, which another player discarded; nothing rules it out; not the case: there is no chow in the hand – 1 point',
    'pair of 5 circles, exposed pung of red dragons – 1 point',
    'exposed pung of red dragons – 1 point',
    'the hand is complete – 1 point',
  ]);
  for (const language of LANGUAGES) for (const text of said(language)) t.ok(isWhole(String(text)), `${language}: ${String(text)}`);
  t.end();
});

t.test('where there is nothing to name, the label alone is said', (t) => {
  const add = [rule('of-a-tile', 'replacement-tile'), rule('of-no-test', { any: ['only-tile', 'replacement-tile'] })];
  const ready = overlaid({ extends: 'hua-bao', add });
  const deal: DealInput = { hands: [{ seat: 'E', hand: '234m 678s 55p 777z 111p + 1f' }], win: { seat: 'E', by: 'self-draw', circumstances: ['dealt', 'flower-replacement'] } };
  t.equal(lineOf(explain(deal, ready, 'en'), 'of-a-tile')?.because, 'Rule of-a-tile: 1 point');
  t.equal(lineOf(explain(deal, ready, 'en'), 'of-no-test')?.because, 'Rule of-no-test: 1 point');
  t.end();
});

t.test('a sentence is remembered by all that it depends on', (t) => {
  const add = [rule('club-bonus', 'bonus-tiles', { per: 'each', for: 'everyone' }), rule('both', { all: ['pungs-of-dragons', 'bonus-tiles'] }), rule('and-tile', { all: ['pungs-of-dragons', 'won-on-a-discard'] })];
  const ready = overlaid({ extends: 'hua-bao', add });
  const hand = (line: string, tile: string): HandScore => explain({ hands: [{ seat: 'S', hand: line }], win: { seat: 'S', tile, by: 'discard', from: 'W' } }, ready, 'en');
  for (const round of ['first', 'from memory']) {
    const said = (line: string, tile: string, id: string): string | undefined => lineOf(hand(line, tile), id)?.because;
    t.equal(said('234m 678s 55p [777z] 111p + 2f', '5p', 'club-bonus'), 'Rule club-bonus: orchid – 1 point', round);
    t.equal(said('234m 678s 55p [777z] 111p + 2f 3g', '5p', 'club-bonus'), 'Rule club-bonus: orchid, autumn – 2 × 1 point', round);
    t.equal(said('234m 678s 55p [777z] 111p + 2f', '5p', 'both'), 'Rule both: exposed pung of red dragons, orchid – 1 point', round);
    t.equal(said('234m 678s 55p [777z] 111p', '5p', 'and-tile'), 'Rule and-tile: exposed pung of red dragons; won with 5 circles, which another player discarded – 1 point', round);
    t.equal(said('234m 678s 66p [777z] 111p', '6p', 'and-tile'), 'Rule and-tile: exposed pung of red dragons; won with 6 circles, which another player discarded – 1 point', round);
    t.equal(said('99s [777z] [666z] 111p 222p', '9s', 'pung-of-dragons'), 'Exposed pung of red dragons, exposed pung of green dragons: 2 × 1 doubling', round);
    t.equal(said('99s [777z] (5555z) 111p 222p', '9s', 'pung-of-dragons'), 'Exposed pung of red dragons, concealed kong of white dragons: 2 × 1 doubling', round);
    // Four pungs are too many to be remembered.
    t.match(said('99s [222m] [333m] [444p] [666p]', '9s', 'pung-of-simples-exposed'), /^Exposed pung of 2 characters, .*6 circles: 4 × 2 points$/, round);
  }
  const low = overlaid({ extends: 'hua-bao', change: { 'pung-of-dragons': { value: { doublings: 2 } } } });
  t.equal(lineOf(explain(DRAGONS, low, 'en'), 'pung-of-dragons')?.because, 'Exposed pung of red dragons: 2 doublings');
  t.end();
});

t.test('what several sets and bonus tiles prove together is not mixed up', (t) => {
  const ready = overlaid({ extends: 'hua-bao', add: [rule('both', { all: ['pungs-of-dragons', 'bonus-tiles'] })] });
  const said = (bonus: string): string | undefined => lineOf(explain({ hands: [{ seat: 'S', hand: `99s [777z] (5555z) 111p 222p + ${bonus}` }], win: { seat: 'S', tile: '9s', by: 'self-draw' } }, ready, 'en'), 'both')?.because;
  t.equal(said('1f'), 'Rule both: exposed pung of red dragons, concealed kong of white dragons, plum – 1 point');
  t.equal(said('2f'), 'Rule both: exposed pung of red dragons, concealed kong of white dragons, orchid – 1 point');
  t.end();
});

t.test('more sentences than are remembered are right as well', (t) => {
  const ready = readyRules('hua-bao');
  const simples = ['m', 'p', 's'].flatMap((suit) => [2, 3, 4, 5, 6, 7, 8].map((rank) => `${rank}${rank}${rank}${suit}`));
  const hands = simples.flatMap((a, i) => simples.slice(i + 1).flatMap((b, j) => simples.slice(i + j + 2).map((c) => `${a} ${b} ${c}`)));
  t.equal(hands.length, 1330, 'three of twenty-one');
  for (const round of [1, 2]) {
    const said = hands.map((hand) => lineOf(explain({ hands: [{ seat: 'S', hand, partial: true }] }, ready, 'en'), 'pung-of-simples-concealed')?.because);
    t.equal(new Set(said).size, hands.length, `round ${round}`);
    t.equal(said.at(-1), 'Concealed pung of 6 bamboo, concealed pung of 7 bamboo, concealed pung of 8 bamboo: 3 × 4 points');
  }
  t.end();
});
