import { performance } from 'node:perf_hooks';
import type { FastifyInstance } from 'fastify';
import { inputOf } from './graphql-map.ts';
import { mutate, randomFrom } from './mutations.ts';
import { scoreRequests, vectorCases } from './vector-requests.ts';

/** What a run found: how often each status came, and everything that must never be. */
export interface FuzzRun {
  readonly statuses: Readonly<Record<string, number>>;
  readonly wrong: readonly string[];
  readonly slowest: number;
}

/** The longest that any request may take on a busy machine, in milliseconds. */
const LONGEST = 5000;
const QUERIES: Readonly<Record<string, string>> = {
  score: 'query ($input: DealInput!) { score(input: $input) { hands { score lines { rule because } } } }',
  validate: 'query ($input: DealInput!) { validate(input: $input) { valid findings { code details } } }',
};

/** Sends damaged requests to every use case and looks at what comes back. */
export async function fuzz(app: FastifyInstance, runs: number, seed: number): Promise<FuzzRun> {
  const random = randomFrom(seed);
  const pick = <T>(members: readonly T[]): T => members[Math.floor(random() * members.length)]!;
  const deals = scoreRequests(400).map(({ request }) => request);
  const tables = vectorCases('hua-bao/table.jsonl', 200);
  const statuses: Record<string, number> = {};
  const wrong: string[] = [];
  let slowest = 0;
  for (let run = 0; run < runs; run++) {
    const { url, body } = next();
    const started = performance.now();
    const response = await app.inject({ method: 'POST', url, payload: body, headers: { 'content-type': 'application/json' } });
    slowest = Math.max(slowest, performance.now() - started);
    statuses[response.statusCode] = (statuses[response.statusCode] ?? 0) + 1;
    const mistake = judge(url, body, response.statusCode, response.body);
    if (mistake !== undefined) wrong.push(`${mistake}: ${url} ${body.slice(0, 2000)}`);
  }
  if (slowest > LONGEST) wrong.push(`a request took ${slowest} ms`);
  return { statuses, wrong, slowest };

  function next(): { readonly url: string; readonly body: string } {
    const deal = pick(deals);
    const way = random();
    if (way < 0.4) return { url: '/v1/score', body: mutate(deal, random) };
    if (way < 0.5) return { url: '/v1/validate', body: mutate(deal, random) };
    if (way < 0.6) return { url: '/graphql', body: graphql(deal) };
    if (way < 0.65) return { url: '/v1/score/batch', body: mutate({ requests: [deal, pick(deals)] }, random) };
    if (way < 0.7) return { url: '/v1/compare', body: mutate({ ...deal, ruleset: undefined, options: undefined, sets: [{ ruleset: 'hua-bao' }, { ruleset: 'mcr' }] }, random) };
    if (way < 0.78) return { url: '/v1/waits', body: mutate({ ruleset: pick(['hua-bao', 'mcr', 'simple', 'dmjl']), hand: '234m 55p 678s [777z] 11p', visible: '5p', by: 'discard' }, random) };
    if (way < 0.85) return { url: '/v1/settle', body: mutate({ ruleset: 'hua-bao', scores: { E: 16, S: 44, W: 8, N: 32 }, win: { seat: 'S', by: 'discard', from: 'W' } }, random) };
    if (way < 0.9) return { url: '/v1/rulesets/check', body: mutate({ extends: 'hua-bao', drop: ['heaven'], change: { earth: { value: { limit: 1 } } }, add: [], options: { limit: 300 } }, random) };
    const { request } = pick(tables);
    const table = 'dice' in request ? 'wall' : 'claims' in request ? 'claims' : 'next-deal';
    return { url: `/v1/table/${table}`, body: mutate(request, random) };
  }

  function graphql(deal: unknown): string {
    const field = pick(Object.keys(QUERIES));
    if (random() < 0.1) return mutate({ query: QUERIES[field], variables: { input: inputOf(deal) } }, random);
    return JSON.stringify({ query: QUERIES[field], variables: { input: lenient(mutate(inputOf(deal), random)) } });
  }
}

function lenient(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return json;
  }
}

/** What is wrong with an answer, or undefined. */
function judge(url: string, body: string, status: number, text: string): string | undefined {
  if (status >= 500) return `status ${status}`;
  const answer = lenient(text) as Readonly<Record<string, unknown>>;
  if (typeof answer !== 'object') return 'the answer is no JSON';
  if (url === '/graphql') return judgeGraphql(answer);
  if (status === 200) return undefined;
  return judgeProblem(answer, status, isJson(body));
}

function judgeGraphql({ errors, ...problem }: Readonly<Record<string, unknown>>): string | undefined {
  if (!Array.isArray(errors)) return problem['code'] === 'internal' ? 'a fault' : undefined;
  const codes = errors.map((error: { extensions?: { code?: string } }) => error.extensions?.code);
  if (codes.includes('internal')) return 'a fault';
  return codes.includes(undefined) ? 'an error without a problem' : undefined;
}

function judgeProblem(problem: Readonly<Record<string, unknown>>, status: number, readable: boolean): string | undefined {
  const { code, findings, detail } = problem;
  if (problem['status'] !== status) return 'the status is not that of the document';
  if (status !== 400 && status !== 422 && status !== 413) return `status ${status}`;
  if (typeof detail !== 'string' || detail === '') return 'no detail';
  if (!Array.isArray(findings)) return 'no findings';
  if (status === 413) return undefined;
  if (code !== (status === 400 ? 'request-invalid' : 'hand-invalid')) return `code ${String(code)}`;
  if (readable && findings.length === 0) return 'an empty list of findings';
  const silent = findings.find((finding: Record<string, unknown>) => finding['message'] === '' || finding['hint'] === '' || typeof finding['at'] !== 'string');
  return silent === undefined ? undefined : 'a finding that says nothing';
}

function isJson(text: string): boolean {
  return lenient(text) !== text;
}
