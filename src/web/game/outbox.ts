import { loadGame, updateGame } from './database.ts';
import { actRequest, openingRequest } from './requests.ts';
import { fetchEvents, sendWrite } from './service.ts';
import type { Reply } from './service.ts';
import { confirmNext, rebase } from './stored-game.ts';
import type { Act, StoredGame } from './stored-game.ts';

/** How a sending ended. `again`: nobody knows whether it arrived, so it has to be tried again under the same key. */
export type Sent = 'done' | 'again' | 'closed' | 'lost' | 'refused';

/** What a sending tells: the game as it is kept now, and acts that had become impossible. */
export interface Report {
  readonly sent: Sent;
  readonly stored: StoredGame | null;
  readonly dropped: readonly Act[];
}

const MAY_COME_BACK = new Set([408, 425, 429, 500, 502, 503, 504]);

/**
 * Sends what waits in a game, in order, one at a time. Only one window does so at once; whatever happens in between, each
 * act is known to the service once, because its key stays the same.
 */
export async function sendWaiting(id: string, apiKey: string): Promise<Report> {
  return await navigator.locks.request(`mingg-send-${id}`, async () => {
    const dropped: Act[] = [];
    for (;;) {
      const stored = await loadGame(id);
      if (stored === null) return { sent: 'done', stored, dropped };
      const step = stored.remote === null ? await sendOpening(stored, apiKey) : await sendNext(stored, dropped);
      if (step !== 'next') return { sent: step, stored: await loadGame(id), dropped };
    }
  });
}

type Step = Sent | 'next';

async function sendOpening(stored: StoredGame, apiKey: string): Promise<Step> {
  const reply = await sendWrite(openingRequest(stored), apiKey, stored.opening, null);
  if (!reply.reached) return 'again';
  // without a key a closed service knows of no games, and one without a ledger neither
  if (reply.status === 401 || reply.status === 403 || reply.status === 404) return 'closed';
  if (reply.status !== 200 && reply.status !== 201) return await refuse(stored, stored.opening, reply);
  const { game } = reply.body as { readonly game?: { readonly id?: string } };
  const remote = game?.id;
  if (remote === undefined) return 'again';
  await updateGame(stored.id, (now) =>
    now === null ? null : { ...now, remote, confirmed: Math.max(1, now.confirmed), trouble: null, revision: now.revision + 1 },
  );
  return 'next';
}

async function sendNext(stored: StoredGame, dropped: Act[]): Promise<Step> {
  const act = stored.pending[0];
  const { remote } = stored;
  if (act === undefined || remote === null) return 'done';
  const reply = await sendWrite(actRequest(remote, act), stored.keys.owner, act.id, stored.confirmed);
  if (!reply.reached) return 'again';
  if (reply.status === 200 || reply.status === 201) {
    const { seq } = reply.body as { readonly seq?: number };
    if (seq !== stored.confirmed + 1) return await pull(stored, remote, dropped);
    await updateGame(stored.id, (now) => (now?.pending[0]?.id === act.id ? confirmNext(now) : null));
    return 'next';
  }
  // somebody else was faster: take over what the service has, and decide anew what waits
  if (reply.status === 412 || reply.status === 409) {
    const step = await pull(stored, remote, dropped);
    const now = step === 'next' ? await loadGame(stored.id) : null;
    // nothing is new there, and here it still seems possible: asking again would go on for ever
    const stuck = reply.status === 409 && now?.confirmed === stored.confirmed && now.pending[0]?.id === act.id;
    return stuck ? await refuse(stored, act.id, reply) : step;
  }
  if (reply.status === 404 || reply.status === 401 || reply.status === 403) return 'lost';
  return await refuse(stored, act.id, reply);
}

async function pull(stored: StoredGame, remote: string, dropped: Act[]): Promise<Step> {
  const events = await fetchEvents(remote, stored.keys.owner);
  if (events === null) return 'again';
  const lost: Act[] = [];
  await updateGame(stored.id, (now) => {
    if (now === null) return null;
    const rebased = rebase(now, events);
    lost.push(...rebased.lost);
    return rebased.open.stored;
  });
  dropped.push(...lost);
  return 'next';
}

async function refuse(stored: StoredGame, act: string, reply: Extract<Reply, { reached: true }>): Promise<Step> {
  if (MAY_COME_BACK.has(reply.status)) return 'again';
  const { detail, title } = (reply.body ?? {}) as { readonly detail?: string; readonly title?: string };
  const trouble = { act, status: reply.status, detail: detail ?? title ?? String(reply.status) };
  await updateGame(stored.id, (now) => (now === null ? null : { ...now, trouble, revision: now.revision + 1 }));
  return 'refused';
}
