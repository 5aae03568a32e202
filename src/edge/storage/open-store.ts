import { StoreUnavailable, type LedgerStore, type Listener } from '../../service/ports/ledger-store.ts';
import { openPostgres } from './postgres.ts';
import { openSqlite } from './sqlite.ts';

/** How long to wait before a store that did not open is tried again, in milliseconds. */
const TRY_AGAIN_MS = 1000;

/**
 * The store that a database URL names, opened at once. Where it cannot be opened the service starts all the same:
 * every operation says so and, now and then, tries to open it once more.
 * @param url `file:` and the path of an SQLite file, or `postgres:` as libpq takes it
 * @param report told why it could not be opened
 */
export async function openStore(url: string, report: (error: unknown) => void): Promise<LedgerStore> {
  const store = new LateStore(() => (url.startsWith('file:') ? openSqlite(url.slice('file:'.length)) : openPostgres(url)), report);
  await store.ping().catch((error: unknown) => {
    if (!(error instanceof StoreUnavailable)) throw error;
  });
  return store;
}

/** Opens a store when it is first needed, and stands in for it. */
class LateStore implements LedgerStore {
  readonly #open: () => Promise<LedgerStore>;
  readonly #report: (error: unknown) => void;
  readonly #listeners = new Map<Listener, () => void>();
  #store: LedgerStore | null = null;
  #opening: Promise<LedgerStore> | null = null;
  #failure: { readonly at: number; readonly error: unknown } | null = null;
  #closed = false;

  constructor(open: () => Promise<LedgerStore>, report: (error: unknown) => void) {
    this.#open = open;
    this.#report = report;
  }

  async #get(): Promise<LedgerStore> {
    if (this.#store !== null) return this.#store;
    if (this.#closed) throw new StoreUnavailable('The store is closed.');
    if (this.#failure !== null && Date.now() - this.#failure.at < TRY_AGAIN_MS) throw this.#failure.error;
    this.#opening ??= this.#openNow();
    try {
      return await this.#opening;
    } finally {
      this.#opening = null;
    }
  }

  async #openNow(): Promise<LedgerStore> {
    try {
      const store = await this.#open();
      this.#store = store;
      for (const listener of this.#listeners.keys()) {
        this.#listeners.set(listener, store.subscribe(listener));
        listener(null);
      }
      return store;
    } catch (error) {
      this.#failure = { at: Date.now(), error };
      this.#report(error);
      throw error;
    }
  }

  readonly openGame: LedgerStore['openGame'] = async (game) => await (await this.#get()).openGame(game);
  readonly readGame: LedgerStore['readGame'] = async (id) => await (await this.#get()).readGame(id);
  readonly readRules: LedgerStore['readRules'] = async (hash) => await (await this.#get()).readRules(hash);
  readonly readDeals: LedgerStore['readDeals'] = async (id, before, limit) => await (await this.#get()).readDeals(id, before, limit);
  readonly readWhole: LedgerStore['readWhole'] = async (id, limit) => await (await this.#get()).readWhole(id, limit);
  readonly readEvents: LedgerStore['readEvents'] = async (id, after, limit) => await (await this.#get()).readEvents(id, after, limit);
  readonly changeGame: LedgerStore['changeGame'] = async (id, work) => await (await this.#get()).changeGame(id, work);
  readonly ping: LedgerStore['ping'] = async () => await (await this.#get()).ping();

  readonly subscribe: LedgerStore['subscribe'] = (listener) => {
    // one who listens twice is two listeners
    const own: Listener = (change) => listener(change);
    this.#listeners.set(own, this.#store?.subscribe(own) ?? ((): void => undefined));
    return () => {
      this.#listeners.get(own)?.();
      this.#listeners.delete(own);
    };
  };

  readonly close: LedgerStore['close'] = async () => {
    this.#closed = true;
    await this.#opening?.catch(() => undefined);
    await this.#store?.close();
  };
}
