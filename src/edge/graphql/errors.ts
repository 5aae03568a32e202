import type { FastifyRequest } from 'fastify';
import { GraphQLEnumType, GraphQLError } from 'graphql';
import type { GraphQLFormattedError, GraphQLSchema } from 'graphql';
import type { Problem } from '../../contract/finding.ts';
import { PROBLEMS } from '../../contract/problems.ts';
import { describeProblem } from '../../service/problem.ts';
import { wordsOf } from '../rest/request.ts';

type Finding = NonNullable<Parameters<typeof describeProblem>[2]>[number];

/** Every error of an answer, each with a problem document in its extensions. */
export function formatErrors(
  errors: readonly GraphQLError[],
  schema: GraphQLSchema,
  request: FastifyRequest,
): readonly GraphQLFormattedError[] {
  const all = errors.flatMap(unwrap);
  const aboutVariables = all.flatMap((error) => findingOf(error.message, schema));
  if (aboutVariables.length > 0) {
    const problem = describeProblem('request-invalid', wordsOf(request), aboutVariables);
    request.noted.problem = problem.code;
    return [{ message: problem.detail, extensions: { ...problem } }];
  }
  return all.map((error) => format(error, request));
}

/** Mercurius wraps what is wrong with a query into an error of its own. */
function unwrap(error: GraphQLError): readonly GraphQLError[] {
  const inner = (error.originalError as { readonly errors?: unknown } | undefined)?.errors;
  if (!Array.isArray(inner)) return [error];
  // Its limit on depth gives plain errors.
  return (inner as readonly Error[]).map((one) => (one instanceof GraphQLError ? one : new GraphQLError(one.message)));
}

function format(error: GraphQLError, request: FastifyRequest): GraphQLFormattedError {
  // Errors of compiled queries have no extensions unless something gave them some.
  const { code } = (error.extensions as GraphQLError['extensions'] | undefined) ?? {};
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

const ABOUT_VARIABLE = /^Variable "\$\w+" got invalid value (.*?)(?: at "(.+?)")?; (.*)$/s;

/** What graphql-js says of a variable, as a finding of the same kind that REST gives. */
function findingOf(message: string, schema: GraphQLSchema): readonly Finding[] {
  const [, found = '', path = '', reason = ''] = ABOUT_VARIABLE.exec(message) ?? [];
  const absent = /^Variable "\$(\w+)" of required type .* was not provided/.exec(message)?.[1];
  if (absent !== undefined) return [{ code: 'wrong-type', case: 'missing', at: '', field: absent }];
  if (reason === '') return [];
  const at = pointerOf(path);
  const field = /^Field "([^"]*)"/.exec(reason)?.[1];
  if (field !== undefined) {
    const there = `${at}/${field}`;
    return [
      reason.includes('is not defined by type')
        ? { code: 'unknown-field', case: 'field', at: there, field }
        : { code: 'wrong-type', case: 'missing', at: there, field },
    ];
  }
  const [, name = ''] = /"(\w+)" enum/.exec(reason) ?? [];
  const type = schema.getType(name);
  if (type instanceof GraphQLEnumType && reason.includes('does not exist')) {
    const expected = type.getValues().map((value) => value.name);
    return [{ code: 'wrong-type', case: 'word', at, expected, found: found.replaceAll('"', '') }];
  }
  const expected = /"(\w+)!?"/.exec(reason)?.[1] ?? /^(\w+) cannot/.exec(reason)?.[1] ?? 'another';
  return [{ code: 'wrong-type', case: 'type', at, expected: [expected], found }];
}

/** `input.hands[0].seat` as `/hands/0/seat`: pointers begin inside the variable. */
function pointerOf(path: string): string {
  const steps = path.replaceAll(/\[(\d+)\]/g, '.$1').split('.').slice(1);
  return steps.map((step) => `/${step}`).join('');
}
