import { existsSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

/** The page and everything it loads come from here, nothing is inline, nothing is evaluated. */
const PAGE_POLICY = [
  "default-src 'self'",
  "base-uri 'none'",
  "connect-src 'self'",
  "font-src 'self'",
  "form-action 'self'",
  "frame-ancestors 'none'",
  "img-src 'self'",
  "manifest-src 'self'",
  "object-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "worker-src 'self'",
].join('; ');

/** File names with a hash of the content never change what they hold. */
const HASHED = /[/\\]assets[/\\]/;

/**
 * Serves the built page at `/`. Without a build (a service that only answers requests) there is no page, and `/` is
 * not found like any other unknown path.
 * @param folder where the build has laid `index.html`, with `.br` and `.gz` beside each text
 */
export async function registerPage(app: FastifyInstance, folder: string): Promise<void> {
  if (!existsSync(join(folder, 'index.html'))) return;
  await app.register(async (page) => {
    page.addHook('onSend', async (_request, reply, payload) => {
      reply.header('content-security-policy', PAGE_POLICY);
      return payload;
    });
    await page.register(fastifyStatic, {
      root: folder,
      wildcard: false,
      preCompressed: true,
      cacheControl: false,
      globIgnore: ['**/*.br', '**/*.gz'],
      setHeaders: (reply, path) => {
        reply.header('cache-control', HASHED.test(path) ? 'public, max-age=31536000, immutable' : 'no-cache');
      },
    });
  });
}
