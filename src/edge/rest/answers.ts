import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Answer } from '../../contract/answer.ts';
import type { Words } from '../../service/languages.ts';
import type { Rulesets } from '../../service/rulesets.ts';
import { JSON_TYPE } from './documents.ts';
import { sendProblem } from './problems.ts';

/** A use case, as routes and resolvers call it. */
export type UseCase<T> = (rulesets: Rulesets, words: Words, body: unknown) => Answer<T> | Promise<Answer<T>>;

/** Sends what a use case answered, and notes for the log what it was. */
export function sendAnswer<T>(
  request: FastifyRequest,
  reply: FastifyReply,
  answer: Answer<T>,
  write: (body: T) => string | Buffer = JSON.stringify,
): FastifyReply {
  if ('problem' in answer) return sendProblem(request, reply, answer.body);
  noteAnswer(request, answer.body);
  return reply.type(JSON_TYPE).send(write(answer.body));
}

interface Noteworthy {
  readonly ruleset?: { readonly id?: string };
  readonly hands?: readonly { readonly outcome?: string }[];
}

/** Notes for the log which rule set answered and what came out. */
export function noteAnswer({ noted }: FastifyRequest, body: unknown): void {
  const { ruleset, hands } = body as Noteworthy;
  if (ruleset?.id !== undefined) noted.ruleset = ruleset.id;
  const outcome = hands?.find((hand) => hand.outcome !== 'none')?.outcome;
  if (outcome !== undefined) noted.outcome = outcome;
}
