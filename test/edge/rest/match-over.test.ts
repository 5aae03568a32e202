import type { FastifyInstance } from 'fastify';
import t from 'tap';
import type { Test } from 'tap';
import { LANGUAGES } from '../../../src/words/index.ts';
import { FOUR_PLAYERS, ONE_ROUND, ask, openGame, scored, type OpenedGame } from '../../support/games.ts';
import { get, serviceFor } from '../../support/service.ts';
import { STORE_KINDS } from '../../support/stores.ts';

const DRAWN = { hands: [] };

/** A game whose match is over: four deals of one round. */
async function playedOut(app: FastifyInstance): Promise<OpenedGame> {
  const game = await openGame(app, { ruleset: ONE_ROUND });
  for (const [winner, from] of [['S', 'W'], ['E'], ['N', 'E'], ['W']] as const) {
    const scores = FOUR_PLAYERS.map(({ seat }) => (seat === winner ? 20 : 0));
    const { status } = await game.as('scorer', 'POST', '/deals', scored(scores, winner, from));
    if (status !== 201) throw new Error(`a deal was answered with ${String(status)}`);
  }
  return game;
}

for (const kind of STORE_KINDS) {
  t.test(kind.name, { skip: kind.skip }, async (t) => {
    const app = await serviceFor(t, { DATABASE_URL: await kind.database(t) });
    await t.test('a match that is over takes no further deal by accident', (t) => refuses(t, app));
    await t.test('it is played on by an event of its own', (t) => playsOn(t, app));
    await t.test('what is asked wrongly is refused', (t) => judges(t, app));
    await t.test('an extension is tried, repeated and made for a state like any other write', (t) => manners(t, app));
    await t.test('a game that was extended is exported and imported as it is', (t) => copies(t, app));
  });
}

async function refuses(t: Test, app: FastifyInstance): Promise<void> {
  const game = await playedOut(app);
  const before = (await game.as('viewer', 'GET', '')).body;
  t.match(before, { status: 'running', matchOver: true, match: 1, played: 4, deal: 5, roundWind: 'S', seq: 5 });
  for (const path of ['/deals', '/deals?dryRun=true']) {
    const refused = await game.as('scorer', 'POST', path, DRAWN);
    t.match(refused, { status: 409, body: { code: 'match-over', type: '/problems/match-over', status: 409, findings: [] } });
    t.match(refused.body.detail, /extend the match by one to four rounds/, 'and the hint says how to play on');
  }
  t.strictSame((await game.as('viewer', 'GET', '')).body, before);
  t.match(await game.as('scorer', 'PUT', '/deals/4', { ...scored([0, 30, 0, 0], 'S', 'W'), reason: 'misread' }), { status: 200, body: { game: { matchOver: true } } });
  t.match(await game.as('owner', 'POST', '/penalties', { player: 'Bo', amount: 5 }), { status: 201 });
  t.match(await game.as('owner', 'POST', '/finish'), { status: 200 });
  t.match(await game.as('owner', 'POST', '/reopen'), { status: 200, body: { game: { matchOver: true } } });
  t.match(await game.as('scorer', 'DELETE', '/deals/4?reason=not+played'), { status: 200, body: { game: { matchOver: false, played: 3 } } });
  t.match(await game.as('scorer', 'POST', '/deals', DRAWN), { status: 201, body: { deal: { deal: 5, roundWind: 'E' }, game: { matchOver: true } } });
}

async function playsOn(t: Test, app: FastifyInstance): Promise<void> {
  const game = await playedOut(app);
  const { totals } = (await game.as('viewer', 'GET', '')).body;
  const extended = await game.as('scorer', 'POST', '/extend', { rounds: 1, reason: 'it is early' });
  t.match(extended, { status: 200, headers: { etag: '"6"' } });
  t.match(extended.body, {
    type: 'match-extended',
    seq: 6,
    dryRun: false,
    deal: null,
    penalty: null,
    // by the competition rules East and South, West and North change places in the second round
    game: { matchOver: false, match: 1, played: 4, deal: 5, roundWind: 'S', dealer: 'Bo', seats: { E: 'Bo', S: 'Ann', W: 'Dov', N: 'Chi' }, totals },
    difference: { totals: { Ann: 0, Bo: 0, Chi: 0, Dov: 0 }, deals: [] },
  });
  for (let deal = 5; deal <= 8; deal++) {
    t.match(await game.as('scorer', 'POST', '/deals', DRAWN), { status: 201, body: { deal: { deal, roundWind: 'S' } } });
  }
  t.match(await game.as('scorer', 'POST', '/deals', DRAWN), { status: 409, body: { code: 'match-over' } });
  t.match(await game.as('owner', 'POST', '/extend', { rounds: 3 }), { status: 200, body: { game: { roundWind: 'W', deal: 9, match: 1 } } });
  for (let deal = 9; deal <= 20; deal++) {
    const { body } = await game.as('scorer', 'POST', '/deals', DRAWN);
    if (deal === 17) t.match(body.deal, { roundWind: 'E', dealer: 'Ann' }, 'after the North round comes an East round');
  }
  t.match((await game.as('viewer', 'GET', '')).body, { matchOver: true, roundWind: 'S', deal: 21, played: 20 });
  const { events } = (await game.as('viewer', 'GET', '/events?after=5&limit=1')).body;
  t.match(events, [{ type: 'match-extended', actor: 'scorer', reason: 'it is early', data: { rounds: 1 }, before: { deal: 5 }, after: { deal: 5 } }]);
}

async function judges(t: Test, app: FastifyInstance): Promise<void> {
  const running = await openGame(app);
  t.match(await running.as('scorer', 'POST', '/extend', { rounds: 1 }), { status: 409, body: { code: 'match-running' } });
  const game = await playedOut(app);
  for (const body of [{}, { rounds: 0 }, { rounds: 5 }, { rounds: 1.5 }, { rounds: '1' }, { rounds: null }]) {
    t.match(await game.as('scorer', 'POST', '/extend', body), { status: 400, body: { code: 'request-invalid', findings: [{ at: '/rounds', code: 'wrong-type' }] } }, JSON.stringify(body));
  }
  t.match(await game.as('scorer', 'POST', '/extend', { rounds: 1, round: 1 }), { status: 400, body: { findings: [{ at: '/round', code: 'unknown-field' }] } });
  t.match(await game.as('viewer', 'POST', '/extend', { rounds: 1 }), { status: 403, body: { code: 'role-forbidden' } });
  t.match(await ask(app, 'POST', `${game.url}/extend`, { key: running.keys.owner, body: { rounds: 1 } }), { status: 404 });
  await game.as('owner', 'POST', '/finish');
  t.match(await game.as('scorer', 'POST', '/extend', { rounds: 1 }), { status: 409, body: { code: 'game-finished' } });
  const open = await openGame(app, { ruleset: 'simple', options: { length: 'open', dealer: 'passes' } });
  for (let i = 0; i < 17; i++) t.equal((await open.as('scorer', 'POST', '/deals', DRAWN)).status, 201);
  t.match(await open.as('scorer', 'POST', '/extend', { rounds: 1 }), { status: 409, body: { code: 'match-running' } }, 'an open match is never over');
}

async function manners(t: Test, app: FastifyInstance): Promise<void> {
  const game = await playedOut(app);
  t.match(await game.as('scorer', 'POST', '/extend?dryRun=true', { rounds: 2 }), { status: 200, body: { dryRun: true, seq: 6, game: { matchOver: false } } });
  t.match((await game.as('viewer', 'GET', '')).body, { seq: 5, matchOver: true });
  t.match(await game.as('scorer', 'POST', '/extend', { rounds: 1 }, { 'if-match': '"4"' }), { status: 412, body: { code: 'edit-conflict', game: { seq: 5 } } });
  const once = { 'idempotency-key': 'one-more-round', 'if-match': '"5"' };
  const first = await game.as('scorer', 'POST', '/extend', { rounds: 1 }, once);
  t.equal(first.status, 200);
  const again = await game.as('scorer', 'POST', '/extend', { rounds: 1 }, once);
  t.strictSame([again.status, again.body], [200, first.body], 'a repeat is answered as at first');
  t.match(await game.as('scorer', 'POST', '/extend', { rounds: 2 }, once), { status: 422, body: { code: 'idempotency-key-reused' } });
  t.equal((await game.as('viewer', 'GET', '')).body.seq, 6);
  t.match(await game.as('scorer', 'POST', '/extend', { rounds: 1 }), { status: 409, body: { code: 'match-running' } }, 'a second one comes too early');
}

async function copies(t: Test, app: FastifyInstance): Promise<void> {
  const game = await playedOut(app);
  await game.as('scorer', 'POST', '/extend', { rounds: 1 });
  await game.as('scorer', 'POST', '/deals', scored([0, 24, 0, 0], 'S'));
  const exported = (await game.as('viewer', 'GET', '/export.json')).body;
  t.match(exported.events[0].body.rules.shape, Number, 'the stored rules tell the version of their shape');
  const imported = await ask(app, 'POST', '/v1/games/import', { body: exported });
  t.equal(imported.status, 201);
  const { id, openedAt, changedAt, role, ...state } = (await game.as('viewer', 'GET', '')).body;
  const copy = await ask(app, 'GET', String(imported.headers['location']), { key: imported.body.keys.viewer });
  t.match(copy.body, state);
  t.match({ openedAt, changedAt, role }, { openedAt: copy.body.openedAt, changedAt: copy.body.changedAt, role: 'viewer' });
  t.not(id, copy.body.id);
  const refused = async (change: (events: { body: Record<string, unknown> }[]) => void): Promise<void> => {
    const events = structuredClone(exported.events);
    change(events);
    t.match(await ask(app, 'POST', '/v1/games/import', { body: { ...exported, events } }), { status: 422, body: { code: 'import-invalid' } });
  };
  await refused((events) => events.splice(5, 1));
  await refused((events) => ((events[0]!.body['rules'] as Record<string, unknown>)['shape'] = 99));
  const long = structuredClone(exported.events);
  long[5].body.rounds = 9;
  t.match(await ask(app, 'POST', '/v1/games/import', { body: { ...exported, events: long } }), { status: 400, body: { findings: [{ at: '/events/5/body/rounds' }] } });
}

t.test('the refusal is said in every language, and its page tells how it comes about', async (t) => {
  const app = await serviceFor(t);
  const game = await playedOut(app);
  const details = new Set<string>();
  for (const language of LANGUAGES) {
    const { body } = await game.as('scorer', 'POST', `/deals?lang=${language}`, DRAWN);
    t.equal(body.code, 'match-over');
    details.add(body.detail);
  }
  t.equal(details.size, LANGUAGES.length);
  for (const code of ['match-over', 'match-running']) t.match((await get(app, `/problems/${code}`, { accept: 'application/json' })).body, { code, status: 409 });
});
