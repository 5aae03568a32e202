import { Kysely, PostgresDialect, sql } from 'kysely';
import pg from 'pg';
import { StoreUnavailable, type LedgerStore } from '../../service/ports/ledger-store.ts';
import { listeners, type Listeners } from './listeners.ts';
import { migrate } from './migrations.ts';
import type { Tables } from './schema.ts';
import { sqlStore } from './sql-store.ts';

/** Where changes are announced, to every process on the database. */
const CHANNEL = 'mingg_games';
/** Names the lock under which a database is migrated. */
const MIGRATION_LOCK = 0x6d696e67;
const CONNECTIONS = 10;
const ANSWER_MS = 10_000;
const RECONNECT_MS = 500;

/**
 * A ledger in a PostgreSQL database that several processes may share.
 * Rejects with `StoreUnavailable` when the database does not answer.
 * @param url such as `postgres://user:password@host:5432/name`
 */
export async function openPostgres(url: string): Promise<LedgerStore> {
  const pool = new pg.Pool({
    connectionString: url,
    max: CONNECTIONS,
    connectionTimeoutMillis: ANSWER_MS,
    query_timeout: ANSWER_MS,
    keepAlive: true,
  });
  // a connection that breaks rejects what was asked over it and is replaced; idle ones and those in use tell it twice
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  const heard = listeners();
  try {
    await migrate(db, async (trx) => {
      await sql`select pg_advisory_xact_lock(${MIGRATION_LOCK})`.execute(trx);
    });
    const stop = await hear(url, heard);
    return sqlStore({
      db,
      rowLocks: true,
      parameters: 60_000,
      isUnavailable,
      announce: async (trx, game, seq) => {
        await sql`select pg_notify(${CHANNEL}, ${`${game} ${String(seq)}`})`.execute(trx);
      },
      committed: () => {
        // this process hears its own announcements as well
      },
      subscribe: heard.add,
      close: async () => {
        await stop();
        await db.destroy();
      },
    });
  } catch (error) {
    await db.destroy();
    if (isUnavailable(error)) throw new StoreUnavailable('PostgreSQL does not answer.', { cause: error });
    throw error;
  }
}

/** Listens on a connection of its own, and again when it broke; then everybody is told to look again. */
async function hear(url: string, { tell }: Listeners): Promise<() => Promise<void>> {
  let closed = false;
  let client: pg.Client | null = null;
  let timer: NodeJS.Timeout | undefined;

  async function connect(): Promise<void> {
    const fresh = new pg.Client({ connectionString: url, connectionTimeoutMillis: ANSWER_MS, keepAlive: true });
    fresh.on('notification', ({ payload = '' }) => {
      const [game = '', seq] = payload.split(' ');
      tell({ game, seq: Number(seq) });
    });
    fresh.on('error', () => undefined);
    await fresh.connect();
    await fresh.query(`listen ${CHANNEL}`);
    client = fresh;
    fresh.once('end', again);
  }

  function again(): void {
    client = null;
    if (closed) return;
    timer = setTimeout(() => {
      connect().then(() => {
        tell(null);
      }, again);
    }, RECONNECT_MS);
  }

  await connect();
  return async () => {
    closed = true;
    clearTimeout(timer);
    await client?.end();
  };
}

/** Connection errors of the system, of the driver (no code) and of the server: class 08, 53 (no resources), 57P. */
function isUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error ? String(error.code) : '';
  if (/^(08|53|57P|ECONN|EPIPE|ENOTFOUND|EAI_AGAIN|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOENT)/.test(code)) return true;
  return /connection|terminated|timeout|not queryable/i.test(error.message) && code === '';
}
