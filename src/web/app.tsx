import type { JSX } from 'preact';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { AppContext } from './parts/app-context.ts';
import { Guard } from './parts/guard.tsx';
import { Later } from './parts/later.tsx';
import { From } from './screens/from.tsx';
import { Hand } from './screens/hand.tsx';
import { NewGame } from './screens/new-game.tsx';
import { Others } from './screens/others.tsx';
import { Result } from './screens/result.tsx';
import { Table } from './screens/table.tsx';
import type { Actions } from './state/actions.ts';
import type { AppState, Store } from './state/app-state.ts';
import { formatRoute, needsDraft } from './state/route.ts';

interface Props {
  readonly store: Store;
  readonly actions: Actions;
  readonly send: () => void;
}

/** The page: one state, one screen. */
export function Page({ store, actions, send }: Props): JSX.Element {
  const [state, setState] = useState(store.get());
  useEffect(() => store.watch(() => setState(store.get())), [store]);
  const { language, words, say } = state.tongue;
  useEffect(() => {
    document.documentElement.lang = language;
  }, [language]);
  const { theme } = state.settings;
  useEffect(() => {
    if (theme === 'auto') delete document.documentElement.dataset['theme'];
    else document.documentElement.dataset['theme'] = theme;
  }, [theme]);
  const app = useMemo(() => ({ state, actions, say, words, send }), [state]);
  return (
    <AppContext.Provider value={app}>
      <div class="app">
        <Guard key={formatRoute(state.route)}>
          <CurrentScreen state={state} />
        </Guard>
      </div>
    </AppContext.Provider>
  );
}

function CurrentScreen({ state }: { readonly state: AppState }): JSX.Element {
  const { route, open, draft } = state;
  if (route.screen === 'watch') return <Later show={({ Watch }) => <Watch game={route.game} watchKey={route.key} />} />;
  if (route.screen === 'settings') return <Later show={({ Settings }) => <Settings />} />;
  if (route.screen === 'games') return <Later show={({ Games }) => <Games />} />;
  if (route.screen === 'new' || open === null) return <NewGame />;
  if (needsDraft(route) && draft === null) return <Table />;
  switch (route.screen) {
    case 'from':
      return <From />;
    case 'hand':
      return <Hand player={route.player} />;
    case 'others':
      return <Others />;
    case 'result':
      return <Result />;
    case 'sheet':
      return <Later show={({ Sheet }) => <Sheet />} />;
    case 'deal':
      return <Later show={({ Deal }) => <Deal deal={route.deal} />} />;
    case 'seats':
      return <Later show={({ Seats }) => <Seats />} />;
    case 'penalty':
      return <Later show={({ Penalty }) => <Penalty />} />;
    case 'share':
      return <Later show={({ Share }) => <Share />} />;
    case 'rules':
      return <Later show={({ Rules }) => <Rules />} />;
    default:
      return <Table />;
  }
}
