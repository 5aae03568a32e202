import { bindRules } from '../../engine/rules/bind.ts';
import type { ReadyRules } from '../../engine/rules/ready.ts';
import type { RuleSet } from '../../engine/rules/rule-set.ts';
import type { Options } from '../../engine/rules/types.ts';
import { decide } from '../../ledger/decide.ts';
import type { Command, Decision, Refusal } from '../../ledger/decide.ts';
import type { EventBody, GameEvent } from '../../ledger/event.ts';
import { applyEvent, replay } from '../../ledger/fold.ts';
import type { Game } from '../../ledger/game.ts';
import type { Player } from '../../ledger/posting.ts';
import { readRules, storeRules } from '../../ledger/stored-rules.ts';

/** What was done here and what the service may not know yet. Its id is the idempotency key for good. */
export interface Act {
  readonly id: string;
  readonly command: Command;
  readonly reason: string | null;
  /** ISO 8601, of this device. */
  readonly at: string;
}

/** Keys of a game, made here before anything is sent. */
export interface GameKeys {
  readonly owner: string;
  readonly scorer: string;
  readonly viewer: string;
}

/** Why sending stopped for good until somebody looks at it. */
export interface Trouble {
  readonly act: string;
  readonly status: number;
  readonly detail: string;
}

/**
 * A game as it is kept on this device. `events` are all that count here, the first `confirmed` of them are known to
 * the service; the acts behind the others wait in `pending`, in the same order.
 */
export interface StoredGame {
  readonly id: string;
  /** Name of the game at the service, null until it has been opened there. */
  readonly remote: string | null;
  readonly keys: GameKeys;
  /** Idempotency key of the opening. */
  readonly opening: string;
  readonly events: readonly GameEvent[];
  readonly confirmed: number;
  readonly pending: readonly Act[];
  readonly trouble: Trouble | null;
  /** Changes with every write, so that another window sees whether it is behind. */
  readonly revision: number;
}

/** A game opened for use: folded, its rules bound. */
export interface OpenGame {
  readonly stored: StoredGame;
  readonly game: Game;
  readonly ready: ReadyRules;
}

export interface Opening {
  readonly id: string;
  readonly opening: string;
  readonly keys: GameKeys;
  readonly at: string;
  readonly rules: RuleSet;
  readonly options: Options;
  /** In the order E S W (N). */
  readonly players: readonly Player[];
}

/** A new game, not yet kept anywhere. */
export function beginGame({ id, opening, keys, at, rules, options, players }: Opening): StoredGame {
  const body: EventBody = { type: 'game-opened', title: null, rules: storeRules(rules), rulesHash: '', options, seats: players };
  const event = markEvent(1, { id: opening, reason: null, at }, rules, '', body);
  return { id, remote: null, keys, opening, events: [event], confirmed: 0, pending: [], trouble: null, revision: 1 };
}

/** Folds the events and binds the rules that the game was opened with. */
export function openStored(stored: StoredGame): OpenGame {
  return { stored, game: replay(stored.events), ready: readyFor(stored.events) };
}

function readyFor(events: readonly GameEvent[]): ReadyRules {
  const first = events[0];
  if (first?.body.type !== 'game-opened') throw new Error('a game begins with its opening');
  const bound = bindRules(readRules(first.body.rules), first.ruleset.hash, first.body.options);
  if ('findings' in bound) throw new Error('the options of a kept game do not fit its rules');
  return bound.ready;
}

function markEvent(seq: number, act: Omit<Act, 'command'>, rules: RuleSet, hash: string, body: EventBody): GameEvent {
  const ruleset = { id: rules.id, edition: rules.edition, hash };
  return { seq, id: act.id, actor: 'owner', at: act.at, deviceTime: act.at, reason: act.reason, ruleset, body };
}

/** The answer of a deal is worked out anew when it is shown, in the language of the reader. */
const noAnswer = (): null => null;

/** What an act would lead to in the game as it stands. */
export function tryAct({ game, ready }: OpenGame, command: Command): Decision | Refusal {
  return decide(game, command, ready, noAnswer);
}

/** The game after a decided act, not yet kept. */
export function applyAct(open: OpenGame, act: Act, { body }: Decision): OpenGame {
  const { stored, game, ready } = open;
  const event = markEvent(game.head.seq + 1, act, ready.set, ready.hash, body);
  const events = [...stored.events, event];
  const pending = [...stored.pending, act];
  return { ready, game: applyEvent(game, event), stored: { ...stored, events, pending, revision: stored.revision + 1 } };
}

/** Whether an act has been done in this game, here or by way of the service. */
export function isDone(stored: StoredGame, id: string): boolean {
  return stored.events.some((event) => event.id === id);
}

/** The game with its next waiting act known to the service. */
export function confirmNext(stored: StoredGame): StoredGame {
  return { ...stored, confirmed: stored.confirmed + 1, pending: stored.pending.slice(1), trouble: null, revision: stored.revision + 1 };
}

/**
 * The game on top of what the service has: its events, then what waits here, decided anew. Acts that have become
 * impossible are handed back.
 */
export function rebase(stored: StoredGame, events: readonly GameEvent[]): { readonly open: OpenGame; readonly lost: readonly Act[] } {
  const waiting = stored.pending.filter((act) => !events.some((event) => event.id === act.id));
  const base: StoredGame = { ...stored, events, confirmed: events.length, pending: [], trouble: null, revision: stored.revision + 1 };
  let open = openStored(base);
  const lost: Act[] = [];
  for (const act of waiting) {
    const decision = tryAct(open, act.command);
    if ('refused' in decision) lost.push(act);
    else open = applyAct(open, act, decision);
  }
  return { open, lost };
}
