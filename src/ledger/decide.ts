import type { Finding } from '../engine/hand/finding.ts';
import type { ReadyRules } from '../engine/rules/ready.ts';
import type { ScoreSheet, UnsettledReason } from '../engine/score/sheet.ts';
import { correct, reseatedAt, winnerOf, type Edit } from './correction.ts';
import type { Entry } from './entry.ts';
import type { EventBody } from './event.ts';
import { paid } from './fold.ts';
import type { DealRecord, Game, GameHead } from './game.ts';
import { netOf, type Player, type Posting } from './posting.ts';
import { firstPosition, matchOver, playedOn, reseat, sameSeats, type Position, type Reseating, type Seating } from './position.ts';
import { settleEntry } from './settle-entry.ts';
import { positionAfter } from './turn.ts';

/** What somebody wants to happen. Everything in it is well formed; whether it is possible is decided here. */
export type Command =
  | { readonly type: 'record-deal'; readonly entry: Entry }
  | { readonly type: 'replace-deal'; readonly deal: number; readonly entry: Entry }
  | { readonly type: 'void-deal'; readonly deal: number }
  | { readonly type: 'reassign-seats'; readonly from: number; readonly seats: Seating }
  | { readonly type: 'add-penalty'; readonly player: Player; readonly rule: string | null; readonly postings: readonly Posting[] }
  | { readonly type: 'cancel-penalty'; readonly penalty: number }
  | { readonly type: 'extend-match'; readonly rounds: number }
  | { readonly type: 'finish-game' }
  | { readonly type: 'reopen-game' };

/** Why something cannot happen to the game as it stands. */
export interface Refusal {
  readonly refused:
    | 'game-finished'
    | 'game-running'
    | 'match-over'
    | 'match-running'
    | 'deal-unknown'
    | 'deal-void'
    | 'deal-unsettled'
    | 'deal-impossible'
    | 'penalty-unknown'
    | 'penalty-cancelled';
  /** Of `deal-impossible`: what is wrong with the entry. */
  readonly findings: readonly Finding[];
  /** Of `deal-unsettled`: the reason, as the engine names it. */
  readonly unsettled: UnsettledReason | null;
}

/** What is going to happen. `sheet` is there for a deal that was entered, for whoever explains it. */
export interface Decision {
  readonly body: EventBody;
  readonly sheet: ScoreSheet | null;
}

/** Makes the answer that is given for a sheet; it is kept in the event. */
export type Explain = (sheet: ScoreSheet) => unknown;

/**
 * The first deal whose record a command has to see, or null for none.
 * @param deals how many there are
 * @param afterDeal after which the penalty was imposed that the command names
 */
export function reachOfCommand(command: Command, deals: number, afterDeal: number | null): number | null {
  switch (command.type) {
    case 'replace-deal':
    case 'void-deal':
      return command.deal;
    case 'reassign-seats':
      return Math.max(1, command.from - 1);
    case 'extend-match':
      return deals;
    case 'cancel-penalty':
      return afterDeal === null ? null : afterDeal + 1;
    default:
      return null;
  }
}

/** The event that a command leads to in a game that reaches back far enough (`reachOfCommand`), or why it does not. */
export function decide(game: Game, command: Command, ready: ReadyRules, explain: Explain): Decision | Refusal {
  const { head } = game;
  if (command.type === 'reopen-game') {
    return head.finished ? { body: { type: 'game-reopened' }, sheet: null } : refuse('game-running');
  }
  if (head.finished) return refuse('game-finished');
  switch (command.type) {
    case 'record-deal':
      return recordDeal(head, command.entry, ready, explain);
    case 'replace-deal':
      return replaceDeal(game, command.deal, command.entry, ready, explain);
    case 'void-deal':
      return voidDeal(game, command.deal, ready);
    case 'reassign-seats':
      return reassignSeats(game, command.from, command.seats, ready);
    case 'add-penalty': {
      const { player, rule, postings } = command;
      const penalty = head.penalties + 1;
      return { body: { type: 'penalty-added', penalty, afterDeal: head.deals, player, rule, postings }, sheet: null };
    }
    case 'cancel-penalty': {
      const found = game.penalties.find(({ penalty }) => penalty === command.penalty);
      if (found === undefined) return refuse('penalty-unknown');
      if (found.cancelled) return refuse('penalty-cancelled');
      return { body: { type: 'penalty-cancelled', penalty: command.penalty, postings: found.postings }, sheet: null };
    }
    case 'extend-match':
      return extendMatch(game, command.rounds, ready);
    case 'finish-game':
      return { body: { type: 'game-finished' }, sheet: null };
  }
}

function recordDeal(head: GameHead, entry: Entry, ready: ReadyRules, explain: Explain): Decision | Refusal {
  const { position, reseatings, extended } = head;
  if (matchOver(head)) return refuse('match-over');
  const judged = judge(entry, position, ready);
  if ('refused' in judged) return judged;
  const { settled, sheet } = judged;
  const deal = head.deals + 1;
  const next = reseatedAt(deal + 1, positionAfter(position, winnerOf(entry), ready, extended), reseatings);
  const standing = { position, settled, won: entry.win !== null, voided: false };
  return { body: { type: 'deal-recorded', deal, entry, answer: explain(sheet), standing, next }, sheet };
}

function replaceDeal(game: Game, deal: number, entry: Entry, ready: ReadyRules, explain: Explain): Decision | Refusal {
  const record = dealOf(game, deal);
  if (record === undefined) return refuse('deal-unknown');
  const judged = judge(entry, record.position, ready);
  if ('refused' in judged) return judged;
  const corrected = resettle(game, record, { entry, voided: false }, ready);
  const { players } = game.head;
  const before = netOf(paid(record), players).net;
  const after = netOf(judged.settled.postings, players).net;
  const totals = record.totals.map((total, i) => total - before[i]! + after[i]!);
  return { body: { type: 'deal-replaced', deal, entry, answer: explain(judged.sheet), totals, ...corrected }, sheet: judged.sheet };
}

function voidDeal(game: Game, deal: number, ready: ReadyRules): Decision | Refusal {
  const record = dealOf(game, deal);
  if (record === undefined) return refuse('deal-unknown');
  if (record.voided) return refuse('deal-void');
  return { body: { type: 'deal-voided', deal, ...resettle(game, record, { voided: true }, ready) }, sheet: null };
}

function resettle(game: Game, record: DealRecord, edit: Edit, ready: ReadyRules): ReturnType<typeof correct> {
  const later = game.deals.filter(({ deal }) => deal >= record.deal);
  const { reseatings, extended } = game.head;
  return correct(later, record.position, edit, { ready, reseatings, extended });
}

/** The match goes on where it ended: deal number and prevailing wind too, in the seats that the rules give. */
function extendMatch(game: Game, rounds: number, ready: ReadyRules): Decision | Refusal {
  const { head } = game;
  if (!matchOver(head)) return refuse('match-running');
  const last = dealOf(game, head.deals);
  // Where a game of the first release stands is the beginning of a further match: its last deal tells where the one before ended.
  const ended = head.position.over === true || last === undefined ? head.position : reseatedAt(head.deals + 1, after(last, head, ready), head.reseatings);
  return { body: { type: 'match-extended', rounds, next: playedOn(ended) }, sheet: null };
}

/** The seats are those of deal `from`, which may be the one to come; later reseatings are given up with it. */
function reassignSeats(game: Game, from: number, seats: Seating, ready: ReadyRules): Decision | Refusal {
  const { head } = game;
  if (from > head.deals + 1) return refuse('deal-unknown');
  const natural = naturalPosition(game, from, ready);
  const earlier = head.reseatings.filter((reseating) => reseating.from < from);
  const kept = sameSeats(natural.seats, seats);
  const reseatings: readonly Reseating[] = kept ? earlier : [...earlier, { from, was: natural.seats, seats }];
  const start = reseatedAt(from, natural, reseatings);
  const later = game.deals.filter(({ deal }) => deal >= from);
  const corrected = correct(later, start, {}, { ready, reseatings, extended: head.extended });
  return { body: { type: 'seats-reassigned', from, seats, reseatings, ...corrected }, sheet: null };
}

/** Where a deal would stand if nobody had sat wrong from it on. */
function naturalPosition(game: Game, deal: number, ready: ReadyRules): Position {
  const { head } = game;
  const behind = (dealOf(game, deal) ?? head).position;
  if (behind.over === true) {
    // behind the end of the match it stands where it was played, whatever came before
    const given = head.reseatings.find(({ from }) => from === deal);
    return given === undefined ? behind : reseat(behind, { was: given.seats, seats: given.was });
  }
  const before = dealOf(game, deal - 1);
  return before === undefined ? firstPosition(head.players) : after(before, head, ready);
}

/** Where the winds stand after a deal. */
function after(record: DealRecord, { extended }: GameHead, ready: ReadyRules): Position {
  return record.voided ? record.position : positionAfter(record.position, winnerOf(record.entry), ready, extended);
}

function dealOf(game: Game, deal: number): DealRecord | undefined {
  return game.deals.find((record) => record.deal === deal);
}

type Judged = Extract<ReturnType<typeof settleEntry>, { settled: unknown }>;

/** A deal that is entered has to be possible and settled: a winner whom nobody pays is not the end of a deal. */
function judge(entry: Entry, position: Position, ready: ReadyRules): Judged | Refusal {
  const judged = settleEntry(entry, position, ready);
  if ('findings' in judged) return refuse('deal-impossible', judged.findings);
  const { unsettled } = judged.sheet;
  return unsettled === null || entry.win === null ? judged : refuse('deal-unsettled', [], unsettled);
}

function refuse(refused: Refusal['refused'], findings: readonly Finding[] = [], unsettled: UnsettledReason | null = null): Refusal {
  return { refused, findings, unsettled };
}
