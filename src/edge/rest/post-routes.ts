import type { TSchema } from '@sinclair/typebox';
import type { FastifyInstance } from 'fastify';
import type { Rulesets } from '../../service/rulesets.ts';
import { sendAnswer } from './answers.ts';
import type { UseCase } from './answers.ts';
import { wordsOf } from './request.ts';

/** A use case under an address: JSON in, JSON out. */
export interface PostRoute {
  readonly url: string;
  readonly operationId: string;
  readonly summary: string;
  readonly tag?: string;
  readonly body: TSchema;
  readonly answer: TSchema;
  readonly answers: UseCase<unknown>;
  /** Writes the answer, where that is worth more than `JSON.stringify`. */
  readonly write?: (body: never) => string | Buffer;
  /** In bytes, where it is not that of the service. */
  readonly bodyLimit?: number;
}

/** Registers use cases that are asked by POST. */
export function postRoutes(app: FastifyInstance, rulesets: Rulesets, routes: readonly PostRoute[]): void {
  for (const { url, operationId, summary, tag = 'deals', body, answer, answers, write, bodyLimit } of routes) {
    const schema = { operationId, summary, tags: [tag], body, response: { 200: answer } };
    app.post(url, { schema, ...(bodyLimit === undefined ? {} : { bodyLimit }) }, (request, reply) => {
      const answer = answers(rulesets, wordsOf(request), request.body);
      // Most use cases answer at once; a promise for each of them would cost more than judging an easy hand.
      if (!(answer instanceof Promise)) return sendAnswer(request, reply, answer, write as ((body: unknown) => string | Buffer) | undefined);
      return answer.then((late) => sendAnswer(request, reply, late, write as ((body: unknown) => string | Buffer) | undefined));
    });
  }
}
