import type { Listener } from '../../service/ports/ledger-store.ts';

/** Those who want to hear of changes in this process. */
export interface Listeners {
  readonly tell: Listener;
  readonly add: (listener: Listener) => () => void;
}

export function listeners(): Listeners {
  const all = new Set<Listener>();
  return {
    tell: (change) => {
      for (const listener of all) listener(change);
    },
    add: (listener) => {
      const own: Listener = (change) => listener(change);
      all.add(own);
      return () => void all.delete(own);
    },
  };
}
