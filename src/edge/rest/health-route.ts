import { Type } from '@sinclair/typebox';
import type { FastifyInstance } from 'fastify';
import type { LedgerStore } from '../../service/ports/ledger-store.ts';

/** How long the store may take to answer before it counts as unavailable, in milliseconds. */
const PATIENCE_MS = 1000;

const Health = Type.Object(
  {
    status: Type.String({ description: '`ok` as soon as requests are taken.' }),
    store: Type.String({ description: 'Whether the store of games answers: `ok` or `unavailable`. Scoring works without it.' }),
  },
  { $id: 'Health', description: 'How the service is.' },
);

/** Tells that requests are taken; it does so under overload too. */
export function registerHealth(app: FastifyInstance, store: Pick<LedgerStore, 'ping'>): void {
  const schema = { operationId: 'health', summary: 'Whether requests are taken', tags: ['service'], response: { 200: Health } };
  const answersUnderPressure = { pressureHandler: () => undefined };
  app.get('/health', { schema, config: answersUnderPressure }, async () => {
    const late = new Promise<string>((resolve) => setTimeout(resolve, PATIENCE_MS, 'unavailable').unref());
    const answers = store.ping().then(() => 'ok', () => 'unavailable');
    return { status: 'ok', store: await Promise.race([answers, late]) };
  });
}
