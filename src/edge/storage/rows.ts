import type { DealRecord, GameEvent, GameHead, PenaltyRecord, StoredRules, StoredEvent, StoredGame } from '../../service/ports/ledger-store.ts';
import type { EventRow, GameRow } from './schema.ts';

/** The event as text. A rule set is left out: it has a table of its own, and the event names its hash. */
export function eventText(event: GameEvent): string {
  if (event.body.type !== 'game-opened') return JSON.stringify(event);
  const { rules: _, ...body } = event.body;
  return JSON.stringify({ ...event, body });
}

/** Whether a row's event needs its rule set back; see `eventOf`. */
export function isOpening(row: EventRow): boolean {
  return row.seq === 1;
}

/** The stored event of a row; `rules` is the rule set of its game, asked for where the row opens it. */
export function eventOf(row: EventRow, rules: StoredRules | null): StoredEvent {
  const event = JSON.parse(row.event) as GameEvent;
  const { fingerprint } = row;
  const after = JSON.parse(row.after) as GameHead;
  if (event.body.type !== 'game-opened' || rules === null) return { event, fingerprint, after };
  return { event: { ...event, body: { ...event.body, rules } }, fingerprint, after };
}

export function gameOf({ id, head, ownerHash, scorerHash, viewerHash }: GameRow): StoredGame {
  return {
    id,
    head: JSON.parse(head) as GameHead,
    keys: { owner: ownerHash, scorer: scorerHash, viewer: viewerHash },
  };
}

export function dealOf({ record }: { readonly record: string }): DealRecord {
  return JSON.parse(record) as DealRecord;
}

export function penaltyOf({ record }: { readonly record: string }): PenaltyRecord {
  return JSON.parse(record) as PenaltyRecord;
}
