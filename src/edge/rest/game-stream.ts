import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Changes } from '../../service/ledger/follow-game.ts';

/** How often a silent stream shows that it lives, in milliseconds: proxies cut what is silent for a minute. */
const HEARTBEAT_MS = 15_000;
/** How long a client waits before it connects again, in milliseconds. */
const RETRY_MS = 2_000;

/** Streams under way, so that they end when the service stops. */
export class Streams {
  readonly #ends = new Set<() => void>();

  constructor(app: FastifyInstance) {
    app.addHook('preClose', (done) => {
      for (const end of this.#ends) end();
      done();
    });
  }

  /** Sends changes as server-sent events, each with its sequence number as id, until either side ends it. */
  async send(reply: FastifyReply, changes: Changes): Promise<void> {
    reply.hijack();
    const { raw } = reply;
    const end = (): void => {
      void changes.return?.();
      raw.end();
    };
    this.#ends.add(end);
    raw.once('close', end);
    for (const [name, value] of Object.entries(reply.getHeaders())) if (value !== undefined) raw.setHeader(name, value);
    raw.writeHead(200, { 'content-type': 'text/event-stream; charset=utf-8', 'cache-control': 'private, no-store', 'x-accel-buffering': 'no' });
    raw.write(`retry: ${RETRY_MS}\n\n`);
    const heartbeat = setInterval(() => raw.write(': still here\n\n'), HEARTBEAT_MS);
    try {
      for await (const change of changes) {
        const text = `id: ${change.seq}\nevent: ${change.type}\ndata: ${JSON.stringify(change)}\n\n`;
        if (!raw.write(text) && !raw.destroyed) await drained(raw);
      }
    } finally {
      clearInterval(heartbeat);
      this.#ends.delete(end);
      end();
    }
  }
}

/** Resolves when a slow reader has caught up, or has left. */
function drained(raw: FastifyReply['raw']): Promise<void> {
  return new Promise((resolve) => {
    const done = (): void => {
      raw.off('drain', done).off('close', done);
      resolve();
    };
    raw.once('drain', done).once('close', done);
  });
}
