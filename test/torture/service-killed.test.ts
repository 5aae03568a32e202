import t from 'tap';
import { STORE_KINDS } from '../support/stores.ts';
import { killTheService, race } from './storms.ts';

/** The short form of `npm run torture`. */
const KILLS = 2;
const seed = Number(process.env['TORTURE_SEED'] ?? Date.now() % 1_000_000);
t.comment(`TORTURE_SEED=${seed}`);

for (const kind of STORE_KINDS) {
  t.test(`what was acknowledged survives kill -9 of the service, on ${kind.name}`, { skip: kind.skip, timeout: 110_000 }, async (t) => {
    const { acknowledged, mistakes } = await killTheService(await kind.database(t), KILLS, seed);
    t.strictSame(mistakes, []);
    t.ok(acknowledged > 0, `${acknowledged} deals were acknowledged`);
  });
}

for (const kind of STORE_KINDS.filter(({ shared }) => shared)) {
  t.test(`sixteen clients write to one game through two services on one ${kind.name}`, { skip: kind.skip, timeout: 110_000 }, async (t) => {
    const { acknowledged, stored, retries, mistakes } = await race(await kind.database(t), 16, 700, seed);
    t.strictSame(mistakes, []);
    t.ok(acknowledged >= 16);
    t.equal(stored, acknowledged, 'each writer was told of each of his deals');
    t.equal(retries, 0, 'and nobody had to ask twice');
  });
}
