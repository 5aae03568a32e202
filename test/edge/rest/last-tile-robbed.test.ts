import t from 'tap';
import { post, serviceFor } from '../../support/service.ts';

// Four chows, a single pair of winds: nothing counts but how the tile came.
const HAND = '78m 345p 789s EE [123m]';
const win = { seat: 'W', tile: '6m', by: 'robbing-kong', from: 'E', circumstances: ['last-tile'] };
const deal = (options: object) => ({ ruleset: 'mcr', options, roundWind: 'S', hands: [{ seat: 'W', hand: HAND }], win });
const claim = (options: object) => ({
  ruleset: 'mcr',
  options,
  roundWind: 'S',
  event: 'added-to-pung',
  discarder: 'E',
  tile: '6m',
  claims: [{ seat: 'W', claim: 'win', hand: HAND, circumstances: ['last-tile'] }],
});
const codes = (findings: readonly { code: string; at: string }[]): readonly string[] => findings.map(({ code, at }) => `${code} ${at}`);

t.test('a kong made with the last tile of the wall is not robbed: score, validate and claims say so alike', async (t) => {
  const app = await serviceFor(t);
  for (const options of [{}, { profile: 'online' }, { lastTileRobbed: false }]) {
    const score = await post(app, '/v1/score', deal(options));
    t.equal(score.status, 422);
    t.strictSame(codes(score.body.findings), ['circumstance-impossible /win/circumstances/0']);
    const validate = await post(app, '/v1/validate', deal(options));
    t.equal(validate.body.valid, false);
    t.strictSame(codes(validate.body.findings), ['circumstance-impossible /win/circumstances/0']);
    const claims = await post(app, '/v1/table/claims', claim(options));
    t.equal(claims.status, 422);
    t.strictSame(codes(claims.body.findings), ['circumstance-impossible /claims/0/circumstances/0']);
  }
});

t.test('where lastTileRobbed is agreed on it is robbed, and both fans count: score, validate and claims say so alike', async (t) => {
  const app = await serviceFor(t);
  const options = { lastTileRobbed: true };
  const { status, body } = await post(app, '/v1/score', deal(options));
  t.equal(status, 200);
  t.match(body.hands[0], { outcome: 'win', fan: 8 + 8 });
  t.strictSame(body.hands[0].lines.map((line: { rule: string }) => line.rule), ['mcr.last-tile-claim', 'mcr.robbing-the-kong']);
  // No tile was discarded, and none of the sentences says so.
  for (const { because } of body.hands[0].lines) t.notMatch(because, /discard/);
  // The owner of the kong pays as a discarder does: 8 + 16, the others 8 each.
  t.strictSame(body.settlement.net, { E: -24, S: -8, W: 40, N: -8 });
  t.strictSame((await post(app, '/v1/validate', deal(options))).body.findings, []);
  const claims = await post(app, '/v1/table/claims', claim(options));
  t.match(claims.body, { awarded: { seat: 'W', claim: 'win' }, rulings: [{ granted: true }] });
});
