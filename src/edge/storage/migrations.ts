import { sql, type Kysely, type Transaction } from 'kysely';

type Migration = (db: Transaction<unknown>) => Promise<void>;

/**
 * The steps from an empty database to the present one, in order. A step that has been released is never changed, and
 * there is no way back: the next step mends what the last one spoilt.
 */
const MIGRATIONS: readonly Migration[] = [createTables];

async function createTables(db: Transaction<unknown>): Promise<void> {
  const table = (name: string) => db.schema.createTable(name);
  await table('rulesets')
    .addColumn('hash', 'text', (c) => c.primaryKey())
    .addColumn('content', 'text', (c) => c.notNull())
    .execute();
  await table('games')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('seq', 'integer', (c) => c.notNull())
    .addColumn('head', 'text', (c) => c.notNull())
    .addColumn('ownerHash', 'text', (c) => c.notNull())
    .addColumn('scorerHash', 'text', (c) => c.notNull())
    .addColumn('viewerHash', 'text', (c) => c.notNull())
    .execute();
  await table('openings')
    .addColumn('idempotencyKey', 'text', (c) => c.primaryKey())
    .addColumn('fingerprint', 'text', (c) => c.notNull())
    .addColumn('gameId', 'text', (c) => c.notNull())
    .addColumn('seq', 'integer', (c) => c.notNull())
    .execute();
  await table('events')
    .addColumn('gameId', 'text', (c) => c.notNull().references('games.id'))
    .addColumn('seq', 'integer', (c) => c.notNull())
    .addColumn('eventId', 'text', (c) => c.notNull())
    .addColumn('fingerprint', 'text', (c) => c.notNull())
    .addColumn('event', 'text', (c) => c.notNull())
    .addColumn('after', 'text', (c) => c.notNull())
    // no sequence number is given twice, no event is stored twice: the two promises of the ledger
    .addPrimaryKeyConstraint('events_in_sequence', ['gameId', 'seq'])
    .addUniqueConstraint('events_once', ['gameId', 'eventId'])
    .execute();
  await table('deals')
    .addColumn('gameId', 'text', (c) => c.notNull().references('games.id'))
    .addColumn('deal', 'integer', (c) => c.notNull())
    .addColumn('record', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('deals_by_number', ['gameId', 'deal'])
    .execute();
  await table('penalties')
    .addColumn('gameId', 'text', (c) => c.notNull().references('games.id'))
    .addColumn('penalty', 'integer', (c) => c.notNull())
    .addColumn('record', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('penalties_by_number', ['gameId', 'penalty'])
    .execute();
}

/**
 * Brings a database up to date, all steps in one transaction that `lock` keeps others out of: of several processes
 * that start at once one migrates and the others find it done. Rejects when the database is from a later version.
 */
export async function migrate<T>(db: Kysely<T>, lock: (trx: Transaction<T>) => Promise<void>): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await lock(trx);
    await sql`create table if not exists "schemaVersion" ("version" integer not null)`.execute(trx);
    const { rows } = await sql<{ version: number }>`select "version" from "schemaVersion"`.execute(trx);
    const version = rows[0]?.version ?? 0;
    if (version > MIGRATIONS.length) {
      throw new Error(
        `The database has schema version ${String(version)}, this release knows ${String(MIGRATIONS.length)} at most: start a later release.`,
      );
    }
    if (version === MIGRATIONS.length) return;
    for (const step of MIGRATIONS.slice(version)) await step(trx as Transaction<unknown>);
    await (rows.length === 0
      ? sql`insert into "schemaVersion" ("version") values (${MIGRATIONS.length})`
      : sql`update "schemaVersion" set "version" = ${MIGRATIONS.length}`
    ).execute(trx);
  });
}
