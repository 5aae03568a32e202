import { get, type IncomingMessage } from 'node:http';

/** One server-sent event. */
export interface StreamedEvent {
  readonly id: string;
  readonly event: string;
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- the assertions say what it is
  readonly data: any;
}

/** A stream that is being read. */
export interface EventStream {
  readonly status: number;
  readonly type: string;
  /** The next so many events; fails after a while without them. */
  readonly take: (count: number) => Promise<readonly StreamedEvent[]>;
  /** Resolves when the service has ended the stream. */
  readonly ended: Promise<void>;
  readonly leave: () => void;
}

/** Reads a stream on a connection of its own; the key travels in a header. */
export async function readStream(url: string, key: string, lastEventId?: string): Promise<EventStream> {
  const headers = { authorization: `Bearer ${key}`, ...(lastEventId !== undefined && { 'last-event-id': lastEventId }) };
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    get(url, { headers, agent: false }, resolve).once('error', reject);
  });
  const events: StreamedEvent[] = [];
  let wake = (): void => undefined;
  let text = '';
  response.setEncoding('utf8').on('data', (chunk: string) => {
    const blocks = (text + chunk).split('\n\n');
    text = blocks.pop() ?? '';
    for (const block of blocks) {
      const fields = new Map(block.split('\n').map((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 2)]));
      if (fields.has('data')) events.push({ id: fields.get('id') ?? '', event: fields.get('event') ?? '', data: JSON.parse(fields.get('data') ?? '') });
    }
    wake();
  });
  response.on('error', () => undefined);

  return {
    status: response.statusCode ?? 0,
    type: response.headers['content-type'] ?? '',
    ended: new Promise((resolve) => response.once('close', resolve)),
    leave: () => response.destroy(),
    async take(count) {
      const deadline = Date.now() + 10_000;
      while (events.length < count) {
        if (Date.now() > deadline) throw new Error(`${events.length} of ${count} events came`);
        await new Promise<void>((resolve) => {
          wake = resolve;
          setTimeout(resolve, 100);
        });
      }
      return events.splice(0, count);
    },
  };
}
