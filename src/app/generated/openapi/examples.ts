import type { JsonSchema } from '../json-schema.ts';

/** A request that the document shows. */
export interface ExampleRequest {
  /** The `operationId`. */
  readonly operation: string;
  /** Unique in the operation; request and answer are shown under it. */
  readonly name: string;
  readonly summary: string;
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** With `{name}` for what varies. */
  readonly url: string;
  readonly path?: Readonly<Record<string, string | number>>;
  readonly query?: Readonly<Record<string, string | number | boolean>>;
  readonly key?: string;
  readonly body?: unknown;
}

/** The same with what the service answered. */
export interface Example extends ExampleRequest {
  readonly status: number;
  /** Undefined where the answer is no JSON. */
  readonly answer: unknown;
}

/** The address that a request goes to. */
export function addressOf({ url, path = {}, query = {} }: ExampleRequest): string {
  const filled = url.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(path[name])));
  const search = new URLSearchParams(Object.fromEntries(Object.entries(query).map(([name, value]) => [name, String(value)]))).toString();
  return search === '' ? filled : `${filled}?${search}`;
}

/** Bodies of requests as `examples` of the document. */
export function exampleRequests(examples: readonly Example[]): JsonSchema {
  return Object.fromEntries(examples.filter(({ body }) => body !== undefined).map(({ name, summary, body }) => [name, { summary, value: body }]));
}

/** Answers of one status as `examples` of the document. */
export function exampleAnswers(examples: readonly Example[], status: number): JsonSchema {
  const answered = examples.filter((example) => example.status === status && example.answer !== undefined);
  return Object.fromEntries(answered.map(({ name, summary, answer }) => [name, { summary, value: answer }]));
}
