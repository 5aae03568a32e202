import type { Kysely, Transaction } from 'kysely';
import {
  StoreUnavailable,
  type Append,
  type DealRecord,
  type GameHead,
  type GameUnit,
  type LedgerStore,
  type Listener,
  type NewGame,
  type Opened,
  type StoredRules,
  type StoredEvent,
  type StoredGame,
} from '../../service/ports/ledger-store.ts';
import { readWhole } from './read-whole.ts';
import { dealOf, eventOf, eventText, gameOf, isOpening, penaltyOf } from './rows.ts';
import type { EventRow, Tables } from './schema.ts';

/** What the two databases do differently. */
export interface Database {
  readonly db: Kysely<Tables>;
  /** Whether a row is locked by reading it `for update`; else a transaction locks the whole database as it begins. */
  readonly rowLocks: boolean;
  /** The most parameters of one statement. */
  readonly parameters: number;
  /** Whether an error means that the database does not answer. */
  isUnavailable(error: unknown): boolean;
  /** Called inside the transaction, before it commits. */
  announce(trx: Transaction<Tables>, game: string, seq: number): Promise<void>;
  /** Called after the commit. */
  committed(game: string, seq: number): void;
  subscribe(listener: Listener): () => void;
  close(): Promise<void>;
}

type Db = Kysely<Tables> | Transaction<Tables>;

/** The ledger on an SQL database that has been migrated. */
export function sqlStore(database: Database): LedgerStore {
  const { db } = database;
  const rules = new Map<string, StoredRules>();

  /** Errors of a database that is away become `StoreUnavailable`; others are faults and stay as they are. */
  async function ask<T>(question: () => Promise<T>): Promise<T> {
    try {
      return await question();
    } catch (error) {
      if (database.isUnavailable(error)) throw new StoreUnavailable('The store does not answer.', { cause: error });
      throw error;
    }
  }

  /** Rule sets never change, so each is read once. */
  async function readRules(db: Db, hash: string): Promise<StoredRules> {
    const known = rules.get(hash);
    if (known !== undefined) return known;
    const row = await db.selectFrom('rulesets').select('content').where('hash', '=', hash).executeTakeFirstOrThrow();
    const content = JSON.parse(row.content) as StoredRules;
    if (rules.size >= MOST_RULESETS) rules.clear();
    rules.set(hash, content);
    return content;
  }

  async function eventsOf(db: Db, rows: readonly EventRow[]): Promise<readonly StoredEvent[]> {
    const events: StoredEvent[] = [];
    for (const row of rows) {
      const hash = isOpening(row) ? (JSON.parse(row.after) as GameHead).rulesHash : null;
      events.push(eventOf(row, hash === null ? null : await readRules(db, hash)));
    }
    return events;
  }

  async function openGame(trx: Transaction<Tables>, { id, keys, game, events, idempotencyKey, fingerprint }: NewGame): Promise<Opened> {
    const first = events.at(0);
    const last = events.at(-1);
    if (last === undefined || first?.event.body.type !== 'game-opened') throw new Error('a game begins with its opening');
    const { numInsertedOrUpdatedRows } = await trx
      .insertInto('openings')
      .values({ idempotencyKey, fingerprint, gameId: id, seq: game.head.seq })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst();
    if (numInsertedOrUpdatedRows !== 1n) return await openedBefore(trx, idempotencyKey);
    await trx
      .insertInto('rulesets')
      .values({ hash: game.head.rulesHash, content: JSON.stringify(first.event.body.rules) })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    const { head } = game;
    await trx
      .insertInto('games')
      .values({ id, seq: head.seq, head: JSON.stringify(head), ownerHash: keys.owner, scorerHash: keys.scorer, viewerHash: keys.viewer })
      .execute();
    for (const stored of chunks(events, database.parameters, EVENT_COLUMNS)) {
      await trx.insertInto('events').values(stored.map((event) => eventRow(id, event))).execute();
    }
    await writeRecords(trx, id, game);
    return { created: true, id, fingerprint, after: last.after };
  }

  /** The game that was opened or imported under a key before, in the state in which it was answered. */
  async function openedBefore(trx: Transaction<Tables>, idempotencyKey: string): Promise<Opened> {
    const { gameId, fingerprint, after } = await trx
      .selectFrom('openings')
      .innerJoin('events', (join) => join.onRef('events.gameId', '=', 'openings.gameId').onRef('events.seq', '=', 'openings.seq'))
      .select(['openings.gameId', 'openings.fingerprint', 'events.after'])
      .where('idempotencyKey', '=', idempotencyKey)
      .executeTakeFirstOrThrow();
    return { created: false, id: gameId, fingerprint, after: JSON.parse(after) as GameHead };
  }

  async function writeRecords(trx: Transaction<Tables>, gameId: string, { deals, penalties }: Pick<Append, 'deals' | 'penalties'>): Promise<void> {
    for (const some of chunks(deals, database.parameters, RECORD_COLUMNS)) {
      await trx
        .insertInto('deals')
        .values(some.map((deal) => ({ gameId, deal: deal.deal, record: JSON.stringify(deal) })))
        .onConflict((conflict) => conflict.columns(['gameId', 'deal']).doUpdateSet((row) => ({ record: row.ref('excluded.record') })))
        .execute();
    }
    for (const some of chunks(penalties, database.parameters, RECORD_COLUMNS)) {
      await trx
        .insertInto('penalties')
        .values(some.map((penalty) => ({ gameId, penalty: penalty.penalty, record: JSON.stringify(penalty) })))
        .onConflict((conflict) => conflict.columns(['gameId', 'penalty']).doUpdateSet((row) => ({ record: row.ref('excluded.record') })))
        .execute();
    }
  }

  function unitOf(trx: Transaction<Tables>, gameId: string, head: GameHead): GameUnit {
    return {
      head,
      async readEvent(eventId) {
        const rows = await trx.selectFrom('events').selectAll().where('gameId', '=', gameId).where('eventId', '=', eventId).execute();
        return (await eventsOf(trx, rows))[0] ?? null;
      },
      async readAfter(seq) {
        const row = await trx.selectFrom('events').select('after').where('gameId', '=', gameId).where('seq', '=', seq).executeTakeFirst();
        return row === undefined ? null : (JSON.parse(row.after) as GameHead);
      },
      async readPenalty(penalty) {
        const row = await trx
          .selectFrom('penalties')
          .select('record')
          .where('gameId', '=', gameId)
          .where('penalty', '=', penalty)
          .executeTakeFirst();
        return row === undefined ? null : penaltyOf(row);
      },
      async readDealsFrom(deal) {
        if (deal === null) return [];
        const rows = await trx.selectFrom('deals').select('record').where('gameId', '=', gameId).where('deal', '>=', deal).orderBy('deal').execute();
        return rows.map(dealOf);
      },
    };
  }

  async function append(trx: Transaction<Tables>, gameId: string, wanted: Append): Promise<void> {
    const { event, head } = wanted;
    await trx.insertInto('events').values(eventRow(gameId, { event, fingerprint: wanted.fingerprint, after: head })).execute();
    await writeRecords(trx, gameId, wanted);
    const { numUpdatedRows } = await trx
      .updateTable('games')
      .set({ seq: head.seq, head: JSON.stringify(head) })
      .where('id', '=', gameId)
      .where('seq', '=', head.seq - 1)
      .executeTakeFirst();
    if (numUpdatedRows !== 1n) throw new Error('the game was changed in a transaction that had it alone');
    await database.announce(trx, gameId, head.seq);
  }

  return {
    openGame: (game) => ask(() => db.transaction().execute((trx) => openGame(trx, game))),
    async readGame(id): Promise<StoredGame | null> {
      const row = await ask(() => db.selectFrom('games').selectAll().where('id', '=', id).executeTakeFirst());
      return row === undefined ? null : gameOf(row);
    },
    readRules: (hash) => ask(() => readRules(db, hash)),
    readDeals: (id, before, limit): Promise<readonly DealRecord[]> =>
      ask(async () => {
        const query = db.selectFrom('deals').select('record').where('gameId', '=', id).where('deal', '<', before);
        return (await query.orderBy('deal', 'desc').limit(limit).execute()).map(dealOf);
      }),
    readWhole: (id, limit) => ask(() => readWhole(db, id, limit)),
    readEvents: (id, after, limit) =>
      ask(async () => {
        const query = db.selectFrom('events').selectAll().where('gameId', '=', id).where('seq', '>', after);
        return await eventsOf(db, await query.orderBy('seq').limit(limit).execute());
      }),
    async changeGame(id, work) {
      let seq = 0;
      const result = await ask(() =>
        db.transaction().execute(async (trx) => {
          const query = trx.selectFrom('games').select('head').where('id', '=', id);
          const row = await (database.rowLocks ? query.forUpdate() : query).executeTakeFirst();
          if (row === undefined) return null;
          const done = await work(unitOf(trx, id, JSON.parse(row.head) as GameHead));
          if (done.append !== null) {
            await append(trx, id, done.append);
            seq = done.append.head.seq;
          }
          return done.result;
        }),
      );
      if (seq > 0) database.committed(id, seq);
      return result;
    },
    subscribe: (listener) => database.subscribe(listener),
    ping: async () => {
      await ask(() => db.selectFrom('rulesets').select('hash').limit(1).execute());
    },
    close: () => database.close(),
  };
}

/** Rule sets in memory at once; far more than a club has. */
const MOST_RULESETS = 100;
const EVENT_COLUMNS = 6;
const RECORD_COLUMNS = 3;

function eventRow(gameId: string, { event, fingerprint, after }: StoredEvent): EventRow {
  return { gameId, seq: event.seq, eventId: event.id, fingerprint, event: eventText(event), after: JSON.stringify(after) };
}

function* chunks<T>(items: readonly T[], parameters: number, columns: number): Generator<readonly T[]> {
  const size = Math.floor(parameters / columns);
  for (let i = 0; i < items.length; i += size) yield items.slice(i, i + size);
}
