import type { FastifyInstance, FastifyRequest } from 'fastify';
import { judgeParameters } from '../../contract/query.ts';
import type { Query, QueryFinding } from '../../contract/query.ts';
import { describeProblem } from '../../service/problem.ts';
import { sendProblem } from './problems.ts';
import { wordsOf } from './request.ts';

/**
 * Refuses queries with parameters that the schema of the route does not know, or that are there twice: a misspelt one
 * might have mattered. Files, such as the page, and GraphQL, whose parameters are not ours, take what they are given.
 */
export function registerQueries(app: FastifyInstance): void {
  app.addHook('preValidation', (request, reply, done) => {
    const findings = request.url.includes('?') ? judgeQuery(request) : [];
    if (findings.length === 0) done();
    else sendProblem(request, reply, describeProblem('request-invalid', wordsOf(request), findings));
  });
}

function judgeQuery({ query, routeOptions: { schema } }: FastifyRequest): readonly QueryFinding[] {
  if (schema?.operationId === undefined) return [];
  const { properties = {} } = (schema.querystring ?? {}) as { readonly properties?: object };
  return judgeParameters(query as Query, [...Object.keys(properties), 'lang']);
}
