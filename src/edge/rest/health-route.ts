import { Type } from '@sinclair/typebox';
import type { FastifyInstance } from 'fastify';

const Health = Type.Object(
  { status: Type.String({ description: '`ok` as soon as requests are taken.' }) },
  { $id: 'Health', description: 'How the service is.' },
);

/** Tells that requests are taken; it does so under overload too. */
export function registerHealth(app: FastifyInstance): void {
  const schema = { operationId: 'health', summary: 'Whether requests are taken', tags: ['service'], response: { 200: Health } };
  const answersUnderPressure = { pressureHandler: () => undefined };
  app.get('/health', { schema, config: answersUnderPressure }, () => ({ status: 'ok' }));
}
