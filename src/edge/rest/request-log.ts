import { LogController } from 'fastify';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** One line for each request, once it is answered: what was asked, what came of it, how long it took. No hands. */
export class RequestLog extends LogController {
  override incomingRequest(): void {
    // one line a request: the one that knows the answer
  }

  override requestCompleted(error: Error | null | undefined, request: FastifyRequest, reply: FastifyReply): void {
    const { id, method, noted, routeOptions } = request;
    const ms = Math.round(reply.elapsedTime * 100) / 100;
    const line = { id, method, url: routeOptions.url ?? null, status: reply.statusCode, ms, ...noted };
    if (error === null || error === undefined) request.log.info(line, 'answered');
    else request.log.warn({ ...line, err: error }, 'not answered');
  }

  override defaultErrorLog(): void {
    // the error handler logs faults; problems are in the line of the request
  }

  override routeNotFound(): void {
    // in the line of the request
  }
}
