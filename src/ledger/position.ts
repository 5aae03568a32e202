import { SEATS, type Seat } from '../engine/vocabulary.ts';
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
  /** The how-manieth round of its match this is, where the prevailing wind does not tell: after the fourth. */
  readonly round?: number;
  /**
   * The match is over. No deal is played here unless the match is extended; one that a correction has left behind the end
   * stays where it was played.
   */
  readonly over?: true;
}

/** By how much a match was made longer than the rules say. */
export interface Extension {
  readonly match: number;
  /** All of them. */
  readonly rounds: number;
  /** How many deals had been recorded when it was extended last. */
  readonly afterDeal: number;
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

/** The how-manieth round of its match this is, from 1. */
export function roundOf({ round, roundWind }: Position): number {
  return round ?? SEATS.indexOf(roundWind) + 1;
}

/**
 * Whether the match is over before the deal to come. Games of the first release began a further match when one was over;
 * where none of its deals has been played, the one before is what is over.
 */
export function matchOver({ position, extended }: { readonly position: Position; readonly extended?: Extension | undefined }): boolean {
  return position.over === true || (position.match > 1 && position.deal === 1 && extended?.match !== position.match);
}

/** A position where play goes on. */
export function playedOn({ over: _, ...position }: Position): Position {
  return position;
}

/**
 * A position with the people changed and the chairs left alone: whoever the reseating puts in a player's chair takes
 * over all that the chair stands for, also having begun the match as East.
 */
export function reseat(position: Position, { was, seats }: Omit<Reseating, 'from'>): Position {
  const instead = (player: Player): Player => seats[was.indexOf(player)] as Player;
  return { ...position, seats: position.seats.map(instead), began: position.began.map(instead) };
}

/** Whether two positions give a deal the same winds, so that it is worth the same in both. */
export function sameWinds(a: Position, b: Position): boolean {
  return a.roundWind === b.roundWind && sameSeats(a.seats, b.seats);
}

/** Whether two positions are the same in everything. */
export function samePosition(a: Position, b: Position): boolean {
  const sameDeal = a.match === b.match && roundOf(a) === roundOf(b) && a.deal === b.deal && a.over === b.over;
  return sameDeal && sameWinds(a, b) && sameSeats(a.began, b.began);
}

/** Whether everybody sits where they sat. */
export function sameSeats(a: Seating, b: Seating): boolean {
  return a.every((player, seat) => player === b[seat]);
}
