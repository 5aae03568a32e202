import t from 'tap';
import { ask, FOUR_PLAYERS, openGame, scored } from '../../support/games.ts';
import { serviceFor } from '../../support/service.ts';

t.test('a game is opened with its rules, players and three keys', async (t) => {
  const app = await serviceFor(t);
  const { status, body, headers } = await ask(app, 'POST', '/v1/games', { body: { title: 'Tuesday', ruleset: 'hua-bao', options: { limit: 300 }, players: FOUR_PLAYERS } });
  t.equal(status, 201);
  t.equal(headers['location'], `/v1/games/${body.game.id}`);
  t.equal(headers['etag'], '"1"');
  t.match(body, {
    seq: 1,
    type: 'game-opened',
    game: {
      title: 'Tuesday',
      seq: 1,
      status: 'running',
      ruleset: { id: 'hua-bao', options: { limit: 300, mahjongBonus: 10 } },
      seats: { E: 'Ann', S: 'Bo', W: 'Chi', N: 'Dov' },
      dealer: 'Ann',
      roundWind: 'E',
      deal: 1,
      totals: { Ann: 0, Bo: 0, Chi: 0, Dov: 0 },
    },
    keys: { owner: /^[\w-]{22,}$/, scorer: /^[\w-]{22,}$/, viewer: /^[\w-]{22,}$/ },
  });
  t.equal(new Set(Object.values(body.keys as object)).size, 3);
});

t.test('a deal is recorded under the winds of the game, by seat or by player', async (t) => {
  const game = await openGame(await serviceFor(t));
  const first = await game.as('scorer', 'POST', '/deals', scored([16, 44, 8, 32], 'S', 'W'));
  t.equal(first.status, 201);
  t.equal(first.headers['location'], `${game.url}/deals/1`);
  t.equal(first.headers['etag'], '"2"');
  t.match(first.body, {
    seq: 2,
    deal: { deal: 1, status: 'won', winner: 'Bo', from: 'Chi', totals: { Ann: -104, Bo: 176, Chi: -84, Dov: 12 } },
    score: { hands: [{ seat: 'E', score: 16 }, {}, {}, {}], settlement: { net: { E: -104, S: 176, W: -84, N: 12 } } },
    difference: { totals: { Ann: -104 }, before: { dealer: 'Ann', deal: 1 }, after: { dealer: 'Bo', deal: 2 }, deals: [] },
    game: { totals: { Ann: -104, Bo: 176, Chi: -84, Dov: 12 }, dealer: 'Bo', deal: 2, seats: { E: 'Bo', S: 'Chi', W: 'Dov', N: 'Ann' } },
  });
  const second = await game.as('scorer', 'POST', '/deals', {
    hands: [
      { player: 'Ann', score: 0 },
      { player: 'Bo', score: 0 },
      { player: 'Dov', score: 0 },
      { player: 'Chi', concealed: '456p 678s 55p 77m', melds: [{ tiles: '234m', from: 'Bo' }] },
    ],
    win: { player: 'Chi', tile: '7m', by: 'discard', from: 'Dov' },
  });
  t.equal(second.status, 201, second.text);
  t.match(second.body.deal, { entry: { win: { player: 'Chi', from: 'Dov' } }, seats: { E: 'Bo' } });
});

t.test('the state of a game: players, totals, ranks, and the last twenty deals', async (t) => {
  const game = await openGame(await serviceFor(t));
  for (let deal = 1; deal <= 25; deal++) await game.as('scorer', 'POST', '/deals', scored([10, 0, 0, 0], 'E'));
  const { status, body, headers } = await game.as('viewer', 'GET', '');
  t.equal(status, 200);
  t.equal(headers['etag'], '"26"');
  t.equal(body.role, 'viewer');
  t.strictSame(body.deals.map(({ deal }: { deal: number }) => deal), Array.from({ length: 20 }, (_, i) => i + 6));
  t.match(body.players, [{ name: 'Ann', seat: 'E', total: 1500, rank: 1 }, { name: 'Bo', seat: 'S', total: -500, rank: 2 }, {}, {}]);
  t.strictSame(body.deals.at(-1).totals, { Ann: 1500, Bo: -500, Chi: -500, Dov: -500 });
  t.match(body.deals.at(-1), { results: [{ player: 'Ann', seat: 'E', score: 10, net: 60 }, {}, {}, {}], payments: [{ from: 'Bo', to: 'Ann', amount: 20, reason: 'winner' }, {}, {}] });
  const page = await game.as('viewer', 'GET', '/deals?before=6&limit=3');
  t.strictSame(page.body.deals.map(({ deal }: { deal: number }) => deal), [3, 4, 5]);
  t.equal(page.body.before, 3);
  t.equal((await game.as('viewer', 'GET', '/deals?before=3')).body.before, null);
  t.equal((await game.as('viewer', 'GET', '/deals?limit=0')).status, 400);
  t.equal((await game.as('viewer', 'GET', '', undefined, { 'if-none-match': '"26"' })).status, 304);
  t.match((await game.as('viewer', 'GET', '/deals/7')).body, { deal: { deal: 7 }, score: { settlement: { net: { E: 60 } } } });
  t.equal((await game.as('viewer', 'GET', '/deals/26')).status, 404);
  t.equal((await game.as('viewer', 'GET', '/deals/x')).status, 404);
});

t.test('a repeat under the same idempotency key gives the first answer again, another request 422', async (t) => {
  const game = await openGame(await serviceFor(t));
  const header = { 'idempotency-key': 'deal-of-the-phone-1' };
  const deal = scored([0, 44, 0, 0], 'S', 'W');
  const first = await game.as('scorer', 'POST', '/deals', deal, header);
  await game.as('scorer', 'POST', '/deals', scored([0, 10, 0, 0], 'S'));
  const again = await game.as('scorer', 'POST', '/deals', { win: { from: 'W', by: 'discard', seat: 'S' }, hands: (deal as { hands: unknown }).hands }, header);
  t.equal(again.status, 201);
  t.strictSame(again.body, first.body);
  t.equal(again.headers['etag'], first.headers['etag']);
  t.equal(again.headers['location'], first.headers['location']);
  const other = await game.as('scorer', 'POST', '/deals', scored([0, 45, 0, 0], 'S', 'W'), header);
  t.equal(other.status, 422);
  t.equal(other.body.code, 'idempotency-key-reused');
  const elsewhere = await game.as('scorer', 'PUT', '/deals/1', { ...deal, reason: 'x' }, header);
  t.equal(elsewhere.body.code, 'idempotency-key-reused');
  const { body } = await game.as('viewer', 'GET', '');
  t.equal(body.seq, 3);
  t.equal((await game.as('scorer', 'POST', '/deals', deal, { 'idempotency-key': 'two words' })).status, 400);
});

t.test('every kind of write is repeated without a trace', async (t) => {
  const game = await openGame(await serviceFor(t));
  const writes: readonly (readonly ['POST' | 'PUT' | 'DELETE', string, unknown])[] = [
    ['POST', '/deals', scored([0, 44, 0, 0], 'S', 'W')],
    ['POST', '/deals', scored([0, 44, 0, 0], 'S', 'W')],
    ['PUT', '/deals/1', { ...scored([0, 50, 0, 0], 'S', 'W'), reason: 'misread' }],
    ['DELETE', '/deals/2?reason=not%20played', undefined],
    ['POST', '/seats', { from: 2, seats: { E: 'Ann', S: 'Chi', W: 'Bo', N: 'Dov' }, reason: 'sat wrong' }],
    ['POST', '/penalties', { player: 'Bo', amount: 10, reason: 'late' }],
    ['DELETE', '/penalties/1?reason=excused', undefined],
    ['POST', '/finish', {}],
    ['POST', '/reopen', undefined],
  ];
  for (const [i, [method, path, body]] of writes.entries()) {
    const header = { 'idempotency-key': `key-${i}` };
    const first = await game.as('owner', method, path, body, header);
    t.ok(first.status < 300, `${method} ${path}: ${first.text.slice(0, 200)}`);
    const again = await game.as('owner', method, path, body, header);
    t.strictSame([again.status, again.body], [first.status, first.body]);
  }
  const { body } = await game.as('owner', 'GET', '/events');
  t.strictSame(body.events.map(({ seq }: { seq: number }) => seq), [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
});

t.test('If-Match: who was slower gets 412 and the present state', async (t) => {
  const game = await openGame(await serviceFor(t));
  const deal = scored([0, 44, 0, 0], 'S', 'W');
  t.equal((await game.as('scorer', 'POST', '/deals', deal, { 'if-match': '"1"' })).status, 201);
  const late = await game.as('scorer', 'POST', '/deals', deal, { 'if-match': '"1"' });
  t.equal(late.status, 412);
  t.match(late.body, { code: 'edit-conflict', game: { seq: 2, totals: { Bo: 176 } } });
  t.equal(late.headers['etag'], '"2"');
  t.equal((await game.as('scorer', 'POST', '/deals', deal, { 'if-match': '"nonsense"' })).status, 412);
  t.equal((await game.as('scorer', 'POST', '/deals', deal, { 'if-match': '*' })).status, 201);
  t.equal((await game.as('scorer', 'POST', '/deals', deal, { 'if-match': 'W/"3", "7"' })).status, 201);
  const header = { 'if-match': '"4"', 'idempotency-key': 'once' };
  t.equal((await game.as('scorer', 'POST', '/deals', deal, header)).status, 201);
  t.equal((await game.as('scorer', 'POST', '/deals', deal, header)).status, 201, 'a repeat is not late');
});

t.test('a dry run answers with the state as it would be and the difference, and stores nothing', async (t) => {
  const game = await openGame(await serviceFor(t));
  await game.as('scorer', 'POST', '/deals', scored([0, 44, 0, 0], 'S', 'W'));
  await game.as('scorer', 'POST', '/deals', scored([20, 0, 0, 0], 'E'));
  const before = (await game.as('viewer', 'GET', '')).text;
  const preview = await game.as('scorer', 'PUT', '/deals/1?dryRun=true', { ...scored([44, 0, 0, 0], 'E'), reason: 'East won it' });
  t.equal(preview.status, 200);
  t.match(preview.body, {
    dryRun: true,
    game: { totals: { Ann: 264 - 40, Bo: -88 + 80, Chi: -88 - 20, Dov: -88 - 20 } },
    difference: {
      totals: { Ann: 224 + 88 + 40, Bo: -8 - 176 - 120, Chi: -108 + 84, Dov: -108 + 84 },
      deals: [
        { deal: 1, before: { dealer: 'Ann', results: [{}, { net: 176 }, {}, {}] }, after: { results: [{ net: 264 }, {}, {}, {}] } },
        { deal: 2, before: { dealer: 'Bo' }, after: { dealer: 'Ann' } },
      ],
    },
  });
  for (const [method, path, body] of [
    ['POST', '/deals', scored([0, 44, 0, 0], 'S', 'W')],
    ['DELETE', '/deals/1?reason=x', undefined],
    ['POST', '/seats', { from: 1, seats: { E: 'Bo', S: 'Ann', W: 'Chi', N: 'Dov' }, reason: 'x' }],
    ['POST', '/penalties', { seat: 'E', amount: 5 }],
    ['POST', '/finish', {}],
  ] as const) {
    const answer = await game.as('owner', method, `${path}${path.includes('?') ? '&' : '?'}dryRun=true`, body);
    t.match(answer, { status: 200, body: { dryRun: true, seq: 4 } }, `${method} ${path}`);
  }
  t.equal((await game.as('owner', 'POST', '/finish?dryRun=maybe', {})).status, 400);
  t.equal((await game.as('viewer', 'GET', '')).text, before);
});

t.test('corrections need a reason', async (t) => {
  const game = await openGame(await serviceFor(t));
  await game.as('scorer', 'POST', '/deals', scored([0, 44, 0, 0], 'S', 'W'));
  for (const [method, path, body] of [
    ['PUT', '/deals/1', scored([0, 44, 0, 0], 'S')],
    ['DELETE', '/deals/1', undefined],
    ['DELETE', '/deals/1?reason=', undefined],
    ['POST', '/seats', { from: 1, seats: { E: 'Bo', S: 'Ann', W: 'Chi', N: 'Dov' } }],
    ['DELETE', '/penalties/1', undefined],
  ] as const) {
    const answer = await game.as('owner', method, path, body);
    t.match(answer, { status: 400, body: { code: 'request-invalid', findings: [{ at: method === 'DELETE' ? '?reason' : '/reason' }] } }, `${method} ${path}`);
  }
});

t.test('who did what when can be read, with before and after', async (t) => {
  const game = await openGame(await serviceFor(t));
  await game.as('scorer', 'POST', '/deals', { ...scored([0, 44, 0, 0], 'S', 'W'), deviceTime: '2026-11-30T20:15:00+01:00' });
  await game.as('owner', 'DELETE', '/deals/1?reason=wrong%20table');
  const { body } = await game.as('viewer', 'GET', '/events');
  t.match(body.events, [
    { seq: 1, type: 'game-opened', actor: 'owner', before: null, data: { rules: { id: 'hua-bao' }, seats: ['Ann', 'Bo', 'Chi', 'Dov'] } },
    {
      seq: 2,
      type: 'deal-recorded',
      actor: 'scorer',
      deviceTime: '2026-11-30T20:15:00+01:00',
      at: /^\d{4}-\d\d-\d\dT/,
      ruleset: { id: 'hua-bao', edition: String, hash: String },
      before: { totals: { Bo: 0 } },
      after: { totals: { Bo: 176 } },
      data: { entry: { hands: [{ player: 'Ann' }, {}, {}, {}] }, answer: { settlement: { net: { S: 176 } } } },
    },
    { seq: 3, type: 'deal-voided', actor: 'owner', reason: 'wrong table', before: { totals: { Bo: 176 } }, after: { totals: { Bo: 0 } } },
  ]);
  const page = await game.as('viewer', 'GET', '/events?after=1&limit=1');
  t.match(page.body, { events: [{ seq: 2, before: { totals: { Bo: 0 } } }], after: 2 });
  t.equal(page.body.events.length, 1);
  t.strictSame(body.events[1], page.body.events[0]);
});

t.test('the sheet is CSV that no spreadsheet takes for a formula', async (t) => {
  const players = [{ name: '=1+1', seat: 'E' }, { name: 'Bo, "the fox"', seat: 'S' }, { name: 'Chi', seat: 'W' }, { name: 'Dov', seat: 'N' }];
  const game = await openGame(await serviceFor(t), { players });
  await game.as('scorer', 'POST', '/deals', scored([0, 44, 0, 0], 'S', 'W'));
  await game.as('owner', 'POST', '/penalties', { player: '=1+1', amount: 5, reason: '@late' });
  await game.as('scorer', 'POST', '/deals', { hands: [] });
  await game.as('scorer', 'DELETE', '/deals/1?reason=x');
  const { text, headers, status } = await game.as('viewer', 'GET', '/sheet.csv');
  t.equal(status, 200);
  t.equal(headers['content-type'], 'text/csv; charset=utf-8');
  t.strictSame(text.split('\r\n'), [
    'deal,kind,roundWind,dealer,winner,by,from,reason,score: =1+1,net: =1+1,total: =1+1,"score: Bo, ""the fox""","net: Bo, ""the fox""","total: Bo, ""the fox""",score: Chi,net: Chi,total: Chi,score: Dov,net: Dov,total: Dov',
    `1,void,E,'=1+1,"Bo, ""the fox""",discard,Chi,,0,0,0,44,0,0,0,0,0,0,0,0`,
    `,penalty,,,'=1+1,,,'@late,,-5,-5,,0,0,,0,0,,0,0`,
    `2,drawn,E,'=1+1,,,,,,0,-5,,0,0,,0,0,,0,0`,
    '',
  ]);
});

t.test('an export imported elsewhere has the same events and totals', async (t) => {
  const app = await serviceFor(t);
  const game = await openGame(app, { ruleset: { extends: 'hua-bao', change: [] }, options: { limit: 300 } });
  await game.as('scorer', 'POST', '/deals', scored([0, 44, 0, 0], 'S', 'W'));
  await game.as('scorer', 'POST', '/deals', scored([0, 20, 0, 8], 'S'));
  await game.as('owner', 'POST', '/seats', { from: 2, seats: { E: 'Bo', S: 'Dov', W: 'Chi', N: 'Ann' }, reason: 'sat wrong' });
  await game.as('owner', 'POST', '/penalties', { player: 'Bo', amount: 50, to: 'opponents-share' });
  await game.as('owner', 'PUT', '/deals/1', { ...scored([0, 60, 0, 0], 'S', 'W'), reason: 'misread' });
  const exported = (await game.as('viewer', 'GET', '/export.json')).body;
  t.notMatch(JSON.stringify(exported), new RegExp(Object.values(game.keys).join('|')));
  const other = await serviceFor(t);
  const { status, body, headers } = await ask(other, 'POST', '/v1/games/import', { body: exported });
  t.equal(status, 201, JSON.stringify(body).slice(0, 500));
  const url = String(headers['location']);
  const again = (await ask(other, 'GET', `${url}/export.json`, { key: body.keys.viewer })).body;
  t.strictSame(again.events, exported.events);
  const [was, is] = [(await game.as('viewer', 'GET', '')).body, (await ask(other, 'GET', url, { key: body.keys.viewer })).body];
  t.strictSame({ ...is, id: was.id }, was);
  const more = await ask(other, 'POST', `${url}/deals`, { key: body.keys.scorer, body: scored([0, 44, 0, 0], 'S', 'W') });
  t.equal(more.status, 201, 'and it goes on');
});

t.test('an export that was changed by hand is refused', async (t) => {
  const app = await serviceFor(t);
  const game = await openGame(app);
  await game.as('scorer', 'POST', '/deals', scored([0, 44, 0, 0], 'S', 'W'));
  await game.as('scorer', 'POST', '/deals', scored([0, 20, 0, 8], 'S'));
  await game.as('owner', 'DELETE', '/deals/1?reason=x');
  const { body: sound } = await game.as('viewer', 'GET', '/export.json');
  type Forged = { events: { id: string; seq: number; ruleset: object; body: any }[] }; // eslint-disable-line @typescript-eslint/no-explicit-any -- forged at will
  const forge = async (change: (forged: Forged) => unknown): Promise<readonly unknown[]> => {
    const forged = structuredClone(sound) as Forged;
    change(forged);
    const { status, body } = await ask(app, 'POST', '/v1/games/import', { body: forged });
    return [status, body.code];
  };
  t.strictSame(await forge(() => 0), [201, undefined], 'sound as it is');
  const invalid: readonly (readonly [string, (forged: Forged) => unknown])[] = [
    ['an event is missing', (f) => f.events.splice(1, 1)],
    ['events change places', (f) => f.events.reverse()],
    ['an id is doubled', (f) => (f.events[2]!.id = f.events[1]!.id)],
    ['somebody is paid who does not play', (f) => (f.events[1]!.body.standing.settled.postings[0].to = 'Eve')],
    ['the entry names a stranger', (f) => (f.events[1]!.body.entry.win.player = 'Eve')],
    ['the rules are others', (f) => (f.events[0]!.body.rules.settlement = { scheme: 'none' })],
    ['the rules are none', (f) => (f.events[0]!.body.rules = {})],
    ['an option is unknown', (f) => (f.events[0]!.body.options.colour = 'blue')],
    ['two sit in one seat', (f) => (f.events[1]!.body.next.seats[0] = f.events[1]!.body.next.seats[1])],
    ['the winds are others', (f) => (f.events[1]!.body.standing.position.roundWind = 'N')],
    ['another rule set is named', (f) => (f.events[2]!.ruleset = { id: 'simple', edition: 'x', hash: 'y' })],
  ];
  for (const [what, change] of invalid) t.strictSame(await forge(change), [422, 'import-invalid'], what);
  const unreadable: readonly (readonly [string, (forged: Forged) => unknown])[] = [
    ['a payment is negative', (f) => (f.events[1]!.body.standing.settled.postings[0].amount = -5)],
    ['a payment is no whole number', (f) => (f.events[1]!.body.standing.settled.postings[0].amount = 0.5)],
    ['an event of no kind', (f) => (f.events[1]!.body.type = 'deal-dreamt')],
    ['a field too many', (f) => (f.events[1]!.body.bribe = 1)],
    ['no events', (f) => f.events.splice(0)],
  ];
  for (const [what, change] of unreadable) t.strictSame(await forge(change), [400, 'request-invalid'], what);
});

t.test('what each player needs to take the lead', async (t) => {
  const game = await openGame(await serviceFor(t));
  await game.as('scorer', 'POST', '/deals', scored([0, 0, 100, 0], 'W'));
  const { body } = await game.as('viewer', 'GET', '/needs');
  t.match(body, { seq: 2, deal: 2 });
  t.strictSame(body.needs[1], {
    player: 'Bo',
    total: -100,
    leads: false,
    ways: [
      { by: 'self-draw', from: null, score: 63 },
      { by: 'discard', from: 'Ann', score: 63 },
      { by: 'discard', from: 'Chi', score: 63 },
      { by: 'discard', from: 'Dov', score: 63 },
    ],
  });
});

t.test('a penalty for one opponent names him: as the one who is fined is named, and another than he', async (t) => {
  const game = await openGame(await serviceFor(t), { ruleset: 'dmjl' });
  const fined = async (body: object): Promise<Awaited<ReturnType<typeof game.as>>> => await game.as('owner', 'POST', '/penalties', body);
  t.match(await fined({ player: 'Bo', penalty: 'wrong-naming-chow', receiver: 'Dov' }), {
    status: 201,
    body: { penalty: { rule: 'wrong-naming-chow', payments: [{ from: 'Bo', to: 'Dov', amount: 50 }] }, game: { totals: { Ann: 0, Bo: -50, Chi: 0, Dov: 50 } } },
  });
  t.match(await fined({ seat: 'S', penalty: 'wrong-naming-pung', receiver: 'W' }), { status: 201, body: { game: { totals: { Ann: 0, Bo: -150, Chi: 100, Dov: 50 } } } });
  t.match(await fined({ player: 'Bo', amount: 8, to: 'one-opponent', receiver: 'Ann' }), { status: 201, body: { game: { totals: { Ann: 8, Bo: -158 } } } });
  const refusals: readonly (readonly [object, object])[] = [
    [{ player: 'Bo', penalty: 'wrong-name-chow' }, { at: '/penalty', suggestion: 'wrong-naming-chow' }],
    [{ player: 'Bo', penalty: 'wrong-naming-chow' }, { expected: ['Ann', 'Chi', 'Dov'], message: 'The penalty goes to one opponent, but nobody is named.' }],
    [{ seat: 'S', amount: 5, to: 'one-opponent' }, { expected: ['E', 'W', 'N'], hint: 'Name the one who gets it as “receiver”: one of E, W, N.' }],
    [{ player: 'Bo', penalty: 'wrong-naming-chow', receiver: 'Bo' }, { message: 'A player cannot pay a penalty to themselves.' }],
    [{ player: 'Bo', penalty: 'wrong-naming-chow', receiver: 'Eve' }, { code: 'wrong-type', found: 'Eve' }],
    [{ player: 'Bo', penalty: 'false-mahjong', receiver: 'Ann' }, { code: 'unknown-field' }],
    [{ player: 'Bo', amount: 5, receiver: 'Ann' }, { code: 'unknown-field' }],
  ];
  for (const [body, finding] of refusals) {
    t.match(await fined(body), { status: 400, body: { findings: [{ at: '/receiver', ...finding }] } }, JSON.stringify(body));
  }
  const nobody = await fined({ player: 'Eve', penalty: 'wrong-naming-chow' });
  t.strictSame(nobody.body.findings.map(({ at }: { at: string }) => at), ['/player'], 'who is an opponent of nobody cannot be told');
});

t.test('penalties: by the table or by the rule set, taken back with a reason', async (t) => {
  const game = await openGame(await serviceFor(t), { ruleset: 'mcr' });
  const added = await game.as('owner', 'POST', '/penalties', { player: 'Bo', penalty: 'mcr.false-hu' });
  t.equal(added.status, 201, added.text);
  t.match(added.body, { penalty: { penalty: 1, player: 'Bo', rule: 'mcr.false-hu' }, game: { totals: { Ann: 10, Bo: -30, Chi: 10, Dov: 10 } } });
  t.equal(added.headers['location'], `${game.url}/penalties/1`);
  const taken = await game.as('owner', 'DELETE', '/penalties/1?reason=no');
  t.match(taken.body, { game: { totals: { Ann: 0, Bo: 0 }, accounts: { penalties: 0 } } });
  t.match(await game.as('owner', 'DELETE', '/penalties/1?reason=no'), { status: 409, body: { code: 'penalty-cancelled' } });
  t.match(await game.as('owner', 'DELETE', '/penalties/2?reason=no'), { status: 404 });
  t.match(await game.as('owner', 'POST', '/penalties', { seat: 'E', amount: 7 }), { body: { penalty: { player: 'Ann' }, game: { totals: { Ann: -7 }, accounts: { penalties: 7 } } } });
  t.match(await game.as('owner', 'POST', '/penalties', { seat: 'E' }), { status: 400, body: { findings: [{ at: '/amount' }] } });
  t.match(await game.as('owner', 'POST', '/penalties', { seat: 'E', player: 'Ann', amount: 1 }), { status: 400, body: { findings: [{ at: '/player' }] } });
  t.match(await game.as('owner', 'POST', '/penalties', { amount: 1 }), { status: 400, body: { findings: [{ at: '/seat' }] } });
  t.match(await game.as('owner', 'POST', '/penalties', { player: 'Eve', penalty: 'rudeness', amount: 1, to: 'account' }), {
    status: 400,
    body: { findings: [{ at: '/player' }, { at: '/amount' }, { at: '/to' }, { at: '/penalty' }] },
  });
  t.match((await game.as('viewer', 'GET', '')).body.penalties, [{ penalty: 1, cancelled: true }, { penalty: 2, cancelled: false }]);
});

t.test('a finished game takes nothing but being reopened', async (t) => {
  const game = await openGame(await serviceFor(t));
  t.match(await game.as('owner', 'POST', '/reopen'), { status: 409, body: { code: 'game-running' } });
  t.match(await game.as('owner', 'POST', '/finish', { reason: 'late' }), { status: 200, body: { game: { status: 'finished' } } });
  t.match(await game.as('owner', 'POST', '/deals', scored([0, 44, 0, 0], 'S', 'W')), { status: 409, body: { code: 'game-finished' } });
  t.match(await game.as('owner', 'POST', '/reopen'), { status: 200, body: { game: { status: 'running' } } });
});

t.test('what is wrong with a deal is told as /v1/score tells it, in its places', async (t) => {
  const game = await openGame(await serviceFor(t));
  const wrong = await game.as('scorer', 'POST', '/deals', {
    hands: [{ seat: 'E', hand: '123x' }, { seat: 'S', hand: '11111m' }, { player: 'Eve', score: 1 }, { score: 3 }],
    win: { seat: 'S', by: 'luck', from: 'Bo' },
    roundWind: 'E',
  });
  t.equal(wrong.status, 400);
  t.match(wrong.body.findings.map(({ at }: { at: string }) => at), ['/roundWind', '/win/by']);
  const named = await game.as('scorer', 'POST', '/deals', { hands: [{ seat: 'E', score: 1, player: 'Ann' }, { player: 'Eve', score: 1 }, { score: 3 }], win: { seat: 'S', by: 'discard', from: 'Bo' } });
  t.strictSame(named.body.findings.map(({ at }: { at: string }) => at), ['/hands/0/player', '/hands/1/player', '/hands/2/seat', '/win/from']);
  const tiles = await game.as('scorer', 'POST', '/deals', { hands: [{ seat: 'E', score: 5 }, { seat: 'S', hand: '123m x', partial: true }] });
  t.equal(tiles.status, 400);
  t.match(tiles.body.findings, [{ code: 'tile-unreadable', at: '/hands/1/hand', position: 5, length: 1 }]);
  const unpaid = await game.as('scorer', 'POST', '/deals', { hands: [{ seat: 'S', score: 10 }], win: { seat: 'S', by: 'self-draw' } });
  t.match(unpaid, { status: 422, body: { code: 'deal-unsettled' } });
  t.match(await game.as('scorer', 'PUT', '/deals/3', { ...scored([0, 44, 0, 0], 'S'), reason: 'x' }), { status: 404 });
  t.match(await game.as('owner', 'POST', '/seats', { from: 9, seats: { E: 'Ann', S: 'Ann', W: 'Eve' }, reason: 'x' }), {
    status: 400,
    body: { findings: [{ at: '/from' }, { at: '/seats/S' }, { at: '/seats/W' }, { at: '/seats/N' }] },
  });
  const meant = (found: string, suggestion: string) => ({ code: 'wrong-type', found, suggestion, hint: new RegExp(`^Did you mean “${suggestion}”\\? `) });
  const guessed = await game.as('scorer', 'POST', '/deals', { hands: [{ player: 'Anne', score: 1 }, { seat: 'S', score: 2 }], win: { seat: 'S', by: 'discard', from: 'North' } });
  t.match(guessed.body.findings, [{ ...meant('Anne', 'Ann'), at: '/hands/0/player' }, { ...meant('North', 'N'), at: '/win/from' }]);
  t.match((await game.as('owner', 'POST', '/seats', { from: 1, seats: { E: 'Anne', S: 'Bo', W: 'Chi', N: 'Dov' }, reason: 'x' })).body.findings, [{ ...meant('Anne', 'Ann'), at: '/seats/E' }]);
  t.match((await game.as('scorer', 'POST', '/deals', { hands: [{ seat: 'east', score: 1 }] })).body.findings, [{ ...meant('east', 'E'), at: '/hands/0/seat' }]);
  t.equal((await game.as('viewer', 'GET', '')).body.seq, 1, 'nothing was stored');
});

t.test('what is wrong with an opening is told all at once', async (t) => {
  const app = await serviceFor(t);
  const open = async (body: unknown): Promise<unknown> => {
    const answer = await ask(app, 'POST', '/v1/games', { body });
    return [answer.status, ...(answer.body.findings ?? []).map(({ code, at }: { code: string; at: string }) => `${code} ${at}`)];
  };
  t.strictSame(await open({ ruleset: 'hua-bau', players: FOUR_PLAYERS, colour: 1 }), [400, 'unknown-field /colour', 'ruleset-unknown /ruleset']);
  t.strictSame(await open({ ruleset: 'hua-bao', players: [FOUR_PLAYERS[0], FOUR_PLAYERS[0], { name: ' Bo', seat: 'W' }, { name: 'Dov', seat: 'N' }] }), [
    400,
    'seat-repeated /players/1/name',
    'seat-repeated /players/1/seat',
    'wrong-type /players/2/name',
  ]);
  t.strictSame(await open({ ruleset: 'hua-bao', players: FOUR_PLAYERS.slice(0, 3) }), [400, 'wrong-type /players']);
  t.strictSame(await open({ ruleset: 'simple', options: { players: 3 }, players: FOUR_PLAYERS }), [422, 'seat-not-in-game /players/3/seat']);
  const keys = { owner: 'a'.repeat(22), scorer: 'a'.repeat(22), viewer: 'b'.repeat(22) };
  t.strictSame(await open({ ruleset: 'simple', players: FOUR_PLAYERS, keys }), [400, 'wrong-type /keys/owner']);
  t.strictSame(await open({ ruleset: 'simple', players: FOUR_PLAYERS, keys: { ...keys, scorer: 'short' } }), [400, 'wrong-type /keys/scorer']);
});

t.test('keys may be made by the client, and the game is then opened only once', async (t) => {
  const app = await serviceFor(t);
  const keys = { owner: 'o'.repeat(32), scorer: 's'.repeat(32), viewer: 'v'.repeat(32) };
  const headers = { 'idempotency-key': 'a-game-of-the-phone' };
  const body = { ruleset: 'simple', players: FOUR_PLAYERS, keys };
  const first = await ask(app, 'POST', '/v1/games', { body, headers });
  const again = await ask(app, 'POST', '/v1/games', { body, headers });
  t.equal(again.status, 201);
  t.strictSame(again.body, first.body);
  t.equal((await ask(app, 'POST', '/v1/games', { body: { ...body, title: 'other' }, headers })).body.code, 'idempotency-key-reused');
  t.equal((await ask(app, 'GET', `/v1/games/${first.body.game.id}`, { key: keys.viewer })).body.role, 'viewer');
});

t.test('keys made by the service are shown once', async (t) => {
  const app = await serviceFor(t);
  const headers = { 'idempotency-key': 'a-game' };
  const body = { ruleset: 'simple', players: FOUR_PLAYERS };
  const first = await ask(app, 'POST', '/v1/games', { body, headers });
  const again = await ask(app, 'POST', '/v1/games', { body, headers });
  const { keys, ...rest } = first.body;
  t.ok(keys);
  t.strictSame(again.body, rest);
  t.match(await ask(app, 'POST', '/v1/games?dryRun=true', { body }), { status: 200, body: { dryRun: true, keys: undefined } });
});

t.test('an export that nests without end is refused, and is no fault', async (t) => {
  const app = await serviceFor(t);
  const game = await openGame(app);
  const { body } = await game.as('owner', 'GET', '/export.json');
  const rules = `${'{"when":'.repeat(5000)  }1${  '}'.repeat(5000)}`;
  const payload = JSON.stringify({ ...body, events: [{ ...body.events[0], body: { ...body.events[0].body, rules: '<rules>' } }] }).replace('"<rules>"', rules);
  const answer = await app.inject({ method: 'POST', url: '/v1/games/import', payload, headers: { 'content-type': 'application/json' } });
  t.equal(answer.statusCode, 400);
  t.match(answer.json(), { code: 'request-invalid', findings: [{ code: 'wrong-type', at: '/events/0' }] });
});
