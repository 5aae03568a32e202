import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type * as More from '../screens/more.ts';

let loaded: typeof More | null = null;

/** Fetches what is not needed at first; once the worker has it, without the network too. */
async function loadMore(): Promise<typeof More> {
  loaded ??= await import('../screens/more.ts');
  return loaded;
}

/** Shows something of the later file, as soon as it is there. */
export function Later({ show }: { readonly show: (more: typeof More) => JSX.Element }): JSX.Element | null {
  const [more, setMore] = useState(loaded);
  useEffect(() => {
    // without the network and before the first visit is complete there is nothing to show
    if (more === null) loadMore().then(setMore).catch(() => undefined);
  }, []);
  return more === null ? null : show(more);
}
