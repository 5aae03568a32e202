import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { sendDocument } from './documents.ts';
import type { Document } from './documents.ts';
import { HTML_TYPE } from './html.ts';

/** What the pages of the reference load comes from here; nothing is inline, nothing is evaluated. */
const POLICY = [
  "default-src 'none'",
  "base-uri 'none'",
  "connect-src 'self'",
  "form-action 'none'",
  "frame-ancestors 'none'",
  "img-src 'self' data:",
  "script-src 'self'",
  "style-src 'self'",
].join('; ');

const PAGE = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Mingg: API reference</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/docs/swagger-ui.css">
</head>
<body>
<noscript><p>The reference needs scripts. The document itself is <a href="/openapi.yaml">/openapi.yaml</a>.</p></noscript>
<main id="reference"></main>
<script src="/docs/swagger-ui-bundle.js"></script>
<script src="/docs/start.js"></script>
</body>
</html>
`;

const START = `SwaggerUIBundle({ url: '/openapi.yaml', dom_id: '#reference', deepLinking: true, validatorUrl: null, docExpansion: 'list', defaultModelsExpandDepth: 0 });
`;

const JS_TYPE = 'text/javascript; charset=utf-8';

/** The OpenAPI document, as it was made from the routes, and the reference that shows it. */
export function registerReference(app: FastifyInstance, openapi: string): void {
  const openapiYaml = documentOf(openapi, 'application/yaml; charset=utf-8');
  app.get('/openapi.yaml', (request, reply) => sendDocument(request, reply, openapiYaml));
  const files: readonly (readonly [url: string, open: () => Document])[] = [
    ['/docs', () => ({ ...documentOf(PAGE, HTML_TYPE), policy: POLICY })],
    ['/docs/start.js', () => documentOf(START, JS_TYPE)],
    ['/docs/swagger-ui-bundle.js', () => documentOf(assetOf('swagger-ui-bundle.js'), JS_TYPE)],
    ['/docs/swagger-ui.css', () => documentOf(assetOf('swagger-ui.css'), 'text/css; charset=utf-8')],
  ];
  for (const [url, open] of files) {
    // Few services are ever asked for their reference: what is large is read when it is.
    let document: Document | undefined;
    app.get(url, (request, reply) => sendDocument(request, reply, (document ??= open())));
  }
  app.get('/docs/', (_, reply) => reply.redirect('/docs', 308));
}

function documentOf(text: string, type: string): Document {
  return { text, type, mark: createHash('sha256').update(text).digest('hex').slice(0, 16) };
}

/** A file of Swagger UI, as its package brings it. */
function assetOf(name: string): string {
  const entry = createRequire(import.meta.url).resolve('@fastify/swagger-ui');
  return readFileSync(join(dirname(entry), 'static', name), 'utf8');
}
