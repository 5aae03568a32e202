import t from 'tap';
import { Kysely, sql, SqliteDialect } from 'kysely';
import { STORE_KINDS } from '../../support/stores.ts';

for (const kind of STORE_KINDS.filter(({ shared }) => !shared)) {
  t.test('a database of a later release is left alone', { skip: kind.skip }, async (t) => {
    const { default: Database } = await import('better-sqlite3');
    const database = await kind.database(t);
    const store = await kind.open(t, database);
    await store.ping();
    const db = new Kysely<unknown>({ dialect: new SqliteDialect({ database: new Database(database.slice('file:'.length)) }) });
    await sql`update "schemaVersion" set "version" = 99`.execute(db);
    await t.rejects(kind.open(t, database), /schema version 99/);
    await sql`update "schemaVersion" set "version" = 1`.execute(db);
    await db.destroy();
    await t.resolves(kind.open(t, database), 'and one of this release is opened again');
  });
}
