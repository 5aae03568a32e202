import type { Store } from '../state/app-state.ts';
import { loadGame } from './database.ts';
import { sendWaiting } from './outbox.ts';
import { openStored } from './stored-game.ts';
import type { StoredGame } from './stored-game.ts';

const FIRST_RETRY_MS = 2_000;
const LONGEST_RETRY_MS = 60_000;
const CHANNEL = 'mingg';

/** Keeps the open game in step with the service and with other windows. */
export interface Sender {
  /** Sends what waits, now. */
  readonly send: () => void;
  /** Tells other windows of a game that was written here, and sends it. */
  readonly changed: (game: StoredGame) => void;
}

export function startSender(store: Store): Sender {
  const channel = new BroadcastChannel(CHANNEL);
  let wait = FIRST_RETRY_MS;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running = false;

  const take = (stored: StoredGame | null): void => {
    const { open, draft } = store.get();
    if (stored === null || open?.stored.id !== stored.id || open.stored.revision === stored.revision) return;
    const next = openStored(stored);
    // what is being entered here may have been kept by another window meanwhile
    const kept = draft !== null && stored.events.some(({ id }) => id === draft.id);
    store.set(kept ? { open: next, draft: null } : { open: next });
  };

  const send = async (): Promise<void> => {
    clearTimeout(timer);
    const { open, settings } = store.get();
    if (open === null || running) return;
    running = true;
    try {
      const { sent, stored, dropped } = await sendWaiting(open.stored.id, settings.apiKey);
      take(stored);
      if (stored !== null) channel.postMessage(stored.id);
      if (dropped.length > 0) store.set({ notice: { text: store.get().tongue.say('sync.dropped'), undo: null, born: performance.now() } });
      const reach = sent === 'again' ? 'unreachable' : sent === 'closed' || sent === 'lost' ? sent : 'fine';
      if (store.get().reach !== reach) store.set({ reach });
      if (sent === 'again') timer = setTimeout(() => void send(), wait);
      wait = sent === 'again' ? Math.min(wait * 2, LONGEST_RETRY_MS) : FIRST_RETRY_MS;
    } finally {
      running = false;
    }
    // something may have been written while this was on its way
    const now = store.get().open?.stored;
    if (now !== undefined && store.get().reach === 'fine' && now.trouble === null && (now.pending.length > 0 || now.remote === null)) void send();
  };
  const sendNow = (): void => {
    wait = FIRST_RETRY_MS;
    void send();
  };

  channel.onmessage = ({ data }: MessageEvent<string>) => {
    if (store.get().open?.stored.id === data) void loadGame(data).then(take);
  };
  addEventListener('online', () => {
    store.set({ online: true });
    sendNow();
  });
  addEventListener('offline', () => store.set({ online: false }));
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') sendNow();
  });
  return {
    send: sendNow,
    changed: (game) => {
      channel.postMessage(game.id);
      sendNow();
    },
  };
}
