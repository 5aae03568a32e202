import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Problem } from '../../contract/finding.ts';
import type { ProblemCode } from '../../contract/problems.ts';
import { describeProblem } from '../../service/problem.ts';
import { wordsOf } from './request.ts';
import { UnreadableRequest } from './unreadable-request.ts';

type Findings = Parameters<typeof describeProblem>[2];

export const PROBLEM_JSON = 'application/problem+json; charset=utf-8';

/** The error codes of Fastify and its plugins, as problems of the catalogue. */
const CODES: Readonly<Record<string, ProblemCode>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'body-too-large',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'media-type',
  FST_ERR_BAD_URL: 'not-found',
  STORE_UNAVAILABLE: 'store-unavailable',
};
const STATUSES: Readonly<Record<number, ProblemCode>> = {
  404: 'not-found',
  413: 'body-too-large',
  414: 'not-found',
  415: 'media-type',
  429: 'rate-limited',
};

/** Seconds after which a store that does not answer may be asked again. */
const STORE_RETRY_AFTER = 2;

/** Sends a problem document. */
export function sendProblem(request: FastifyRequest, reply: FastifyReply, problem: Problem): FastifyReply {
  request.noted.problem = problem.code;
  return reply.code(problem.status).header('content-type', PROBLEM_JSON).serializer(JSON.stringify).send(problem);
}

/** Turns whatever was thrown below a route into a problem document; what is none of the caller's doing is logged. */
export function handleError(error: FastifyError, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const status = error.statusCode ?? 500;
  const code = CODES[error.code] ?? STATUSES[status] ?? (status < 500 ? 'request-invalid' : 'internal');
  const words = wordsOf(request);
  if (code === 'internal') {
    request.log.error({ id: request.id, err: error }, 'fault');
    return sendProblem(request, reply, { ...describeProblem(code, words), requestId: request.id });
  }
  if (code === 'store-unavailable') {
    request.log.warn({ err: error }, 'no store');
    reply.header('retry-after', STORE_RETRY_AFTER);
  }
  const findings = error instanceof UnreadableRequest ? error.findings : [];
  const detail = code === 'request-invalid' && findings.length === 0 ? error.message : undefined;
  return sendProblem(request, reply, describeProblem(code, words, findings, detail));
}

/** Says that there is nothing at an address, and what in it is known by no such name. */
export function sendNotFound(request: FastifyRequest, reply: FastifyReply, findings?: Findings): FastifyReply {
  return sendProblem(request, reply, describeProblem('not-found', wordsOf(request), findings));
}

/** Gives the service its answers for errors and for unknown paths; asking for these counts against the limit too. */
export function registerProblems(app: FastifyInstance): void {
  app.setErrorHandler(handleError);
  app.setNotFoundHandler(app.hasDecorator('rateLimit') ? { preHandler: app.rateLimit() } : {}, (request, reply) => sendNotFound(request, reply));
}
