import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { CompiledQuery, Kysely, SqliteDialect, SqliteDriver, type DatabaseConnection, type Driver, type SqliteDialectConfig } from 'kysely';
import { StoreUnavailable, type LedgerStore } from '../../service/ports/ledger-store.ts';
import { listeners } from './listeners.ts';
import { migrate } from './migrations.ts';
import type { Tables } from './schema.ts';
import { sqlStore } from './sql-store.ts';

/**
 * A ledger in a file, created with its folder where there is none. A transaction is on the disk when it commits.
 * Rejects with `StoreUnavailable` where the driver (an optional dependency) is missing or the file cannot be opened.
 * @param path of the file, or `:memory:`
 */
export async function openSqlite(path: string): Promise<LedgerStore> {
  const file = await connect(path);
  const db = new Kysely<Tables>({ dialect: new ImmediateDialect({ database: file }) });
  const { tell, add } = listeners();
  await migrate(db, async () => {
    // the transaction began by locking the file
  });
  return sqlStore({
    db,
    rowLocks: false,
    parameters: 30_000,
    isUnavailable: (error) => UNAVAILABLE.test(codeOf(error)),
    announce: async () => {
      // there is nobody outside this process
    },
    committed: (game, seq) => {
      tell({ game, seq });
    },
    subscribe: add,
    close: () => db.destroy(),
  });
}

/** How long another process may keep the file locked, and how often it is tried again. */
const BUSY_MS = 5000;
const RETRY_MS = 5;

type File = Extract<SqliteDialectConfig['database'], { close(): void }>;

async function connect(path: string): Promise<File> {
  try {
    const { default: Database } = await import('better-sqlite3');
    if (path !== ':memory:') mkdirSync(dirname(path), { recursive: true });
    const file = new Database(path, { timeout: BUSY_MS });
    file.pragma('journal_mode = WAL');
    // an answer means that the deal is on the disk, not on its way there
    file.pragma('synchronous = FULL');
    file.pragma('foreign_keys = ON');
    // from here on only transactions wait, as they begin, and without stopping the process
    file.pragma('busy_timeout = 0');
    return file;
  } catch (error) {
    throw new StoreUnavailable(error instanceof Error ? error.message : 'SQLite cannot be opened.', { cause: error });
  }
}

/** The file is locked by another process, full, damaged, read-only or gone. */
const UNAVAILABLE = /^SQLITE_(BUSY|LOCKED|FULL|IOERR|CANTOPEN|READONLY|CORRUPT|NOTADB)/;

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : '';
}

/** Transactions take the write lock as they begin, so that what they read stays true until they commit. */
class ImmediateDialect extends SqliteDialect {
  readonly #config: SqliteDialectConfig;

  constructor(config: SqliteDialectConfig) {
    super(config);
    this.#config = config;
  }

  override createDriver(): Driver {
    return new ImmediateDriver(this.#config);
  }
}

class ImmediateDriver extends SqliteDriver {
  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    for (const started = Date.now(); ; await new Promise((resolve) => setTimeout(resolve, RETRY_MS))) {
      try {
        await connection.executeQuery(CompiledQuery.raw('begin immediate'));
        return;
      } catch (error) {
        if (codeOf(error) !== 'SQLITE_BUSY' || Date.now() - started > BUSY_MS) throw error;
      }
    }
  }
}
