import type { FastifyInstance } from 'fastify';

const BYTE_ORDER_MARK = 0xfeff;

/**
 * Bodies are JSON and nothing else, read as they are: no coercion, nothing dropped. Which fields there are, and of
 * which type, is judged by the use case, since the requests of a batch and of GraphQL are judged by it too; the
 * schemas of the routes are there for the document.
 */
export function registerBodies(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (_, text, done) => {
    try {
      done(null, JSON.parse(text.charCodeAt(0) === BYTE_ORDER_MARK ? text.slice(1) : text));
    } catch (error) {
      done(new MalformedJson((error as SyntaxError).message));
    }
  });
  app.setValidatorCompiler(() => () => true);
  // V8's own serialiser is faster than a compiled one on the answers for whole deals, and far faster on batches.
  app.setSerializerCompiler(() => (value) => JSON.stringify(value));
}

class MalformedJson extends Error {
  override readonly name = 'MalformedJson';
  readonly code = 'MALFORMED_JSON';
  readonly statusCode = 400;

  constructor(reason: string) {
    super(`The body is no JSON: ${reason}.`);
  }
}
