import { readFileSync } from 'node:fs';
import { buildSchema, getNamedType, isEnumType, isObjectType, type GraphQLOutputType } from 'graphql';
import type { FastifyInstance } from 'fastify';
import t from 'tap';
import { FOUR_PLAYERS, ONE_ROUND, ask, openGame, scored, type Keys } from '../../support/games.ts';
import { fromRoot } from '../../support/root.ts';
import { serviceFor } from '../../support/service.ts';

const schema = buildSchema(['mingg.graphql', 'ledger.graphql'].map((name) => readFileSync(fromRoot('schema', name), 'utf8')).join('\n'));

/** Everything that a type has, as a selection. */
function selectionOf(type: GraphQLOutputType): string {
  const named = getNamedType(type);
  if (!isObjectType(named)) return '';
  const fields = Object.values(named.getFields()).map((field) => `${field.name} ${selectionOf(field.type)}`);
  return `{ ${fields.join(' ')} }`;
}

/** The answer of REST as GraphQL gives it: enums in upper case, absent fields null, details of findings apart. */
function mapped(value: unknown, type: GraphQLOutputType): unknown {
  if (value === null || value === undefined) return null;
  if (Array.isArray(value)) return value.map((entry) => mapped(entry, getNamedType(type) as GraphQLOutputType));
  const named = getNamedType(type);
  if (isEnumType(named)) return (value as string).toUpperCase().replaceAll('-', '_');
  if (!isObjectType(named)) return value;
  return Object.fromEntries(
    Object.values(named.getFields()).map((field) => [field.name, mapped((value as Record<string, unknown>)[field.name], field.type)]),
  );
}

const outputOf = (kind: 'Query' | 'Mutation', field: string): GraphQLOutputType => {
  const found = (kind === 'Query' ? schema.getQueryType() : schema.getMutationType())?.getFields()[field];
  if (found === undefined) throw new Error(`no field ${field}`);
  return found.type;
};

type Answered = { readonly data: Record<string, unknown> | null; readonly errors?: readonly { readonly extensions: Record<string, unknown> }[] };

async function graphql(app: FastifyInstance, query: string, variables: object, key?: string): Promise<Answered> {
  const { body, status } = await ask(app, 'POST', '/graphql', { key, body: { query, variables } });
  if (status !== 200) throw new Error(`${status}: ${JSON.stringify(body)}`);
  return body as Answered;
}

const write = (field: string, type: string, more = ''): string =>
  `mutation ($id: ID!, $input: ${type}, $number: Int, $key: String, $seq: Int, $dry: Boolean) {
    ${field}(id: $id${more}, input: $input, idempotencyKey: $key, ifMatch: $seq, dryRun: $dry) ${selectionOf(outputOf('Mutation', field))}
  }`.replace(more === '' ? ', $number: Int' : ', $number: Int,', more === '' ? '' : ', $number: Int!,');

t.test('reads of games over GraphQL are those of REST', async (t) => {
  const app = await serviceFor(t);
  const game = await openGame(app);
  await game.as('scorer', 'POST', '/deals', scored([0, 44, 0, 0], 'S', 'W'));
  await game.as('owner', 'POST', '/penalties', { player: 'Bo', amount: 10 });
  await game.as('scorer', 'PUT', '/deals/1', { ...scored([20, 0, 0, 0], 'E'), reason: 'misread' });
  const id = game.url.split('/').at(-1);
  for (const [field, path, args] of [
    ['game', '', ''],
    ['gameDeals', '/deals?limit=5', ', limit: 5'],
    ['gameDeal', '/deals/1', ', deal: 1'],
    ['gameEvents', '/events?after=1', ', after: 1'],
    ['gameNeeds', '/needs', ''],
  ] as const) {
    const type = outputOf('Query', field);
    const rest = await game.as('viewer', 'GET', path);
    const { data, errors } = await graphql(app, `query ($id: ID!) { ${field}(id: $id${args}) ${selectionOf(type)} }`, { id }, game.keys.viewer);
    t.equal(errors, undefined);
    t.strictSame(data?.[field], mapped(rest.body, type), field);
  }
  const { data } = await graphql(app, 'query ($id: ID!) { gameSheet(id: $id) exportGame(id: $id) }', { id }, game.keys.viewer);
  t.equal(data?.['gameSheet'], (await game.as('viewer', 'GET', '/sheet.csv')).text);
  t.strictSame((data?.['exportGame'] as { events: unknown }).events, (await game.as('viewer', 'GET', '/export.json')).body.events);
});

t.test('every write over GraphQL answers as REST does, under the same idempotency key too', async (t) => {
  const app = await serviceFor(t);
  const opening = `mutation ($input: OpenGameInput!, $key: String) { openGame(input: $input, idempotencyKey: $key) ${selectionOf(outputOf('Mutation', 'openGame'))} }`;
  const opened = await graphql(app, opening, { input: { ruleset: 'hua-bao', players: FOUR_PLAYERS }, key: 'opening' });
  const made = opened.data?.['openGame'] as { game: { id: string }; keys: Keys };
  const { id } = made.game;
  const rest = async (method: 'POST' | 'PUT' | 'DELETE', path: string, body: unknown, key: string): Promise<unknown> =>
    (await ask(app, method, `/v1/games/${id}${path}`, { key: made.keys.owner, body, headers: { 'idempotency-key': key } })).body;
  const win = { seat: 'S', by: 'DISCARD', from: 'W' };
  const hands = [44, 0, 0].reduce((all: object[], score, i) => [...all, { seat: 'SWN'.charAt(i), score }], [{ seat: 'E', score: 0 }]);
  const seats = { E: 'Ann', S: 'Chi', W: 'Bo', N: 'Dov' };
  const acts: readonly (readonly [string, string, string, object | null, number, 'POST' | 'PUT' | 'DELETE', string, unknown])[] = [
    ['recordDeal', 'RecordDealInput!', '', { hands, win }, 0, 'POST', '/deals', { hands, win: { ...win, by: 'discard' } }],
    ['replaceDeal', 'ReplaceDealInput!', ', deal: $number', { hands, win: null, reason: 'x' }, 1, 'PUT', '/deals/1', { hands, reason: 'x' }],
    ['voidDeal', 'CorrectionInput!', ', deal: $number', { reason: 'x' }, 1, 'DELETE', '/deals/1?reason=x', undefined],
    ['reassignSeats', 'ReassignSeatsInput!', '', { from: 1, seats, reason: 'x' }, 0, 'POST', '/seats', { from: 1, seats, reason: 'x' }],
    ['addPenalty', 'AddPenaltyInput!', '', { player: 'Bo', amount: 10, to: 'ONE_OPPONENT', receiver: 'Ann' }, 0, 'POST', '/penalties', { player: 'Bo', amount: 10, to: 'one-opponent', receiver: 'Ann' }],
    ['cancelPenalty', 'CorrectionInput!', ', penalty: $number', { reason: 'x' }, 1, 'DELETE', '/penalties/1?reason=x', undefined],
    ['finishGame', 'GameNoteInput', '', null, 0, 'POST', '/finish', undefined],
    ['reopenGame', 'GameNoteInput', '', {}, 0, 'POST', '/reopen', {}],
  ];
  for (const [field, type, more, input, number, method, path, body] of acts) {
    const variables = { id, input, key: field, ...(more !== '' && { number }) };
    const { data, errors } = await graphql(app, write(field, type, more), variables, made.keys.owner);
    t.equal(errors, undefined, field);
    t.strictSame(data?.[field], mapped(await rest(method, path, body, field), outputOf('Mutation', field)), `${field}: REST repeats it`);
  }
  const trial = await graphql(app, write('recordDeal', 'RecordDealInput!'), { id, input: { hands: [] }, dry: true }, made.keys.owner);
  t.match(trial.data, { recordDeal: { dryRun: true } });
});

t.test('a match that is over is extended over GraphQL as over REST', async (t) => {
  const app = await serviceFor(t);
  const game = await openGame(app, { ruleset: ONE_ROUND });
  const id = game.url.split('/').at(-1);
  const key = game.keys.scorer;
  const extend = write('extendMatch', 'ExtendMatchInput!');
  t.match(await graphql(app, extend, { id, input: { rounds: 1 } }, key), { errors: [{ extensions: { code: 'match-running', status: 409 } }] });
  for (let i = 0; i < 4; i++) await game.as('scorer', 'POST', '/deals', { hands: [] });
  t.match(await graphql(app, write('recordDeal', 'RecordDealInput!'), { id, input: { hands: [] } }, key), { errors: [{ extensions: { code: 'match-over', status: 409 } }] });
  t.match(await graphql(app, extend, { id, input: { rounds: 5 } }, key), { errors: [{ extensions: { code: 'request-invalid', findings: [{ at: '/rounds' }] } }] });
  t.match((await graphql(app, extend, { id, input: { rounds: 2 }, dry: true }, key)).data, { extendMatch: { dryRun: true, seq: 6, game: { matchOver: false } } });
  t.match(await graphql(app, extend, { id, input: { rounds: 2 }, seq: 4 }, key), { errors: [{ extensions: { code: 'edit-conflict' } }] });
  const { data, errors } = await graphql(app, extend, { id, input: { rounds: 2 }, key: 'on', seq: 5 }, key);
  t.equal(errors, undefined);
  t.match(data, { extendMatch: { type: 'MATCH_EXTENDED', seq: 6, game: { roundWind: 'S', matchOver: false } } });
  const rest = await game.as('scorer', 'POST', '/extend', { rounds: 2 }, { 'idempotency-key': 'on' });
  t.strictSame(data?.['extendMatch'], mapped(rest.body, outputOf('Mutation', 'extendMatch')), 'REST repeats it');
});

t.test('problems of games are errors with the problem document', async (t) => {
  const app = await serviceFor(t);
  const game = await openGame(app);
  const id = game.url.split('/').at(-1);
  const record = write('recordDeal', 'RecordDealInput!');
  const codeOf = ({ errors }: Answered): unknown => errors?.[0]?.extensions['code'];
  const input = { hands: [] };
  t.equal(codeOf(await graphql(app, record, { id, input })), 'not-found');
  t.equal(codeOf(await graphql(app, record, { id, input }, game.keys.viewer)), 'role-forbidden');
  t.match(await graphql(app, record, { id, input, seq: 7 }, game.keys.scorer), { errors: [{ extensions: { code: 'edit-conflict', status: 412, game: { seq: 1 } } }] });
  t.equal(codeOf(await graphql(app, record, { id, input, key: 'two words' }, game.keys.scorer)), 'request-invalid');
  t.match(await graphql(app, record, { id, input: { hands: [{ player: 'Eve', score: 1 }] } }, game.keys.scorer), {
    errors: [{ extensions: { code: 'request-invalid', findings: [{ at: '/hands/0/player' }] } }],
  });
  const opening = 'mutation ($input: OpenGameInput!) { openGame(input: $input) { seq } }';
  t.match(await graphql(app, opening, { input: { overlay: { extends: 'nothing' }, players: FOUR_PLAYERS } }), { errors: [{ extensions: { findings: [{ at: /^\/overlay/ }] } }] });
  t.equal(codeOf(await graphql(app, opening, { input: { ruleset: 'mcr', overlay: { extends: 'mcr' }, players: FOUR_PLAYERS } })), 'request-invalid');
});

t.test('an export is imported over GraphQL', async (t) => {
  const app = await serviceFor(t);
  const game = await openGame(app);
  await game.as('scorer', 'POST', '/deals', scored([0, 44, 0, 0], 'S', 'W'));
  const { body: input } = await game.as('viewer', 'GET', '/export.json');
  const { data, errors } = await graphql(app, 'mutation ($input: JSON!) { importGame(input: $input) { seq game { totals } keys { owner } } }', { input });
  t.equal(errors, undefined);
  t.match(data, { importGame: { seq: 2, game: { totals: { Bo: 176 } }, keys: { owner: String } } });
});
