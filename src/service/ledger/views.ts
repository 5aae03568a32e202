import type {
  GameChange,
  GameDeal,
  GameEventView,
  GamePenalty,
  GameState,
  GameWrite,
} from '../../contract/game-answers.ts';
import type { DealScore } from '../../contract/deal-score.ts';
import { explainFinding } from '../../engine/explain/explain-finding.ts';
import { SEATS, type DealStatus, type Seat } from '../../engine/vocabulary.ts';
import { differenceOf } from '../../ledger/difference.ts';
import type { GameEvent, Standing } from '../../ledger/event.ts';
import { paid, penaltyOf } from '../../ledger/fold.ts';
import type { DealRecord, GameHead, PenaltyRecord } from '../../ledger/game.ts';
import { matchOver, type Seating } from '../../ledger/position.ts';
import { netOf } from '../../ledger/posting.ts';
import { ranksOf } from '../../ledger/standings.ts';
import type { Words } from '../languages.ts';
import type { StoredEvent } from '../ports/ledger-store.ts';

/** The state of a game as it is answered. */
export function viewState(id: string, head: GameHead): GameState {
  const { position, players, totals } = head;
  const ranks = ranksOf(totals);
  return {
    id,
    title: head.title,
    seq: head.seq,
    status: head.finished ? 'finished' : 'running',
    ruleset: { ...head.ruleset, options: head.options },
    players: players.map((name, i) => ({
      name,
      seat: SEATS[position.seats.indexOf(name)] as Seat,
      total: totals[i] as number,
      rank: ranks[i] as number,
      penalties: head.penaltyTotals[i] as number,
    })),
    firstDealer: position.began[0] as string,
    ...winds(head),
    played: position.deal - 1,
    match: position.match,
    matchOver: matchOver(head),
    totals: byName(players, totals),
    accounts: head.accounts,
    unsettled: head.unsettled,
    openedAt: head.openedAt,
    changedAt: head.changedAt,
  };
}

function winds({ position, deals }: GameHead): Pick<GameState, 'seats' | 'dealer' | 'roundWind' | 'deal'> {
  return { seats: bySeat(position.seats), dealer: position.seats[0] as string, roundWind: position.roundWind, deal: deals + 1 };
}

function viewStanding(head: GameHead): GameEventView['after'] {
  const status = head.finished ? 'finished' : 'running';
  return { status, totals: byName(head.players, head.totals), ...winds(head) };
}

/** A deal as it is answered. */
export function viewDeal(record: DealRecord, players: Seating, words: Words): GameDeal {
  const { win } = record.entry;
  return {
    deal: record.deal,
    ...viewCounts(record, players, words),
    winner: win?.player ?? null,
    by: win?.by ?? null,
    from: win?.from ?? null,
    entry: record.entry as GameDeal['entry'],
    totals: byName(players, record.totals),
    seq: record.enteredSeq,
    changedSeq: record.changedSeq,
    actor: record.by,
    at: record.at,
  };
}

type Counts = Pick<GameDeal, 'status' | 'roundWind' | 'dealer' | 'seats' | 'results' | 'payments' | 'unsettled' | 'findings'>;

function viewCounts(standing: Standing, players: Seating, words: Words): Counts {
  const { position, settled } = standing;
  const payments = paid(standing);
  const { net } = netOf(payments, players);
  const findings = (settled.findings ?? []).map((finding) => explainFinding(finding, words));
  return {
    status: statusOf(standing),
    roundWind: position.roundWind,
    dealer: position.seats[0] as string,
    seats: bySeat(position.seats),
    results: players.map((player, i) => ({
      player,
      seat: SEATS[position.seats.indexOf(player)] as Seat,
      score: settled.scores.find((hand) => hand.player === player)?.score ?? null,
      net: net[i] as number,
    })),
    payments,
    unsettled: unsettledText(settled.unsettled, findings[0]?.message, words),
    findings,
  };
}

function statusOf({ voided, settled, won }: Standing): DealStatus {
  if (voided) return 'void';
  if (settled.unsettled !== null) return 'unsettled';
  return won ? 'won' : 'drawn';
}

function unsettledText(reason: Standing['settled']['unsettled'], finding: string | undefined, words: Words): string | null {
  if (reason === null) return null;
  return reason === 'findings' ? (finding ?? null) : words.sentence(`unsettled.${reason}`);
}

/** A penalty as it is answered. */
export function viewPenalty(record: PenaltyRecord): GamePenalty {
  const { postings, ...rest } = record;
  return { ...rest, payments: postings };
}

/** An event as it is answered, between the states before (null at the opening) and after it. */
export function viewEvent({ event, after }: StoredEvent, before: GameHead | null): GameEventView {
  const { body, ...mark } = event;
  const { type, ...data } = body;
  return { ...mark, type, data, before: before && viewStanding(before), after: viewStanding(after) };
}

/** An event as it is streamed; the rule set of an opening is left out. */
export function viewChange(id: string, stored: StoredEvent, before: GameHead | null): GameChange {
  const view = viewEvent(stored, before);
  const { rules: _, ...data } = view.data as { readonly rules?: unknown };
  return { seq: view.seq, type: view.type, event: { ...view, data }, game: viewState(id, stored.after) };
}

/** What came of a write. It is worked out from the event and the states around it, so that a repeat gets the same. */
export function viewWrite(id: string, stored: StoredEvent, before: GameHead | null, dryRun: boolean, words: Words): GameWrite {
  const { event, after } = stored;
  const { body } = event;
  const deal = enteredDeal(event, after);
  return {
    seq: event.seq,
    event: event.id,
    type: body.type,
    dryRun,
    game: viewState(id, after),
    difference: before && viewDifference(before, stored, words),
    deal: deal && viewDeal(deal, after.players, words),
    score: 'answer' in body ? (body.answer as DealScore) : null,
    penalty: body.type === 'penalty-added' ? viewPenalty(penaltyOf(event, body)) : null,
  };
}

function viewDifference(before: GameHead, { event, after }: StoredEvent, words: Words): GameWrite['difference'] {
  const { players } = after;
  const { totals, deals } = differenceOf(before, after, event.body);
  return {
    totals: byName(players, totals),
    before: viewStanding(before),
    after: viewStanding(after),
    deals: deals.map((change) => ({
      deal: change.deal,
      before: viewCounts(change.before, players, words),
      after: viewCounts(change.after, players, words),
    })),
  };
}

/** The record of the deal that an event entered, as it was then. */
function enteredDeal({ body, seq, actor, at }: GameEvent, { totals }: GameHead): DealRecord | null {
  const mark = { enteredSeq: seq, changedSeq: seq, by: actor, at };
  if (body.type === 'deal-recorded') return { ...body.standing, deal: body.deal, entry: body.entry, totals, ...mark };
  if (body.type !== 'deal-replaced') return null;
  const standing = body.changes.find(({ deal }) => deal === body.deal)?.after as Standing;
  return { ...standing, deal: body.deal, entry: body.entry, totals: body.totals, ...mark };
}

/** Amounts by name. */
function byName(players: Seating, amounts: readonly number[]): { readonly [player: string]: number } {
  return Object.fromEntries(players.map((player, i) => [player, amounts[i] as number]));
}

function bySeat([east, south, west, north]: Seating): GameState['seats'] {
  return { E: east as string, S: south as string, W: west as string, ...(north !== undefined && { N: north }) };
}

