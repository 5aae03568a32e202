import { bindRules } from '../../src/engine/rules/bind.ts';
import type { ReadyRules } from '../../src/engine/rules/ready.ts';
import { decide, reachOfCommand, type Command, type Refusal } from '../../src/ledger/decide.ts';
import type { Entry } from '../../src/ledger/entry.ts';
import type { EventBody, GameEvent } from '../../src/ledger/event.ts';
import { applyEvent } from '../../src/ledger/fold.ts';
import type { Game } from '../../src/ledger/game.ts';
import type { Seating } from '../../src/ledger/position.ts';
import { storeRules } from '../../src/ledger/stored-rules.ts';
import { BUILT_IN } from '../../src/rulesets/index.ts';

export const FOUR: Seating = ['Ann', 'Bo', 'Chi', 'Dov'];

/** A built-in rule set under options. */
export function rulesOf(id: string, options: Readonly<Record<string, unknown>> = {}): ReadyRules {
  const set = BUILT_IN.find((known) => known.id === id);
  if (set === undefined) throw new Error(`no rule set ${id}`);
  const bound = bindRules(set, `hash of ${id}`, options);
  if ('findings' in bound) throw new Error(JSON.stringify(bound.findings));
  return bound.ready;
}

/** The same rules with matches of so many rounds. */
export function withRounds(ready: ReadyRules, rounds: number): ReadyRules {
  return { ...ready, set: { ...ready.set, play: { ...ready.set.play, rounds } } };
}

/** A game that is played in memory: commands in, events and state out, as a store would keep them. */
export class Play {
  readonly ready: ReadyRules;
  readonly events: GameEvent[] = [];
  game: Game;

  constructor(ready: ReadyRules, seats: Seating = FOUR) {
    this.ready = ready;
    const { set, options } = ready;
    const event = this.#eventOf({ type: 'game-opened', title: null, rules: storeRules(set), rulesHash: 'sha-256', options, seats });
    this.events.push(event);
    this.game = applyEvent(null, event);
  }

  /** The event that the command led to; faults when it is refused. */
  do(command: Command): GameEvent {
    const event = this.try(command);
    if ('refused' in event) throw new Error(`${event.refused}: ${JSON.stringify(event.findings)}`);
    return event;
  }

  /** The event, or why the command is refused. Only as much of the game is shown as a store would load. */
  try(command: Command): GameEvent | Refusal {
    const afterDeal = command.type === 'cancel-penalty' ? this.#afterDeal(command.penalty) : null;
    const reach = reachOfCommand(command, this.game.head.deals, afterDeal);
    const shown: Game = { ...this.game, deals: this.game.deals.filter(({ deal }) => reach !== null && deal >= reach) };
    const decision = decide(shown, command, this.ready, () => 'as given');
    if ('refused' in decision) return decision;
    const event = this.#eventOf(decision.body);
    this.events.push(event);
    const after = applyEvent(shown, event);
    const untouched = this.game.deals.filter(({ deal }) => !after.deals.some((other) => other.deal === deal));
    this.game = { ...after, deals: [...untouched, ...after.deals] };
    return event;
  }

  record(entry: Entry): GameEvent {
    return this.do({ type: 'record-deal', entry });
  }

  #afterDeal(number: number): number | null {
    return this.game.penalties.find(({ penalty }) => penalty === number)?.afterDeal ?? null;
  }

  #eventOf(body: EventBody): GameEvent {
    const seq = this.events.length + 1;
    const { set, hash } = this.ready;
    return {
      seq,
      id: `event-${seq}`,
      actor: 'owner',
      at: `2026-11-30T10:00:00.${String(seq % 1000).padStart(3, '0')}Z`,
      deviceTime: null,
      reason: null,
      ruleset: { id: set.id, edition: set.edition, hash },
      body,
    };
  }
}

/** Scores counted at the table, in the order of the players, and who won (null: nobody) from whom (absent: self-drawn). */
export function counted(players: Seating, scores: readonly number[], winner: number | null, from?: number): Entry {
  const nameOf = (index: number): string => players[index] ?? '';
  return {
    hands: scores.map((score, i) => ({ player: nameOf(i), score })),
    win: winner === null ? null : { player: nameOf(winner), by: from === undefined ? 'self-draw' : 'discard', ...(from !== undefined && { from: nameOf(from) }) },
  };
}
