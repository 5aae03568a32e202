import { readFileSync } from 'node:fs';
import { Ajv2020 } from 'ajv/dist/2020.js';
import t from 'tap';
import { parse } from 'yaml';
import { createExampleService, EXAMPLE_REQUESTS, sendExample } from '../../src/app/generated/openapi/example-service.ts';
import { fromRoot } from '../support/root.ts';
import { noSqlite } from '../support/stores.ts';

// eslint-disable-next-line @typescript-eslint/no-explicit-any -- the document is read as any client reads it
type Part = any;
const document: Part = parse(readFileSync(fromRoot('openapi.yaml'), 'utf8'));

interface Operation {
  readonly path: string;
  readonly method: string;
  readonly told: Part;
}
const operations: readonly Operation[] = Object.entries<Part>(document.paths).flatMap(([path, methods]) =>
  Object.entries<Part>(methods).map(([method, told]) => ({ path, method, told })),
);

t.test('every example of the document is what the service answers to it', { skip: noSqlite }, async (t) => {
  const { app } = await createExampleService();
  t.teardown(() => app.close());
  const shown = new Set<unknown>();
  for (const request of EXAMPLE_REQUESTS) {
    const told: Part = document.paths[request.url][request.method.toLowerCase()];
    const name = `${request.operation} ${request.name}`;
    t.equal(told.operationId, request.operation);
    if (request.body !== undefined) t.strictSame(told.requestBody.content['application/json'].examples[request.name].value, request.body, name);
    const { status, answer } = await sendExample(app, request);
    const contents = Object.values<Part>(told.responses[status]?.content ?? {});
    const example: Part = contents.map((content) => content.examples?.[request.name]).find((found) => found !== undefined);
    if (answer !== undefined) t.strictSame(example?.value, JSON.parse(JSON.stringify(answer)), name);
    shown.add(example);
  }
  for (const { path, told } of operations) {
    for (const response of Object.values<Part>(told.responses)) {
      for (const content of Object.values<Part>(response.content ?? {})) {
        for (const [name, example] of Object.entries(content.examples ?? {})) t.ok(shown.has(example), `${path} ${name} was sent`);
      }
    }
  }
});

t.test('the examples are as their schemas say, without a field that no schema knows', (t) => {
  const ajv = new Ajv2020({ strict: false, validateFormats: false, allErrors: true });
  ajv.addSchema(closed(document), 'document');
  let checked = 0;
  for (const { path, method, told } of operations) {
    const bodies: readonly (readonly [string, Part])[] = [
      ...Object.entries<Part>(told.requestBody?.content ?? {}).map(([type, content]) => [`requestBody/content/${escape(type)}`, content] as const),
      ...Object.entries<Part>(told.responses).flatMap(([status, response]) =>
        Object.entries<Part>(response.content ?? {}).map(([type, content]) => [`responses/${status}/content/${escape(type)}`, content] as const),
      ),
    ];
    for (const [where, content] of bodies) {
      if (content.examples === undefined) continue;
      const fits = ajv.getSchema(`document#/paths/${escape(path)}/${method}/${where}/schema`);
      for (const [name, { value }] of Object.entries<Part>(content.examples)) {
        t.ok(fits?.(value), `${method} ${path} ${where} ${name}`, { errors: fits?.errors ?? 'no schema' });
        checked++;
      }
    }
  }
  t.ok(checked > 50);
  t.end();
});

function escape(name: string): string {
  return encodeURIComponent(name.replaceAll('~', '~0').replaceAll('/', '~1'));
}

/** The document with every object closed that does not say otherwise, so that a field that was never described is found. */
function closed(part: Part): Part {
  if (Array.isArray(part)) return part.map(closed);
  if (typeof part !== 'object' || part === null) return part;
  const copy = Object.fromEntries(Object.entries(part).map(([key, value]) => [key, key === 'examples' || key === 'default' ? value : closed(value)]));
  return copy['type'] === 'object' && copy['properties'] !== undefined && copy['additionalProperties'] === undefined ? { ...copy, additionalProperties: false } : copy;
}

t.test('every operation, parameter, field and answer is described', (t) => {
  const ids = new Set<string>();
  const tags = new Set<string>(document.tags.filter((tag: Part) => /\S/.test(tag.description)).map((tag: Part) => tag.name));
  for (const { path, method, told } of operations) {
    t.match(told, { operationId: /^[a-z]\w+$/i, summary: /^[A-Z].*[^.]$/, tags: [/\S/] }, `${method} ${path}`);
    t.ok(tags.has(told.tags[0]), `${told.tags[0]} is a tag with a description`);
    t.notOk(ids.has(told.operationId), `${told.operationId} is unique`);
    ids.add(told.operationId);
    for (const parameter of told.parameters ?? []) t.ok(parameter.$ref ?? parameter.description, `${path} ${parameter.name}`);
    for (const response of Object.values<Part>(told.responses)) t.match(response.description, /\S/);
  }
  for (const [name, schema] of Object.entries<Part>(document.components.schemas)) {
    t.match(schema.description, /\S/, name);
    for (const field of undescribed(schema)) t.fail(`${name}${field} has no description`);
  }
  t.end();
});

/** Fields below a schema that nothing is said of, as pointers. */
function undescribed(schema: Part, at = ''): readonly string[] {
  if (typeof schema !== 'object' || schema === null) return [];
  return Object.entries<Part>(schema).flatMap(([key, value]) => {
    if (key === 'examples' || key === 'default' || key === 'enum') return [];
    if (key !== 'properties') return undescribed(value, `${at}/${key}`);
    return Object.entries<Part>(value).flatMap(([name, field]) => [
      ...(field.description === undefined && field.$ref === undefined ? [`${at}/${name}`] : []),
      ...undescribed(field, `${at}/${name}`),
    ]);
  });
}

t.test('every operation tells its problems, those with a body the ones of bodies too', (t) => {
  for (const { path, method, told } of operations) {
    if (told.operationId === 'health') continue;
    const wanted = ['429', '503', ...(told.requestBody === undefined ? [] : ['400', '413', '415']), ...(path.includes('{') ? ['404'] : [])];
    for (const status of wanted) t.ok(told.responses[status]?.content['application/problem+json'], `${method} ${path} ${status}`);
    for (const status of ['429', '503']) t.ok(told.responses[status]?.headers['Retry-After'], `${method} ${path} ${status} says when to come back`);
    const isGame = path.startsWith('/v1/games');
    t.equal(told.security !== undefined, isGame, `${method} ${path}: a key is wanted for games and for nothing else`);
  }
  t.match(document.components.securitySchemes, { key: { type: 'http', scheme: 'bearer', description: /\S/ } });
  t.end();
});

t.test('what has a name in the contract has it in the document', (t) => {
  for (const name of ['DealRequest', 'HandInput', 'MeldInput', 'WinInput', 'DealScore', 'HandScore', 'Line', 'Settlement', 'Problem', 'Finding', 'Seat', 'Circumstance', 'Overlay', 'Game', 'GameWrite', 'GameChange']) {
    t.ok(document.components.schemas[name], name);
  }
  t.end();
});
