import type { GameChange } from '../../contract/game-answers.ts';
import { enter } from './access.ts';
import type { GameAnswer } from './answer.ts';
import type { Caller, Ledger } from './ledger.ts';
import { viewChange } from './views.ts';

/** Events that are read at once. */
const PAGE = 100;

/** The changes of a game, as they happen. Whoever leaves early calls `return`, as `for await` does. */
export type Changes = AsyncIterableIterator<GameChange, undefined>;

/**
 * Follows a game: every event after `after`, without a gap and each once, first those there are and then those to
 * come. Without `after` it begins with the last event, whose state is the present one.
 */
export async function followGame(ledger: Ledger, caller: Caller, id: string, after?: number): Promise<{ readonly changes: Changes } | GameAnswer<never>> {
  const access = await enter(ledger, id, caller, 'viewer');
  if ('status' in access) return access;
  const { seq } = access.game.head;
  return { changes: changesOf(ledger, id, Math.min(after ?? seq - 1, seq)) };
}

function changesOf({ store }: Ledger, id: string, after: number): Changes {
  let seen = after;
  let pending: GameChange[] = [];
  let news = true;
  let closed = false;
  let wake = (): void => undefined;

  // told in the transaction that made the change, so that nothing falls between reading and listening
  const stop = store.subscribe((change) => {
    if (change !== null && (change.game !== id || change.seq <= seen)) return;
    news = true;
    wake();
  });

  async function read(): Promise<void> {
    news = false;
    const found = await store.readEvents(id, Math.max(0, seen - 1), PAGE);
    const fresh = found.map((stored, i) => ({ stored, before: found[i - 1]?.after ?? null })).filter(({ stored }) => stored.event.seq > seen);
    pending = fresh.map(({ stored, before }) => viewChange(id, stored, before));
    seen = pending.at(-1)?.seq ?? seen;
    if (found.length === PAGE) news = true;
  }

  const changes: Changes = {
    async next() {
      for (;;) {
        const change = pending.shift();
        if (closed) return { done: true, value: undefined };
        if (change !== undefined) return { done: false, value: change };
        if (news) await read();
        else {
          await new Promise<void>((resolve) => {
            wake = resolve;
          });
        }
      }
    },
    return() {
      closed = true;
      stop();
      wake();
      return Promise.resolve({ done: true, value: undefined });
    },
    [Symbol.asyncIterator]: () => changes,
  };
  return changes;
}
