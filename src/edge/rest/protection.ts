import compress from '@fastify/compress';
import cors from '@fastify/cors';
import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance } from 'fastify';
import { registerOverload } from './overload.ts';
import { registerSecurityHeaders } from './security-headers.ts';

export interface Protection {
  /** Requests a minute and client; 0 is without limit. */
  readonly rateLimitMax: number;
  readonly corsOrigins: readonly string[];
  /** How far the event loop may lag, in milliseconds, before new work is refused. */
  readonly longestLag: number;
}

/** Headers, limits and the refusal of work under overload. */
export async function registerProtection(app: FastifyInstance, protection: Protection): Promise<void> {
  const { rateLimitMax, corsOrigins, longestLag } = protection;
  registerSecurityHeaders(app);
  if (corsOrigins.length > 0) {
    const origin = corsOrigins.includes('*') ? '*' : [...corsOrigins];
    const exposedHeaders = ['etag', 'location', 'retry-after', 'x-request-id'];
    await app.register(cors, { origin, exposedHeaders, methods: ['GET', 'HEAD', 'POST', 'PUT', 'DELETE'], maxAge: 86_400 });
  }
  if (rateLimitMax > 0) {
    await app.register(rateLimit, { max: rateLimitMax, timeWindow: '1 minute', allowList: ({ url }) => url === '/health' });
  }
  registerOverload(app, longestLag);
  await app.register(compress, { global: false, threshold: 1024, encodings: ['br', 'gzip', 'deflate', 'identity'] });
}
