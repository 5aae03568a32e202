import type { StoredGame, OpenGame } from '../game/stored-game.ts';
import type { DealDraft } from './deal-draft.ts';
import type { Tongue } from './language.ts';
import type { Route } from './route.ts';
import type { Settings } from './settings.ts';

/** A short message, there until one moves on; `undo` names the deal it can take back. */
export interface Notice {
  readonly text: string;
  readonly undo: number | null;
  /** When it appeared, in milliseconds of `performance.now()`. */
  readonly born: number;
}

/** Everything the screens are drawn from. */
export interface AppState {
  readonly settings: Settings;
  readonly tongue: Tongue;
  readonly route: Route;
  readonly open: OpenGame | null;
  readonly games: readonly StoredGame[];
  readonly draft: DealDraft | null;
  readonly notice: Notice | null;
  /** While something is being kept, so that nothing is tapped twice. */
  readonly busy: boolean;
  readonly online: boolean;
  /** Why the last sending did not work, if it did not. */
  readonly reach: 'fine' | 'unreachable' | 'closed' | 'lost';
}

export type Change = Partial<AppState>;

/** A store: one state, changed by one function, watched by the page. */
export interface Store {
  readonly get: () => AppState;
  readonly set: (change: Change) => void;
  readonly watch: (listener: () => void) => () => void;
}

export function createStore(first: AppState): Store {
  let state = first;
  const listeners = new Set<() => void>();
  return {
    get: () => state,
    set: (change) => {
      state = { ...state, ...change };
      for (const listener of listeners) listener();
    },
    watch: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
