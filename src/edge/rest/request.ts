import type { FastifyInstance, FastifyRequest } from 'fastify';
import { chooseWords } from '../../service/languages.ts';
import type { Words } from '../../service/languages.ts';

/** What the log line of a request tells besides its address; filled while it is answered. */
export interface Noted {
  ruleset?: string;
  outcome?: string;
  problem?: string;
}

declare module 'fastify' {
  /** What the OpenAPI document tells of a route besides its schemas. */
  interface FastifySchema {
    operationId?: string;
    summary?: string;
    tags?: readonly string[];
    /** Which keys it wants: one of the list; an empty member is none. */
    security?: readonly object[];
    /** The route answers with a page: what is on it. */
    page?: string;
  }
  interface FastifyRequest {
    noted: Noted;
  }
}

/** Gives each request its notes for the log. */
export function registerNotes(app: FastifyInstance): void {
  app.decorateRequest('noted');
  app.addHook('onRequest', (request, _, done) => {
    request.noted = {};
    done();
  });
}

/** The words that a request is answered in: `?lang=`, else `Accept-Language`, else English. */
export function wordsOf(request: FastifyRequest): Words {
  const { lang } = request.query as { readonly lang?: unknown };
  return chooseWords(request.headers['accept-language'], typeof lang === 'string' ? lang : undefined);
}
