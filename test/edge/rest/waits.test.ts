import t from 'tap';
import { post, serviceFor } from '../../support/service.ts';

t.test('a hand that waits is answered with its waits, what is left of them and what each is worth', async (t) => {
  const app = await serviceFor(t);
  const hand = { ruleset: 'hua-bao', seat: 'S', hand: '234m 5p 678s [777z] (1111p) + 2f' };
  const { status, body } = await post(app, '/v1/waits', hand);
  t.equal(status, 200);
  t.strictSame(body, {
    ready: true,
    complete: false,
    distance: 0,
    // The winner of the documentation's deal, one tile before.
    waits: [{ tile: '5p', left: 3, outcome: 'win', score: 200 }],
    discards: [],
  });
  const seen = await post(app, '/v1/waits', { ...hand, visible: '5p 5p 9m' });
  t.equal(seen.body.waits[0].left, 1);
});

t.test('a hand with a tile too many is answered with what each discard leaves', async (t) => {
  const app = await serviceFor(t);
  const { body } = await post(app, '/v1/waits', { ruleset: 'mcr', hand: '123m 456p 789s 1112z 7z', by: 'self-draw' });
  t.match(body, { ready: true, complete: false, distance: 0, waits: [] });
  t.equal(body.discards.length, 12);
  t.match(body.discards.at(-1), { tile: '7z', distance: 0, waits: [{ tile: '2z', left: 3 }] });
  t.match(body.discards[0], { tile: '1m', distance: 1, waits: [] });
});

t.test('a wait under the minimum says so', async (t) => {
  const app = await serviceFor(t);
  const { body } = await post(app, '/v1/waits', { ruleset: 'mcr', hand: '234m 234p 33s 78s [456m]' });
  t.strictSame(body.waits, [
    { tile: '6s', left: 4, outcome: 'below-minimum', score: 5 },
    { tile: '9s', left: 4, outcome: 'below-minimum', score: 3 },
  ]);
});

t.test('everything that is wrong with the request is told at once', async (t) => {
  const app = await serviceFor(t);
  const told = async (body: unknown): Promise<unknown> => {
    const reply = await post(app, '/v1/waits', body);
    const findings: { code: string; at: string }[] = reply.body.findings;
    return [reply.status, ...findings.map(({ code, at }) => `${code} ${at}`)];
  };
  t.strictSame(await told({ ruleset: 'hua-bao', hand: '123m 456p 789s 111z', seat: 'X', visible: '11111m' }), [
    400,
    'wrong-type /seat',
    'hand-size ',
    'tile-overused /visible',
  ]);
  t.strictSame(await told({ ruleset: 'hua-bao', hand: 5, visible: '11111m' }), [400, 'wrong-type /hand', 'tile-overused /visible']);
  t.strictSame(await told({ ruleset: 'hua-bao', hand: '1q', options: { limmit: 5 } }), [400, 'option-unknown /options/limmit', 'tile-unreadable /hand']);
  t.strictSame(await told({ ruleset: 'huabao', hand: '11111m 1234m 567p', visible: '' }), [400, 'ruleset-unknown /ruleset', 'tile-overused /hand']);
  t.strictSame(await told({ ruleset: 'hua-bao', hand: '123m 456p 789s 1112z', by: 'robbing-kong' }), [400, 'wrong-type /by']);
  t.strictSame(await told({ ruleset: 'simple', hand: '123m 456p 789s [1111z] 2z' }), [422, 'kong-not-allowed /hand']);
  t.strictSame(await told([]), [400, 'wrong-type ']);
});

t.test('a winner whose hand is one tile off is told which tile instead of which', async (t) => {
  const app = await serviceFor(t);
  const deal = {
    ruleset: 'hua-bao',
    hands: [{ seat: 'S', hand: '123m 456m 789m 111p 29p' }],
    win: { seat: 'S', tile: '2p', by: 'self-draw' },
  };
  const facts = { code: 'not-complete', at: '/hands/0', seat: 'S', exchanges: 1, nearest: [{ instead: '9p', tile: '3p' }, {}, {}] };
  const scored = await post(app, '/v1/score', deal);
  t.equal(scored.status, 422);
  t.match(scored.body.findings, [facts]);
  const validated = await post(app, '/v1/validate', deal);
  t.match(validated.body, { valid: false, complete: false, findings: [facts] });
});
