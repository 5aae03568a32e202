import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { sendDocument } from './documents.ts';

const YAML_TYPE = 'application/yaml; charset=utf-8';

/** The OpenAPI document, as it was made from these routes. */
export function registerReference(app: FastifyInstance, openapi: string): void {
  const document = { text: openapi, type: YAML_TYPE, mark: createHash('sha256').update(openapi).digest('hex').slice(0, 16) };
  app.get('/openapi.yaml', (request, reply) => sendDocument(request, reply, document));
}
