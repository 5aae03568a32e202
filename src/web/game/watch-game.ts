const RETRY_MS = 5_000;

/**
 * Calls back whenever the service tells that a game has changed. The stream is read with `fetch`, so that the key
 * travels in a header and not in an address. Returns what ends it.
 */
export function watchGame(remote: string, key: string, onChange: () => void): () => void {
  const stop = new AbortController();
  const listen = async (): Promise<void> => {
    // an error is the network's, or the end: which of them is asked below
    await readStream(remote, key, stop.signal, onChange).catch(() => undefined);
    await pause(RETRY_MS, stop.signal);
    if (stop.signal.aborted) return;
    onChange();
    void listen();
  };
  void listen();
  return () => stop.abort();
}

async function readStream(remote: string, key: string, signal: AbortSignal, onChange: () => void): Promise<void> {
  const headers = { authorization: `Bearer ${key}`, accept: 'text/event-stream' };
  const response = await fetch(`/v1/games/${encodeURIComponent(remote)}/stream`, { headers, signal, cache: 'no-store' });
  if (!response.ok || response.body === null) return;
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return;
    if (/^data:/m.test(value)) onChange();
  }
}

async function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  await new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, milliseconds);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
}
