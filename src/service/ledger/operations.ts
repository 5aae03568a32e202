import {
  AddPenaltyRequest,
  CorrectionNote,
  ExtendMatchRequest,
  GameNoteRequest,
  ReassignSeatsRequest,
  RecordDealRequest,
  ReplaceDealRequest,
} from '../../contract/game-requests.ts';
import { readerOf, type Reader } from '../../contract/shape.ts';
import type { Finding } from '../../engine/hand/finding.ts';
import type { ReadyRules } from '../../engine/rules/ready.ts';
import type { Role } from '../../engine/vocabulary.ts';
import type { Command, Refusal } from '../../ledger/decide.ts';
import type { Game, GameHead } from '../../ledger/game.ts';
import { entryOf } from './entry-of.ts';
import { finesOf } from './penalty-of.ts';
import { seatingOf } from './seating-of.ts';

/** A command, or what is wrong with the request for it. */
export type Wanted = Command | { readonly findings: readonly Finding[] } | Pick<Refusal, 'refused'>;

/** What every request for a write may say besides. */
interface Noted {
  readonly reason?: string | undefined;
  readonly deviceTime?: string | undefined;
}

/** What of a game has to be seen: deals from a number on, or a penalty. */
interface Reach {
  readonly deal?: number;
  readonly penalty?: number;
}

/** One way to change a game. */
export interface Operation {
  /** Who may. */
  readonly least: Role;
  /** Findings about the form of a body; empty when it fits. */
  readonly judge: (body: unknown) => readonly Finding[];
  /** `number` is the one in the address. */
  readonly reach: (body: unknown, number: number, head: GameHead) => Reach;
  readonly want: (body: unknown, number: number, game: Game, ready: ReadyRules) => Wanted;
  readonly note: (body: unknown) => Noted;
}

export type OperationName = Command['type'];

/** Ties a reader to what follows from a body that fits it; nothing else is asked about one that does not. */
function operation<B extends Noted>(
  least: Role,
  { judge }: { readonly judge: Reader<never>['judge']; readonly fits: (value: unknown) => value is B },
  reach: (body: B, number: number, head: GameHead) => Reach,
  want: (body: B, number: number, game: Game, ready: ReadyRules) => Wanted,
): Operation {
  return {
    least,
    judge,
    reach: (body, number, head) => reach(body as B, number, head),
    want: (body, number, game, ready) => want(body as B, number, game, ready),
    note: (body) => body as B,
  };
}

const nothing = (): Record<string, never> => ({});

export const OPERATIONS: { readonly [name in OperationName]: Operation } = {
  'record-deal': operation('scorer', readerOf(RecordDealRequest), nothing, (body, _, { head }) => {
    const read = entryOf(body, head.position);
    return 'findings' in read ? read : { type: 'record-deal', entry: read.entry };
  }),
  'replace-deal': operation('scorer', readerOf(ReplaceDealRequest), (_, deal) => ({ deal }), (body, deal, { deals }) => {
    const record = deals.find((found) => found.deal === deal);
    if (record === undefined) return { refused: 'deal-unknown' };
    const read = entryOf(body, record.position);
    return 'findings' in read ? read : { type: 'replace-deal', deal, entry: read.entry };
  }),
  'void-deal': operation('scorer', readerOf(CorrectionNote), (_, deal) => ({ deal }), (_, deal) => ({ type: 'void-deal', deal })),
  'reassign-seats': operation(
    'owner',
    readerOf(ReassignSeatsRequest),
    ({ from }) => ({ deal: Math.max(1, from - 1) }),
    ({ from, seats }, _, { head }) => {
      const read = seatingOf(seats, head.players);
      const highest = head.deals + 1;
      const findings: readonly Finding[] =
        from > highest ? [{ code: 'wrong-type', case: 'range', at: '/from', minimum: 1, maximum: highest, found: from }] : [];
      if ('findings' in read) return { findings: [...findings, ...read.findings] };
      return findings.length > 0 ? { findings } : { type: 'reassign-seats', from, seats: read.seats };
    },
  ),
  'add-penalty': operation('owner', readerOf(AddPenaltyRequest), nothing, (body, _, { head }, ready) => {
    const read = finesOf(body, head, ready);
    return 'findings' in read ? read : { type: 'add-penalty', ...read };
  }),
  'cancel-penalty': operation('owner', readerOf(CorrectionNote), (_, penalty) => ({ penalty }), (_, penalty) => ({ type: 'cancel-penalty', penalty })),
  'extend-match': operation('scorer', readerOf(ExtendMatchRequest), (_, __, { deals }) => ({ deal: deals }), ({ rounds }) => ({ type: 'extend-match', rounds })),
  'finish-game': operation('owner', readerOf(GameNoteRequest), nothing, () => ({ type: 'finish-game' })),
  'reopen-game': operation('owner', readerOf(GameNoteRequest), nothing, () => ({ type: 'reopen-game' })),
};
