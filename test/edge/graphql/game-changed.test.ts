import type { FastifyInstance } from 'fastify';
import t from 'tap';
import { openGame, scored } from '../../support/games.ts';
import { serviceFor } from '../../support/service.ts';
import { openSocket } from '../../support/web-socket.ts';

interface Message {
  readonly type: string;
  readonly id?: string;
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- the assertions say what it is
  readonly payload?: any;
}

/** A subscription to a game, and the messages as they come. */
async function follow(app: FastifyInstance, init: object, variables: object): Promise<{ readonly next: () => Promise<Message>; readonly leave: () => void }> {
  if (!app.server.listening) await app.listen({ port: 0, host: '127.0.0.1' });
  const socket = await openSocket(`${app.listeningOrigin}/graphql`, 'graphql-transport-ws');
  const next = async (): Promise<Message> => JSON.parse(await socket.next()) as Message;
  socket.send(JSON.stringify({ type: 'connection_init', payload: init }));
  const acknowledged = await next();
  if (acknowledged.type !== 'connection_ack') throw new Error(JSON.stringify(acknowledged));
  const query = 'subscription ($id: ID!, $after: Int) { gameChanged(id: $id, after: $after) { seq type event { actor reason } game { totals status } } }';
  socket.send(JSON.stringify({ id: '1', type: 'subscribe', payload: { query, variables } }));
  return { next, leave: socket.leave };
}

t.test('a subscription begins with the present state and tells every event as it happens', async (t) => {
  const app = await serviceFor(t);
  const game = await openGame(app);
  const id = game.url.split('/').at(-1);
  await game.as('scorer', 'POST', '/deals', scored([0, 44, 0, 0], 'S', 'W'));
  const { next, leave } = await follow(app, { key: game.keys.viewer }, { id });
  t.match(await next(), { type: 'next', payload: { data: { gameChanged: { seq: 2, type: 'DEAL_RECORDED', game: { totals: { Bo: 176 } } } } } });
  await game.as('owner', 'DELETE', '/deals/1?reason=x');
  t.match(await next(), { payload: { data: { gameChanged: { seq: 3, type: 'DEAL_VOIDED', event: { actor: 'OWNER', reason: 'x' } } } } });
  leave();
});

t.test('a subscription goes on after the last event that arrived', async (t) => {
  const app = await serviceFor(t);
  const game = await openGame(app);
  const id = game.url.split('/').at(-1);
  for (let i = 0; i < 3; i++) await game.as('scorer', 'POST', '/deals', { hands: [] });
  const { next, leave } = await follow(app, { authorization: `Bearer ${game.keys.viewer}` }, { id, after: 2 });
  t.match(await next(), { payload: { data: { gameChanged: { seq: 3 } } } });
  t.match(await next(), { payload: { data: { gameChanged: { seq: 4 } } } });
  leave();
});

t.test('without a key there is nothing to follow', async (t) => {
  const app = await serviceFor(t);
  const game = await openGame(app);
  const id = game.url.split('/').at(-1);
  for (const init of [{}, { key: 'another' }]) {
    const { next, leave } = await follow(app, init, { id });
    const { type, payload } = await next();
    t.equal(type, 'error');
    t.match(JSON.stringify(payload), /nothing at this address/i);
    leave();
  }
});
