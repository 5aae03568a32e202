import type { GameEvent } from '../../ledger/event.ts';
import type { Request } from './requests.ts';

const LONGEST_MS = 15_000;

/** What the service said, or that it could not be asked. */
export type Reply =
  | { readonly reached: true; readonly status: number; readonly body: unknown }
  | { readonly reached: false };

/** Sends a write. The idempotency key makes it safe to send it again whenever no answer came. */
export async function sendWrite(request: Request, key: string, idempotencyKey: string, seq: number | null): Promise<Reply> {
  const headers: Record<string, string> = { 'idempotency-key': idempotencyKey };
  if (key !== '') headers['authorization'] = `Bearer ${key}`;
  if (seq !== null) headers['if-match'] = `"${seq}"`;
  if (request.body !== null) headers['content-type'] = 'application/json';
  return await ask(`/v1/games${request.path}`, {
    method: request.method,
    headers,
    ...(request.body !== null && { body: JSON.stringify(request.body) }),
  });
}

/** Every event of a game as the service has it. */
export async function fetchEvents(remote: string, key: string): Promise<readonly GameEvent[] | null> {
  const reply = await ask(`/v1/games/${encodeURIComponent(remote)}/export.json`, { headers: { authorization: `Bearer ${key}` } });
  if (!reply.reached || reply.status !== 200) return null;
  const { events } = reply.body as { readonly events?: readonly GameEvent[] };
  return events ?? null;
}

/** A read of anything, for the holder of a key. */
async function ask(url: string, init: RequestInit): Promise<Reply> {
  try {
    const response = await fetch(url, { ...init, cache: 'no-store', signal: AbortSignal.timeout(LONGEST_MS) });
    const text = await response.text();
    return { reached: true, status: response.status, body: parse(text) };
  } catch {
    return { reached: false };
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return null;
  }
}
