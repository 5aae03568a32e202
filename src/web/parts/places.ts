import { SEATS } from '../../engine/vocabulary.ts';
import type { Seat } from '../../engine/vocabulary.ts';
import type { Position } from '../../ledger/position.ts';
import type { Player } from '../../ledger/posting.ts';

const PLACES = ['bottom', 'right', 'top', 'left'] as const;
export type Place = (typeof PLACES)[number];

export interface Placed {
  readonly place: Place;
  readonly player: Player;
  readonly seat: Seat;
}

/** Where everybody sits on the screen: the first player of the game below, the others anticlockwise, whoever is East. */
export function placePlayers({ seats }: Pick<Position, 'seats'>, players: readonly Player[]): readonly Placed[] {
  const first = seats.indexOf(players[0] ?? '');
  return PLACES.slice(0, seats.length).map((place, i) => {
    const seat = (first + i) % seats.length;
    return { place, player: seats[seat] ?? '', seat: SEATS[seat] ?? 'E' };
  });
}
