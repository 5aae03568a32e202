import { SEATS } from '../../engine/vocabulary.ts';
import type { Entry } from '../../ledger/entry.ts';
import type { Posting } from '../../ledger/posting.ts';
import { readRules } from '../../ledger/stored-rules.ts';
import type { Act, StoredGame } from './stored-game.ts';

/** A request to the service, without its address and its key. */
export interface Request {
  readonly method: 'POST' | 'PUT' | 'DELETE';
  /** Below `/v1/games`. */
  readonly path: string;
  readonly body: object | null;
}

/** The request that opens a game at the service, with the keys made here. */
export function openingRequest({ events, keys }: StoredGame): Request {
  const first = events[0];
  if (first?.body.type !== 'game-opened') throw new Error('a game begins with its opening');
  const { rules, options, seats } = first.body;
  const players = seats.map((name, i) => ({ name, seat: SEATS[i] }));
  return { method: 'POST', path: '', body: { ruleset: readRules(rules).id, options, players, keys, deviceTime: first.at } };
}

/** The request that does at the service what was done here. */
export function actRequest(remote: string, { command, reason, at }: Act): Request {
  const path = `/${encodeURIComponent(remote)}`;
  const note = { deviceTime: at, ...(reason !== null && reason !== '' && { reason }) };
  const because = `?reason=${encodeURIComponent(reason ?? '')}`;
  switch (command.type) {
    case 'record-deal':
      return { method: 'POST', path: `${path}/deals`, body: { ...dealBody(command.entry), ...note } };
    case 'replace-deal':
      return { method: 'PUT', path: `${path}/deals/${command.deal}`, body: { ...dealBody(command.entry), ...note } };
    case 'void-deal':
      return { method: 'DELETE', path: `${path}/deals/${command.deal}${because}`, body: null };
    case 'reassign-seats': {
      const seats = Object.fromEntries(command.seats.map((name, i) => [SEATS[i] ?? '', name]));
      return { method: 'POST', path: `${path}/seats`, body: { from: command.from, seats, ...note } };
    }
    case 'add-penalty': {
      const { player, rule, postings } = command;
      const what = { ...(rule === null ? agreedFine(postings) : { penalty: rule }), ...receiverOf(postings) };
      return { method: 'POST', path: `${path}/penalties`, body: { player, ...what, ...note } };
    }
    case 'cancel-penalty':
      return { method: 'DELETE', path: `${path}/penalties/${command.penalty}${because}`, body: null };
    case 'extend-match':
      return { method: 'POST', path: `${path}/extend`, body: { rounds: command.rounds, ...note } };
    case 'finish-game':
      return { method: 'POST', path: `${path}/finish`, body: note };
    case 'reopen-game':
      return { method: 'POST', path: `${path}/reopen`, body: note };
  }
}

function dealBody({ hands, win }: Entry): object {
  return { hands, win };
}

/** The one opponent who gets a fine, read back from its postings: where all opponents get it there are more of them. */
function receiverOf([first, second]: readonly Posting[]): { readonly receiver?: string } {
  return second !== undefined || first === undefined || first.to === null ? {} : { receiver: first.to };
}

/** Amount and receiver of a fine that the table agreed on, read back from its postings. */
function agreedFine(postings: readonly Posting[]): { readonly amount: number; readonly to: string } {
  const sum = postings.reduce((all, { amount }) => all + amount, 0);
  if (postings.length === 1) return { amount: sum, to: postings[0]?.to === null ? 'account' : 'one-opponent' };
  const whole = postings.every(({ to }) => to !== null);
  return whole ? { amount: postings[0]?.amount ?? 0, to: 'each-opponent' } : { amount: sum, to: 'opponents-share' };
}
