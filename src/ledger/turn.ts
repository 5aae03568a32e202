import { roundsOf } from '../engine/rules/play.ts';
import type { ReadyRules } from '../engine/rules/ready.ts';
import { SEATS } from '../engine/vocabulary.ts';
import { turnDeal } from '../table/next-deal.ts';
import type { Player } from './posting.ts';
import { roundOf, type Extension, type Position } from './position.ts';

/**
 * How the winds turn when `winner` (null: nobody) has won the deal of `position`. They turn after the last deal of a
 * match too, and the position says that the match is over: whoever extends it goes on from there.
 */
export function positionAfter(position: Position, winner: Player | null, ready: ReadyRules, extended: Extension | undefined): Position {
  const { seats, began, match } = position;
  const turned = turnDeal(
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
  const { deal, roundWind, seats: next, roundEnds } = turned.next;
  const round = roundOf(position) + (roundEnds ? 1 : 0);
  const rounds = roundsOf(ready.set.play, ready.options) + (extended?.match === match ? extended.rounds : 0);
  return {
    roundWind,
    seats: SEATS.flatMap((seat) => next[seat] ?? []),
    began,
    match,
    deal,
    // an open match has no last round, and nobody counts
    ...(rounds !== Infinity && round > SEATS.length && { round }),
    ...(round > rounds && { over: true }),
  };
}
