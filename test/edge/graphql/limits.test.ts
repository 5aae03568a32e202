import { getIntrospectionQuery } from 'graphql';
import t from 'tap';
import { TRUE_DEAL } from '../../support/deals.ts';
import { post, serviceFor } from '../../support/service.ts';

const DEAL = { ...TRUE_DEAL, win: { ...TRUE_DEAL.win, by: 'DISCARD' } };
const SCORE = 'query ($input: DealInput!) { score(input: $input) { hands { score } } }';

t.test('a query nests sixteen levels at most', async (t) => {
  const app = await serviceFor(t);
  const nested = (levels: number): string => `{ __schema { types { fields { type { ${'ofType { '.repeat(levels)}name${' }'.repeat(levels)} } } } } }`;
  t.equal((await post(app, '/graphql', { query: nested(3) })).body.errors, undefined);
  const { status, body } = await post(app, '/graphql', { query: nested(20) });
  t.equal(status, 200);
  t.match(body, { data: null, errors: [{ message: /depth/i, extensions: { code: 'request-invalid', status: 400 } }] });
});

t.test('a query asks for thirty aliases at most', async (t) => {
  const app = await serviceFor(t);
  const query = (count: number): string => `{ ${Array.from({ length: count }, (_, i) => `a${String(i)}: ruleset(id: "mcr") { id }`).join(' ')} }`;
  t.equal(Object.keys((await post(app, '/graphql', { query: query(30) })).body.data).length, 30);
  const { status, body } = await post(app, '/graphql', { query: query(31) });
  t.equal(status, 200);
  t.match(body.errors, [{ message: /aliases/, extensions: { code: 'request-invalid' } }]);
});

t.test('an endless query is refused', async (t) => {
  const app = await serviceFor(t);
  const { body } = await post(app, '/graphql', { query: `{ ${'__typename '.repeat(4000)} }` });
  t.match(body.errors, [{ extensions: { code: 'request-invalid' } }]);
});

t.test('tools may ask for the schema', async (t) => {
  const app = await serviceFor(t);
  const { body } = await post(app, '/graphql', { query: getIntrospectionQuery() });
  t.equal(body.errors, undefined);
  t.equal(body.data.__schema.queryType.name, 'Query');
});

t.test('a field or argument that there is not is an error of the query', async (t) => {
  const app = await serviceFor(t);
  for (const query of ['{ ruleset(id: "mcr") { colour } }', '{ colours }', '{ ruleset(name: "mcr") { id } }', '{ ruleset { id } }', '{ score(input: { hands: [], luck: 1 }) { unsettled } }', 'query {', '{ ...none }']) {
    const { status, body } = await post(app, '/graphql', { query });
    t.equal(status, 200, query);
    t.equal(body.data, null);
    t.match(body.errors[0], { message: /\S/, locations: [{ line: 1 }], extensions: { code: 'request-invalid', status: 400 } }, query);
  }
});

t.test('an input names a rule set or gives an overlay, exactly one of them', async (t) => {
  const app = await serviceFor(t);
  const { ruleset: _, ...deal } = DEAL;
  const overlay = { extends: 'hua-bao', options: { limit: 100 } };
  const ask = async (input: object): Promise<{ data: { score: { hands: readonly { score: number }[] } } | null; errors?: readonly object[] }> => (await post(app, '/graphql', { query: SCORE, variables: { input } })).body;
  t.equal((await ask({ ...deal, overlay })).data?.score.hands[1]?.score, 100);
  t.equal((await ask({ ...deal, ruleset: 'hua-bao', overlay: null })).data?.score.hands[1]?.score, 200);
  t.match((await ask({ ...deal, ruleset: 'hua-bao', overlay })).errors, [{ extensions: { code: 'request-invalid', findings: [{ code: 'wrong-type', at: '/overlay' }] } }]);
  t.match((await ask(deal)).errors, [{ extensions: { code: 'request-invalid', findings: [{ code: 'wrong-type', at: '/ruleset' }] } }]);
});

t.test('a problem is an error with the problem document that REST answers with, status 200', async (t) => {
  const app = await serviceFor(t);
  const win = { ...TRUE_DEAL.win, tile: '6p' };
  const rest = await post(app, '/v1/score', { ...TRUE_DEAL, win });
  const { status, body } = await post(app, '/graphql', { query: SCORE, variables: { input: { ...DEAL, win: { ...win, by: 'DISCARD' } } } });
  t.equal(status, 200);
  t.equal(rest.status, 422);
  t.equal(body.data, null);
  t.strictSame(body.errors[0].path, ['score']);
  t.strictSame(body.errors[0].extensions, rest.body);
});

t.test('a body that holds no query is refused like any other request that cannot be read', async (t) => {
  const app = await serviceFor(t);
  for (const sent of ['{', '[]', 'null', '7', '{}', '{"query":7}', '{"query":""}', '{"query":"{ __typename }","variables":[]}', '{"query":"{ __typename }","operationName":7}', '[{"query":"{ __typename }"},{"query":"{ __typename }"}]']) {
    const { status, type, body } = await post(app, '/graphql', sent);
    t.equal(status, 400, sent);
    t.equal(type, 'application/problem+json; charset=utf-8', sent);
    t.equal(body.code, 'request-invalid', sent);
  }
  const { status, body } = await post(app, '/graphql', 'query', { 'content-type': 'text/plain' });
  t.equal(status, 415);
  t.equal(body.code, 'media-type');
});

t.test('a malformed variable hides nothing that cannot be read beside it', async (t) => {
  const app = await serviceFor(t);
  const found = async (field: string, type: string, selection: string, input: unknown): Promise<string[]> => {
    const { body } = await post(app, '/graphql', { query: `query ($input: ${type}) { ${field}(input: $input) { ${selection} } }`, variables: { input } });
    return body.errors[0].extensions.findings.map(({ code, at }: { code: string; at: string }) => `${code} ${at}`);
  };
  const hand = { seat: 'E', hand: '123m 456m 789m 123p 55z' };
  const win = { seat: 'E', tile: '5q', by: 'TSUMO', circumstances: ['LAST_TILE'] };
  const score = (input: object): Promise<string[]> => found('score', 'DealInput!', 'unsettled', input);
  t.strictSame(await score({ ruleset: 'hua-bao', hands: [hand], win }), ['wrong-type /win/by', 'tile-unreadable /win/tile']);
  t.strictSame(await score({ overlay: { extends: 'hua-bao', drop: ['nothing'] }, hands: [hand], win }), ['wrong-type /win/by', 'ruleset-invalid /overlay/drop/0', 'tile-unreadable /win/tile']);
  t.strictSame(await score({ ruleset: 'hua-bao', hands: [hand], win: { seat: 'E', tlie: '5z', by: 'SELF_DRAW' } }), ['unknown-field /win/tlie']);
  t.strictSame(await score({ ruleset: 'hua-bao', hands: [{ ...hand, sead: 'S' }], win: null }), ['unknown-field /hands/0/sead', 'hand-size /hands/0']);
  t.strictSame(await found('compare', 'CompareInput!', 'results { status }', { sets: [{ ruleset: 'mcr' }], hands: [hand], win }), ['wrong-type /win/by', 'tile-unreadable /win/tile']);
  t.strictSame(await found('waits', 'WaitsInput!', 'ready', { ruleset: 'hua-bao', hand: '12x', by: 'LUCK' }), ['wrong-type /by', 'tile-unreadable /hand']);
  const claims = [{ seat: 'S', claim: 'STEAL', with: '1x' }];
  t.strictSame(await found('claims', 'ClaimsInput!', 'awarded { seat }', { ruleset: 'hua-bao', discarder: 'E', tile: '5q', claims }), ['wrong-type /claims/0/claim', 'tile-unreadable /tile', 'tile-unreadable /claims/0/with']);
  t.strictSame(await found('claims', 'ClaimsInput!', 'awarded { seat }', 7), ['wrong-type ']);
});
