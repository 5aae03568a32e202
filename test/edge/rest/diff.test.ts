import t from 'tap';
import { BUILT_IN } from '../../../src/rulesets/index.ts';
import { get, post, serviceFor } from '../../support/service.ts';

t.test('a club secretary reads what is different in whole sentences', async (t) => {
  const app = await serviceFor(t);
  const { status, body } = await get(app, '/v1/rulesets/hua-bao/diff/dmjl');
  t.equal(status, 200);
  t.match(body, { before: { id: 'hua-bao' }, after: { id: 'dmjl' }, same: false });
  const told = body.summary as string[];
  for (const sentence of [
    'Option “Points for mahjong”: 20 instead of 10.',
    '“Blessing of earth”: limit instead of ½ limit.',
    '“Robbing a kong”: 1 doubling instead of 10 points.',
    '“Little four winds” counts for every player.',
    '“Thirteen orphans” is played (limit).',
    '“Stairway to heaven” (limit) is no longer a rule.',
    'New: “Original call”, 1 doubling. Declared at the start and won, with fewer than three exposed sets.',
    'Payment: The player who pays for all pays everybody’s share to the winner; nothing more is settled. Instead of: The player who pays for all pays everybody’s share to the winner; the others still settle.',
  ]) t.ok(told.includes(sentence), sentence);
  t.notOk(told.some((sentence) => sentence.includes('Pung or kong of dragons')), 'what is played alike is not told');
  t.notOk(body.rules.changed.some(({ id }: { id: string }) => id === 'pung-of-dragons'));
  t.match(body.rules.changed.find(({ id }: { id: string }) => id === 'earth'), { label: 'Blessing of earth', fields: [{ field: 'value', before: { limit: 0.5 }, after: { limit: 1 } }] });
  t.match(body.settings.find(({ field }: { field: string }) => field === 'counting.claimedKongs'), { before: 'exposed', after: 'concealed-for-doublings' });
});

t.test('every two sets can be compared, in every language, and a set with itself is the same', async (t) => {
  const app = await serviceFor(t);
  for (const { id } of BUILT_IN) {
    t.match((await get(app, `/v1/rulesets/${id}/diff/${id}`)).body, { same: true, summary: ['Nothing is different.'], settings: [] });
    for (const other of BUILT_IN) {
      const { body } = await get(app, `/v1/rulesets/${id}/diff/${other.id}?lang=de`);
      for (const sentence of body.summary as string[]) t.notMatch(sentence, /\{|undefined|null|NaN|\[object/, sentence);
    }
  }
  t.match((await get(app, '/v1/rulesets/hua-bao/diff/nothing')).status, 404);
});

t.test('GraphQL tells the same difference', async (t) => {
  const app = await serviceFor(t);
  const change = 'id label fields { field before after }';
  const query = `query ($before: ID!, $after: ID!) { rulesetDiff(before: $before, after: $after) {
    before { id edition hash label } after { id edition hash label } same summary
    rules { added { id } removed { id } changed { ${change} } } options { added { name } removed { name } changed { ${change} } }
    settings { field before after } } }`;
  const ask = async (after: string) => (await post(app, '/graphql', { query, variables: { before: 'hua-bao', after } })).body;
  const { rules, options, ...rest } = (await get(app, '/v1/rulesets/hua-bao/diff/dmjl')).body;
  const ids = (list: { id: string }[]) => list.map(({ id }) => ({ id }));
  const names = (list: { name: string }[]) => list.map(({ name }) => ({ name }));
  t.same((await ask('dmjl')).data.rulesetDiff, {
    ...rest,
    rules: { added: ids(rules.added), removed: ids(rules.removed), changed: rules.changed },
    options: { added: names(options.added), removed: names(options.removed), changed: options.changed },
  });
  t.match(await ask('nothing'), { data: null, errors: [{ extensions: { code: 'not-found', status: 404 } }] });
  const meant = { code: 'ruleset-unknown', found: 'dmlj', suggestion: 'dmjl', hint: 'Did you mean “dmjl”? GET /v1/rulesets lists all of them.' };
  t.match(await ask('dmlj'), { errors: [{ extensions: { code: 'not-found', findings: [{ ...meant, at: '/after' }] } }] });
  t.match(await get(app, '/v1/rulesets/hua-bao/diff/dmlj'), { status: 404, body: { code: 'not-found', detail: 'There is no rule set “dmlj”.', findings: [{ ...meant, at: '/b' }] } });
  t.match(await get(app, '/v1/rulesets/dmlj'), { status: 404, body: { findings: [{ ...meant, at: '/id' }] } });
  t.match(await get(app, '/v1/rulesets/dmlj/card'), { status: 404, body: { findings: [{ ...meant, at: '/id' }] } });
  const one = (id: string) => post(app, '/graphql', { query: 'query ($id: ID!) { ruleset(id: $id) { id } }', variables: { id } });
  t.match((await one('dmlj')).body, { errors: [{ extensions: { code: 'not-found', findings: [{ ...meant, at: '/id' }] } }] });
});
