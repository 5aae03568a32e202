import t from 'tap';
import { TRUE_DEAL } from '../../support/deals.ts';
import { get, post, serviceFor } from '../../support/service.ts';

const codes = (body: { findings: readonly { code: string; at: string }[] }): readonly string[] =>
  body.findings.map(({ code, at }) => `${code} ${at}`).sort();

t.test('a deal is scored and settled', async (t) => {
  const app = await serviceFor(t);
  const { status, type, body } = await post(app, '/v1/score', TRUE_DEAL);
  t.equal(status, 200);
  t.equal(type, 'application/json; charset=utf-8');
  t.strictSame(
    body.hands.map((hand: Record<string, unknown>) => [hand['seat'], hand['points'], hand['doublings'], hand['score']]),
    [
      ['E', 12, 1, 24],
      ['S', 50, 2, 200],
      ['W', 6, 0, 6],
      ['N', 14, 1, 28],
    ],
  );
  t.strictSame(body.settlement.net, { E: -372, S: 800, W: -258, N: -170 });
  const paid = body.settlement.payments.map((p: Record<string, unknown>) => `${String(p['from'])}${String(p['to'])} ${String(p['amount'])} ${String(p['reason'])}`);
  t.strictSame(paid.sort(), ['ES 400 winner', 'WS 200 winner', 'NS 200 winner', 'WE 36 difference', 'EN 8 difference', 'WN 22 difference'].sort());
  t.equal(body.unsettled, null);
  t.match(body.ruleset, { id: 'hua-bao', edition: String, hash: /^[0-9a-f]{12}$/, options: { limit: 500, mahjongBonus: 10 } });
});

t.test('all findings are told at once, those about form and those about hands', async (t) => {
  const app = await serviceFor(t);
  const { status, type, body } = await post(app, '/v1/score', {
    ruleset: 'hua-bao',
    rules: 1,
    options: { limit: 'high', mahjongbonus: 20 },
    hands: [
      { seat: 'Q', concealed: '12x', bonus: '9f' },
      { seat: 'E', hand: '1111m 1m 23456789p', partial: 'yes' },
      { seat: 'S', hand: '123456789m 1112y' },
      { seat: 'W', hand: '123456789m 11p' },
    ],
    win: null,
  });
  t.equal(status, 400);
  t.equal(type, 'application/problem+json; charset=utf-8');
  t.match(body, { type: '/problems/request-invalid', code: 'request-invalid', status: 400, title: String, detail: String });
  t.strictSame(
    codes(body),
    [
      'hand-size /hands/3',
      'option-unknown /options/mahjongbonus',
      'tile-overused /hands/1/hand',
      'tile-unreadable /hands/0/bonus',
      'tile-unreadable /hands/0/concealed',
      'tile-unreadable /hands/2/hand',
      'unknown-field /rules',
      'wrong-type /hands/0/seat',
      'wrong-type /hands/1/partial',
      'wrong-type /options/limit',
    ],
  );
  for (const finding of body.findings) t.match(finding, { message: /\.$/, hint: /\.$/ }, finding.code);
});

t.test('an unknown rule set does not hide what is wrong by any rules', async (t) => {
  const app = await serviceFor(t);
  const { status, body } = await post(app, '/v1/score', { ruleset: 'hua-boa', hands: [{ seat: 'E', hand: '11111m 12x' }, { seat: 'S', hand: '11111m 45678p 123s' }] });
  t.equal(status, 400);
  t.strictSame(codes(body), ['ruleset-unknown /ruleset', 'tile-overused /hands/1/hand', 'tile-unreadable /hands/0/hand']);
  t.equal(body.findings[0].suggestion, 'hua-bao');
});

t.test('a hand that no table could produce is refused with 422', async (t) => {
  const app = await serviceFor(t);
  const { status, body } = await post(app, '/v1/score', { ...TRUE_DEAL, win: { ...TRUE_DEAL.win, tile: '6p' } });
  t.equal(status, 422);
  t.match(body, { code: 'hand-invalid', type: '/problems/hand-invalid' });
  t.strictSame(codes(body), ['winning-tile-missing /win/tile']);
});

t.test('validation tells of tiles what scoring refuses', async (t) => {
  const app = await serviceFor(t);
  t.strictSame((await post(app, '/v1/validate', TRUE_DEAL)).body, { valid: true, complete: true, findings: [] });
  const unreadable = await post(app, '/v1/validate', { ruleset: 'hua-bao', hands: [{ seat: 'E', hand: '12x' }] });
  t.equal(unreadable.status, 200);
  t.match(unreadable.body, { valid: false, complete: false });
  t.strictSame(codes(unreadable.body), ['tile-unreadable /hands/0/hand']);
  t.equal((await post(app, '/v1/validate', { ruleset: 'hua-bao', hands: [{ seat: 'E' }] })).status, 400, 'no hand at all');
  t.equal((await post(app, '/v1/validate', { ...TRUE_DEAL, options: { limit: 1 } })).status, 400);
});

t.test('one bad request does not spoil a batch', async (t) => {
  const app = await serviceFor(t);
  const single = await post(app, '/v1/score', TRUE_DEAL);
  const { status, body } = await post(app, '/v1/score/batch', { requests: [TRUE_DEAL, 7, { ...TRUE_DEAL, hands: [] }, TRUE_DEAL] });
  t.equal(status, 200);
  t.strictSame(body.results.map((result: { status: number }) => result.status), [200, 400, 400, 200]);
  t.strictSame(body.results[3].body, single.body);
  t.strictSame(codes(body.results[1].body), ['wrong-type ']);
  t.equal((await post(app, '/v1/score/batch', { requests: [] })).status, 400);
  t.equal((await post(app, '/v1/score/batch', { requests: new Array(1001).fill(TRUE_DEAL) })).status, 400);
});

t.test('scores counted at the table are settled without a cap', async (t) => {
  const app = await serviceFor(t);
  const net = async (scores: object, seat: string): Promise<unknown> =>
    (await post(app, '/v1/settle', { ruleset: 'hua-bao', scores, win: { seat, by: 'self-draw' } })).body.settlement.net;
  t.strictSame(await net({ E: 16, S: 44, W: 8, N: 32 }, 'S'), { E: -104, S: 176, W: -84, N: 12 });
  t.strictSame(await net({ E: 300, S: 100, W: 40, N: 10 }, 'E'), { E: 1800, S: -450, W: -630, N: -720 });
  t.strictSame(await net({ E: 200, S: 100, W: 200, N: 500 }, 'E'), { E: 1200, S: -900, W: -600, N: 300 });
  t.strictSame(await net({ E: 200, S: 100, W: 200, N: 500 }, 'W'), { E: -800, S: -800, W: 800, N: 800 });
  const missing = await post(app, '/v1/settle', { ruleset: 'hua-bao', scores: { E: 1 }, win: null });
  t.match(missing.body, { settlement: null, unsettled: String });
});

t.test('a deal is compared under several rule sets', async (t) => {
  const app = await serviceFor(t);
  const { ruleset: _, ...deal } = TRUE_DEAL;
  const sets = [{ ruleset: 'hua-bao' }, { ruleset: 'hua-bao', options: { limit: 100 } }, { ruleset: 'nothing' }];
  const { status, body } = await post(app, '/v1/compare', { sets, ...deal });
  t.equal(status, 200);
  t.strictSame(body.results.map((result: { status: number }) => result.status), [200, 200, 400]);
  t.strictSame(body.results.map((result: { ruleset: string }) => result.ruleset), ['hua-bao', 'hua-bao', 'nothing']);
  t.equal(body.results[1].body.hands[1].score, 100);
});

t.test('the service tells that it is well', async (t) => {
  const app = await serviceFor(t);
  const { status, body } = await get(app, '/health');
  t.equal(status, 200);
  t.match(body, { status: 'ok' });
});
