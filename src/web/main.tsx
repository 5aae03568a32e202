import { render } from 'preact';
import { Page } from './app.tsx';
import { loadGame } from './game/database.ts';
import { startSender } from './game/sender.ts';
import { openStored } from './game/stored-game.ts';
import { createActions } from './state/actions.ts';
import { createStore } from './state/app-state.ts';
import { keptDraft } from './state/draft-store.ts';
import { chooseLanguage, loadTongue } from './state/language.ts';
import { parseRoute } from './state/route.ts';
import { loadSettings } from './state/settings.ts';
import './styles/index.css';

/** A message that came with the change of screen is not gone with it. */
const NOTICE_MS = 1_000;

async function start(): Promise<void> {
  const settings = loadSettings();
  const [tongue, stored] = await Promise.all([
    loadTongue(chooseLanguage([settings.language ?? '', ...navigator.languages])),
    settings.game === null ? null : loadGame(settings.game).catch(() => null),
  ]);
  const store = createStore({
    settings,
    tongue,
    route: parseRoute(location.hash),
    open: stored === null ? null : openStored(stored),
    games: [],
    draft: stored === null ? null : keptDraft(stored.id),
    notice: null,
    busy: false,
    online: navigator.onLine,
    reach: 'fine',
  });
  const sender = startSender(store);
  const actions = createActions(store, sender.changed);
  addEventListener('hashchange', () => {
    const { notice } = store.get();
    const read = notice !== null && performance.now() - notice.born > NOTICE_MS;
    store.set({ route: parseRoute(location.hash), ...(read && { notice: null }) });
  });
  const root = document.getElementById('app');
  if (root !== null) render(<Page store={store} actions={actions} send={sender.send} />, root);
  performance.mark('usable');
  sender.send();
}

/** Once the page is there: the next visit, and the one without network, come from this device. */
function registerWorker(): void {
  if (!('serviceWorker' in navigator) || !import.meta.env.PROD) return;
  // without it the page works as long as there is a network
  navigator.serviceWorker.register('/sw.js').catch(() => undefined);
  navigator.storage.persist().catch(() => undefined);
}

void start().then(registerWorker);
