import type { Socket } from 'node:net';
import { setImmediate as turn, setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

/**
 * How long connections stay open after the stop was ordered, in milliseconds. A request may have been sent before it
 * and not have been read yet: closing a connection that only seems to be idle would lose it.
 */
const LAST_REQUESTS = 250;
/** Connections that wait to be taken come one with each turn of the event loop; so many turns without one and none waits. */
const QUIET_TURNS = 3;
/** How long connections are taken at most while new ones keep coming, in milliseconds. */
const LAST_CONNECTIONS = 3000;

/**
 * Sees to it that no request is lost when the service stops: for a moment what comes is still answered, each answer
 * with `Connection: close`. A connection on which nothing was ever sent does not hold up the end.
 */
export function awaitLastRequests(app: FastifyInstance): void {
  const open = new Set<Socket>();
  let taken = 0;
  app.server.on('connection', (socket: Socket) => {
    taken++;
    open.add(socket);
    socket.once('close', () => open.delete(socket));
  });
  app.addHook('preClose', async () => {
    if (!app.server.listening) return;
    const latest = performance.now() + LAST_CONNECTIONS;
    await pause(LAST_REQUESTS);
    for (let quiet = 0; quiet < QUIET_TURNS && performance.now() < latest; ) {
      const before = taken;
      await turn();
      quiet = taken === before ? quiet + 1 : 0;
    }
    // Node takes them for busy with a request that has not begun, and would wait for it.
    for (const socket of open) if (socket.bytesRead === 0) socket.destroy();
  });
}
