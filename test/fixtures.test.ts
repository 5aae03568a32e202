import { mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { gunzipSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import t from 'tap';
import type { Test } from 'tap';
import { keysOf, type Expected, type ExpectedTrial } from './fixtures/expected.ts';
import { ask, type GameReply } from './support/games.ts';
import { runStatements } from './support/postgres.ts';
import { fromRoot } from './support/root.ts';
import { serviceFor } from './support/service.ts';
import { STORE_KINDS } from './support/stores.ts';

const releases = readdirSync(fromRoot('test/fixtures'), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);
t.ok(releases.includes('0.1.0'), 'there are games of the first release');

for (const release of releases) {
  const read = (name: string): Buffer => readFileSync(fromRoot('test/fixtures', release, name));
  const { games } = JSON.parse(read('expected.json').toString()) as { readonly games: readonly Expected[] };

  for (const kind of STORE_KINDS) {
    t.test(`a store of ${release} on ${kind.name} opens, counts as it did, and takes corrections`, { skip: kind.skip }, async (t) => {
      const database = await kind.database(t);
      if (kind.shared) await runStatements(database, gunzipSync(read('games.sql.gz')).toString());
      else {
        const file = database.slice('file:'.length);
        mkdirSync(dirname(file), { recursive: true });
        writeFileSync(file, gunzipSync(read('games.sqlite.gz')));
      }
      const app = await serviceFor(t, { DATABASE_URL: database });
      for (const game of games) {
        const url = `/v1/games/${kind.shared ? game.ids.postgres : game.ids.sqlite}`;
        await t.test(game.title, (t) => sameGame(t, app, url, game));
      }
    });
  }

  t.test(`exports of ${release} are imported, count as they did, and take corrections`, async (t) => {
    const app = await serviceFor(t);
    for (const game of games) {
      await t.test(game.title, async (t) => {
        const exported = JSON.parse(read(`exports/${game.title}.json`).toString()) as { readonly events: readonly object[] };
        const url = await importOf(t, app, exported, game.title);
        const again = await ask(app, 'GET', `${url}/export.json`, { key: keysOf(game.title).viewer });
        t.strictSame(again.body.events, exported.events, 'its own export has the same events');
        await sameGame(t, app, url, game);
      });
    }
  });
}

async function importOf(t: Test, app: FastifyInstance, exported: object, title: string): Promise<string> {
  const { status, body, headers } = await ask(app, 'POST', '/v1/games/import', { body: { ...exported, keys: keysOf(title) } });
  t.equal(status, 201, JSON.stringify(body.detail));
  return String(headers['location']);
}

/** A game is what it was: its state, its events, every deal counted anew, what corrections lead to; then it is corrected for good. */
async function sameGame(t: Test, app: FastifyInstance, url: string, expected: Expected): Promise<void> {
  const { owner, viewer } = keysOf(expected.title);
  const read = async (path: string): Promise<GameReply['body']> => (await ask(app, 'GET', `${url}${path}`, { key: viewer })).body;
  const { title, status, ruleset, seq, match, matchOver, played, totals, accounts, unsettled } = await read('');
  const plain = { title, status, ruleset, seq, match, matchOver, played, totals, accounts, unsettled };
  t.strictSame(plain, Object.fromEntries(Object.keys(plain).map((field) => [field, expected[field as keyof Expected]])));
  await sameRest(t, read, expected);

  const correct = async ({ method, path, body }: ExpectedTrial, dryRun: boolean): Promise<GameReply> => {
    const query = dryRun ? `${path.includes('?') ? '&' : '?'}dryRun=true` : '';
    return await ask(app, method, `${url}${path}${query}`, { key: owner, body: body ?? undefined });
  };
  for (const trial of expected.trials) {
    const { body } = await correct(trial, true);
    const deals = body.difference?.deals.map(({ deal }: { readonly deal: number }) => deal);
    t.strictSame({ totals: body.game?.totals, deals }, { totals: trial.totals, deals: trial.deals }, `${trial.method} ${trial.path}: ${JSON.stringify(body.detail)}`);
  }
  const [first] = expected.trials;
  if (first === undefined) return;
  t.ok((await correct(first, false)).status < 300);
  t.strictSame((await read('')).totals, first.totals, 'and is corrected for good');
  const copy = await importOf(t, app, await read('/export.json'), title);
  t.strictSame((await ask(app, 'GET', copy, { key: viewer })).body.totals, first.totals, 'and exported and imported again');
}

async function sameRest(t: Test, read: (path: string) => Promise<GameReply['body']>, expected: Expected): Promise<void> {
  const { players, roundWind, dealer, seats, deal, penalties } = await read('');
  const ranks = Object.fromEntries(players.map(({ name, rank }: { readonly name: string; readonly rank: number }) => [name, rank]));
  t.strictSame({ ranks, winds: { roundWind, dealer, seats } }, { ranks: expected.ranks, winds: expected.winds });
  t.strictSame({ deals: deal - 1, penalties: penalties.length }, { deals: expected.deals, penalties: expected.penalties });
  const { events } = await read('/events?limit=1000');
  t.strictSame(events.map(({ type }: { readonly type: string }) => type), expected.events);
  for (const wanted of expected.scores) {
    const { score, deal: told } = await read(`/deals/${String(wanted.deal)}`);
    t.strictSame(
      {
        deal: told.deal,
        status: told.status,
        net: Object.fromEntries(told.results.map(({ player, net }: { readonly player: string; readonly net: number }) => [player, net])),
        hands: score.hands.map(({ seat, score, lines }: Counted) => ({ seat, score, lines: lines.map(({ rule, count, value }) => `${rule} ${count} x ${value}`) })),
      },
      wanted,
      `deal ${String(wanted.deal)}`,
    );
  }
}

interface Counted {
  readonly seat: string;
  readonly score: number;
  readonly lines: readonly { readonly rule: string; readonly count: number; readonly value: number }[];
}
