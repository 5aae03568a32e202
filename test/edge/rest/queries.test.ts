import { readFileSync } from 'node:fs';
import t from 'tap';
import { parse } from 'yaml';
import { ask, openGame } from '../../support/games.ts';
import { fromRoot } from '../../support/root.ts';
import { get, post, serviceFor } from '../../support/service.ts';

const WALL = { ruleset: 'simple', dice: [1, 2] };

t.test('a parameter that nobody reads is refused by every operation, with the one that was meant', async (t) => {
  const app = await serviceFor(t);
  const { paths } = parse(readFileSync(fromRoot('openapi.yaml'), 'utf8')) as { readonly paths: Readonly<Record<string, object>> };
  let refused = 0;
  for (const [path, methods] of Object.entries(paths)) {
    for (const method of Object.keys(methods)) {
      const url = `${path.replaceAll(/\{\w+\}/g, '1')}?land=de`;
      const answer = await ask(app, method.toUpperCase() as 'GET', url, method === 'get' ? {} : { body: {} });
      t.match(answer, {
        status: 400,
        headers: { 'content-type': /^application\/problem\+json/ },
        body: {
          code: 'request-invalid',
          findings: [{ code: 'unknown-field', at: '?land', field: 'land', suggestion: 'lang', message: 'There is no query parameter “land” here.', hint: /^Did you mean “lang”\? / }],
        },
      }, `${method} ${url}`);
      refused++;
    }
  }
  t.ok(refused > 30);
});

t.test('a parameter that is there twice is refused, and all that is wrong is told', async (t) => {
  const app = await serviceFor(t);
  const { status, body } = await post(app, '/v1/table/wall?lang=de&lang=fi&x=1&y', WALL);
  t.equal(status, 400);
  t.match(body.findings, [
    { code: 'unknown-field', at: '?lang', message: 'The query parameter “lang” is given more than once.' },
    { code: 'unknown-field', at: '?x' },
    { code: 'unknown-field', at: '?y' },
  ]);
  t.match((await get(app, '/v1/rulesets/mcr/card?options={}&options={}')).body, { findings: [{ at: '?options' }] });
  t.match((await post(app, '/v1/table/wall?lang=de&x=1', WALL)).body.findings, [{ message: 'Einen Parameter „x“ gibt es hier nicht.' }], 'in the language asked for');
});

t.test('parameters that are known are taken, and without a question there is none', async (t) => {
  const app = await serviceFor(t);
  for (const query of ['', '?', '?lang=de', '?lang=xx']) t.equal((await post(app, `/v1/table/wall${query}`, WALL)).status, 200, query);
  t.equal((await get(app, '/v1/nowhere?x=1')).status, 404);
  t.equal((await get(app, '/openapi.yaml?v=2')).status, 200, 'a file takes what it is given');
});

t.test('a value that cannot be is a finding of its parameter', async (t) => {
  const app = await serviceFor(t);
  const game = await openGame(app);
  for (const [method, path, finding] of [
    ['POST', '/finish?dryRun=maybe', { code: 'wrong-type', at: '?dryRun', found: 'maybe', expected: ['true', 'false'] }],
    ['GET', '/deals?limit=many', { code: 'wrong-type', at: '?limit', found: 'many', minimum: 1 }],
    ['GET', '/deals?before=0', { code: 'wrong-type', at: '?before', found: '0', minimum: 1 }],
    ['GET', '/events?after=-1', { code: 'wrong-type', at: '?after', found: '-1', minimum: 0 }],
    ['GET', '/events?limit=', { code: 'wrong-type', at: '?limit' }],
    ['DELETE', '/deals/1', { code: 'wrong-type', at: '?reason', field: 'reason' }],
    ['DELETE', `/penalties/1?reason=${'x'.repeat(1_001)}`, { code: 'wrong-type', at: '?reason', found: 1_001 }],
    ['DELETE', '/deals/1?reason=x&deviceTime=noon', { code: 'wrong-type', at: '?deviceTime' }],
    ['DELETE', '/deals/1?reasn=x', { code: 'unknown-field', at: '?reasn', suggestion: 'reason' }],
  ] as const) {
    const answer = await game.as('owner', method, path, method === 'POST' ? {} : undefined);
    t.match(answer, { status: 400, body: { code: 'request-invalid', findings: [finding] } }, `${method} ${path.slice(0, 40)}`);
  }
});
