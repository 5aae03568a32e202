import type { FastifyInstance } from 'fastify';
import { createApp } from '../../src/app/build.ts';
import type { Seams } from '../../src/app/build.ts';
import { readConfig } from '../../src/app/config.ts';

/** Tests share a machine: a slow event loop is no overload there, in milliseconds. */
const BUSY_MACHINE = 60_000;

type Environment = Readonly<Record<string, string>>;

/** The service as the environment would configure it, with games in memory; closed when the test ends. */
export async function serviceFor(
  t: { readonly teardown: (after: () => Promise<void>) => void },
  environment: Environment = {},
  seams: Seams = {},
): Promise<FastifyInstance> {
  const app = await createApp(readConfig({ DATABASE_URL: 'file::memory:', ...environment }), { longestLag: BUSY_MACHINE, ...seams });
  t.teardown(() => app.close());
  return app;
}

/** A status, the content type and the body read as JSON. */
export interface Reply {
  readonly status: number;
  readonly type: string;
  readonly headers: Readonly<Record<string, unknown>>;
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- bodies of all routes; the assertions say what they are
  readonly body: any;
}

/** Posts a body to the service without a socket. A text is sent as it is. */
export async function post(app: FastifyInstance, url: string, body: unknown, headers: Environment = {}): Promise<Reply> {
  const payload = typeof body === 'string' ? body : JSON.stringify(body);
  const response = await app.inject({ method: 'POST', url, payload, headers: { 'content-type': 'application/json', ...headers } });
  return replyOf(response);
}

/** Gets an address of the service without a socket. */
export async function get(app: FastifyInstance, url: string, headers: Environment = {}): Promise<Reply> {
  return replyOf(await app.inject({ method: 'GET', url, headers }));
}

type Injected = Awaited<ReturnType<FastifyInstance['inject']>>;

function replyOf({ statusCode, headers, body }: Injected): Reply {
  const type = String(headers['content-type'] ?? '');
  return { status: statusCode, type, headers, body: type.includes('json') ? JSON.parse(body) : body };
}
