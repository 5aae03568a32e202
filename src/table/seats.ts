import type { Finding } from '../engine/hand/finding.ts';
import type { ReadyRules } from '../engine/rules/ready.ts';
import { SEATS } from '../engine/vocabulary.ts';
import type { Seat } from '../engine/vocabulary.ts';
import { countPlayers, judgeDice } from './dice.ts';
import { seatPlayers } from './next-deal.ts';
import type { SeatedPlayers } from './next-deal.ts';

/** What was thrown and how the wind tiles lay. */
export interface SeatDraw {
  /** Names in the order round the table, anticlockwise; where players are counted the oldest, who throws, is the first. */
  readonly players: readonly string[];
  /** The eyes of two dice; needed where players are counted. */
  readonly dice?: readonly number[] | undefined;
  /** The wind tiles in their pile, the top one first. */
  readonly winds: readonly Seat[];
}

export interface DrawnSeats {
  readonly seats: SeatedPlayers;
  /** Who took which wind, in the order of taking. */
  readonly taken: readonly { readonly player: string; readonly wind: Seat }[];
}

/**
 * Who takes which wind and so gets which seat. Where players are counted the throw names the one who takes first; by
 * lot it is the first player, and dice, if any were thrown, mean nothing. The next in order take the next tiles.
 * @returns findings, with pointers into the draw, when players, dice or winds do not fit the game
 */
export function drawSeats(
  draw: SeatDraw,
  ready: ReadyRules,
): { readonly drawn: DrawnSeats } | { readonly findings: readonly Finding[] } {
  const { players, dice, winds } = draw;
  const isCounted = ready.set.play.seats === 'counted-from-oldest';
  const findings = [
    ...judgeNames(players, ready.players),
    ...(dice === undefined ? (isCounted ? [MISSING_DICE] : []) : judgeDice(dice, 2)),
    ...judgeWinds(winds, ready.players),
  ];
  if (findings.length > 0) return { findings };
  const first = isCounted ? countPlayers(dice![0]!, dice![1]!, ready.players) : 0;
  const taken = winds.map((wind, i) => ({ player: players[(first + i) % ready.players]!, wind }));
  const holders = SEATS.slice(0, ready.players).map((seat) => taken.find(({ wind }) => wind === seat)!.player);
  return { drawn: { seats: seatPlayers(holders), taken } };
}

const MISSING_DICE: Finding = { code: 'wrong-type', at: '/dice', case: 'missing', field: 'dice' };

function judgeNames(names: readonly string[], players: number): readonly Finding[] {
  const findings = judgeNumber(names, '/players', players);
  if (names.length > players) findings.push({ code: 'wrong-type', at: '/players', case: 'too-many', maximum: players, found: names.length });
  for (const [i, player] of names.entries()) {
    if (names.indexOf(player) < i) findings.push({ code: 'seat-repeated', at: `/players/${i}`, case: 'player', player });
  }
  return findings;
}

/** One of each wind in play; a tile too many is one twice or one that nobody sits at. */
function judgeWinds(winds: readonly Seat[], players: number): readonly Finding[] {
  const findings = judgeNumber(winds, '/winds', players);
  for (const [i, seat] of winds.entries()) {
    const at = `/winds/${i}`;
    if (SEATS.indexOf(seat) >= players) findings.push({ code: 'seat-not-in-game', at, case: 'wind', seat, players });
    else if (winds.indexOf(seat) < i) findings.push({ code: 'seat-repeated', at, case: 'wind', seat });
  }
  return findings;
}

function judgeNumber(members: readonly unknown[], at: string, minimum: number): Finding[] {
  return members.length < minimum ? [{ code: 'wrong-type', at, case: 'too-few', minimum, found: members.length }] : [];
}
