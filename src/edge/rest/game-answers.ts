import type { FastifyReply, FastifyRequest } from 'fastify';
import type { GameAnswer } from '../../service/ledger/answer.ts';
import { sendProblem } from './problems.ts';

/** Sends what a use case of the ledger answered; `ETag` is the sequence number of the game. */
export function sendGame(request: FastifyRequest, reply: FastifyReply, answer: GameAnswer<unknown>, type?: string): FastifyReply {
  reply.headers({ 'cache-control': 'private, no-cache', vary: 'authorization, accept-language' });
  if (answer.seq !== undefined && answer.seq !== null) reply.header('etag', `"${answer.seq}"`);
  if ('problem' in answer) {
    if (answer.status === 401) reply.header('www-authenticate', 'Bearer');
    return sendProblem(request, reply, answer.body);
  }
  if (request.method === 'GET' && answer.seq !== null && holds(request.headers['if-none-match'], answer.seq)) return reply.code(304).send();
  if (answer.location !== undefined) reply.header('location', answer.location);
  if (type !== undefined) reply.type(type);
  return reply.code(answer.status).send(answer.body);
}

function holds(header: string | undefined, seq: number): boolean {
  return header?.split(',').some((tag) => tag.trim().replace(/^W\//, '') === `"${seq}"`) ?? false;
}
