import type { FastifyInstance } from 'fastify';
import { Health } from '../../contract/health.ts';
import type { LedgerStore } from '../../service/ports/ledger-store.ts';

/** How long the store may take to answer before it counts as unavailable, in milliseconds. */
const PATIENCE_MS = 1000;

/** Tells that requests are taken; it does so under overload too. */
export function registerHealth(app: FastifyInstance, store: Pick<LedgerStore, 'ping'>): void {
  const schema = { operationId: 'health', summary: 'Whether requests are taken', tags: ['service'], response: { 200: Health } };
  app.get('/health', { schema }, async () => {
    const late = new Promise<string>((resolve) => setTimeout(resolve, PATIENCE_MS, 'unavailable').unref());
    const answers = store.ping().then(() => 'ok', () => 'unavailable');
    return { status: 'ok', store: await Promise.race([answers, late]) };
  });
}
