import t from 'tap';
import { TRUE_DEAL } from '../../support/deals.ts';
import { get, post, serviceFor } from '../../support/service.ts';

const block = (milliseconds: number): void => {
  for (const until = Date.now() + milliseconds; Date.now() < until; );
};
const pause = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds));

t.test('while the event loop lags new work is refused for a moment, and a question for its health is not', async (t) => {
  const app = await serviceFor(t, {}, { longestLag: 500 });
  await app.ready();
  t.equal((await post(app, '/v1/score', TRUE_DEAL)).status, 200);
  block(1200);
  await pause(1);
  const refused = await post(app, '/v1/score', TRUE_DEAL);
  t.equal(refused.status, 503);
  t.equal(refused.type, 'application/problem+json; charset=utf-8');
  t.equal(refused.headers['retry-after'], '2');
  t.match(refused.body, { code: 'overloaded', status: 503, findings: [] });
  t.equal((await get(app, '/health')).status, 200);
  let again = refused.status;
  for (let tries = 0; again === 503 && tries < 50; tries++) {
    await pause(100);
    again = (await post(app, '/v1/score', TRUE_DEAL)).status;
  }
  t.equal(again, 200, 'it takes requests again by itself');
});
