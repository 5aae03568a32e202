import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { GraphQLError } from 'graphql';
import mercurius from 'mercurius';
import { describeProblem } from '../../service/problem.ts';
import type { Ledger } from '../../service/ledger/ledger.ts';
import type { Chance } from '../../service/ports/chance.ts';
import type { Rulesets } from '../../service/rulesets.ts';
import { handleError, sendProblem } from '../rest/problems.ts';
import { wordsOf } from '../rest/request.ts';
import { formatErrors } from './errors.ts';
import { gameResolversOf, keyOfConnection } from './game-resolvers.ts';
import { DEEPEST_QUERY, KEPT_QUERIES, MOST_TOKENS, limitAliases } from './limits.ts';
import { resolversOf } from './resolvers.ts';
import { readSchema } from './schema.ts';

export interface GraphqlOptions {
  readonly rulesets: Rulesets;
  readonly ledger: Ledger;
  readonly chance: Chance;
  readonly sdl: string;
}

/** GraphQL at /graphql: the same use cases as REST, problems as errors with the problem document, status 200. */
export async function registerGraphql(app: FastifyInstance, { rulesets, ledger, chance, sdl }: GraphqlOptions): Promise<void> {
  const schema = readSchema(sdl);
  const judging = resolversOf(rulesets, chance);
  const games = gameResolversOf(ledger);
  await app.register(mercurius, {
    schema,
    resolvers: { ...judging, ...games, Query: { ...judging['Query'], ...games.Query } } as never,
    subscription: { onConnect: ({ payload }) => keyOfConnection(payload) },
    jit: 1,
    cache: KEPT_QUERIES,
    queryDepth: DEEPEST_QUERY,
    validationRules: [limitAliases],
    graphql: { parseOptions: { maxLexicalTokens: MOST_TOKENS } },
    allowBatchedQueries: false,
    additionalRouteOptions: { preValidation: judgeQuery },
    errorFormatter: ({ data, errors }, { reply }) => ({
      statusCode: 200,
      response: { data: data ?? null, errors: formatErrors(errors, schema, rulesets, (reply).request) as never },
    }),
    errorHandler: async (error: FastifyError, request: FastifyRequest, reply: FastifyReply) => {
      // Mercurius' own errors are about the query; others came before there was one.
      if (!isAboutQuery(error)) await handleError(error, request, reply);
      else await reply.code(200).send({ data: null, errors: formatErrors([new GraphQLError(error.message, { originalError: error })], schema, rulesets, request) });
    },
  });
}

function isAboutQuery(error: Error): boolean {
  return 'code' in error && String(error.code).startsWith('MER_');
}

/** Mercurius takes a syntax tree written as JSON for a query, so only texts that cannot be one are let through. */
const NO_QUERY = /^[\s\ufeff]*(?:$|\{\s*["}]|[[\d"-]|(?:true|false|null)\s*$)/;

/** Sees to it that the query is a text and the variables are an object. */
function judgeQuery(request: FastifyRequest, reply: FastifyReply, done: () => void): void {
  // a WebSocket is asked for without a query: subscriptions come over it later
  if ((request as { readonly ws?: boolean }).ws === true) {
    done();
    return;
  }
  const { query, variables, operationName } = ((request.method === 'GET' ? request.query : request.body) ?? {}) as Readonly<Record<string, unknown>>;
  const wrong = [
    typeof query === 'string' && !NO_QUERY.test(query) ? [] : ['query'],
    request.method === 'GET' || variables === undefined || (typeof variables === 'object' && !Array.isArray(variables)) ? [] : ['variables'],
    operationName === undefined || operationName === null || typeof operationName === 'string' ? [] : ['operationName'],
  ].flat();
  if (wrong.length === 0) {
    done();
    return;
  }
  // A body that is no object has no fields to point at.
  const isObject = request.method === 'GET' || (typeof request.body === 'object' && request.body !== null && !Array.isArray(request.body));
  const findings = wrong.map((field) => ({ code: 'wrong-type', case: 'graphql', at: isObject ? `/${field}` : '', field }) as const);
  void sendProblem(request, reply, describeProblem('request-invalid', wordsOf(request), findings));
}
