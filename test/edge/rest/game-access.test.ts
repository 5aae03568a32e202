import { pino } from 'pino';
import t from 'tap';
import { ask, FOUR_PLAYERS, openGame, scored, type Keys } from '../../support/games.ts';
import { serviceFor } from '../../support/service.ts';

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';
type Who = 'nobody' | 'owner of another game' | 'viewer' | 'scorer' | 'owner';

const deal = scored([0, 44, 0, 0], 'S', 'W');

/**
 * Every route of a game, and the status that each role is answered with: without a key and with a key of another game
 * as if there were no game; a viewer reads; a scorer records, replaces and voids deals; the owner does everything.
 */
const READS = { 'nobody': 404, 'owner of another game': 404, 'viewer': 200, 'scorer': 200, 'owner': 200 } as const;
const SCORES = { 'nobody': 404, 'owner of another game': 404, 'viewer': 403, 'scorer': 200, 'owner': 200 } as const;
const RULES = { 'nobody': 404, 'owner of another game': 404, 'viewer': 403, 'scorer': 403, 'owner': 200 } as const;

const ROUTES: readonly { readonly method: Method; readonly path: string; readonly body?: unknown; readonly expected: Readonly<Record<Who, number>> }[] = [
  { method: 'GET', path: '', expected: READS },
  { method: 'GET', path: '/deals', expected: READS },
  { method: 'GET', path: '/deals/1', expected: READS },
  { method: 'GET', path: '/events', expected: READS },
  { method: 'GET', path: '/needs', expected: READS },
  { method: 'GET', path: '/sheet.csv', expected: READS },
  { method: 'GET', path: '/export.json', expected: READS },
  { method: 'POST', path: '/deals', body: deal, expected: { ...SCORES, scorer: 201, owner: 201 } },
  { method: 'POST', path: '/deals?dryRun=true', body: deal, expected: SCORES },
  { method: 'PUT', path: '/deals/1', body: { ...deal, reason: 'x' }, expected: SCORES },
  { method: 'DELETE', path: '/deals/1?reason=x&dryRun=true', expected: SCORES },
  { method: 'POST', path: '/seats', body: { from: 1, seats: { E: 'Ann', S: 'Bo', W: 'Chi', N: 'Dov' }, reason: 'x' }, expected: RULES },
  { method: 'POST', path: '/penalties', body: { seat: 'E', amount: 5 }, expected: { ...RULES, owner: 201 } },
  { method: 'DELETE', path: '/penalties/1?reason=x', expected: RULES },
  { method: 'POST', path: '/finish', body: {}, expected: RULES },
  { method: 'POST', path: '/reopen', body: {}, expected: RULES },
];

t.test('every route of a game answers every role as the table says', async (t) => {
  const app = await serviceFor(t);
  const game = await openGame(app);
  const other = await openGame(app);
  await game.as('owner', 'POST', '/deals', deal);
  const keys: Readonly<Record<Who, string | undefined>> = { 'nobody': undefined, 'owner of another game': other.keys.owner, ...game.keys };
  for (const { method, path, body, expected } of ROUTES) {
    for (const who of Object.keys(keys) as Who[]) {
      const { status } = await ask(app, method, `${game.url}${path}`, { key: keys[who], body });
      t.equal(status, expected[who], `${method} ${path} as ${who}`);
    }
  }
  t.end();
});

t.test('the stream is a route of its own kind: whoever may not read gets no stream', async (t) => {
  const app = await serviceFor(t);
  const game = await openGame(app);
  const other = await openGame(app);
  for (const key of [undefined, other.keys.viewer]) t.equal((await ask(app, 'GET', `${game.url}/stream`, { key })).status, 404);
});

t.test('no route is missing from the table', async (t) => {
  const app = await serviceFor(t);
  const declared = new Set(ROUTES.map(({ method, path }) => `${method} ${path.replace(/\?.*/, '').replace(/\/\d+/, '/:n')}`));
  declared.add('GET /stream');
  const found: string[] = [];
  for (const method of ['GET', 'POST', 'PUT', 'DELETE'] as const) {
    for (const path of ['', '/deals', '/deals/:n', '/events', '/needs', '/sheet.csv', '/export.json', '/stream', '/seats', '/penalties', '/penalties/:n', '/finish', '/reopen']) {
      if (app.hasRoute({ method, url: `/v1/games/:id${path}` })) found.push(`${method} ${path}`);
    }
  }
  t.strictSame(found.sort(), [...declared].sort());
});

t.test('a game without a key, one with a wrong key and one that does not exist are answered alike', async (t) => {
  const app = await serviceFor(t);
  const game = await openGame(app);
  const answers = await Promise.all([
    ask(app, 'GET', game.url),
    ask(app, 'GET', game.url, { key: 'x'.repeat(32) }),
    ask(app, 'GET', game.url, { headers: { authorization: 'Basic abc' } }),
    ask(app, 'GET', '/v1/games/nowhere', { key: game.keys.owner }),
    ask(app, 'GET', `/v1/games/${'n'.repeat(90)}`, { key: game.keys.owner }),
    ask(app, 'GET', '/v1/games/n%00where%2F..', { key: game.keys.owner }),
  ]);
  for (const answer of answers) t.strictSame([answer.status, answer.body], [404, answers[0].body]);
});

t.test('a service with a key opens games for those who send it', async (t) => {
  const app = await serviceFor(t, { API_KEY: 'the-key-of-the-club' });
  const body = { ruleset: 'hua-bao', players: FOUR_PLAYERS };
  const without = await ask(app, 'POST', '/v1/games', { body });
  t.match(without, { status: 401, body: { code: 'api-key-required' }, headers: { 'www-authenticate': 'Bearer' } });
  t.equal((await ask(app, 'POST', '/v1/games', { body, key: 'another' })).status, 401);
  t.equal((await ask(app, 'POST', '/v1/games/import', { body, key: 'another' })).status, 401);
  const opened = await ask(app, 'POST', '/v1/games', { body, key: 'the-key-of-the-club' });
  t.equal(opened.status, 201);
  const url = String(opened.headers['location']);
  t.equal((await ask(app, 'GET', url, { key: (opened.body.keys as Keys).viewer })).status, 200);
  t.equal((await ask(app, 'GET', url, { key: 'the-key-of-the-club' })).status, 404, 'it opens games, and no game in them');
});

t.test('a service that others can reach opens no games without a key of its own', async (t) => {
  const app = await serviceFor(t, { HOST: '0.0.0.0' });
  t.match(await ask(app, 'POST', '/v1/games', { body: { ruleset: 'hua-bao', players: FOUR_PLAYERS } }), { status: 401, body: { code: 'api-key-required' } });
});

t.test('keys are in no line of the log and in no address', async (t) => {
  const lines: string[] = [];
  const logger = pino({ level: 'trace' }, { write: (line: string) => void lines.push(line) });
  const app = await serviceFor(t, {}, { logger });
  const keys = { owner: 'owner-key-of-the-club-0001', scorer: 'scorer-key-of-the-club-001', viewer: 'viewer-key-of-the-club-001' };
  const game = await openGame(app, { keys });
  const addresses = [game.url];
  for (const { method, path, body } of ROUTES) {
    for (const role of ['viewer', 'scorer', 'owner'] as const) {
      const { headers } = await game.as(role, method, path, body, { 'idempotency-key': `${method}-${path}-${role}`.replace(/[^a-z-]/gi, '') });
      if (typeof headers['location'] === 'string') addresses.push(headers['location']);
    }
  }
  await ask(app, 'GET', game.url, { key: `${keys.owner}x` });
  await ask(app, 'POST', '/v1/games', { body: { ruleset: 'hua-bao', players: FOUR_PLAYERS, keys, colour: 'blue' } });
  t.ok(lines.length > 3 * ROUTES.length);
  for (const key of Object.values(keys)) {
    t.notOk(lines.some((line) => line.includes(key)), 'not in the log');
    t.notOk(addresses.some((address) => address.includes(key)), 'not in an address');
  }
  t.notOk(lines.some((line) => line.toLowerCase().includes('bearer')));
});
