import type { FastifyReply } from 'fastify';
import { GraphQLError } from 'graphql';
import { chooseWords } from '../../service/languages.ts';
import type { GameAnswer } from '../../service/ledger/answer.ts';
import { followGame, type Changes } from '../../service/ledger/follow-game.ts';
import { importGame } from '../../service/ledger/import-game.ts';
import type { Caller, Ledger, Writer } from '../../service/ledger/ledger.ts';
import { openGame } from '../../service/ledger/open-game.ts';
import type { OperationName } from '../../service/ledger/operations.ts';
import { exportGame, readDeal, readDeals, readEvents, readGame, readNeeds, readSheet } from '../../service/ledger/read-game.ts';
import { writeGame } from '../../service/ledger/write-game.ts';
import { describeProblem } from '../../service/problem.ts';
import { StoreUnavailable } from '../../service/ports/ledger-store.ts';
import { callerOf, checkIdempotencyKey } from '../rest/game-requests.ts';
import { UnreadableRequest } from '../rest/unreadable-request.ts';
import { bodyOf, hasTwoChoices, pointAtOverlay } from './inputs.ts';

type Input = Readonly<Record<string, unknown>>;

/** Arguments of the fields about games; each field has some of them, null where they are not given. */
interface GameArguments {
  readonly id: string;
  readonly input?: Input | null;
  readonly deal: number;
  readonly penalty: number;
  readonly before?: number | null;
  readonly after?: number | null;
  readonly limit?: number | null;
  readonly idempotencyKey?: string | null;
  readonly ifMatch?: number | null;
  readonly dryRun?: boolean | null;
  readonly lang?: string | null;
}

/** Of a request over HTTP `reply` is there; over a WebSocket `key`, from `connection_init`. */
interface GameContext {
  readonly reply: FastifyReply;
  readonly key?: string;
}

type Refused = Extract<GameAnswer<never>, { readonly problem: true }>;

type GameResolver = (parent: unknown, args: GameArguments, context: GameContext) => Promise<unknown>;

/** What `connection_init` brings: the key, alone or as a header would have it. */
export function keyOfConnection(payload: unknown): { readonly key: string | undefined } {
  const { key, authorization } = (payload ?? {}) as { readonly key?: unknown; readonly authorization?: unknown };
  if (typeof key === 'string') return { key };
  return { key: typeof authorization === 'string' ? /^Bearer +(\S+)$/i.exec(authorization)?.[1] : undefined };
}

/** The resolvers of games: the use cases that the routes call, with the same answers and problems. */
export function gameResolversOf(ledger: Ledger): {
  readonly Query: Readonly<Record<string, GameResolver>>;
  readonly Mutation: Readonly<Record<string, GameResolver>>;
  readonly Subscription: { readonly gameChanged: { readonly subscribe: (parent: unknown, args: GameArguments, context: GameContext) => Promise<AsyncIterable<unknown>> } };
} {
  const reads =
    (ask: (caller: Caller, args: GameArguments) => Promise<GameAnswer<unknown>>): GameResolver =>
    async (_, args, context) =>
      await valueOf(() => ask(callerOf(context.reply.request, args.lang ?? undefined), args), args, context);
  const opens =
    (open: typeof openGame, body: (input: Input) => Input): GameResolver =>
    async (_, args, context) => {
      const input = args.input ?? {};
      return await valueOf(() => open(ledger, writerOf(args, context), body(input)), args, context);
    };
  const writes =
    (operation: OperationName, number: (args: GameArguments) => number = () => 0): GameResolver =>
    async (_, args, context) => {
      const body = bodyOf(args.input ?? {});
      return await valueOf(() => writeGame(ledger, writerOf(args, context), { game: args.id, operation, number: number(args), body }), args, context);
    };
  const ofDeal = ({ deal }: GameArguments): number => deal;
  return {
    Query: {
      game: reads((caller, { id }) => readGame(ledger, caller, id)),
      gameDeals: reads((caller, { id, before, limit }) => readDeals(ledger, caller, id, pageOf(before, limit))),
      gameDeal: reads((caller, { id, deal }) => readDeal(ledger, caller, id, deal)),
      gameEvents: reads((caller, { id, after, limit }) => readEvents(ledger, caller, id, pageOf(after, limit))),
      gameNeeds: reads((caller, { id }) => readNeeds(ledger, caller, id)),
      gameSheet: reads((caller, { id }) => readSheet(ledger, caller, id)),
      exportGame: reads((caller, { id }) => exportGame(ledger, caller, id)),
    },
    Mutation: {
      openGame: opens(openGame, bodyOf),
      // events are JSON as they were exported, nulls and all
      importGame: opens(importGame, (input) => input),
      recordDeal: writes('record-deal'),
      replaceDeal: writes('replace-deal', ofDeal),
      voidDeal: writes('void-deal', ofDeal),
      reassignSeats: writes('reassign-seats'),
      addPenalty: writes('add-penalty'),
      cancelPenalty: writes('cancel-penalty', ({ penalty }) => penalty),
      extendMatch: writes('extend-match'),
      finishGame: writes('finish-game'),
      reopenGame: writes('reopen-game'),
    },
    Subscription: {
      gameChanged: {
        subscribe: async (_, { id, after }, { key }) => {
          const caller: Caller = { key, words: chooseWords(undefined, undefined) };
          const followed = await followGame(ledger, caller, id, after ?? undefined);
          if ('problem' in followed) throw problemOf(followed, null);
          if ('status' in followed) throw new Error('a stream that is none');
          return asField(followed.changes);
        },
      },
    },
  };
}

/** Each change as the value of the field, which is how subscriptions resolve. */
function asField(changes: Changes): AsyncIterableIterator<unknown> {
  const iterator: AsyncIterableIterator<unknown> = {
    async next() {
      const { done, value } = await changes.next();
      return done === true ? { done, value: undefined } : { done: false, value: { gameChanged: value } };
    },
    async return() {
      await changes.return?.();
      return { done: true, value: undefined };
    },
    [Symbol.asyncIterator]: () => iterator,
  };
  return iterator;
}

function writerOf({ idempotencyKey, ifMatch, dryRun, lang }: GameArguments, { reply }: GameContext): Writer {
  return {
    ...callerOf(reply.request, lang ?? undefined),
    idempotencyKey: checkIdempotencyKey(idempotencyKey ?? undefined),
    ifMatch: ifMatch === undefined || ifMatch === null ? undefined : [ifMatch],
    dryRun: dryRun === true,
  };
}

/** Numbers below what a list has are taken for its beginning. */
function pageOf(from: number | null | undefined, limit: number | null | undefined): { readonly from?: number; readonly limit?: number } {
  return {
    ...(from !== undefined && from !== null && { from: Math.max(0, from) }),
    ...(limit !== undefined && limit !== null && { limit: Math.max(1, limit) }),
  };
}

/** The body of an answer; a problem is an error that carries the problem document. */
async function valueOf(ask: () => Promise<GameAnswer<unknown>>, { input }: GameArguments, { reply }: GameContext): Promise<unknown> {
  const words = callerOf(reply.request).words;
  if (input !== null && input !== undefined && hasTwoChoices(input)) {
    throw asError(describeProblem('request-invalid', words, [{ code: 'wrong-type', case: 'ruleset-and-overlay', at: '/overlay' }]));
  }
  try {
    const answer = await ask();
    if (!('problem' in answer)) return answer.body;
    reply.request.noted.problem = answer.body.code;
    throw problemOf(answer, input ?? null);
  } catch (error) {
    if (error instanceof UnreadableRequest) throw asError(describeProblem('request-invalid', words, [], error.message));
    if (!(error instanceof StoreUnavailable)) throw error;
    reply.request.log.warn({ err: error }, 'no store');
    throw asError(describeProblem('store-unavailable', words));
  }
}

function problemOf({ body }: Refused, input: Input | null): GraphQLError {
  return asError(input === null ? body : { ...body, findings: pointAtOverlay(body.findings, input) });
}

function asError(problem: Refused['body']): GraphQLError {
  return new GraphQLError(problem.detail, { extensions: problem });
}
