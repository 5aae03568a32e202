import type { Game, GameDeals, GameDealScore, GameEvents, GameExport, GameNeeds } from '../../contract/game-answers.ts';
import type { DealScore } from '../../contract/deal-score.ts';
import { explainDeal } from '../../engine/explain/explain-deal.ts';
import { needsOf } from '../../ledger/needs.ts';
import { settleEntry } from '../../ledger/settle-entry.ts';
import { sheetCsv } from '../../ledger/sheet-csv.ts';
import type { Game as StoredWhole, StoredEvent } from '../ports/ledger-store.ts';
import { enter, type Access } from './access.ts';
import { problem, type GameAnswer } from './answer.ts';
import { rulesOf, type Caller, type Ledger } from './ledger.ts';
import { viewDeal, viewEvent, viewPenalty, viewState } from './views.ts';

/** Deals that are told with the state of a game. */
const SHOWN_DEALS = 20;
const MOST_DEALS = 200;
const MOST_EVENTS = 1000;
/** Above every number of a deal. */
const ALL = 2_000_000_000;

/** A page of a list: where it begins and how long it is, as far as the caller says so. */
export interface Page {
  readonly from?: number | undefined;
  readonly limit?: number | undefined;
}

/** A game as it stands, with its last deals. */
export async function readGame(ledger: Ledger, caller: Caller, id: string): Promise<GameAnswer<Game>> {
  const access = await enter(ledger, id, caller, 'viewer');
  if ('status' in access) return access;
  const { head, deals, penalties } = await wholeOf(ledger, access, SHOWN_DEALS);
  const body: Game = {
    ...viewState(id, head),
    role: access.role,
    deals: deals.map((deal) => viewDeal(deal, head.players, caller.words)),
    penalties: penalties.map(viewPenalty),
  };
  return { status: 200, body, seq: head.seq };
}

/** Earlier deals, in order: those before `from`. */
export async function readDeals(ledger: Ledger, caller: Caller, id: string, { from = ALL, limit = SHOWN_DEALS }: Page): Promise<GameAnswer<GameDeals>> {
  const access = await enter(ledger, id, caller, 'viewer');
  if ('status' in access) return access;
  const { head } = access.game;
  const found = [...(await ledger.store.readDeals(id, from, Math.min(limit, MOST_DEALS)))].reverse();
  const first = found[0]?.deal ?? 1;
  const deals = found.map((deal) => viewDeal(deal, head.players, caller.words));
  return { status: 200, body: { deals, before: first > 1 ? first : null }, seq: head.seq };
}

/** One deal with its whole count, under the winds it has now. */
export async function readDeal(ledger: Ledger, caller: Caller, id: string, number: number): Promise<GameAnswer<GameDealScore>> {
  const access = await enter(ledger, id, caller, 'viewer');
  if ('status' in access) return access;
  const { head } = access.game;
  const [record] = await ledger.store.readDeals(id, number + 1, 1);
  if (record?.deal !== number) return problem('not-found', caller.words);
  const ready = await rulesOf(ledger, head);
  const judged = settleEntry(record.entry, record.position, ready);
  const score = 'findings' in judged ? null : (explainDeal(judged.sheet, ready, caller.words) as DealScore);
  return { status: 200, body: { deal: viewDeal(record, head.players, caller.words), score }, seq: head.seq };
}

/** Who did what when: events after `from`, in order. */
export async function readEvents(ledger: Ledger, caller: Caller, id: string, { from = 0, limit = MOST_EVENTS }: Page): Promise<GameAnswer<GameEvents>> {
  const access = await enter(ledger, id, caller, 'viewer');
  if ('status' in access) return access;
  const { seq } = access.game.head;
  const size = Math.min(limit, MOST_EVENTS);
  // one more before the first, whose state is the one that the first found
  const found = await ledger.store.readEvents(id, Math.max(0, from - 1), from === 0 ? size : size + 1);
  const events = eventsAfter(found, from);
  const last = events.at(-1)?.seq ?? seq;
  return { status: 200, body: { events, after: last < seq ? last : null }, seq };
}

/** Views of the events after `from`, each with the state that the one before it has left. */
function eventsAfter(found: readonly StoredEvent[], from: number): GameEvents['events'] {
  return found
    .map((stored, i) => ({ stored, before: found[i - 1]?.after ?? null }))
    .filter(({ stored }) => stored.event.seq > from)
    .map(({ stored, before }) => viewEvent(stored, before));
}

/** What takes the lead in the deal to come. */
export async function readNeeds(ledger: Ledger, caller: Caller, id: string): Promise<GameAnswer<GameNeeds>> {
  const access = await enter(ledger, id, caller, 'viewer');
  if ('status' in access) return access;
  const { head } = access.game;
  const needs = needsOf(head, await rulesOf(ledger, head)).map(({ player, leads, ways }, i) => ({
    player,
    total: head.totals[i] as number,
    leads,
    ways,
  }));
  return { status: 200, body: { seq: head.seq, deal: head.deals + 1, needs }, seq: head.seq };
}

/** The sheet of the game as CSV text. */
export async function readSheet(ledger: Ledger, caller: Caller, id: string): Promise<GameAnswer<string>> {
  const access = await enter(ledger, id, caller, 'viewer');
  if ('status' in access) return access;
  const { head, deals, penalties } = await wholeOf(ledger, access, ALL);
  return { status: 200, body: sheetCsv(head, deals, penalties), seq: head.seq };
}

/** The game behind a door that has opened, at one moment: its state may be newer than the one that was seen at the door. */
async function wholeOf({ store }: Ledger, { game }: Access, limit: number): Promise<StoredWhole> {
  const whole = await store.readWhole(game.id, limit);
  if (whole === null) throw new Error('a game that was there a moment ago is gone; games are never removed');
  return whole;
}

/** The game whole, to be kept or imported elsewhere. Keys are not in it, not even their hashes. */
export async function exportGame(ledger: Ledger, caller: Caller, id: string): Promise<GameAnswer<GameExport>> {
  const access = await enter(ledger, id, caller, 'viewer');
  if ('status' in access) return access;
  const events = await ledger.store.readEvents(id, 0, ALL);
  const body: GameExport = {
    format: 'mingg-game',
    version: 1,
    id,
    exportedAt: ledger.clock.now(),
    events: events.map(({ event }) => event),
  };
  return { status: 200, body, seq: access.game.head.seq };
}
