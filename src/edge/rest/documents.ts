import type { FastifyReply, FastifyRequest } from 'fastify';

/** Something that changes only with a new release or a restart. */
export interface Document {
  readonly text: string;
  readonly type: string;
  /** A short text that differs whenever `text` does. */
  readonly mark: string;
  /** Of a page: the content security policy, where it is not that of all pages. */
  readonly policy?: string;
}

import { HTML_TYPE } from './html.ts';
import { PAGE_HEADERS } from './security-headers.ts';

export const JSON_TYPE = 'application/json; charset=utf-8';

/** How long a browser or proxy may use a document without asking again, in seconds. */
const FRESH = 300;

/** Sends a document, or 304 to someone who has it. */
export function sendDocument(request: FastifyRequest, reply: FastifyReply, document: Document): FastifyReply {
  const tag = `W/"${document.mark}"`;
  reply.headers({ etag: tag, 'cache-control': `public, max-age=${String(FRESH)}`, vary: 'accept, accept-encoding, accept-language' });
  if (holds(request.headers['if-none-match'], tag)) return reply.code(304).send();
  if (document.type === HTML_TYPE) reply.headers(PAGE_HEADERS);
  if (document.policy !== undefined) reply.header('content-security-policy', document.policy);
  reply.type(document.type).compress(document.text);
  return reply;
}

function holds(header: string | undefined, tag: string): boolean {
  if (header === undefined) return false;
  return header === '*' || header.split(',').some((given) => given.trim().replace(/^(?:W\/)?/, 'W/') === tag);
}
