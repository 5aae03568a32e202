import t from 'tap';
import { TRUE_DEAL } from '../../support/deals.ts';
import { post, serviceFor } from '../../support/service.ts';

type Hand = Readonly<Record<string, unknown>>;
const byDiscard = { seat: 'S', by: 'discard', from: 'W' } as const;

t.test('whoever pays for all pays the shares of everybody, and no cap is put on counted scores', async (t) => {
  const app = await serviceFor(t);
  const settled = async (win: object, scores: object = { E: 16, S: 44, W: 8, N: 32 }): Promise<Hand> => (await post(app, '/v1/settle', { ruleset: 'hua-bao', scores, win })).body.settlement.net;
  const plain = await settled(byDiscard);
  const paid = await settled({ ...byDiscard, paysForAll: 'W' });
  t.equal(paid['S'], plain['S'], 'the winner gets as much');
  // the winner is paid twice by East and once by each other: 88 + 44 + 44; the differences stay between the losers
  t.equal(plain['S'], 176);
  t.equal(Number(paid['W']), Number(plain['W']) - 88 - 44);
  t.equal(Number(paid['E']), Number(plain['E']) + 88);
  t.equal(Number(paid['N']), Number(plain['N']) + 44);
  t.equal((await settled({ seat: 'E', by: 'self-draw' }, { E: 4000, S: 0, W: 0, N: 0 }))['E'], 24_000);
});

t.test('a batch answers in order, from one request to a thousand', async (t) => {
  const app = await serviceFor(t);
  const requests = Array.from({ length: 1000 }, (_, i) => ({ ruleset: 'hua-bao', hands: i % 10 === 9 ? [] : [{ seat: 'E', score: i * 2 }], win: null }));
  const { status, body } = await post(app, '/v1/score/batch', { requests });
  t.equal(status, 200);
  t.strictSame(
    body.results.map(({ status, body }: { status: number; body: { hands?: readonly Hand[] } }) => (status === 200 ? body.hands?.[0]?.['score'] : status)),
    requests.map((_, i) => (i % 10 === 9 ? 400 : i * 2)),
  );
  const wrong = await post(app, '/v1/score/batch', { requests: [{ ...TRUE_DEAL, hands: [{ seat: 'E', hand: '12x' }] }] });
  t.match(wrong.body.results[0], { status: 400, body: { code: 'request-invalid', findings: [{ at: '/hands/0/hand' }] } }, 'pointers go into the single request');
  for (const bad of [{ requests: [] }, { requests: {} }, {}, { requests: [TRUE_DEAL], more: 1 }]) t.equal((await post(app, '/v1/score/batch', bad)).status, 400);
});

t.test('a hand under the minimum is shown, not settled, and no error', async (t) => {
  const app = await serviceFor(t);
  // all chows and no honours, 4 fan; 8 are needed
  const { status, body } = await post(app, '/v1/score', { ruleset: 'mcr', hands: [{ seat: 'S', hand: '234m 234p 33s 78s [456m]' }], win: { seat: 'S', tile: '9s', by: 'discard', from: 'E' } });
  t.equal(status, 200);
  t.equal(body.hands[0].outcome, 'below-minimum');
  t.ok(body.hands[0].fan > 0 && body.hands[0].fan < 8);
  t.equal(body.settlement, null);
  t.match(body.unsettled, /\S/);
});

t.test('three may play where the rules allow it, and nothing is paid in the simple set', async (t) => {
  const app = await serviceFor(t);
  const hands = [{ seat: 'E', score: 30 }, { seat: 'S', score: 8 }, { seat: 'W', score: 4 }];
  const { status, body } = await post(app, '/v1/score', { ruleset: 'simple', options: { players: 3 }, hands, win: { seat: 'E', by: 'self-draw' } });
  t.equal(status, 200, JSON.stringify(body.findings));
  t.strictSame(body.settlement, { payments: [], net: { E: 30, S: 8, W: 4 } });
});

t.test('a declared score is final: neither capped nor explained', async (t) => {
  const app = await serviceFor(t);
  const { body } = await post(app, '/v1/score', { ruleset: 'hua-bao', hands: [{ seat: 'E', score: 700 }], win: null });
  t.match(body.hands[0], { score: 700, form: 'declared', outcome: 'none', sets: [], lines: [{ kind: 'declared', value: 700, count: 1 }] });
  t.equal(body.hands[0].lines.length, 1);
});

t.test('the sets of a loser may be given alone', async (t) => {
  const app = await serviceFor(t);
  const scoring = { seat: 'W', hand: '444p FF', partial: true };
  const { body } = await post(app, '/v1/score', { ruleset: 'hua-bao', hands: [scoring], win: null });
  // West's hand of the documentation: pung 4 and pair of dragons 2
  t.match(body.hands[0], { points: 6, doublings: 0, score: 6, form: 'partial' });
  const whole = await post(app, '/v1/score', { ruleset: 'hua-bao', hands: [{ seat: 'W', hand: '444p FF' }], win: null });
  t.match(whole.body, { status: 422, findings: [{ code: 'hand-size', expected: 13, found: 5 }] });
  const much = await post(app, '/v1/score', { ruleset: 'hua-bao', hands: [{ seat: 'W', hand: '123456789m 12345p', partial: true }], win: null });
  t.match(much.body, { status: 422, findings: [{ code: 'hand-size' }] });
});

t.test('a foul hand scores nothing where that is agreed', async (t) => {
  const app = await serviceFor(t);
  const hands = TRUE_DEAL.hands.map((hand) => (hand.seat === 'W' ? { seat: 'W', concealed: '22m 9m 444p 1367s FF' } : hand));
  t.equal((await post(app, '/v1/score', { ...TRUE_DEAL, hands })).status, 422);
  const { status, body } = await post(app, '/v1/score', { ...TRUE_DEAL, hands, options: { foulHands: 'score-zero' } });
  t.equal(status, 200);
  t.match(body.hands[2], { seat: 'W', outcome: 'foul', score: 0, findings: [{ code: 'hand-size', expected: 13, found: 12 }] });
  // West has 0 in place of 6: 6 more for 36 to East doubled, 22 to North
  t.strictSame(body.settlement.net, { E: -372 + 48 - 36, S: 800, W: -200 - 48 - 28, N: -200 + 28 - 8 + 16 });
});

t.test('the language is the one that was asked for', async (t) => {
  const app = await serviceFor(t);
  const dragons = async (query: string, acceptLanguage?: string): Promise<string> => {
    const { body } = await post(app, `/v1/score${query}`, TRUE_DEAL, acceptLanguage === undefined ? {} : { 'accept-language': acceptLanguage });
    return String(body.hands[1].lines.map(({ label }: { label: string }) => label).join());
  };
  const [english, german] = [await dragons(''), await dragons('?lang=de')];
  t.not(english, german);
  t.equal(await dragons('', 'de'), german);
  t.equal(await dragons('', 'de-AT, en;q=0.5'), german);
  t.equal(await dragons('', 'xx, en;q=0.3, de;q=0.8'), german, 'the greatest weight wins, not the first place');
  t.equal(await dragons('', 'de;q=0, en;q=0.1'), english, 'a weight of zero is a refusal');
  t.equal(await dragons('', 'xx'), english);
  t.equal(await dragons('', ';;q=,,'), english);
  t.equal(await dragons('?lang=en', 'de'), english, 'the address decides over the header');
  t.equal(await dragons('?lang=DE'), german);
  const refused = await post(app, '/v1/score?lang=de', { ...TRUE_DEAL, ruleset: 'nothing' });
  const refusedHere = await post(app, '/v1/score', { ...TRUE_DEAL, ruleset: 'nothing' });
  t.not(refused.body.findings[0].message, refusedHere.body.findings[0].message);
  t.equal(refused.body.findings[0].code, refusedHere.body.findings[0].code);
});
