import type { EventBody, GameEvent } from '../../src/ledger/event.ts';
import { applyEvent } from '../../src/ledger/fold.ts';
import type { Game } from '../../src/ledger/game.ts';
import { firstPosition, type Position } from '../../src/ledger/position.ts';
import { post } from '../../src/ledger/posting.ts';
import type { NewGame, StoredEvent } from '../../src/service/ports/ledger-store.ts';

/** Games for tests of stores, which do not look into them: the payments are made up, the winds stand still. */
export const PLAYERS = ['Ann', 'Bo', 'Chi', 'Dov'] as const;
const RULES = { id: 'made-up', edition: '2026-11', label: { en: 'Made up' } };
const POSITION: Position = firstPosition(PLAYERS);

export function eventOf(seq: number, body: EventBody, id = `event-${seq}`): GameEvent {
  return {
    seq,
    id,
    actor: 'owner',
    at: `2026-11-30T10:00:${String(seq % 60).padStart(2, '0')}.000Z`,
    deviceTime: null,
    reason: null,
    ruleset: { id: RULES.id, edition: RULES.edition, hash: 'made-up-hash' },
    body,
  };
}

export function opening(): EventBody {
  return { type: 'game-opened', title: 'Tuesday', rules: RULES, rulesHash: 'sha-256', options: {}, seats: PLAYERS };
}

/** A deal in which the second player takes `amount` of the first. */
export function dealOf(deal: number, amount: number): EventBody {
  const settled = { scores: [], postings: [post('Ann', 'Bo', amount, 'winner')], unsettled: null };
  return {
    type: 'deal-recorded',
    deal,
    entry: { hands: [{ player: 'Bo', score: amount }], win: { player: 'Bo', by: 'self-draw' } },
    answer: { note: 'as given' },
    standing: { position: POSITION, settled, won: true, voided: false },
    next: POSITION,
  };
}

export function stored(event: GameEvent, game: Game): StoredEvent {
  return { event, fingerprint: `print-${event.id}`, after: game.head };
}

/** A game of some deals, ready to be stored, and its state. */
export function newGame(id: string, deals = 0): NewGame {
  const events: StoredEvent[] = [];
  let game: Game | null = null;
  const add = (body: EventBody): void => {
    const event = eventOf(events.length + 1, body);
    game = applyEvent(game, event);
    events.push(stored(event, game));
  };
  add(opening());
  for (let deal = 1; deal <= deals; deal++) add(dealOf(deal, 10 * deal));
  return {
    id,
    keys: { owner: `${id}-o`, scorer: `${id}-s`, viewer: `${id}-v` },
    game: game as unknown as Game,
    events,
    idempotencyKey: `opening-${id}`,
    fingerprint: `print-${id}`,
  };
}
