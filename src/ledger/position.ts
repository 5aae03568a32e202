import type { Seat } from '../engine/vocabulary.ts';
import type { Player } from './posting.ts';

/** Players by seat, in the order E S W (N): three or four. The first is the dealer. */
export type Seating = readonly Player[];

/** Where a game stands before a deal: everything about it that no scorer is asked for. */
export interface Position {
  readonly roundWind: Seat;
  readonly seats: Seating;
  /** Who sat where when the match began; the first of them was its first dealer. */
  readonly began: Seating;
  /** The how-manieth match of the game this is, from 1. */
  readonly match: number;
  /** The how-manieth deal of its match this is, from 1; repeated deals count, void ones do not. */
  readonly deal: number;
}

/** "From deal `from` on we sat so": `seats` instead of `was`, the seats that deal would have had otherwise. */
export interface Reseating {
  readonly from: number;
  readonly was: Seating;
  readonly seats: Seating;
}

/** The first deal of a game. */
export function firstPosition(seats: Seating, match = 1): Position {
  return { roundWind: 'E', seats, began: seats, match, deal: 1 };
}

/** Whether the deal played last was the last one of a match. */
export function matchOver(position: Position): boolean {
  return position.match > 1 && position.deal === 1;
}

/**
 * A position with the people changed and the chairs left alone: whoever the reseating puts in a player's chair takes
 * over all that the chair stands for, also having begun the match as East.
 */
export function reseat(position: Position, { was, seats }: Reseating): Position {
  const instead = (player: Player): Player => seats[was.indexOf(player)] as Player;
  return { ...position, seats: position.seats.map(instead), began: position.began.map(instead) };
}

/** Whether two positions give a deal the same winds, so that it is worth the same in both. */
export function sameWinds(a: Position, b: Position): boolean {
  return a.roundWind === b.roundWind && sameSeats(a.seats, b.seats);
}

/** Whether two positions are the same in everything. */
export function samePosition(a: Position, b: Position): boolean {
  return sameWinds(a, b) && a.match === b.match && a.deal === b.deal && sameSeats(a.began, b.began);
}

/** Whether everybody sits where he sat. */
export function sameSeats(a: Seating, b: Seating): boolean {
  return a.every((player, seat) => player === b[seat]);
}
