import type { Change, EventBody } from './event.ts';
import type { Game } from './game.ts';
import { playedOn, samePosition, type Position } from './position.ts';

/** What an event changes, besides the list of events itself. */
export interface Difference {
  /** Changes of the totals by player, in the order of the players. */
  readonly totals: readonly number[];
  readonly before: { readonly totals: readonly number[]; readonly position: Position; readonly finished: boolean };
  readonly after: { readonly totals: readonly number[]; readonly position: Position; readonly finished: boolean };
  /** Earlier deals that count otherwise than before, and how; a deal that is new is not among them. */
  readonly deals: readonly Change[];
}

/** The difference that an event made between two states of a game. */
export function differenceOf(before: Game['head'], after: Game['head'], body: EventBody): Difference {
  const stateOf = ({ totals, position, finished }: Game['head']): Difference['before'] => ({ totals, position, finished });
  return {
    totals: after.totals.map((total, i) => total - (before.totals[i] as number)),
    before: stateOf(before),
    after: stateOf(after),
    deals: 'changes' in body ? body.changes.filter(countsOtherwise) : [],
  };
}

/** Whether more has changed than on which side of the end of the match a deal lies. */
function countsOtherwise({ before, after }: Change): boolean {
  const moved = !samePosition(playedOn(before.position), playedOn(after.position));
  return moved || before.position.over === after.position.over;
}
