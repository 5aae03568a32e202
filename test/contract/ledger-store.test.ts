import t, { type Test } from 'tap';
import { applyEvent, replay } from '../../src/ledger/fold.ts';
import type { EventBody } from '../../src/ledger/event.ts';
import type { Append, GameUnit, LedgerStore } from '../../src/service/ports/ledger-store.ts';
import { dealOf, eventOf, newGame } from '../support/sample-events.ts';
import { STORE_KINDS } from '../support/stores.ts';

/** One event more, in the state the game has when its turn comes. */
function append(body: (unit: GameUnit) => EventBody, id?: string) {
  return async (unit: GameUnit): Promise<{ append: Append; result: number }> => {
    const event = eventOf(unit.head.seq + 1, body(unit), id);
    const { head, deals, penalties } = applyEvent({ head: unit.head, deals: [], penalties: [] }, event);
    return { append: { event, fingerprint: `print-${event.id}`, head, deals, penalties }, result: head.seq };
  };
}

const oneMoreDeal = (unit: GameUnit): EventBody => dealOf(unit.head.deals + 1, 7);

for (const kind of STORE_KINDS) {
  t.test(`a ledger on ${kind.name}`, { skip: kind.skip, timeout: 60_000 }, async (t) => {
    const database = await kind.database(t);
    const store = await kind.open(t, database);
    let count = 0;
    const open = async (deals = 0): Promise<string> => {
      const game = newGame(`game-${(count += 1)}`, deals);
      await store.openGame(game);
      return game.id;
    };
    await contract(t, store, open);

    await t.test('what was stored is there for whoever opens the database next', async (t) => {
      const id = await open(3);
      const second = await kind.open(t, database);
      t.strictSame(await second.readGame(id), await store.readGame(id));
      t.strictSame(await second.readEvents(id, 0, 100), await store.readEvents(id, 0, 100));
    });

    await t.test('two stores on one database migrate it once, even when they start together', async (t) => {
      const empty = await kind.database(t);
      const stores = await Promise.all([1, 2, 3, 4].map(() => kind.open(t, empty)));
      await stores[0]?.openGame(newGame('first'));
      for (const other of stores) t.equal((await other.readGame('first'))?.head.seq, 1);
    });

    await t.test('changes are heard', async (t) => {
      const id = await open();
      const other = kind.shared ? await kind.open(t, database) : store;
      const heard: unknown[] = [];
      const stop = other.subscribe((change) => heard.push(change));
      await store.changeGame(id, append(oneMoreDeal));
      for (let i = 0; heard.length === 0 && i < 200; i++) await new Promise((resolve) => setTimeout(resolve, 10));
      t.strictSame(heard, [{ game: id, seq: 2 }]);
      stop();
      await store.changeGame(id, append(oneMoreDeal));
      await new Promise((resolve) => setTimeout(resolve, 50));
      t.equal(heard.length, 1, 'and no more after the listener left');
    });

    await t.test('a game is read with its deals as at one moment, while others write', async (t) => {
      const id = await open(1);
      const second = await kind.open(t, database);
      const writer = { busy: true };
      const written = Promise.all(Array.from({ length: 40 }, () => second.changeGame(id, append(oneMoreDeal)))).finally(() => (writer.busy = false));
      const seen = new Set<number>();
      while (writer.busy) {
        const whole = await store.readWhole(id, 3);
        const last = whole?.deals.at(-1);
        seen.add(whole?.head.deals ?? 0);
        if (last?.deal !== whole?.head.deals || last?.changedSeq !== whole?.head.seq) t.strictSame(last, whole?.head, 'a deal and a state of different moments');
      }
      await written;
      t.ok(seen.size > 2, `the reader saw ${String(seen.size)} states`);
    });

    await t.test('writers on two stores at once get one order without a gap, and none is lost', async (t) => {
      const id = await open();
      const second = await kind.open(t, database);
      const answers = await Promise.all(
        Array.from({ length: 40 }, (_, i) => (i % 2 === 0 ? store : second).changeGame(id, append(oneMoreDeal, `w-${i}`))),
      );
      t.strictSame([...answers].sort((a, b) => Number(a) - Number(b)), Array.from({ length: 40 }, (_, i) => i + 2));
      const events = await store.readEvents(id, 0, 100);
      t.strictSame(events.map(({ event }) => event.seq), Array.from({ length: 41 }, (_, i) => i + 1));
      t.strictSame(replay(events.map(({ event }) => event)).head, (await store.readGame(id))?.head);
    });
  });
}

async function contract(t: Test, store: LedgerStore, open: (deals?: number) => Promise<string>): Promise<void> {
  await t.test('answers', async (t) => {
    await t.resolves(store.ping());
  });

  await t.test('a game is read as it was opened', async (t) => {
    const game = newGame('as-opened', 2);
    const opened = await store.openGame(game);
    t.strictSame(opened, { created: true, id: 'as-opened', fingerprint: 'print-as-opened', after: game.game.head });
    t.strictSame(await store.readGame('as-opened'), { id: 'as-opened', head: game.game.head, keys: game.keys });
    t.strictSame(await store.readEvents('as-opened', 0, 10), game.events, 'the events too, with the rule set whole');
    t.strictSame(await store.readDeals('as-opened', 99, 10), [...game.game.deals].reverse());
    const [first] = game.events;
    t.match(first?.event.body, { rules: await store.readRules('sha-256') });
  });

  await t.test('an opening under the same idempotency key finds the first game', async (t) => {
    const id = await open(1);
    await store.changeGame(id, append(oneMoreDeal));
    const again = await store.openGame({ ...newGame('another', 5), idempotencyKey: `opening-${id}` });
    t.match(again, { created: false, id, fingerprint: `print-${id}`, after: { seq: 2 } });
    t.equal(await store.readGame('another'), null);
  });

  await t.test('of many openings at once under one key, one is created', async (t) => {
    const opened = await Promise.all(
      Array.from({ length: 8 }, (_, i) => store.openGame({ ...newGame(`same-${i}`), idempotencyKey: 'same' })),
    );
    t.equal(opened.filter(({ created }) => created).length, 1);
    t.equal(new Set(opened.map(({ id }) => id)).size, 1);
  });

  await t.test('a game that does not exist is null, and cannot be changed', async (t) => {
    t.equal(await store.readGame('nowhere'), null);
    t.strictSame(await store.readDeals('nowhere', 99, 10), []);
    t.equal(await store.readWhole('nowhere', 10), null);
    t.strictSame(await store.readEvents('nowhere', 0, 10), []);
    let worked = false;
    t.equal(await store.changeGame('nowhere', async () => ((worked = true), { append: null, result: 1 })), null);
    t.notOk(worked);
  });

  await t.test('deals and events are read in pages', async (t) => {
    const id = await open(30);
    t.strictSame((await store.readDeals(id, 31, 20)).map(({ deal }) => deal), Array.from({ length: 20 }, (_, i) => 30 - i));
    t.strictSame((await store.readDeals(id, 11, 20)).map(({ deal }) => deal), Array.from({ length: 10 }, (_, i) => 10 - i));
    t.strictSame((await store.readWhole(id, 20))?.deals.map(({ deal }) => deal), Array.from({ length: 20 }, (_, i) => i + 11), 'the last ones, in order');
    t.strictSame((await store.readEvents(id, 29, 20)).map(({ event }) => event.seq), [30, 31]);
  });

  await t.test('an event, its records and the state are stored together', async (t) => {
    const id = await open();
    await store.changeGame(id, append(oneMoreDeal));
    const game = await store.readGame(id);
    const events = await store.readEvents(id, 0, 10);
    t.strictSame(replay(events.map(({ event }) => event)), await store.readWhole(id, 10));
    t.strictSame(events[1]?.after, game?.head, 'each event keeps the state it led to');
  });

  await t.test('records that an event changes are changed, later ones and penalties too', async (t) => {
    const id = await open(3);
    const fine: EventBody = { type: 'penalty-added', penalty: 1, afterDeal: 1, player: 'Ann', rule: null, postings: [{ from: 'Ann', to: null, amount: 5, reason: 'penalty' }] };
    await store.changeGame(id, append(() => fine));
    t.match((await store.readWhole(id, 10))?.penalties, [{ penalty: 1, cancelled: false }]);
    const before = await store.readDeals(id, 99, 10);
    await store.changeGame(id, async (unit) => {
      const penalty = await unit.readPenalty(1);
      const deals = await unit.readDealsFrom(2);
      t.strictSame(deals.map(({ deal }) => deal), [2, 3]);
      t.equal(await unit.readPenalty(2), null);
      t.strictSame(await unit.readDealsFrom(null), []);
      const event = eventOf(unit.head.seq + 1, { type: 'penalty-cancelled', penalty: 1, postings: penalty?.postings ?? [] });
      const game = applyEvent({ head: unit.head, deals, penalties: penalty === null ? [] : [penalty] }, event);
      return { append: { event, fingerprint: 'f', ...game }, result: null };
    });
    t.match((await store.readWhole(id, 10))?.penalties, [{ penalty: 1, cancelled: true }]);
    const after = await store.readDeals(id, 99, 10);
    t.strictSame(after.map(({ totals }) => totals[0]), before.map(({ totals, deal }) => (totals[0] ?? 0) + (deal > 1 ? 5 : 0)));
  });

  await t.test('the event of an id is found inside the transaction', async (t) => {
    const id = await open();
    await store.changeGame(id, append(oneMoreDeal, 'mine'));
    await store.changeGame(id, async (unit) => {
      t.match(await unit.readEvent('mine'), { fingerprint: 'print-mine', event: { seq: 2, id: 'mine' }, after: { seq: 2 } });
      t.match(await unit.readEvent('event-1'), { event: { body: { rules: { id: 'made-up' } } } });
      t.equal(await unit.readEvent('yours'), null);
      return { append: null, result: null };
    });
    t.equal((await store.readGame(id))?.head.seq, 2, 'and nothing is stored where nothing is appended');
  });

  await t.test('no event id and no sequence number is stored twice, whatever a writer does', async (t) => {
    const id = await open();
    await store.changeGame(id, append(oneMoreDeal, 'once'));
    await t.rejects(store.changeGame(id, append(oneMoreDeal, 'once')));
    await t.rejects(
      store.changeGame(id, async (unit) => {
        const event = eventOf(2, dealOf(2, 7), 'other');
        return { append: { event, fingerprint: 'f', head: { ...unit.head, seq: 2 }, deals: [], penalties: [] }, result: null };
      }),
    );
    await t.rejects(
      store.changeGame(id, async (unit) => {
        const event = eventOf(9, dealOf(2, 7), 'gap');
        return { append: { event, fingerprint: 'f', head: { ...unit.head, seq: 9 }, deals: [], penalties: [] }, result: null };
      }),
      'nor is a gap left',
    );
    t.strictSame((await store.readEvents(id, 0, 10)).map(({ event }) => event.id), ['event-1', 'once']);
    t.equal((await store.readGame(id))?.head.seq, 2);
  });

  await t.test('what a failed change has written is not there', async (t) => {
    const id = await open(1);
    await t.rejects(
      store.changeGame(id, async () => {
        await Promise.resolve();
        throw new Error('a fault in the middle');
      }),
      /a fault in the middle/,
    );
    t.equal((await store.readGame(id))?.head.seq, 2);
    t.equal(await store.changeGame(id, append(oneMoreDeal)), 3, 'and the store goes on');
  });

  await t.test('names and reasons of any kind come back as they were', async (t) => {
    const id = await open();
    const reason = `"; drop table games; -- \u{1F004} \n 'ß' \\ \${x}`;
    await store.changeGame(id, async (unit) => {
      const event = { ...eventOf(2, { type: 'game-finished' }, '\u{1F004}'), reason };
      const { head } = applyEvent({ head: unit.head, deals: [], penalties: [] }, event);
      return { append: { event, fingerprint: 'f', head, deals: [], penalties: [] }, result: null };
    });
    t.match((await store.readEvents(id, 1, 10))[0], { event: { reason, id: '\u{1F004}' } });
  });

  await t.test('a list of events longer than a statement holds is imported whole', async (t) => {
    const game = newGame('long', 6000);
    await store.openGame(game);
    t.equal((await store.readEvents('long', 0, 10_000)).length, 6001);
    t.equal((await store.readDeals('long', 7000, 10_000)).length, 6000);
    await t.resolves(store.changeGame('long', append(oneMoreDeal)));
  });
}
