import type { FastifyInstance } from 'fastify';
import { describeProblem } from '../../service/problem.ts';
import { sendProblem } from './problems.ts';
import { wordsOf } from './request.ts';

/** How often the lag is measured, in milliseconds. */
const PERIOD = 250;
/** Seconds after which an overloaded service may be tried again. */
const RETRY_AFTER = '2';
/** Answers all the same: it is asked whether the service is there. */
const ALWAYS_ANSWERED = '/health';

/**
 * Refuses new requests while the event loop lags, so that those it has are answered. The lag is how much later than
 * it should a timer comes, measured four times a second: a long piece of work counts once, as long as it was.
 * @param longestLag in milliseconds
 */
export function registerOverload(app: FastifyInstance, longestLag: number): void {
  let lag = 0;
  let due = performance.now() + PERIOD;
  const timer = setInterval(() => {
    const now = performance.now();
    lag = now - due;
    due = now + PERIOD;
  }, PERIOD);
  timer.unref();
  app.addHook('onClose', () => {
    clearInterval(timer);
  });
  app.addHook('onRequest', (request, reply, done) => {
    if (lag <= longestLag || request.url === ALWAYS_ANSWERED) done();
    else sendProblem(request, reply.header('retry-after', RETRY_AFTER), describeProblem('overloaded', wordsOf(request)));
  });
}
