import { netOf, type Posting } from './posting.ts';
import { firstPosition, matchOver, samePosition } from './position.ts';
import type { Change, EventBody, GameEvent } from './event.ts';
import type { DealRecord, Game, GameHead, PenaltyRecord } from './game.ts';

/** The state of a game is the fold of its events. The first one opens it; faults on a list that does not begin so. */
export function replay(events: readonly GameEvent[]): Game {
  let game: Game | null = null;
  for (const event of events) game = applyEvent(game, event);
  if (game === null) throw new Error('a game without events');
  return game;
}

/**
 * The game after one more event. `game` needs to reach back as far as the event does. Records that
 * the event leaves alone are the same objects as before.
 */
export function applyEvent(game: Game | null, event: GameEvent): Game {
  const { body } = event;
  if (body.type === 'game-opened') {
    if (game !== null || event.seq !== 1) throw new Error('a game is opened once, and first');
    return { head: openHead(event, body), deals: [], penalties: [] };
  }
  if (game === null) throw new Error('the first event of a game opens it');
  if (event.seq !== game.head.seq + 1) {
    throw new Error(`event ${event.seq} does not follow ${game.head.seq}`);
  }
  const head: GameHead = { ...game.head, seq: event.seq, changedAt: event.at };
  switch (body.type) {
    case 'deal-recorded':
      return record(game, head, event, body);
    case 'deal-replaced':
      return correct(game, head, event, body);
    case 'deal-voided':
      return correct(game, head, event, body);
    case 'seats-reassigned':
      return correct(game, { ...head, reseatings: body.reseatings }, event, body);
    case 'penalty-added':
      return addPenalty(game, head, event, body);
    case 'penalty-cancelled':
      return cancelPenalty(game, head, body.penalty);
    case 'match-extended':
      return { ...game, head: extend(head, body) };
    case 'game-finished':
      return { ...game, head: { ...head, finished: true } };
    case 'game-reopened':
      return { ...game, head: { ...head, finished: false } };
  }
}

type Body<T extends EventBody['type']> = Extract<EventBody, { type: T }>;

function openHead(event: GameEvent, { title, rulesHash, options, seats }: Body<'game-opened'>): GameHead {
  const none = seats.map(() => 0);
  return {
    seq: event.seq,
    title,
    players: seats,
    ruleset: event.ruleset,
    rulesHash,
    options,
    finished: false,
    position: firstPosition(seats),
    deals: 0,
    penalties: 0,
    totals: none,
    penaltyTotals: none,
    accounts: { penalties: 0, scores: 0 },
    reseatings: [],
    unsettled: [],
    openedAt: event.at,
    changedAt: event.at,
  };
}

function record(game: Game, head: GameHead, event: GameEvent, body: Body<'deal-recorded'>): Game {
  if (body.deal !== head.deals + 1) throw new Error(`deal ${body.deal} after ${head.deals}`);
  if (head.position.over === true) throw new Error(`the match was over before deal ${body.deal}`);
  if (!samePosition(body.standing.position, head.position)) throw new Error(`deal ${body.deal} was not played where the game stood`);
  const { net, rest } = netOf(body.standing.settled.postings, head.players);
  const totals = sum(head.totals, net);
  const deal: DealRecord = {
    ...body.standing,
    deal: body.deal,
    entry: body.entry,
    enteredSeq: event.seq,
    changedSeq: event.seq,
    by: event.actor,
    at: event.at,
    totals,
  };
  return {
    ...game,
    head: {
      ...head,
      deals: body.deal,
      position: body.next,
      totals,
      accounts: { ...head.accounts, scores: head.accounts.scores + rest },
    },
    deals: [...game.deals, deal],
  };
}

type Correction = Body<'deal-replaced'> | Body<'deal-voided'> | Body<'seats-reassigned'>;

function correct(game: Game, head: GameHead, event: GameEvent, body: Correction): Game {
  const changes = new Map<number, Change>(body.changes.map((change) => [change.deal, change]));
  const moved = head.players.map(() => 0);
  let scores = head.accounts.scores;
  const unsettled = new Set(head.unsettled);
  const deals = game.deals.map((deal): DealRecord => {
    const change = changes.get(deal.deal);
    const entered = body.type === 'deal-replaced' && body.deal === deal.deal;
    if (change !== undefined) {
      if (!samePosition(change.before.position, deal.position)) throw new Error(`deal ${deal.deal} was not as the correction says`);
      const before = netOf(paid(change.before), head.players);
      const after = netOf(paid(change.after), head.players);
      moved.forEach((_, i) => (moved[i] = (moved[i] as number) + (after.net[i] as number) - (before.net[i] as number)));
      scores += after.rest - before.rest;
      if (!change.after.voided && change.after.settled.unsettled !== null) unsettled.add(deal.deal);
      else unsettled.delete(deal.deal);
      changes.delete(deal.deal);
    } else if (!entered && moved.every((amount) => amount === 0)) return deal;
    return {
      ...deal,
      ...change?.after,
      ...(entered && { entry: body.entry, enteredSeq: event.seq, by: event.actor, at: event.at }),
      changedSeq: change === undefined && !entered ? deal.changedSeq : event.seq,
      totals: sum(deal.totals, moved),
    };
  });
  if (changes.size > 0) throw new Error('the correction reaches further back than the game that was loaded');
  return {
    ...game,
    head: {
      ...head,
      position: body.next,
      totals: sum(head.totals, moved),
      accounts: { ...head.accounts, scores },
      unsettled: [...unsettled].sort((a, b) => a - b),
    },
    deals,
  };
}

function extend(head: GameHead, { rounds, next }: Body<'match-extended'>): GameHead {
  if (!matchOver(head)) throw new Error('the match was not over');
  const before = head.extended?.match === next.match ? head.extended.rounds : 0;
  return { ...head, position: next, extended: { match: next.match, rounds: before + rounds, afterDeal: head.deals } };
}

/** The postings that count: none of a void deal. */
export function paid({ voided, settled }: Pick<DealRecord, 'voided' | 'settled'>): readonly Posting[] {
  return voided ? [] : settled.postings;
}

function addPenalty(game: Game, head: GameHead, event: GameEvent, body: Body<'penalty-added'>): Game {
  if (body.penalty !== head.penalties + 1) throw new Error('penalties are numbered one by one');
  return {
    ...game,
    head: { ...pay(head, body.postings, 1), penalties: body.penalty },
    penalties: [...game.penalties, penaltyOf(event, body)],
  };
}

/** The record of a penalty as it was added. */
export function penaltyOf({ reason, seq, at }: GameEvent, body: Body<'penalty-added'>): PenaltyRecord {
  const { penalty, afterDeal, player, rule, postings } = body;
  return { penalty, afterDeal, player, rule, postings, reason, seq, at, cancelled: false };
}

function cancelPenalty(game: Game, head: GameHead, number: number): Game {
  const found = game.penalties.find(({ penalty }) => penalty === number);
  if (found === undefined || found.cancelled) throw new Error('the penalty to cancel is not there');
  const { net } = netOf(found.postings, head.players);
  const back = net.map((amount) => -amount);
  return {
    head: pay(head, found.postings, -1),
    deals: game.deals.map((deal) => (deal.deal > found.afterDeal ? { ...deal, totals: sum(deal.totals, back) } : deal)),
    penalties: game.penalties.map((penalty) => (penalty === found ? { ...found, cancelled: true } : penalty)),
  };
}

function pay(head: GameHead, postings: readonly Posting[], sign: 1 | -1): GameHead {
  const { net, rest } = netOf(postings, head.players);
  const signed = net.map((amount) => sign * amount);
  return {
    ...head,
    totals: sum(head.totals, signed),
    penaltyTotals: sum(head.penaltyTotals, signed),
    accounts: { ...head.accounts, penalties: head.accounts.penalties + sign * rest },
  };
}

function sum(a: readonly number[], b: readonly number[]): readonly number[] {
  return a.map((amount, i) => amount + (b[i] as number));
}
