import type { FastifySchema } from 'fastify';
import type { JsonSchema } from '../json-schema.ts';
import type { Components } from './components.ts';
import { exampleAnswers, exampleRequests } from './examples.ts';
import type { Example } from './examples.ts';
import { problemResponses, refusesWith } from './problem-responses.ts';

/** A route as Fastify knows it. */
export interface Route {
  readonly method: string;
  /** With `:name` for what varies. */
  readonly url: string;
  readonly schema: FastifySchema;
}

/** The path of a route as OpenAPI writes it. */
export function pathOf({ url }: Route): string {
  return url.replace(/:(\w+)/g, '{$1}');
}

/** What the document says of a route. Problems come from what the route takes; examples are of this operation alone. */
export function describeOperation(route: Route, components: Components, examples: readonly Example[]): JsonSchema {
  const { operationId, summary, tags, security, body } = route.schema;
  const own = examples.filter((example) => example.operation === operationId);
  return {
    operationId,
    summary,
    tags,
    ...(security === undefined ? {} : { security }),
    ...listedUnder('parameters', parametersOf(route, components, own)),
    ...(body === undefined ? {} : { requestBody: { required: !acceptsNothing(body), content: jsonOf(components.place(body as object), exampleRequests(own)) } }),
    responses: responsesOf(route, components, own),
  };
}

function listedUnder(name: string, members: readonly JsonSchema[]): JsonSchema {
  return members.length === 0 ? {} : { [name]: members };
}

/** A body whose every field may be left out may itself be left out. */
function acceptsNothing(body: unknown): boolean {
  const { required = [] } = body as { readonly required?: readonly string[] };
  return required.length === 0;
}

function jsonOf(schema: JsonSchema, examples: JsonSchema, type = 'application/json'): JsonSchema {
  return { [type]: { schema, ...(Object.keys(examples).length === 0 ? {} : { examples }) } };
}

const PLACES = { params: 'path', querystring: 'query', headers: 'header' } as const;

function parametersOf({ schema }: Route, components: Components, examples: readonly Example[]): readonly JsonSchema[] {
  const listed = Object.entries(PLACES).flatMap(([part, place]) => {
    const { properties = {}, required = [] } = (schema[part as keyof typeof PLACES] ?? {}) as {
      readonly properties?: Readonly<Record<string, JsonSchema>>;
      readonly required?: readonly string[];
    };
    return Object.entries(properties).map(([name, property]) => {
      const { description, examples: _, ...shape } = components.place(property);
      const shown = place === 'header' ? {} : parameterExamples(name, place, examples);
      return {
        name,
        in: place,
        required: required.includes(name),
        description,
        schema: shape,
        ...(Object.keys(shown).length === 0 ? {} : { examples: shown }),
      };
    });
  });
  if (schema.operationId === 'health') return listed;
  return [...listed, { $ref: '#/components/parameters/lang' }, { $ref: '#/components/parameters/acceptLanguage' }];
}

function parameterExamples(name: string, place: 'path' | 'query', examples: readonly Example[]): JsonSchema {
  return Object.fromEntries(
    examples.flatMap((example) => {
      const value = (place === 'path' ? example.path : example.query)?.[name];
      return value === undefined ? [] : [[example.name, { summary: example.summary, value }]];
    }),
  );
}

function responsesOf(route: Route, components: Components, examples: readonly Example[]): JsonSchema {
  const { response = {}, page } = route.schema as FastifySchema & { readonly response?: Readonly<Record<string, JsonSchema>> };
  const answers = Object.entries(response).map(([status, schema]) => [status, answerOf(Number(status), schema, route, components, examples)] as const);
  const pages = page === undefined ? [] : [['200', pageOf(page, route, answers[0]?.[1])] as const];
  const unchanged = route.method === 'GET' && hasTag(route) ? [['304', { description: 'Nothing has changed since the `ETag` that the request named in `If-None-Match`.' }] as const] : [];
  return Object.fromEntries([...answers, ...pages, ...unchanged, ...Object.entries(problemResponses(refusesWith(route), examples))]);
}

/** An answer that is a page, or a page for browsers and JSON for programs. */
function pageOf(page: string, route: Route, answer: JsonSchema = { description: page, headers: headersOf(route, 200) }): JsonSchema {
  return { ...answer, content: { ...(answer['content'] as JsonSchema | undefined), 'text/html': { schema: { type: 'string', description: page } } } };
}

function answerOf(status: number, schema: JsonSchema, route: Route, components: Components, examples: readonly Example[]): JsonSchema {
  const headers = headersOf(route, status);
  const placed = components.place(schema);
  if ('content' in schema) return { ...placed, ...(Object.keys(headers).length === 0 ? {} : { headers }) };
  const description = String(schema['description']);
  return { description, ...(Object.keys(headers).length === 0 ? {} : { headers }), content: jsonOf(placed, exampleAnswers(examples, status)) };
}

/** Whether the answer says in `ETag` which state it shows. */
function hasTag({ url, method, schema }: Route): boolean {
  const { tags = [], operationId } = schema;
  return (tags.includes('games') && !url.endsWith('/stream')) || (method === 'GET' && operationId !== 'health' && !tags.includes('games'));
}

function headersOf(route: Route, status: number): JsonSchema {
  return {
    ...(hasTag(route) ? { ETag: { $ref: '#/components/headers/ETag' } } : {}),
    ...(status === 201 ? { Location: { $ref: '#/components/headers/Location' } } : {}),
  };
}
