import t from 'tap';
import { BUILT_IN } from '../../../src/rulesets/index.ts';
import { exampleTiles } from '../../../src/service/example-tiles.ts';
import { CARD_LANGUAGES } from '../../../src/words/card/index.ts';
import { get, serviceFor } from '../../support/service.ts';

const options = (given: object): string => `options=${encodeURIComponent(JSON.stringify(given))}`;
const textOf = (page: string): string => page.replaceAll(/<style>.*?<\/style>|<[^>]+>/gs, ' ').replaceAll('&#39;', "'").replaceAll('&quot;', '"').replaceAll(/\s+/g, ' ');

t.test('the rule card of every set tells its rules, what they are worth and how they are paid', async (t) => {
  const app = await serviceFor(t);
  for (const set of BUILT_IN) {
    const { status, type, body } = await get(app, `/v1/rulesets/${set.id}/card`);
    t.equal(status, 200);
    t.match(type, 'text/html');
    const text = textOf(body as string);
    for (const { label } of set.rules) t.ok(text.includes(label.en), `${set.id}: ${label.en}`);
    for (const { label } of set.penalties) t.ok(text.includes(label.en), `${set.id}: ${label.en}`);
  }
  const card = textOf((await get(app, '/v1/rulesets/hua-bao/card')).body as string);
  t.match(card, 'No hand scores more than 500.');
  t.match(card, 'Half the limit is rounded down.');
  t.match(card, /Concealed kong of simples .* 16 each/);
  t.match(card, /Blessing of earth .* ½ limit/);
  t.match(card, 'Not played: Thirteen orphans, Buried treasure');
  t.match(card, 'The last 14 tiles of the wall are never drawn: when only they are left, the deal is drawn and nobody wins.');
  const fans = textOf((await get(app, '/v1/rulesets/mcr/card')).body as string);
  t.match(fans, 'At least 8 without flowers are needed to win.');
  t.match(fans, 'Each of the others pays 8 to the winner');
  t.match(fans, /False hu .* 10 to each of the others/);
});

t.test('options agreed before the game change the card, and it says what they were instead of', async (t) => {
  const app = await serviceFor(t);
  const card = textOf((await get(app, `/v1/rulesets/hua-bao/card?${options({ limit: null, bonusTiles: false, extras: ['all-pungs'], specialHands: [] })}`)).body as string);
  t.match(card, 'There is no limit; a limit hand scores 500.');
  t.match(card, 'Limit: no limit instead of 500');
  t.match(card, '136 tiles.');
  t.match(card, 'Extra rules: 1/11 instead of none');
  t.match(card, /Not played: .*Nine gates/);
  t.notMatch(card, /Not played: .*All pungs/);
  const online = textOf((await get(app, `/v1/rulesets/mcr/card?${options({ profile: 'online' })}`)).body as string);
  t.match(online, 'Two concealed kongs: 6 instead of 8');
  const three = textOf((await get(app, `/v1/rulesets/simple/card?${options({ players: 3, dealer: 'passes', length: 'two-rounds' })}`)).body as string);
  t.match(three, 'The deal passes on every time. A game is 2 rounds.');
});

t.test('options that are impossible are refused, and an unknown set is not found', async (t) => {
  const app = await serviceFor(t);
  t.match(await get(app, `/v1/rulesets/hua-bao/card?${options({ limit: 5 })}`), { status: 400, body: { findings: [{ code: 'option-out-of-range', at: '?options/limit' }] } });
  t.match(await get(app, '/v1/rulesets/hua-bao/card?options=nonsense'), { status: 400, body: { findings: [{ code: 'wrong-type', at: '?options', expected: ['object'], found: 'string' }] } });
  t.match(await get(app, '/v1/rulesets/hua-bao/card?options=[1]'), { status: 400, body: { findings: [{ code: 'wrong-type', at: '?options', found: 'array' }] } });
  t.match(await get(app, '/v1/rulesets/hua-bau/card'), { status: 404 });
});

t.test('the card speaks every language, and says the same in each', async (t) => {
  const app = await serviceFor(t);
  const english = CARD_LANGUAGES['en'] ?? {};
  const placesOf = (text: string): readonly string[] => [...text.matchAll(/\{\w+\}/g)].map(String).sort();
  for (const [language, words] of Object.entries(CARD_LANGUAGES)) {
    for (const [key, text] of Object.entries(words)) t.same(placesOf(text), placesOf((english as Record<string, string>)[key] ?? ''), `${language}: ${key}`);
    const { body } = await get(app, `/v1/rulesets/hua-bao/card?lang=${language}`);
    t.match(body, `<html lang="${language}">`);
    t.match(textOf(body as string), words['title.payment']);
  }
});

t.test('the card tells how the table is kept, from the data of the set', async (t) => {
  const app = await serviceFor(t);
  const cardOf = async (id: string, query = ''): Promise<string> => textOf((await get(app, `/v1/rulesets/${id}/card?${query}`)).body as string);
  const classical = await cardOf('hua-bao');
  t.match(classical, 'The table The standard is 136 tiles; flowers and seasons are added here. A replacement tile is drawn from the dead end of the wall, the two loose tiles first.');
  t.notMatch(classical, /seconds|rows of six|muddled/);
  const plain = await cardOf('hua-bao', options({ bonusTiles: false }));
  t.notMatch(plain, 'The standard is', 'played as the standard is');
  t.notMatch(await cardOf('dmjl'), 'The standard is', 'there the standard is 144 tiles');
  const competition = await cardOf('mcr');
  for (const sentence of [
    'A replacement tile is drawn from the end of the wall.',
    'When the wall is empty the deal is drawn and nobody wins.',
    'Each player lays discards in order, in rows of six.',
    'Claimed melds lie open on the right of the player.',
    'East has 20 seconds for the first discard. A pung or kong is claimed within 3 seconds. A turn takes 10 seconds at the most.',
  ]) t.match(competition, sentence);
  const simple = await cardOf('simple');
  t.match(simple, 'The table When the wall is empty the deal is drawn and nobody wins. If tiles are muddled, deal again.');
  t.notMatch(simple, 'replacement', 'without kongs and flowers nothing is replaced');
});

t.test('an overlay decides how the table is kept', async (t) => {
  const play = { deadWall: 16, discards: null, claimedSets: null, standardTiles: 136 };
  const folder = t.testdir({ 'club.json': JSON.stringify({ extends: 'mcr', play, times: { firstDiscard: null, claim: null, turn: 30 } }) });
  const app = await serviceFor(t, { RULESETS_DIR: folder });
  const card = textOf((await get(app, '/v1/rulesets/club/card')).body as string);
  t.match(card, 'The table The standard is 136 tiles; flowers and seasons are added here.');
  t.match(card, 'The last 16 tiles of the wall are never drawn: when only they are left, the deal is drawn and nobody wins. A turn takes 30 seconds at the most.');
  t.notMatch(card, /rows of six|Claimed sets lie|first discard\./);
  const told = (await get(app, '/v1/rulesets/mcr/diff/club')).body.summary as string[];
  t.ok(told.includes('The table: No longer: East has 20 seconds for the first discard.'));
  t.ok(told.includes('The table: A turn takes 30 seconds at the most. Instead of: A turn takes 10 seconds at the most.'));
  t.notOk(told.some((sentence) => sentence.includes('standard')), 'a remark is no difference');
});

t.test('a German card of rules that are defined in English says so once and is otherwise German', async (t) => {
  const app = await serviceFor(t, { RULESETS_DIR: t.testdir({ 'club.json': JSON.stringify({ extends: 'hua-bao', options: { limit: 300 } }) }) });
  const NOTE = 'Texte, die es nur auf Englisch gibt, stehen hier auf Englisch.';
  for (const id of [...BUILT_IN.map((set) => set.id), 'club']) {
    const { body } = await get(app, `/v1/rulesets/${id}/card?lang=de`);
    t.equal(textOf(body as string).split(NOTE).length, 2, `${id}: once`);
    const german = (body as string).replaceAll(/<style>.*?<\/style>|<p lang="en">.*?<\/p>/gs, '');
    t.notMatch(textOf(german), /\b(the|The|of|and|with|without|tiles|winner|points|rules)\b/, id);
    t.notMatch(textOf((await get(app, `/v1/rulesets/${id}/card`)).body as string), 'English only', 'in English there is nothing to say');
  }
});

t.test('the subtitle of a card is true whatever is agreed', async (t) => {
  const app = await serviceFor(t);
  for (const { id } of BUILT_IN) {
    for (const lang of Object.keys(CARD_LANGUAGES)) {
      const { description } = (await get(app, `/v1/rulesets/${id}?lang=${lang}`)).body;
      t.notMatch(description, /\d|limit|raja|punkt\.|point\b/i, `${id} ${lang}: nothing that an option decides`);
    }
  }
  t.match(textOf((await get(app, `/v1/rulesets/hua-bao/card?lang=de&${options({ limit: null })}`)).body as string), 'Hua Bao, klassisches Mah-Jongg Punkte und Verdopplungen; jede Hand wird gewertet');
});

t.test('what a rule set holds cannot become a part of the page', async (t) => {
  const change = { mahjong: { label: { en: '<b>"&' }, definition: "<img src=x onerror='x'>" } };
  const folder = t.testdir({ 'club.json': JSON.stringify({ extends: 'hua-bao', label: { en: '<script>alert(1)</script>' }, change }) });
  const app = await serviceFor(t, { RULESETS_DIR: folder });
  const { status, body } = await get(app, '/v1/rulesets/club/card');
  t.equal(status, 200);
  t.notMatch(body, '<script>');
  t.notMatch(body, '<img');
  t.match(body, '&lt;b&gt;&quot;&amp;');
});

t.test('tiles of an example lie in the groups in which they are written', (t) => {
  t.same(exampleTiles('19m ESWN C'), [
    { faces: ['1m', '9m'], exposed: false },
    { faces: ['1z', '2z', '3z', '4z'], exposed: false },
    { faces: ['7z'], exposed: false },
  ]);
  t.same(exampleTiles('[55 5p] (6666s)'), [
    { faces: ['5p', '5p', '5p'], exposed: true },
    { faces: ['back', '6s', '6s', 'back'], exposed: false },
  ], 'of a concealed kong the outer tiles lie face down');
  t.same(exampleTiles('+ 1f 2g'), [
    { faces: ['1f'], exposed: false },
    { faces: ['2g'], exposed: false },
  ]);
  t.end();
});
