import t from 'tap';
import { skipWithout } from '../support/optional.ts';
import { freshDatabase, ownServer, postgresPrograms } from '../support/postgres.ts';
import { killTheDatabase } from './storms.ts';

const seed = Number(process.env['TORTURE_SEED'] ?? Date.now() % 1_000_000);
t.comment(`TORTURE_SEED=${seed}`);
const programs = postgresPrograms();

t.test('what was acknowledged survives kill -9 of PostgreSQL, and the service finds it again', { skip: skipWithout('postgres', programs !== undefined), timeout: 110_000 }, async (t) => {
  const server = await ownServer(programs ?? '');
  t.teardown(() => server.remove());
  const { url } = await freshDatabase(server.url);
  const { acknowledged, mistakes } = await killTheDatabase(server, url, 1, seed);
  t.strictSame(mistakes, []);
  t.ok(acknowledged > 0, `${acknowledged} deals were acknowledged`);
});
