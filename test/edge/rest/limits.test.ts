import t from 'tap';
import type { Test } from 'tap';
import { TRUE_DEAL } from '../../support/deals.ts';
import { get, post, serviceFor } from '../../support/service.ts';
import type { Reply } from '../../support/service.ts';

const PROBLEM = 'application/problem+json; charset=utf-8';

const findingsOf = ({ body }: Reply): readonly string[] =>
  (body.findings as readonly { code: string; at: string }[]).map(({ code, at }) => `${code} ${at}`).sort();

/** Every problem says the same things about itself. */
const isProblem = (t: Test, { status, type, body }: Reply, code: string, wanted: number): void => {
  t.equal(status, wanted, `${code}: status`);
  t.equal(type, PROBLEM, `${code}: media type`);
  t.match(body, { type: `/problems/${code}`, title: /\S/, status: wanted, detail: /\S/, code, findings: Array });
};

t.test('a body may hold 1 MiB, a batch 8', async (t) => {
  const app = await serviceFor(t);
  const padded = (bytes: number, rest: object): string => JSON.stringify(rest).padEnd(bytes);
  const mebibyte = 1_048_576;
  t.equal((await post(app, '/v1/score', padded(mebibyte, TRUE_DEAL))).status, 200, 'exactly as much');
  isProblem(t, await post(app, '/v1/score', padded(mebibyte + 1, TRUE_DEAL)), 'body-too-large', 413);
  isProblem(t, await post(app, '/graphql', padded(mebibyte + 1, { query: '{ __typename }' })), 'body-too-large', 413);
  t.equal((await post(app, '/v1/score/batch', padded(8 * mebibyte, { requests: [TRUE_DEAL] }))).status, 200);
  isProblem(t, await post(app, '/v1/score/batch', padded(8 * mebibyte + 1, { requests: [TRUE_DEAL] })), 'body-too-large', 413);
  const small = await serviceFor(t, { BODY_LIMIT: '1024' });
  isProblem(t, await post(small, '/v1/score', padded(1025, TRUE_DEAL)), 'body-too-large', 413);
  t.equal((await post(small, '/v1/score/batch', padded(8192, { requests: [TRUE_DEAL] }))).status, 200);
});

t.test('bodies are JSON and say so', async (t) => {
  const app = await serviceFor(t);
  const body = JSON.stringify(TRUE_DEAL);
  for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'application/xml', 'multipart/form-data; boundary=x']) {
    isProblem(t, await post(app, '/v1/score', body, { 'content-type': type }), 'media-type', 415);
  }
  t.equal((await post(app, '/v1/score', body, { 'content-type': 'application/json; charset=utf-8' })).status, 200);
  t.equal((await post(app, '/v1/score', `\ufeff${body}`)).status, 200, 'a byte order mark does no harm');
});

t.test('what is no JSON is refused without findings', async (t) => {
  const app = await serviceFor(t);
  for (const text of ['{', '', 'hello', '{"ruleset": "hua-bao",}', "{'ruleset': 1}", 'NaN', '{}{}']) {
    const reply = await post(app, '/v1/score', text);
    t.equal(reply.status, 400, text);
    t.equal(reply.type, PROBLEM, text);
    t.match(reply.body, { code: 'request-invalid', detail: /\S/ }, text);
    if (text !== '') t.strictSame(reply.body.findings, [], text);
  }
  for (const value of ['null', '7', '"text"', '[]', 'true']) t.strictSame(findingsOf(await post(app, '/v1/score', value)), ['wrong-type '], value);
});

t.test('fields that nobody asked for are named, those of every object too', async (t) => {
  const app = await serviceFor(t);
  const named = '{"ruleset":"hua-bao","hands":[{"seat":"E","hand":"123m","__proto__":{"score":1},"constructor":1}],"__proto__":{"win":null},"toString":1}';
  t.strictSame(findingsOf(await post(app, '/v1/score', named)).filter((found) => found.startsWith('unknown-field')), [
    'unknown-field /__proto__',
    'unknown-field /hands/0/__proto__',
    'unknown-field /hands/0/constructor',
    'unknown-field /toString',
  ]);
  t.equal(({} as { win?: unknown }).win, undefined);
  const options = '{"ruleset":"hua-bao","hands":[{"seat":"E","score":1}],"options":{"__proto__":1,"constructor":2,"hasOwnProperty":3}}';
  t.strictSame(findingsOf(await post(app, '/v1/score', options)), [
    'option-unknown /options/__proto__',
    'option-unknown /options/constructor',
    'option-unknown /options/hasOwnProperty',
  ]);
  for (const id of ['__proto__', 'constructor', 'toString']) {
    t.strictSame(findingsOf(await post(app, '/v1/score', { ...TRUE_DEAL, ruleset: id })), ['ruleset-unknown /ruleset'], id);
    t.equal((await get(app, `/v1/rulesets/${id}`)).status, 404, id);
  }
});

t.test('however deep a body nests, it is refused and nothing breaks', async (t) => {
  const app = await serviceFor(t);
  const deep = `${'['.repeat(50_000)}${']'.repeat(50_000)}`;
  const objects = `${'{"extends":'.repeat(20_000)}1${'}'.repeat(20_000)}`;
  const { hands } = TRUE_DEAL;
  const bodies = [deep, objects, `{"ruleset":${objects},"hands":${JSON.stringify(hands)}}`, `{"ruleset":"hua-bao","options":{"limit":${deep}},"hands":${JSON.stringify(hands)}}`, `{"ruleset":"hua-bao","hands":${deep}}`];
  for (const body of bodies) {
    for (const url of ['/v1/score', '/v1/validate', '/v1/score/batch', '/v1/compare', '/v1/settle', '/v1/rulesets/check']) {
      const { status } = await post(app, url, body);
      // the check of an overlay answers with what is wrong in it
      t.ok(status === 400 || (url === '/v1/rulesets/check' && status < 500), `${url} ${body.slice(0, 30)} ${String(status)}`);
    }
  }
  t.equal((await post(app, '/v1/score', TRUE_DEAL)).status, 200);
});

t.test('what is wrong with the form and what is wrong with the tiles are told together', async (t) => {
  const app = await serviceFor(t);
  const reply = await post(app, '/v1/score', {
    ruleset: 'hua-bao',
    hands: [{ seat: 'E', hand: '11111m 23456789p' }, { seat: 'S', concealed: 5 }, { seat: 'W', hand: '123456789m 1234z', extra: true }],
    win: { seat: 'E', by: 'luck' },
  });
  isProblem(t, reply, 'request-invalid', 400);
  const found = findingsOf(reply);
  for (const finding of ['tile-overused /hands/0/hand', 'unknown-field /hands/2/extra', 'wrong-type /hands/1/concealed', 'wrong-type /win/by']) t.ok(found.includes(finding), `${finding} in ${found.join()}`);
});

t.test('a client that asks too often is told when to come again', async (t) => {
  const app = await serviceFor(t, { RATE_LIMIT_MAX: '3' });
  for (let i = 0; i < 3; i++) t.equal((await post(app, '/v1/score', TRUE_DEAL)).status, 200);
  const refused = await post(app, '/v1/score', TRUE_DEAL);
  isProblem(t, refused, 'rate-limited', 429);
  const wait = Number(refused.headers['retry-after']);
  t.ok(wait >= 1 && wait <= 60, `seconds: ${String(wait)}`);
  isProblem(t, await get(app, '/v1/rulesets'), 'rate-limited', 429);
  isProblem(t, await get(app, '/nowhere'), 'rate-limited', 429);
  for (let i = 0; i < 5; i++) t.equal((await get(app, '/health')).status, 200);
  const free = await serviceFor(t);
  for (let i = 0; i < 10; i++) t.equal((await get(free, '/health')).status, 200);
});

t.test('a service with too much to do refuses new work for a moment, and says that it is well', async (t) => {
  const app = await serviceFor(t, {}, { longestLag: 1 });
  await app.ready();
  // the loop is measured twice a second: it is kept busy until the measure shows
  let reply = await post(app, '/v1/score', TRUE_DEAL);
  for (const started = Date.now(); reply.status === 200 && Date.now() - started < 20_000; ) {
    for (const until = Date.now() + 50; Date.now() < until; );
    await new Promise((resolve) => setTimeout(resolve, 1));
    reply = await post(app, '/v1/score', TRUE_DEAL);
  }
  isProblem(t, reply, 'overloaded', 503);
  t.match(String(reply.headers['retry-after']), /^[1-9]\d*$/);
  t.equal((await get(app, '/health')).status, 200);
});

t.test('nothing is found under other addresses and by other methods', async (t) => {
  const app = await serviceFor(t);
  for (const url of ['/%', '/nowhere', '/v1', '/v1/score/', '/v1/rulesets/nothing', '/v1/rulesets/hua-bao/diff/nothing', '/v1/rulesets/nothing/card', '/%', '/v1/rulesets/%ff', '/..%2f..%2fetc/passwd', `/v1/rulesets/${'x'.repeat(5000)}`]) {
    isProblem(t, await get(app, url), 'not-found', 404);
  }
  isProblem(t, await get(app, '/v1/score'), 'not-found', 404);
  isProblem(t, await post(app, '/v1/rulesets', {}), 'not-found', 404);
});

t.test('browsers of other origins may call where the configuration says so', async (t) => {
  const origin = 'https://club.example';
  const closed = await get(await serviceFor(t), '/health', { origin });
  t.equal(closed.headers['access-control-allow-origin'], undefined);
  const app = await serviceFor(t, { CORS_ORIGIN: `${origin}, https://other.example` });
  t.equal((await get(app, '/health', { origin })).headers['access-control-allow-origin'], origin);
  t.not((await get(app, '/health', { origin: 'https://evil.example' })).headers['access-control-allow-origin'], 'https://evil.example');
  const asked = await app.inject({ method: 'OPTIONS', url: '/v1/score', headers: { origin, 'access-control-request-method': 'POST', 'access-control-request-headers': 'content-type' } });
  t.equal(asked.statusCode, 204);
  t.match(asked.headers['access-control-allow-methods'], /POST/);
  t.match(asked.headers['access-control-allow-headers'], /content-type/);
  const refused = await post(app, '/v1/score', '{', { origin });
  t.equal(refused.headers['access-control-allow-origin'], origin, 'a problem can be read too');
});

t.test('every answer carries the security headers', async (t) => {
  const app = await serviceFor(t);
  const answers = [await get(app, '/health'), await post(app, '/v1/score', TRUE_DEAL), await post(app, '/v1/score', '{'), await get(app, '/nowhere'), await get(app, '/v1/rulesets'), await post(app, '/graphql', { query: '{ __typename }' })];
  for (const { headers } of answers) {
    t.match(headers, { 'x-content-type-options': 'nosniff', 'referrer-policy': 'no-referrer', 'content-security-policy': /default-src 'none'.*frame-ancestors 'none'/ });
    t.equal(headers['x-powered-by'], undefined);
  }
});

t.test('rule sets are sent once to who keeps them', async (t) => {
  const app = await serviceFor(t);
  for (const url of ['/v1/rulesets', '/v1/rulesets/mcr', '/v1/rulesets/hua-bao/diff/dmjl', '/v1/rulesets/hua-bao/card', '/openapi.yaml']) {
    const { headers } = await get(app, url);
    const etag = String(headers['etag']);
    t.match(etag, /^(?:W\/)?"[^"]+"$/, url);
    for (const header of [etag, `"other", ${etag}`, '*', etag.replace('W/', '')]) {
      const again = await app.inject({ method: 'GET', url, headers: { 'if-none-match': header } });
      t.equal(again.statusCode, 304, `${url} ${header}`);
      t.equal(again.body, '');
      t.equal(again.headers['etag'], etag);
    }
    t.equal((await get(app, url, { 'if-none-match': '"other"' })).status, 200);
    t.match(String(headers['vary']), /accept-language/i, url);
  }
  const [english, german] = [await get(app, '/v1/rulesets/mcr'), await get(app, '/v1/rulesets/mcr', { 'accept-language': 'de' })];
  t.not(english.headers['etag'], german.headers['etag'], 'another language is another document');
});

t.test('large documents are compressed for who can read it, small answers are not', async (t) => {
  const app = await serviceFor(t);
  for (const [accepted, encoding] of [['br, gzip', 'br'], ['gzip', 'gzip'], ['identity', undefined], ['', undefined]] as const) {
    const { headers, statusCode, rawPayload } = await app.inject({ method: 'GET', url: '/v1/rulesets', headers: { 'accept-encoding': accepted } });
    t.equal(statusCode, 200);
    t.equal(headers['content-encoding'], encoding, accepted);
    t.match(String(headers['vary']), /accept-encoding/i);
    if (encoding !== undefined) t.ok(rawPayload.length < 60_000, `${String(rawPayload.length)} bytes`);
  }
  const small = await app.inject({ method: 'GET', url: '/health', headers: { 'accept-encoding': 'gzip' } });
  t.equal(small.headers['content-encoding'], undefined);
});
