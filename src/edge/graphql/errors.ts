import type { FastifyRequest } from 'fastify';
import { GraphQLError } from 'graphql';
import type { GraphQLFormattedError, GraphQLSchema } from 'graphql';
import type { Problem } from '../../contract/finding.ts';
import { PROBLEMS } from '../../contract/problems.ts';
import { describeProblem } from '../../service/problem.ts';
import { wordsOf } from '../rest/request.ts';
import type { Rulesets } from '../../service/rulesets.ts';
import { judgeVariables } from './variables.ts';
import type { GraphqlRequest } from './variables.ts';

const ABOUT_VARIABLE = /^Variable "\$|^Too many errors processing variables/;

/** Every error of an answer, each with a problem document in its extensions. */
export function formatErrors(
  errors: readonly GraphQLError[],
  schema: GraphQLSchema,
  rulesets: Rulesets,
  request: FastifyRequest,
): readonly GraphQLFormattedError[] {
  const all = errors.flatMap(unwrap);
  // What is thrown by a resolver has a path, and may say anything.
  const isAboutVariables = all.some(({ message, path }) => path === undefined && ABOUT_VARIABLE.test(message));
  const findings = isAboutVariables ? judgeVariables(schema, rulesets, requestOf(request)) : [];
  if (findings.length > 0) {
    const problem = describeProblem('request-invalid', wordsOf(request), findings);
    request.noted.problem = problem.code;
    return [{ message: problem.detail, extensions: { ...problem } }];
  }
  return all.map((error) => format(error, request));
}

function requestOf({ method, query, body }: FastifyRequest): GraphqlRequest {
  return (method === 'GET' ? query : body) as GraphqlRequest;
}

/** Mercurius wraps what is wrong with a query into an error of its own. */
function unwrap(error: GraphQLError): readonly GraphQLError[] {
  const inner = (error.originalError as { readonly errors?: unknown } | undefined)?.errors;
  if (!Array.isArray(inner)) return [error];
  // Its limit on depth gives plain errors.
  return (inner as readonly Error[]).map((one) => (one instanceof GraphQLError ? one : new GraphQLError(one.message)));
}

function format(error: GraphQLError, request: FastifyRequest): GraphQLFormattedError {
  // Errors of a compiled query have no extensions where what was thrown had none.
  const code = (error.extensions as { readonly code?: unknown } | undefined)?.code;
  if (typeof code === 'string' && Object.hasOwn(PROBLEMS, code)) return shown(error, error.extensions as unknown as Problem);
  // What a resolver threw has a path; what has none is a mistake in the query.
  if (error.path === undefined && statusOf(error.originalError) < 500) {
    const problem = describeProblem('request-invalid', wordsOf(request), [], error.message);
    request.noted.problem = problem.code;
    return shown(error, problem);
  }
  request.log.error({ id: request.id, err: error.originalError ?? error }, 'fault');
  const problem = describeProblem('internal', wordsOf(request));
  request.noted.problem = problem.code;
  return shown(new GraphQLError(problem.detail, { path: error.path ?? null }), { ...problem, requestId: request.id });
}

/** The status that an error wants; what a query does wrong has none of its own. */
function statusOf(error: Error | undefined): number {
  if (error === undefined) return 400;
  return 'statusCode' in error && typeof error.statusCode === 'number' ? error.statusCode : 500;
}

function shown({ message, locations, path }: GraphQLError, problem: Problem): GraphQLFormattedError {
  return {
    message,
    ...(locations === undefined ? {} : { locations }),
    ...(path === undefined ? {} : { path }),
    extensions: { ...problem },
  };
}
