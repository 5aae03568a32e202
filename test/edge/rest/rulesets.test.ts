import t from 'tap';
import { BUILT_IN } from '../../../src/rulesets/index.ts';
import { get, post, serviceFor } from '../../support/service.ts';

const LANGUAGES = ['en', 'de', 'fi', 'sk', 'bs'];
interface Named {
  readonly id: string;
  readonly name: string;
  readonly rule: string;
}
const byId = <T extends { readonly id: string }>(list: readonly T[], id: string): T | undefined => list.find((one) => one.id === id);
const byName = <T extends Named>(list: readonly T[], name: string): T | undefined => list.find((one) => one.name === name);

t.test('the competition rules tell minimum, payment, turn of the deal, match, penalties and time limits', async (t) => {
  const app = await serviceFor(t);
  const { body } = await get(app, '/v1/rulesets/mcr');
  t.match(body, {
    unit: 'fan', minimum: 8, limit: null, players: 4, bonusTiles: true, kongs: true,
    forms: ['seven-pairs', 'thirteen-orphans', 'knitted-straight', 'honours-and-knitted'],
    dealer: 'passes', rounds: 4,
    play: { wall: 'two-throws', deadWall: 0, seatsChange: true, discards: 'rows-of-six', claimedSets: 'right' },
  });
  t.strictSame(body.times, { firstDiscard: 20, claim: 3, turn: 10 });
  const set = BUILT_IN.find(({ id }) => id === 'mcr');
  t.strictSame(body.counting, JSON.parse(JSON.stringify(set?.counting)));
  t.strictSame(body.settlement, JSON.parse(JSON.stringify(set?.settlement)));
  t.strictSame(body.penalties.map(({ id, amount, option, to }: { id: string; amount: unknown; option: unknown; to: unknown }) => ({ id, amount, option, to })), [
    { id: 'mcr.false-hu', amount: null, option: 'falseHu', to: 'each-opponent' },
  ]);
});

t.test('the classical and the simple sets tell limit, turn of the deal, match, penalties and that there are no time limits', async (t) => {
  const app = await serviceFor(t);
  const classical = (await get(app, '/v1/rulesets/hua-bao')).body;
  t.match(classical, { unit: 'points', minimum: null, limit: 500, dealer: 'stays', rounds: 4, times: null, penalties: [], forms: [], play: { deadWall: 14, standardTiles: 136 } });
  t.match(classical.counting, { limit: { option: 'limit' }, halfLimit: 'down' });
  t.equal(byId(classical.rules as { id: string; form: string | null }[], 'heavenly-twins')?.form, 'seven-pairs');
  const league = (await get(app, '/v1/rulesets/dmjl')).body;
  t.match(league.penalties, [
    { id: 'false-mahjong', amount: null, option: 'falseMahjong', to: 'all-opponents-share' },
    { id: 'wrong-naming-chow', option: 'wrongChow', to: 'one-opponent' },
    { id: 'wrong-naming-pung', option: 'wrongPung', to: 'one-opponent' },
    { id: 'pays-for-all', amount: null, option: null, to: null },
  ]);
  const simple = (await get(app, '/v1/rulesets/simple')).body;
  t.match(simple, { minimum: null, limit: null, players: 4, bonusTiles: false, kongs: false, dealer: 'stays', rounds: null, times: null, play: { muddled: 'deal-again' } });
  const none = (await post(app, '/v1/rulesets/check', { extends: 'hua-bao', options: { limit: null, bonusTiles: false }, play: { rounds: 2, dealer: 'always-passes' } })).body.ruleset;
  t.match(none, { limit: null, bonusTiles: false, rounds: 2, dealer: 'passes' });
  const late = { id: 'late', label: { en: 'Late' }, definition: 'Too late.', source: 'Club', amount: 5, to: 'each-opponent' };
  t.match((await post(app, '/v1/rulesets/check', { extends: 'hua-bao', penalties: [late] })).body.ruleset.penalties, [{ id: 'late', amount: 5, option: null, to: 'each-opponent' }]);
});

t.test('an exclusion is told with its conditions, and whether it is in force', async (t) => {
  const app = await serviceFor(t);
  for (const { id, rules } of BUILT_IN) {
    const told = (await get(app, `/v1/rulesets/${id}`)).body.rules as { id: string; excludes: unknown }[];
    for (const rule of rules) {
      const excludes = (rule.excludes ?? []).map(({ rule: other, scope, form = null, unless = null }) => ({ rule: other, scope, form, unless }));
      t.match(byId(told, rule.id)?.excludes, excludes, `${id} ${rule.id}`);
    }
  }
  type Excluding = { id: string; excludes: { rule: string; unless: string; enabled: boolean }[] };
  const exclusion = (rules: Excluding[]): unknown => byId(rules, 'mcr.seven-pairs')?.excludes.find(({ rule }) => rule === 'mcr.fully-concealed-hand');
  // by the 2006 book a self-drawn hand of seven pairs is fully concealed, on the platforms it is not
  t.match(exclusion((await get(app, '/v1/rulesets/mcr')).body.rules), { unless: 'fullyConcealedOnSpecial', enabled: false });
  const online = (await post(app, '/v1/rulesets/check', { extends: 'mcr', options: { profile: 'online' } })).body.ruleset;
  t.match(exclusion(online.rules), { unless: 'fullyConcealedOnSpecial', enabled: true });
  const plain = { rule: 'mcr.concealed-hand', scope: 'hand', form: null, unless: null, enabled: true };
  t.ok(byId((await get(app, '/v1/rulesets/mcr')).body.rules as Excluding[], 'mcr.seven-pairs')?.excludes.some((other) => JSON.stringify(other) === JSON.stringify(plain)));
});

t.test('what an option decides is told as it is by default, also when a profile or an overlay says so', async (t) => {
  const app = await serviceFor(t);
  const online = (await post(app, '/v1/rulesets/check', { extends: 'mcr', options: { profile: 'online' } })).body.ruleset;
  t.match(byName(online.options, 'twoConcealedKongs'), { default: 6 });
  t.match(byName((await get(app, '/v1/rulesets/mcr')).body.options, 'twoConcealedKongs'), { default: 8 });
  const honours = (await post(app, '/v1/rulesets/check', { extends: 'simple', options: { honourBonus: true, players: 3, length: 'two-rounds', dealer: 'passes' } })).body.ruleset;
  t.match(byId(honours.rules, 'pung-of-honours'), { enabled: true });
  t.match(honours, { players: 3, rounds: 2, dealer: 'passes' });
  t.match(byId((await get(app, '/v1/rulesets/simple')).body.rules, 'pung-of-honours'), { enabled: false });
});

t.test('every option of a built-in set has a label of a word or a few, in every language', async (t) => {
  const app = await serviceFor(t);
  for (const { id } of BUILT_IN) {
    for (const lang of LANGUAGES) {
      const { options } = (await get(app, `/v1/rulesets/${id}?lang=${lang}`)).body;
      for (const { name, label, labels, meaning, meanings, lang: language } of options) {
        t.strictSame(Object.keys(labels), LANGUAGES, `${id} ${name}`);
        t.equal(labels[lang], label);
        t.ok(label.length <= 45 && !label.endsWith('.'), `${name}: ${label}`);
        t.equal(meanings[lang], meaning);
        t.equal(language, lang);
      }
    }
  }
  t.match(byName((await get(app, '/v1/rulesets/hua-bao?lang=de')).body.options, 'bonusTiles'), { label: 'Blumen und Jahreszeiten', labels: { en: 'Flowers and seasons' } });
});

t.test('texts are in the language asked, say which it is, and have the others beside them', async (t) => {
  const app = await serviceFor(t);
  const german = (await get(app, '/v1/rulesets/hua-bao?lang=de')).body;
  t.match(german, { lang: 'de', description: /^Punkte und Verdopplungen;/, descriptions: { en: /^Points and doublings;/ } });
  t.strictSame(Object.keys(german.descriptions), LANGUAGES);
  const rule = byId<{ id: string; definitions: object }>(german.rules, 'pung-of-dragons');
  t.match(rule, { label: 'Pung oder Kong aus Drachen', definition: 'Three or four dragons alike.', lang: 'en' }, 'English stands alone and says so');
  t.strictSame(rule?.definitions, { en: 'Three or four dragons alike.' });
  t.match((await get(app, '/v1/rulesets/dmjl?lang=fi')).body.penalties[0], { definition: /^Mahjong was declared/, definitions: { en: /^Mahjong was declared/ }, lang: 'en' });

  const club = { extends: 'hua-bao', change: { 'pung-of-dragons': { definitions: { de: 'Drei oder vier gleiche Drachen.' } } } };
  const own = (await post(app, '/v1/rulesets/check?lang=de', club)).body.ruleset;
  t.match(byId(own.rules, 'pung-of-dragons'), { definition: 'Drei oder vier gleiche Drachen.', definitions: { en: 'Three or four dragons alike.', de: 'Drei oder vier gleiche Drachen.' }, lang: 'de' });
  t.match(own, { label: 'Hua Bao, klassisches Mah-Jongg', lang: 'de' }, 'what an overlay has from its set is translated under any id');
  t.match((await post(app, '/v1/rulesets/check?lang=de', { ...club, description: { en: 'As we play.' } })).body.ruleset, { description: 'As we play.', lang: 'en' });
});

const QUERY = `query($id: ID!, $lang: String) { ruleset(id: $id, lang: $lang) {
  id edition hash label labels description descriptions lang source unit players bonusTiles kongs forms minimum limit counting settlement dealer rounds play
  times { firstDiscard claim turn }
  options { name label labels type default range { min max nullable values } meaning meanings lang source onlyWith }
  rules { id label labels value { unit amount option } for per definition definitions lang example source excludes { rule scope form unless enabled } enabledBy enabled form }
  penalties { id label labels definition definitions lang source amount option to }
} }`;

/** GraphQL has no absent fields: what is null is as good as absent. */
const withoutNull = (value: unknown): unknown => JSON.parse(JSON.stringify(value, (_, member: unknown) => member ?? undefined));

t.test('GraphQL tells the same', async (t) => {
  const app = await serviceFor(t);
  for (const { id } of BUILT_IN) {
    for (const lang of ['en', 'sk']) {
      const { body } = await post(app, '/graphql', { query: QUERY, variables: { id, lang } });
      t.strictSame(withoutNull(body.data.ruleset), withoutNull((await get(app, `/v1/rulesets/${id}?lang=${lang}`)).body), `${id} ${lang}`);
    }
  }
});
