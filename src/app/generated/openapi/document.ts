import { readFileSync } from 'node:fs';
import { stringify } from 'yaml';
import { Problem } from '../../../contract/finding.ts';
import { fromRoot } from '../../package-root.ts';
import type { JsonSchema } from '../json-schema.ts';
import { Components, withoutRepeats } from './components.ts';
import { EXAMPLE_REQUESTS, createExampleService, sendExample } from './example-service.ts';
import type { Example } from './examples.ts';
import { describeOperation, pathOf } from './operations.ts';
import { HEADERS, INFO, PARAMETERS, SECURITY_SCHEMES, TAGS } from './about.ts';

/** The OpenAPI document of the REST API, from the routes, their schemas, and what they answer to the examples. */
export async function openapiDocument(): Promise<string> {
  const { app, routes } = await createExampleService();
  const examples: Example[] = [];
  // One after the other: a game goes on.
  for (const request of EXAMPLE_REQUESTS) examples.push(await sendExample(app, request));
  await app.close();
  const components = new Components();
  components.place(Problem);
  const paths: Record<string, Record<string, JsonSchema>> = {};
  for (const route of routes) {
    const operations = (paths[pathOf(route)] ??= {});
    operations[route.method.toLowerCase()] = describeOperation(route, components, examples);
  }
  const { version } = JSON.parse(readFileSync(fromRoot('package.json'), 'utf8')) as { readonly version: string };
  const document = {
    openapi: '3.1.0',
    info: { ...INFO, version },
    servers: [{ url: '/', description: 'The service that gave this document.' }],
    security: [],
    tags: TAGS,
    paths,
    components: { schemas: components.schemas(), parameters: PARAMETERS, headers: HEADERS, securitySchemes: SECURITY_SCHEMES },
  };
  return stringify(withoutRepeats(document), { lineWidth: 120, aliasDuplicateObjects: false });
}
