import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { Speaker } from '../../words/speaker.ts';
import type { Say } from '../../words/page/say.ts';
import type { Actions } from '../state/actions.ts';
import type { AppState } from '../state/app-state.ts';

/** What every screen gets. */
export interface App {
  readonly state: AppState;
  readonly actions: Actions;
  readonly say: Say;
  readonly words: Speaker;
  /** Sends what waits, at once. */
  readonly send: () => void;
}

export const AppContext = createContext<App | null>(null);

export function useApp(): App {
  const app = useContext(AppContext);
  if (app === null) throw new Error('a screen outside the page');
  return app;
}
