import { replay } from '../../src/ledger/fold.ts';
import type { GameEvent } from '../../src/ledger/event.ts';
import { pause } from './child-service.ts';
import { FOUR_PLAYERS, scored, type Keys } from './games.ts';

/** A write that the service has acknowledged. */
interface Acknowledged {
  readonly key: string;
  readonly seq: number;
  readonly deal: number;
  readonly net: number;
}

/** How a storm went: what was promised, what is there, and everything that does not fit. */
export interface Aftermath {
  readonly acknowledged: number;
  readonly retries: number;
  readonly stored: number;
  readonly mistakes: readonly string[];
}

/** Numbers that look random and are the same for the same seed (mulberry32): from 0 to 1. */
export function seeded(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/**
 * Clients write deals to one game, each request repeated under its idempotency key until it is acknowledged, while
 * `rage` does its worst. Then the ledger is held against what was acknowledged.
 * @param origins of services on one database, the clients take turns among them
 */
export async function storm(origins: readonly string[], clients: number, seed: number, rage: () => Promise<void>): Promise<Aftermath> {
  const random = seeded(seed);
  const counted = { retries: 0 };
  const [first = ''] = origins;
  const opened = await insist(first, '/v1/games', `storm-${seed}`, undefined, { ruleset: 'hua-bao', players: FOUR_PLAYERS, keys: keysOf(seed) }, counted);
  const { id } = (opened as { game: { id: string } }).game;
  const keys = keysOf(seed);
  const acknowledged: Acknowledged[] = [];
  let over = false;
  const client = async (number: number): Promise<void> => {
    for (let i = 0; !over; i++) {
      const key = `client-${number}-${i}`;
      const score = 10 + Math.floor(random() * 200);
      const origin = origins[(number + i) % origins.length] ?? '';
      const body = (await insist(origin, `/v1/games/${id}/deals`, key, keys.scorer, scored([score, 0, 0, 0], 'E'), counted)) as {
        seq: number;
        deal: { deal: number; results: readonly { net: number }[] };
      };
      acknowledged.push({ key, seq: body.seq, deal: body.deal.deal, net: body.deal.results[0]?.net ?? NaN });
    }
  };
  const writing = Promise.all(Array.from({ length: clients }, (_, number) => client(number)));
  try {
    await rage();
  } finally {
    over = true;
  }
  await writing;
  return await judge(first, id, keys, acknowledged, counted.retries);
}

function keysOf(seed: number): Keys {
  const key = (role: string): string => `${role}-${seed}-`.padEnd(32, 'x');
  return { owner: key('o'), scorer: key('s'), viewer: key('v') };
}

/** Sends a request until it is answered: whatever breaks in between, the idempotency key makes it one. */
async function insist(origin: string, path: string, idempotencyKey: string, key: string | undefined, body: unknown, counted: { retries: number }): Promise<unknown> {
  for (;;) {
    try {
      const response = await fetch(`${origin}${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'idempotency-key': idempotencyKey, ...(key !== undefined && { authorization: `Bearer ${key}` }) },
        body: JSON.stringify(body),
        signal: AbortSignal.timeout(15_000),
      });
      const text = await response.text();
      if (response.status === 201) return JSON.parse(text);
      if (response.status < 500) throw new Refused(`${response.status}: ${text}`);
      if (response.status === 500) throw new Refused(`a fault: ${text}`);
    } catch (error) {
      if (error instanceof Refused) throw error;
    }
    counted.retries += 1;
    await pause(20);
  }
}

class Refused extends Error {}

async function judge(origin: string, id: string, { viewer }: Keys, acknowledged: readonly Acknowledged[], retries: number): Promise<Aftermath> {
  const read = async (path: string): Promise<unknown> => {
    const response = await fetch(`${origin}/v1/games/${id}${path}`, { headers: { authorization: `Bearer ${viewer}` } });
    return await response.json();
  };
  const { events } = (await read('/export.json')) as { events: readonly GameEvent[] };
  const state = (await read('')) as { seq: number; deal: number; totals: Record<string, number>; accounts: { penalties: number; scores: number } };
  const mistakes: string[] = [];
  const expect = (holds: boolean, mistake: string): void => {
    if (!holds) mistakes.push(mistake);
  };
  const byId = new Map(events.map((event) => [event.id, event]));
  expect(byId.size === events.length, 'an event is there twice');
  events.forEach(({ seq }, i) => expect(seq === i + 1, `there is a gap before ${seq}`));
  for (const { key, seq, deal, net } of acknowledged) {
    const event = byId.get(key);
    const kept = event?.seq === seq && event.body.type === 'deal-recorded' && event.body.deal === deal;
    const paid = event?.body.type === 'deal-recorded' ? event.body.standing.settled.postings.reduce((sum, { amount }) => sum + amount, 0) : NaN;
    expect(kept && paid === net, `${key} was acknowledged as event ${seq} and is not there`);
  }
  const folded = replay(events).head;
  const totals = Object.values(state.totals);
  expect(state.seq === events.length, 'the state is not that of the last event');
  expect(JSON.stringify(folded.totals) === JSON.stringify(totals), 'the state is not the fold of the events');
  expect(totals.reduce((sum, total) => sum + total, 0) + state.accounts.penalties + state.accounts.scores === 0, 'the totals do not sum to zero');
  return { acknowledged: acknowledged.length, retries, stored: events.length - 1, mistakes };
}
