import type { AddressInfo } from 'node:net';
import t from 'tap';
import { RULINGS } from '../../../src/engine/vocabulary.ts';
import type { Seams } from '../../../src/app/build.ts';
import { serviceFor } from '../../support/service.ts';
import { tableCases } from '../../support/table-cases.ts';

// eslint-disable-next-line @typescript-eslint/no-explicit-any -- answers of several routes; the assertions say what they are
type Body = any;
type Ask = (path: string, request: object) => Promise<{ readonly status: number; readonly body: Body }>;

/** Asks a service that listens on a port of its own. */
async function listening(t: Parameters<typeof serviceFor>[0], seams: Seams = {}): Promise<Ask> {
  const app = await serviceFor(t, {}, seams);
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  return async (path, request) => {
    const response = await fetch(`http://127.0.0.1:${port}/v1/table/${path}`, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(request) });
    return { status: response.status, body: await response.json() };
  };
}

t.test('walls, claims and next deals are over HTTP as recorded', async (t) => {
  const ask = await listening(t);
  let asked = 0;
  for (const [word, path] of [['wall', 'wall'], ['claims', 'claims'], ['next', 'next-deal']] as const) {
    for (const { id, request, expected } of tableCases(word)) {
      const { status, body } = await ask(path, request);
      asked++;
      if (expected['error'] === true) t.ok(status >= 400 && status < 500, id);
      else t.match({ status, body }, { status: 200, body: expected }, id);
    }
  }
  t.equal(asked, 750);
});

const FOUR = ['Ann', 'Bo', 'Chi', 'Dov'];

t.test('seats are drawn from a pile that is given, or from one that the service shuffles', async (t) => {
  const ask = await listening(t, { chance: { below: (bound) => bound - 1 } });
  t.match(await ask('seats', { ruleset: 'hua-bao', players: FOUR, dice: [3, 4], winds: ['S', 'N', 'E', 'W'] }), {
    status: 200,
    body: { seats: { E: 'Ann', S: 'Chi', W: 'Bo', N: 'Dov' }, taken: [{ player: 'Chi', wind: 'S' }, { player: 'Dov', wind: 'N' }, { player: 'Ann', wind: 'E' }, { player: 'Bo', wind: 'W' }] },
  });
  t.strictSame((await ask('seats', { ruleset: 'mcr', players: FOUR })).body.taken.map(({ wind }: { wind: string }) => wind), ['N', 'W', 'S', 'E'], 'always the last of those that are left');
  const overlaid = { extends: 'mcr', play: { seats: 'counted-from-oldest' } };
  t.equal((await ask('seats', { ruleset: overlaid, players: FOUR, dice: [1, 1], winds: ['E', 'S', 'W', 'N'] })).body.seats.E, 'Bo', 'an overlay may draw otherwise');
});

t.test('the service shuffles fairly: every pile comes', async (t) => {
  const ask = await listening(t);
  const piles = new Set<string>();
  for (let i = 0; i < 400; i++) {
    const { body } = await ask('seats', { ruleset: 'simple', players: FOUR });
    t.strictSame(Object.values(body.seats).sort(), FOUR);
    piles.add(body.taken.map(({ wind }: { wind: string }) => wind).join(''));
  }
  // One of 24 orders misses 400 draws once in a million times.
  t.equal(piles.size, 24);
});

t.test('what is wrong with a draw is told where it stands', async (t) => {
  const ask = await listening(t);
  const draw = { ruleset: 'hua-bao', players: FOUR, dice: [3, 4] };
  for (const [wrong, status, findings] of [
    [{ dice: [7, 1] }, 422, [{ code: 'dice-impossible', at: '/dice/0' }]],
    [{ dice: [1, 1, 1, 1] }, 422, [{ code: 'dice-impossible', at: '/dice', expected: 2, found: 4 }]],
    [{ dice: undefined }, 400, [{ code: 'wrong-type', at: '/dice' }]],
    [{ dice: ['1', 1] }, 400, [{ code: 'wrong-type', at: '/dice/0' }]],
    [{ players: ['Ann', 'Bo', 'Bo'] }, 400, [{ code: 'wrong-type', at: '/players' }, { code: 'seat-repeated', at: '/players/2' }]],
    [{ players: ['Ann', 'Bo', 'Chi', 'Ann'] }, 422, [{ code: 'seat-repeated', at: '/players/3', message: 'Ann sits in two seats.' }]],
    [{ players: [...FOUR, 'Eve'] }, 400, [{ code: 'wrong-type', at: '/players', maximum: 4 }]],
    [{ players: undefined }, 400, [{ code: 'wrong-type', at: '/players' }]],
    [{ winds: ['E', 'S', 'W', 'W'] }, 422, [{ code: 'seat-repeated', at: '/winds/3', message: 'The wind West lies in the pile more than once.' }]],
    [{ winds: ['E', 'S', 'W', 'O'] }, 400, [{ code: 'wrong-type', at: '/winds/3', expected: ['E', 'S', 'W', 'N'] }]],
    [{ winds: [] }, 400, [{ code: 'wrong-type', at: '/winds' }]],
    [{ ruleset: 'simple', options: { players: 3 } }, 400, [{ code: 'wrong-type', at: '/players', maximum: 3 }]],
    [{ ruleset: 'simple', options: { players: 3 }, players: ['A', 'B', 'C'], winds: ['E', 'S', 'N'] }, 422, [{ code: 'seat-not-in-game', at: '/winds/2' }]],
    [{ player: 'Ann' }, 400, [{ code: 'unknown-field', at: '/player' }]],
    [{ players: undefined, player: FOUR }, 400, [{ code: 'unknown-field', at: '/player', suggestion: 'players' }]],
    [{ ruleset: 'huabao' }, 400, [{ code: 'ruleset-unknown', at: '/ruleset', suggestion: 'hua-bao' }]],
  ] as const) {
    const { status: found, body } = await ask('seats', { ...draw, ...wrong });
    t.equal(found, status, JSON.stringify(wrong));
    t.match(body.findings, findings, JSON.stringify(wrong));
    t.equal(body.findings.length, findings.length, JSON.stringify(wrong));
  }
});

/** Waits for 5 circles: under mcr for three points, and complete under none with another tile. */
const WAITING = '234m 678s 46p 11z [777z]';
const CHEAP = '234m 678s 46p 88s [789m]';
const INCOMPLETE = '19m 248p 258s 12345z';
const ORPHANS = { specialHands: ['thirteen-orphans'], robConcealedKong: true };

/**
 * Claims on 5 circles of East, and the ruling on the first. After the request each code that applies as well, so that
 * the order in which they are told is that of the contract.
 */
const RULED: readonly (readonly [code: (typeof RULINGS)[number], request: object, beside: readonly string[]])[] = [
  ['own-discard', { ruleset: 'simple', claims: [{ seat: 'E', claim: 'kong', exposed: true, with: '55p' }] }, ['kong-not-allowed', 'no-kong-from-discard', 'tiles-do-not-fit']],
  ['own-discard', { event: 'added-to-pung', claims: [{ seat: 'E', claim: 'chow', with: '66p' }] }, ['not-robbable', 'tiles-do-not-fit']],
  ['own-discard', { claims: [{ seat: 'E', claim: 'chow', with: '46p' }] }, ['not-your-turn']],
  ['own-discard', { claims: [{ seat: 'E', claim: 'win', hand: INCOMPLETE }, { seat: 'N', claim: 'win', hand: WAITING }] }, ['not-complete', 'later-in-turn']],
  ['own-discard', { ruleset: 'mcr', claims: [{ seat: 'E', claim: 'win', hand: CHEAP }] }, ['below-minimum']],
  ['kong-not-allowed', { ruleset: 'simple', event: 'concealed-kong', claims: [{ seat: 'S', claim: 'pung', with: '66p' }] }, ['not-robbable', 'tiles-do-not-fit']],
  ['kong-not-allowed', { ruleset: 'simple', claims: [{ seat: 'S', claim: 'kong', exposed: true }] }, ['no-kong-from-discard']],
  ['kong-not-allowed', { ruleset: 'simple', event: 'added-to-pung', claims: [{ seat: 'S', claim: 'win', hand: INCOMPLETE }] }, ['not-complete']],
  ['kong-not-allowed', { ruleset: 'simple', claims: [{ seat: 'S', claim: 'kong', with: '555p' }, { seat: 'N', claim: 'win', hand: WAITING }] }, ['outranked']],
  ['not-robbable', { event: 'added-to-pung', claims: [{ seat: 'S', claim: 'kong', exposed: true, with: '66p' }] }, ['no-kong-from-discard', 'tiles-do-not-fit']],
  ['not-robbable', { event: 'added-to-pung', claims: [{ seat: 'W', claim: 'chow', with: '46p' }, { seat: 'N', claim: 'win', hand: WAITING }] }, ['not-your-turn', 'outranked']],
  ['not-robbable', { options: ORPHANS, event: 'concealed-kong', claims: [{ seat: 'S', claim: 'win', hand: INCOMPLETE }] }, ['not-complete']],
  ['not-robbable', { options: ORPHANS, event: 'concealed-kong', claims: [{ seat: 'S', claim: 'win', hand: WAITING }] }, []],
  ['not-robbable', { ruleset: 'mcr', event: 'concealed-kong', claims: [{ seat: 'S', claim: 'win', hand: CHEAP }] }, ['below-minimum']],
  ['no-kong-from-discard', { claims: [{ seat: 'S', claim: 'kong', exposed: true, with: '66p' }, { seat: 'N', claim: 'win', hand: WAITING }] }, ['tiles-do-not-fit', 'outranked']],
  ['tiles-do-not-fit', { claims: [{ seat: 'W', claim: 'chow', with: '67s' }, { seat: 'N', claim: 'win', hand: WAITING }] }, ['not-your-turn', 'outranked']],
  ['tiles-do-not-fit', { claims: [{ seat: 'N', claim: 'pung', with: '56p' }, { seat: 'S', claim: 'pung', with: '55p' }] }, ['later-in-turn']],
  ['not-complete', { claims: [{ seat: 'N', claim: 'win', hand: INCOMPLETE }, { seat: 'W', claim: 'win', hand: WAITING }] }, ['later-in-turn']],
  ['below-minimum', { ruleset: 'mcr', claims: [{ seat: 'N', claim: 'win', hand: CHEAP }, { seat: 'W', claim: 'win', hand: '123m 456m 789m 46p 33p' }] }, ['later-in-turn']],
  ['not-your-turn', { claims: [{ seat: 'W', claim: 'chow', with: '46p' }, { seat: 'N', claim: 'win', hand: WAITING }] }, ['outranked']],
  ['later-in-turn', { claims: [{ seat: 'N', claim: 'win', hand: WAITING }, { seat: 'S', claim: 'win', hand: '234m 678s 46p 11z 888m' }] }, []],
  ['outranked', { claims: [{ seat: 'S', claim: 'chow', with: '46p' }, { seat: 'W', claim: 'kong', with: '555p' }] }, []],
  ['outranked', { claims: [{ seat: 'W', claim: 'kong', with: '555p' }, { seat: 'N', claim: 'win', hand: WAITING }] }, []],
  ['granted', { claims: [{ seat: 'W', claim: 'kong', with: '555p' }] }, []],
];

/** Where several codes apply, the first of these is told (api.md); a kong on an open pung is no matter of fitting tiles. */
const ORDER = ['own-discard', 'kong-not-allowed', 'not-robbable', 'no-kong-from-discard', 'tiles-do-not-fit', 'not-complete', 'below-minimum', 'not-your-turn', 'later-in-turn', 'outranked', 'granted'];

t.test('every ruling is given, and where several apply the first of the contract', async (t) => {
  const ask = await listening(t);
  for (const [code, request, beside] of RULED) {
    const { status, body } = await ask('claims', { ruleset: 'hua-bao', discarder: 'E', tile: '5p', ...request });
    t.match({ status, body }, { status: 200, body: { rulings: [{ code, granted: code === 'granted', reason: /^\p{Lu}.*\.$/u }] } }, JSON.stringify(request));
    for (const other of beside) t.ok(ORDER.indexOf(code) < ORDER.indexOf(other), `${code} before ${other}`);
  }
  t.strictSame([...new Set(RULED.map(([code]) => code))].sort(), [...RULINGS].sort(), 'no ruling is left out');
  t.strictSame([...RULINGS], ORDER, 'the list of rulings is in that order');
});

t.test('a ruling says who goes on', async (t) => {
  const ask = await listening(t);
  const next = async (request: object): Promise<Body> => (await ask('claims', { ruleset: 'hua-bao', discarder: 'E', tile: '5p', ...request })).body.next;
  t.strictSame(await next({ claims: [{ seat: 'N', claim: 'pung', with: '55p' }, { seat: 'S', claim: 'chow', with: '46p' }] }), { seat: 'N', draws: false });
  t.strictSame(await next({ claims: [{ seat: 'N', claim: 'kong', with: '555p' }] }), { seat: 'N', draws: true });
  t.strictSame(await next({ claims: [{ seat: 'N', claim: 'kong', exposed: true }] }), { seat: 'S', draws: true });
  t.strictSame(await next({ claims: [] }), { seat: 'S', draws: true });
  t.strictSame(await next({ event: 'added-to-pung', claims: [{ seat: 'N', claim: 'win', hand: INCOMPLETE }] }), { seat: 'E', draws: true });
  t.equal(await next({ claims: [{ seat: 'N', claim: 'win', hand: WAITING }] }), null);
});
