import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Test } from 'tap';
import { openPostgres } from '../../src/edge/storage/postgres.ts';
import { openSqlite } from '../../src/edge/storage/sqlite.ts';
import type { LedgerStore } from '../../src/service/ports/ledger-store.ts';
import { skipWithout } from './optional.ts';
import { freshDatabase } from './postgres.ts';

/** One kind of store, each time with an empty database. */
export interface StoreKind {
  readonly name: string;
  /** For tap's `skip`. */
  readonly skip: string | false;
  /** A value of `DATABASE_URL` for an empty database, gone when the test ends. */
  readonly database: (t: Test) => Promise<string>;
  /** One more store on a database; closed when the test ends. */
  readonly open: (t: Test, database: string) => Promise<LedgerStore>;
  /** Whether several processes hear of each other's changes. */
  readonly shared: boolean;
}

const hasSqlite = await import('better-sqlite3').then(
  () => true,
  () => false,
);
const postgresUrl = process.env['TEST_DATABASE_URL'];

/** For tap's `skip`: the reason where SQLite is not to be had. */
export const noSqlite = skipWithout('sqlite', hasSqlite);
const skipPostgres = skipWithout('postgres', postgresUrl !== undefined);
if (skipPostgres !== false) {
  process.stderr.write(
    '\n*** The ledger is NOT tested on PostgreSQL: set TEST_DATABASE_URL, or run .ci/run, which starts one. ***\n\n',
  );
}

/** The stores that every contract test of the ledger runs on. */
export const STORE_KINDS: readonly StoreKind[] = [
  {
    name: 'SQLite',
    skip: noSqlite,
    database: (t: Test): Promise<string> => {
      const folder = mkdtempSync(join(tmpdir(), 'mingg-ledger-'));
      t.teardown(() => {
        rmSync(folder, { recursive: true, force: true });
      });
      return Promise.resolve(`file:${join(folder, 'games', 'ledger.sqlite')}`);
    },
    open: async (t: Test, database: string): Promise<LedgerStore> => closing(t, await openSqlite(database.slice('file:'.length))),
    shared: false,
  },
  {
    name: 'PostgreSQL',
    skip: skipPostgres,
    database: async (t: Test): Promise<string> => {
      const { url, drop } = await freshDatabase(postgresUrl ?? '');
      t.teardown(drop);
      return url;
    },
    open: async (t: Test, database: string): Promise<LedgerStore> => closing(t, await openPostgres(database)),
    shared: true,
  },
];

function closing(t: Test, store: LedgerStore): LedgerStore {
  t.teardown(() => store.close());
  return store;
}
