import type { GameWrite } from '../../contract/game-answers.ts';
import { explainDeal } from '../../engine/explain/explain-deal.ts';
import type { ReadyRules } from '../../engine/rules/ready.ts';
import type { Role } from '../../engine/vocabulary.ts';
import { decide, type Decision, type Refusal } from '../../ledger/decide.ts';
import type { GameEvent } from '../../ledger/event.ts';
import { applyEvent } from '../../ledger/fold.ts';
import type { Game } from '../../ledger/game.ts';
import type { Append, GameUnit, StoredEvent } from '../ports/ledger-store.ts';
import { enter } from './access.ts';
import { gameProblem, problem, unreadable, type GameAnswer } from './answer.ts';
import { fingerprintOf } from './fingerprint.ts';
import { rulesOf, type Ledger, type Writer } from './ledger.ts';
import { OPERATIONS, type Operation, type OperationName, type Wanted } from './operations.ts';
import { viewState, viewWrite } from './views.ts';

/** What is asked of a game: `number` is that of the deal or penalty in the address, 0 where there is none. */
export interface Write {
  readonly game: string;
  readonly operation: OperationName;
  readonly number: number;
  readonly body: unknown;
}

interface Outcome {
  readonly append: Append | null;
  readonly result: GameAnswer<GameWrite>;
}

/**
 * Changes a game by one event, or tells why not. The order of questions: who is it, what do they want, have they asked
 * before (then the first answer again), was somebody faster, is it possible.
 */
export async function writeGame(ledger: Ledger, writer: Writer, write: Write): Promise<GameAnswer<GameWrite>> {
  const { words } = writer;
  const operation = OPERATIONS[write.operation];
  const access = await enter(ledger, write.game, writer, operation.least);
  if ('status' in access) return access;
  const body = write.body ?? {};
  const malformed = operation.judge(body);
  if (malformed.length > 0) return unreadable(malformed, words);
  const ready = await rulesOf(ledger, access.game.head);
  const fingerprint = fingerprintOf(`${write.operation} ${write.number}`, body, ledger.secrets);
  const act: Act = { ledger, writer, write: { ...write, body }, operation, role: access.role, ready, fingerprint };
  const answer = await ledger.store.changeGame(write.game, (unit) => actOn(unit, act));
  return answer ?? problem('not-found', words);
}

/** All that is known when the game has been locked. */
interface Act {
  readonly ledger: Ledger;
  readonly writer: Writer;
  readonly write: Write;
  readonly operation: Operation;
  readonly role: Role;
  readonly ready: ReadyRules;
  readonly fingerprint: string;
}

async function actOn(unit: GameUnit, act: Act): Promise<Outcome> {
  const { writer, write, operation, ready, ledger, fingerprint } = act;
  const { words, idempotencyKey, ifMatch, dryRun } = writer;
  const repeated = idempotencyKey === undefined ? null : await unit.readEvent(idempotencyKey);
  if (repeated !== null) return { append: null, result: await repeat(unit, repeated, act) };
  const { head } = unit;
  if (ifMatch !== undefined && !ifMatch.includes(head.seq)) {
    return { append: null, result: gameProblem('edit-conflict', words, viewState(write.game, head)) };
  }
  const before = await load(unit, operation.reach(write.body, write.number, head));
  const wanted = operation.want(write.body, write.number, before, ready);
  const decision = settle(wanted, before, ready, act);
  if ('status' in decision) return { append: null, result: decision };
  const { reason, deviceTime } = operation.note(write.body);
  const event: GameEvent = {
    seq: head.seq + 1,
    id: idempotencyKey ?? ledger.secrets.makeEventId(),
    actor: act.role,
    at: ledger.clock.now(),
    deviceTime: deviceTime ?? null,
    reason: reason ?? null,
    ruleset: head.ruleset,
    body: decision.body,
  };
  const after = applyEvent(before, event);
  const result = answerOf(write.game, { event, fingerprint, after: after.head }, before.head, writer);
  return { append: dryRun ? null : { event, fingerprint, ...changed(before, after) }, result };
}

/** As much of the game as an operation has to see. */
async function load(unit: GameUnit, { deal, penalty }: ReturnType<Operation['reach']>): Promise<Game> {
  const found = penalty === undefined ? null : await unit.readPenalty(penalty);
  const from = deal ?? (found === null ? null : found.afterDeal + 1);
  return { head: unit.head, deals: await unit.readDealsFrom(from), penalties: found === null ? [] : [found] };
}

/** Decides what is wanted, or says why it cannot be. */
function settle(wanted: Wanted, game: Game, ready: ReadyRules, { writer: { words } }: Act): Decision | GameAnswer<never> {
  if ('findings' in wanted) return unreadable(wanted.findings, words);
  const decision: Decision | Refusal = 'refused' in wanted ? { ...NO_REASON, ...wanted } : decide(game, wanted, ready, (sheet) => explainDeal(sheet, ready, words));
  if ('body' in decision) return decision;
  const { refused, findings, unsettled } = decision;
  switch (refused) {
    case 'deal-unknown':
    case 'penalty-unknown':
      return problem('not-found', words);
    case 'deal-impossible':
      return unreadable(findings, words);
    case 'deal-unsettled':
      return problem('deal-unsettled', words, [], unsettled === null ? undefined : words.sentence(`unsettled.${unsettled}`));
    default:
      return problem(refused, words);
  }
}

const NO_REASON: Pick<Refusal, 'findings' | 'unsettled'> = { findings: [], unsettled: null };

/** The first answer again, or a refusal where the key came with another request. */
async function repeat(unit: GameUnit, stored: StoredEvent, { writer, write, fingerprint }: Act): Promise<GameAnswer<GameWrite>> {
  if (stored.fingerprint !== fingerprint) return problem('idempotency-key-reused', writer.words);
  const before = await unit.readAfter(stored.event.seq - 1);
  return answerOf(write.game, stored, before, { ...writer, dryRun: false });
}

function answerOf(game: string, stored: StoredEvent, before: Game['head'] | null, { dryRun, words }: Writer): GameAnswer<GameWrite> {
  const body = viewWrite(game, stored, before, dryRun, words);
  const made = addressOf(game, stored.event);
  const status = made === null || dryRun ? 200 : 201;
  const seq = dryRun ? stored.event.seq - 1 : stored.event.seq;
  return { status, body, seq, ...(status === 201 && made !== null && { location: made }) };
}

function addressOf(game: string, { body }: GameEvent): string | null {
  if (body.type === 'deal-recorded') return `/v1/games/${game}/deals/${body.deal}`;
  return body.type === 'penalty-added' ? `/v1/games/${game}/penalties/${body.penalty}` : null;
}

/** The records that are not the ones from before. */
function changed(before: Game, after: Game): Pick<Append, 'head' | 'deals' | 'penalties'> {
  return {
    head: after.head,
    deals: after.deals.filter((deal) => !before.deals.includes(deal)),
    penalties: after.penalties.filter((penalty) => !before.penalties.includes(penalty)),
  };
}
