import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import t from 'tap';
import { fromRoot } from '../support/root.ts';
import { get, post, serviceFor } from '../support/service.ts';

const folder = fromRoot('docs', 'overlays');
const overlay = (id: string): object => JSON.parse(readFileSync(join(folder, `${id}.json`), 'utf8')) as object;
const others = [{ seat: 'E', score: 24 }, { seat: 'W', score: 6 }, { seat: 'N', score: 28 }];
const deal = (ruleset: unknown, hand: string, win: object): object => ({ ruleset, roundWind: 'E', hands: [{ seat: 'S', hand }, ...others], win: { seat: 'S', ...win } });
const discard = (tile: string): object => ({ tile, by: 'discard', from: 'W' });

t.test('the overlays of the guide compile, load at start, and are cards and differences like built-in sets', async (t) => {
  const app = await serviceFor(t, { RULESETS_DIR: folder });
  for (const name of readdirSync(folder).filter((file) => file.endsWith('.json'))) {
    const id = name.replace('.json', '');
    const { body } = await post(app, '/v1/rulesets/check', overlay(id));
    t.match(body, { valid: true, problems: [], ruleset: { id } });
    t.match(await get(app, `/v1/rulesets/${id}`), { status: 200, body: { id, hash: body.ruleset.hash } }, 'loaded and sent, it is the same set');
    t.equal((await get(app, `/v1/rulesets/${id}/card`)).status, 200);
    t.match((await get(app, `/v1/rulesets/hua-bao/diff/${id}`)).body, { same: false });
  }
});

t.test('the Friday club plays a dozen rules more', async (t) => {
  const app = await serviceFor(t, { RULESETS_DIR: folder });
  const before = (await get(app, '/v1/rulesets/hua-bao')).body.rules.filter(({ enabled }: { enabled: boolean }) => enabled);
  const after = (await get(app, '/v1/rulesets/friday-club')).body.rules.filter(({ enabled }: { enabled: boolean }) => enabled);
  t.equal(after.length - before.length, 12);

  const drawn = deal('friday-club', '222m 777p 44s [999s] [EEE]', { tile: '4s', by: 'self-draw' });
  for (const ruleset of ['friday-club', overlay('friday-club')]) {
    const { status, body } = await post(app, '/v1/score', { ...drawn, ruleset });
    t.equal(status, 200);
    // Concealed pungs of simples 4 + 4, exposed pungs of majors 4 + 4, mahjong 10, self-drawn 2, only tile 2 = 30; two
    // doublings, the prevailing wind and all pungs.
    t.match(body.hands[0], { points: 30, doublings: 2, score: 120 });
    // South gets 240 from East, 120 from West, 120 from North. West owes East 2 x 18, East owes North 2 x 4, West owes
    // North 22.
    t.same(body.settlement.net, { E: -240 + 36 - 8, S: 480, W: -120 - 36 - 22, N: -120 + 8 + 22 });
  }
  // As printed: 4 + 4 + 4 + 4 + 10 = 26, doubled once for the prevailing wind.
  t.match((await post(app, '/v1/score', { ...drawn, ruleset: 'hua-bao' })).body.hands[0], { points: 26, doublings: 1, score: 52 });

  // Of terminals and honours, all concealed and self-drawn: 8 x 4 + 10 + 2 + 2 = 46 points with the pair alone awaited;
  // the prevailing wind, all pungs, all concealed, terminals and honours, three concealed pungs: 46 x 32, more than 500.
  t.match((await post(app, '/v1/score', deal('friday-club', '111m 999p 111s EEE NN', { tile: 'N', by: 'self-draw' }))).body.hands[0], { points: 46, doublings: 5, uncapped: 1472, score: 500, limitApplied: true });

  const orphans = deal('friday-club', '19m 19p 19s ESWN PFC C', discard('C'));
  t.match((await post(app, '/v1/score', orphans)).body.hands[0], { limitHand: 'thirteen-orphans', score: 500 });
  t.match(await post(app, '/v1/score', { ...orphans, ruleset: 'hua-bao' }), { status: 422, body: { findings: [{ code: 'not-complete' }] } });
});

t.test('the Tower club has a higher limit and a special hand of its own', async (t) => {
  const app = await serviceFor(t, { RULESETS_DIR: folder });
  const pure = deal('tower-club', '222m 444m 666m 888m 99m', discard('9m'));
  for (const ruleset of ['tower-club', overlay('tower-club')]) {
    const { body } = await post(app, '/v1/score', { ...pure, ruleset });
    // Four concealed pungs of simples 16 and mahjong 10, doubled three times for one suit: 208, and the limit is more.
    t.match(body.hands[0], { points: 26, doublings: 3, uncapped: 208, limitHand: 'pure-pungs', score: 1000 });
    t.match(body.settlement.payments.filter(({ reason }: { reason: string }) => reason === 'winner').map(({ from, amount }: { from: string; amount: number }) => [from, amount]), [['E', 2000], ['W', 1000], ['N', 1000]]);
  }
  t.match((await post(app, '/v1/score', { ...pure, ruleset: 'hua-bao' })).body.hands[0], { limitHand: null, score: 208 });

  // Concealed kongs of dragons 32 + 32, concealed pung of East 8, mahjong 10 = 82, doubled by both dragons and the
  // prevailing wind: 656, which only the printed limit cuts off.
  const dear = deal('tower-club', 'EEE 345s 22p (CCCC) (FFFF)', discard('2p'));
  t.match((await post(app, '/v1/score', dear)).body.hands[0], { points: 82, doublings: 3, uncapped: 656, score: 656, limitApplied: false });
  t.match((await post(app, '/v1/score', { ...dear, ruleset: 'hua-bao' })).body.hands[0], { uncapped: 656, score: 500, limitApplied: true });

  // One suit with honours doubles twice here: pung of 9 concealed 8, of North 8, mahjong 10 = 26 x 4.
  t.match((await post(app, '/v1/score', deal('tower-club', '123m 345m 999m NNN 55m', discard('5m')))).body.hands[0], { points: 26, doublings: 2, score: 104 });

  // Robbing a kong adds nothing: four chows and a pair without points leave the 10 of mahjong.
  const robbed = deal('tower-club', '123m 456m 678p 345s 99s', { tile: '3m', by: 'robbing-kong', from: 'W' });
  t.match((await post(app, '/v1/score', robbed)).body.hands[0], { points: 10, doublings: 0, score: 10 });
  t.match((await post(app, '/v1/score', { ...robbed, ruleset: 'hua-bao' })).body.hands[0], { points: 20, score: 20 });
});
