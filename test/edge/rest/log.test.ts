import { Writable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { pino } from 'pino';
import t from 'tap';
import { TRUE_DEAL } from '../../support/deals.ts';
import { get, post, serviceFor } from '../../support/service.ts';

type Line = Readonly<Record<string, unknown>>;

/** The service with a log that can be read. */
const loggedService = async (t: Parameters<typeof serviceFor>[0], level: string): Promise<{ app: FastifyInstance; lines: () => readonly Line[]; text: () => string }> => {
  let text = '';
  const sink = new Writable({
    write(piece: Buffer, _, done) {
      text += piece.toString();
      done();
    },
  });
  const app = await serviceFor(t, { API_KEY: 'the-key-of-the-house' }, { logger: pino({ level, base: null }, sink) });
  const lines = (): readonly Line[] => text.split('\n').filter(Boolean).map((line) => JSON.parse(line) as Line);
  return { app, lines, text: () => text };
};

t.test('each request has one line, with what was asked and what came of it', async (t) => {
  const { app, lines } = await loggedService(t, 'info');
  await post(app, '/v1/score', TRUE_DEAL);
  await post(app, '/v1/score?lang=de', { ...TRUE_DEAL, win: { ...TRUE_DEAL.win, tile: '6p' } });
  await post(app, '/v1/score', '{');
  await get(app, '/v1/rulesets/nothing');
  await get(app, '/no/such/path');
  await post(app, '/graphql', { query: 'query ($i: DealInput!) { score(input: $i) { hands { score } } }', variables: { i: { ...TRUE_DEAL, hands: TRUE_DEAL.hands, win: { ...TRUE_DEAL.win, by: 'DISCARD' } } } });
  await post(app, '/graphql', { query: '{ ruleset(id: "nothing") { id } }' });
  const all = lines();
  t.match(all, [
    { level: 30, method: 'POST', url: '/v1/score', status: 200, ruleset: 'hua-bao', outcome: 'win', ms: Number, id: String },
    { level: 30, method: 'POST', url: '/v1/score', status: 422, problem: 'hand-invalid', ms: Number, id: String },
    { level: 30, method: 'POST', url: '/v1/score', status: 400, problem: 'request-invalid', ms: Number, id: String },
    { level: 30, method: 'GET', url: '/v1/rulesets/:id', status: 404, problem: 'not-found', ms: Number, id: String },
    { level: 30, method: 'GET', status: 404, problem: 'not-found', ms: Number, id: String },
    { level: 30, method: 'POST', url: '/graphql', status: 200, ruleset: 'hua-bao', outcome: 'win' },
    { level: 30, method: 'POST', url: '/graphql', status: 200, problem: 'not-found' },
  ]);
  t.equal(all.length, 7, 'one line each');
  t.equal(new Set(all.map(({ id }) => id)).size, 7, 'an id each');
  t.equal('problem' in (all[0] ?? {}), false);
});

t.test('a hand, a name or a key is in no line', async (t) => {
  const { app, text } = await loggedService(t, 'info');
  const secret = { authorization: 'Bearer the-key-of-the-house', 'x-api-key': 'the-key-of-the-house', cookie: 'a=cookie-of-mine' };
  await post(app, '/v1/score', TRUE_DEAL, secret);
  await post(app, '/v1/score', { ...TRUE_DEAL, hands: [{ seat: 'E', hand: '345m 2678p 7s EE [999s] + 1f 9x' }] }, secret);
  await post(app, '/v1/score', '{"hands":"2678p 7s EE"', secret);
  await get(app, '/v1/rulesets?key=the-key-of-the-house', secret);
  await get(app, '/nowhere?key=the-key-of-the-house', secret);
  await post(app, '/graphql', { query: '{ score(input: { ruleset: "hua-bao", hands: [{ seat: E, hand: "345m 2678p 7s EE [999s]" }] }) { hands { score } } }' }, secret);
  await post(app, '/graphql', { query: 'nonsense 2678p' }, secret);
  await post(app, '/v1/games', { ruleset: 'hua-bao', players: { E: 'Adelheid', S: 'B', W: 'C', N: 'D' } }, secret);
  t.equal(text().split('\n').filter(Boolean).length, 8);
  for (const private_ of ['2678p', '999s', '9x', 'the-key-of-the-house', 'cookie-of-mine', 'Adelheid']) t.notOk(text().includes(private_), private_);
});

t.test('the level decides what is written', async (t) => {
  const { app, text } = await loggedService(t, 'warn');
  await post(app, '/v1/score', TRUE_DEAL);
  await post(app, '/v1/score', '{');
  t.equal(text(), '');
});
