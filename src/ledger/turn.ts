import type { ReadyRules } from '../engine/rules/ready.ts';
import { SEATS } from '../engine/vocabulary.ts';
import { nextDeal } from '../table/next-deal.ts';
import type { Player } from './posting.ts';
import { firstPosition, type Position } from './position.ts';

/**
 * How the winds turn when `winner` (null: nobody) has won the deal of `position`. After the last deal of a match the
 * next one begins with the same first dealer: a table that plays on is not stopped.
 */
export function positionAfter(position: Position, winner: Player | null, ready: ReadyRules): Position {
  const { seats, began, match } = position;
  const turned = nextDeal(
    {
      deal: position.deal,
      roundWind: position.roundWind,
      dealer: seats[0]!,
      seats: { E: seats[0]!, S: seats[1]!, W: seats[2]!, N: seats[3] },
      firstDealer: began[0]!,
      winner,
    },
    ready,
  );
  if ('findings' in turned) throw new Error('the players of a game do not fit together');
  const { deal, roundWind, seats: next } = turned.next;
  if (deal === null || roundWind === null || next === null) return firstPosition(began, match + 1);
  return { roundWind, seats: SEATS.flatMap((seat) => next[seat] ?? []), began, match, deal };
}
