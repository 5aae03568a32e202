import { Type, type TSchema } from '@sinclair/typebox';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Game, GameChange, GameDeals, GameDealScore, GameEvents, GameExport, GameNeeds, GameWrite } from '../../contract/game-answers.ts';
import {
  AddPenaltyRequest,
  ExtendMatchRequest,
  GameNoteRequest,
  ImportGameRequest,
  OpenGameRequest,
  ReassignSeatsRequest,
  RecordDealRequest,
  ReplaceDealRequest,
} from '../../contract/game-requests.ts';
import { followGame } from '../../service/ledger/follow-game.ts';
import { importGame } from '../../service/ledger/import-game.ts';
import type { Ledger } from '../../service/ledger/ledger.ts';
import { openGame } from '../../service/ledger/open-game.ts';
import type { OperationName } from '../../service/ledger/operations.ts';
import { exportGame, readDeal, readDeals, readEvents, readGame, readNeeds, readSheet } from '../../service/ledger/read-game.ts';
import { writeGame } from '../../service/ledger/write-game.ts';
import { sendGame } from './game-answers.ts';
import { callerOf, numberOf, pathNumber, queryNote, toQuery, writerOf } from './game-requests.ts';
import { Streams } from './game-stream.ts';

type OfGame = { Params: { id: string } };
type OfNumber = { Params: { id: string; n: string } };

const id = Type.String({ description: 'Id of the game.' });
const ofGame = Type.Object({ id });
const ofNumber = Type.Object({ id, n: Type.Integer({ minimum: 1, description: 'Its number.' }) });
const dryRun = Type.Optional(Type.Boolean({ description: 'Answer what would be, and store nothing.', default: false }));
const query = Type.Object({ dryRun });
const note = Type.Object({
  dryRun,
  reason: Type.String({ description: 'Why; kept for ever.' }),
  deviceTime: Type.Optional(Type.String({ description: 'The time on the device.' })),
});
const page = (from: string, what: string): TSchema =>
  Type.Object({ [from]: Type.Optional(Type.Integer({ description: what })), limit: Type.Optional(Type.Integer({ minimum: 1, description: 'How many at most.' })) });
const headers = Type.Object({
  'idempotency-key': Type.Optional(Type.String({ description: 'Names this request for ever, such as a UUID: a repeat gives the first answer again and changes nothing.' })),
  'if-match': Type.Optional(Type.String({ description: 'The `ETag` of the state that the request was made for; 412 when the game has changed since.' })),
});
const lastEvent = Type.Object({ 'last-event-id': Type.Optional(Type.String({ description: 'The last event received: the stream goes on after it.' })) });

const textOf = (type: string, description: string, schema: object = { type: 'string' }): object => ({ description, content: { [type]: { schema } } });

/** A service that can be reached from its own machine alone lets anybody open games. */
const PERHAPS = [{ key: [] }, {}];

const describe = (operationId: string, summary: string, more: object): { schema: object } => ({
  schema: { operationId, summary, tags: ['games'], security: [{ key: [] }], ...more },
});
/** What all writes have in common. */
const writeSchema = (body: TSchema | null, status: 200 | 201): object => ({ querystring: query, headers, ...(body && { body }), response: { [status]: GameWrite } });
const reads = (operationId: string, summary: string, answer: TSchema, more: object = {}): { schema: object } =>
  describe(operationId, summary, { params: ofGame, response: { 200: answer }, ...more });

/** Routes of the ledger. The key of a game travels in `Authorization`, as a bearer token. */
export function registerGameRoutes(app: FastifyInstance, ledger: Ledger, largeBodyLimit: number): void {
  const streams = new Streams(app);
  const write = (operation: OperationName, request: FastifyRequest<OfGame>, number = 0, body: unknown = request.body) =>
    writeGame(ledger, writerOf(request), { game: request.params.id, operation, number, body });
  const writes = (operationId: string, summary: string, body: TSchema | null, status: 200 | 201, more: object = {}): { schema: object } =>
    describe(operationId, summary, { params: ofGame, ...writeSchema(body, status), ...more });

  app.post('/v1/games', describe('openGame', 'Opens a game', { security: PERHAPS, ...writeSchema(OpenGameRequest, 201) }), async (request, reply) =>
    await sendGame(request, reply, await openGame(ledger, writerOf(request), request.body)),
  );
  app.post(
    '/v1/games/import',
    { ...describe('importGame', 'Makes a game of an export', { security: PERHAPS, ...writeSchema(ImportGameRequest, 201) }), bodyLimit: largeBodyLimit },
    async (request, reply) => await sendGame(request, reply, await importGame(ledger, writerOf(request), request.body)),
  );

  app.get<OfGame>('/v1/games/:id', reads('game', 'How a game stands, with its last deals', Game), async (request, reply) =>
    await sendGame(request, reply, await readGame(ledger, callerOf(request), request.params.id)),
  );
  app.get<OfGame>(
    '/v1/games/:id/deals',
    reads('gameDeals', 'Deals of a game, page by page', GameDeals, { querystring: page('before', 'Only deals with a lower number.') }),
    async (request, reply) => {
      const wanted = { from: numberOf('before', request, 1), limit: numberOf('limit', request, 1) };
      return await sendGame(request, reply, await readDeals(ledger, callerOf(request), request.params.id, wanted));
    },
  );
  app.get<OfNumber>('/v1/games/:id/deals/:n', reads('gameDeal', 'A deal with its whole count', GameDealScore, { params: ofNumber }), async (request, reply) =>
    await sendGame(request, reply, await readDeal(ledger, callerOf(request), request.params.id, pathNumber(request.params.n))),
  );
  app.get<OfGame>(
    '/v1/games/:id/events',
    reads('gameEvents', 'Who did what when, with before and after', GameEvents, { querystring: page('after', 'Only events with a higher number.') }),
    async (request, reply) => {
      const wanted = { from: numberOf('after', request, 0), limit: numberOf('limit', request, 1) };
      return await sendGame(request, reply, await readEvents(ledger, callerOf(request), request.params.id, wanted));
    },
  );
  app.get<OfGame>('/v1/games/:id/needs', reads('gameNeeds', 'What each player needs to take the lead', GameNeeds), async (request, reply) =>
    await sendGame(request, reply, await readNeeds(ledger, callerOf(request), request.params.id)),
  );
  app.get<OfGame>('/v1/games/:id/sheet.csv', describe('gameSheet', 'The sheet of a game as CSV', { params: ofGame, response: { 200: textOf('text/csv', 'A row for each deal and penalty.') } }), async (request, reply) => {
    reply.header('content-disposition', 'attachment; filename="sheet.csv"');
    return await sendGame(request, reply, await readSheet(ledger, callerOf(request), request.params.id), 'text/csv; charset=utf-8');
  });
  app.get<OfGame>('/v1/games/:id/export.json', reads('exportGame', 'A game whole, to be kept or imported', GameExport), async (request, reply) => {
    reply.header('content-disposition', 'attachment; filename="game.json"');
    return await sendGame(request, reply, await exportGame(ledger, callerOf(request), request.params.id));
  });
  app.get<OfGame>(
    '/v1/games/:id/stream',
    describe('gameStream', 'Events of a game as they happen, as server-sent events', { params: ofGame, headers: lastEvent, response: { 200: textOf('text/event-stream', 'One event for each change; the schema is that of its data.', GameChange) } }),
    async (request, reply) => {
      const last = /^\d{1,9}$/.exec(String(request.headers['last-event-id'] ?? ''))?.[0];
      const followed = await followGame(ledger, callerOf(request), request.params.id, last === undefined ? undefined : Number(last));
      if ('status' in followed) return await sendGame(request, reply, followed);
      await streams.send(reply, followed.changes);
    },
  );

  app.post<OfGame>('/v1/games/:id/deals', writes('recordDeal', 'Records a deal', RecordDealRequest, 201), async (request, reply) =>
    await sendGame(request, reply, await write('record-deal', request)),
  );
  app.put<OfNumber>('/v1/games/:id/deals/:n', writes('replaceDeal', 'Replaces a deal', ReplaceDealRequest, 200, { params: ofNumber }), async (request, reply) =>
    await sendGame(request, reply, await write('replace-deal', request, pathNumber(request.params.n))),
  );
  app.delete<OfNumber>(
    '/v1/games/:id/deals/:n',
    writes('voidDeal', 'Voids a deal; its number stays', null, 200, { params: ofNumber, querystring: note }),
    async (request, reply) => await sendGame(request, reply, toQuery(await write('void-deal', request, pathNumber(request.params.n), queryNote(request)))),
  );
  app.post<OfGame>('/v1/games/:id/seats', writes('reassignSeats', 'Says who really sat where since a deal', ReassignSeatsRequest, 200), async (request, reply) =>
    await sendGame(request, reply, await write('reassign-seats', request)),
  );
  app.post<OfGame>('/v1/games/:id/penalties', writes('addPenalty', 'Fines a player', AddPenaltyRequest, 201), async (request, reply) =>
    await sendGame(request, reply, await write('add-penalty', request)),
  );
  app.delete<OfNumber>(
    '/v1/games/:id/penalties/:n',
    writes('cancelPenalty', 'Takes a penalty back', null, 200, { params: ofNumber, querystring: note }),
    async (request, reply) => await sendGame(request, reply, toQuery(await write('cancel-penalty', request, pathNumber(request.params.n), queryNote(request)))),
  );
  app.post<OfGame>('/v1/games/:id/extend', writes('extendMatch', 'Plays on when the match is over', ExtendMatchRequest, 200), async (request, reply) =>
    await sendGame(request, reply, await write('extend-match', request)),
  );
  app.post<OfGame>('/v1/games/:id/finish', writes('finishGame', 'Finishes a game', GameNoteRequest, 200), async (request, reply) =>
    await sendGame(request, reply, await write('finish-game', request)),
  );
  app.post<OfGame>('/v1/games/:id/reopen', writes('reopenGame', 'Reopens a finished game', GameNoteRequest, 200), async (request, reply) =>
    await sendGame(request, reply, await write('reopen-game', request)),
  );
}
