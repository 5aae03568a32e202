import t, { type Test } from 'tap';
import { openStore } from '../../../src/edge/storage/open-store.ts';
import { readStream } from '../../support/event-stream.ts';
import { fromRoot } from '../../support/root.ts';
import { openGame, scored } from '../../support/games.ts';
import { serviceFor } from '../../support/service.ts';
import { STORE_KINDS } from '../../support/stores.ts';

const deal = scored([0, 44, 0, 0], 'S', 'W');
/** The deal stays: as many of it as one likes are a match. */
const eastWins = scored([44, 0, 0, 0], 'E', 'W');

async function listening(t: Test, database?: string): ReturnType<typeof serviceFor> {
  const app = await serviceFor(t, database === undefined ? {} : { DATABASE_URL: database });
  await app.listen({ port: 0, host: '127.0.0.1' });
  return app;
}

t.test('a stream begins with the present state and goes on with every event as it happens', async (t) => {
  const app = await listening(t);
  const game = await openGame(app);
  await game.as('scorer', 'POST', '/deals', deal);
  const stream = await readStream(`${app.listeningOrigin}${game.url}/stream`, game.keys.viewer);
  t.equal(stream.status, 200);
  t.equal(stream.type, 'text/event-stream; charset=utf-8');
  t.match(await stream.take(1), [{ id: '2', event: 'deal-recorded', data: { seq: 2, game: { totals: { Bo: 176 } } } }]);
  await game.as('scorer', 'DELETE', '/deals/1?reason=x');
  await game.as('owner', 'POST', '/finish');
  t.match(await stream.take(2), [
    { id: '3', event: 'deal-voided', data: { event: { reason: 'x', actor: 'scorer', before: { totals: { Bo: 176 } } }, game: { totals: { Bo: 0 } } } },
    { id: '4', event: 'game-finished', data: { game: { status: 'finished' } } },
  ]);
  stream.leave();
});

t.test('a stream that broke goes on after the last event that arrived', async (t) => {
  const app = await listening(t);
  const game = await openGame(app);
  for (let i = 0; i < 5; i++) await game.as('scorer', 'POST', '/deals', deal);
  const url = `${app.listeningOrigin}${game.url}/stream`;
  const stream = await readStream(url, game.keys.viewer, '3');
  t.strictSame((await stream.take(3)).map(({ id }) => id), ['4', '5', '6']);
  stream.leave();
  const fromTheStart = await readStream(url, game.keys.viewer, '0');
  const [opened] = await fromTheStart.take(1);
  t.match(opened, { id: '1', event: 'game-opened', data: { event: { data: { rules: undefined } } } });
  fromTheStart.leave();
});

t.test('a service that stops ends its streams', async (t) => {
  const app = await listening(t);
  const game = await openGame(app);
  const stream = await readStream(`${app.listeningOrigin}${game.url}/stream`, game.keys.viewer);
  await stream.take(1);
  await app.close();
  await stream.ended;
  t.pass('both ends are closed');
});

for (const kind of STORE_KINDS.filter(({ shared }) => shared)) {
  t.test(`streams of all services on one ${kind.name} tell what any of them does, without a gap`, { skip: kind.skip, timeout: 60_000 }, async (t) => {
    const database = await kind.database(t);
    const apps = [await listening(t, database), await listening(t, database)] as const;
    const game = await openGame(apps[0]);
    const stream = await readStream(`${apps[1].listeningOrigin}${game.url}/stream`, game.keys.viewer);
    await Promise.all(Array.from({ length: 20 }, () => game.as('scorer', 'POST', '/deals', eastWins)));
    t.strictSame((await stream.take(21)).map(({ id }) => Number(id)), Array.from({ length: 21 }, (_, i) => i + 1));
    stream.leave();
  });
}

t.test('without a store the service starts, scores, and says that games have to wait', async (t) => {
  const reports: unknown[] = [];
  const store = await openStore(`file:${fromRoot('package.json')}/ledger.sqlite`, (error) => reports.push(error));
  t.teardown(() => store.close());
  t.ok(reports.length > 0);
  const app = await serviceFor(t, {}, { store });
  const answer = await app.inject({ method: 'GET', url: '/health' });
  t.match(answer.json(), { status: 'ok', store: 'unavailable' });
  const write = await app.inject({ method: 'POST', url: '/v1/games', payload: { ruleset: 'hua-bao', players: [{ name: 'Ann', seat: 'E' }, { name: 'Bo', seat: 'S' }, { name: 'Chi', seat: 'W' }, { name: 'Dov', seat: 'N' }] } });
  t.equal(write.statusCode, 503);
  t.match(write.json(), { code: 'store-unavailable' });
  t.equal(write.headers['retry-after'], '2');
  const score = await app.inject({ method: 'POST', url: '/v1/score', payload: { ruleset: 'hua-bao', hands: [{ seat: 'E', score: 10 }] } });
  t.equal(score.statusCode, 200, 'scoring works without it');
});
