import type { Rounds } from './groups.ts';
import { meetingsOf, repeatBound } from './groups.ts';

/** A member of the field, and the groups he is in. */
export interface Member {
  readonly id: string;
  readonly team?: string | undefined;
  readonly club?: string | undefined;
  readonly country?: string | undefined;
}

/** How good a seating is. A pair meets m times; a player plays n rounds. */
export interface Quality {
  readonly players: number;
  readonly rounds: number;
  /** Of the fullest round. */
  readonly tables: number;
  /** The entry k, from 0, is how many pairs meet k times. */
  readonly meetings: readonly number[];
  readonly mostMeetings: number;
  /** Over pairs, the sum of what m is above one. */
  readonly repeats: number;
  /** Over pairs, the sum of m(m-1)/2. */
  readonly repeatCost: number;
  /** No seating has less repeat cost; null with byes. */
  readonly repeatBound: number | null;
  /** Over players and winds, what the count is above n/4 rounded up or below n/4 rounded down. */
  readonly windImbalance: number;
  /** The largest difference of two winds of one player. */
  readonly windSpread: number;
  /** Over players and tables, the visits above n / tables rounded up. */
  readonly tableRepeats: number;
  readonly sameTeam: number;
  readonly sameClub: number;
  readonly sameCountry: number;
  /** Meetings of those who were to be kept apart. */
  readonly apart: number;
  /** The most byes of a player less the fewest. */
  readonly byeSpread: number;
  /** Over pairs that never meet, the fewest opponents they have in common; null when all meet. */
  readonly leastLinks: number | null;
}

/**
 * Counts a seating out.
 * @param seated by number into the members, each table in the order E S W N
 * @param apart pairs by number that were to be kept apart
 */
export function qualityOf(seated: Rounds, members: readonly Member[], apart: readonly (readonly [number, number])[]): Quality {
  const players = members.length;
  const met = meetingsOf(seated, players);
  const tables = Math.max(0, ...seated.map((round) => round.length));
  const played = new Int32Array(players);
  const winds = new Int32Array(4 * players);
  const visits = new Int32Array(tables * players);
  for (const round of seated) {
    for (const [t, table] of round.entries()) {
      for (const [wind, player] of table.entries()) {
        played[player]!++;
        winds[4 * player + wind]!++;
        visits[t * players + player]!++;
      }
    }
  }
  const meetings: number[] = [];
  for (let a = 0; a < players; a++) {
    for (let b = a + 1; b < players; b++) {
      const often = met[a * players + b]!;
      while (meetings.length <= often) meetings.push(0);
      meetings[often]!++;
    }
  }
  const sumOverPairs = (of: (often: number) => number): number => meetings.reduce((sum, pairs, often) => sum + pairs * of(often), 0);
  const everyPlayer = members.map((_, player) => player);
  const sumOverPlayers = (of: (player: number) => number): number => everyPlayer.reduce((sum, player) => sum + of(player), 0);
  const windsOf = (player: number): readonly number[] => [...winds.subarray(4 * player, 4 * player + 4)];
  const byes = everyPlayer.map((player) => seated.length - played[player]!);
  const together = (group: 'team' | 'club' | 'country'): number => sameGroup(met, members, group);
  return {
    players,
    rounds: seated.length,
    tables,
    meetings,
    mostMeetings: Math.max(0, meetings.length - 1),
    repeats: sumOverPairs((often) => Math.max(0, often - 1)),
    repeatCost: sumOverPairs((often) => (often * (often - 1)) / 2),
    repeatBound: byes.some((count) => count > 0) ? null : repeatBound(players, seated.length),
    windImbalance: sumOverPlayers((player) => {
      const fair = played[player]! / 4;
      return windsOf(player).reduce((sum, count) => sum + Math.max(0, count - Math.ceil(fair), Math.floor(fair) - count), 0);
    }),
    windSpread: Math.max(0, ...everyPlayer.map((player) => Math.max(...windsOf(player)) - Math.min(...windsOf(player)))),
    tableRepeats: sumOverPlayers((player) => {
      const fair = Math.ceil(played[player]! / tables);
      let sum = 0;
      for (let t = 0; t < tables; t++) sum += Math.max(0, visits[t * players + player]! - fair);
      return sum;
    }),
    sameTeam: together('team'),
    sameClub: together('club'),
    sameCountry: together('country'),
    apart: apart.reduce((sum, [a, b]) => sum + met[a * players + b]!, 0),
    byeSpread: Math.max(...byes) - Math.min(...byes),
    leastLinks: leastLinks(met, players),
  };
}

/** Meetings of two who have the same of a group; who has none has it with nobody. */
function sameGroup(met: Int32Array, members: readonly Member[], group: 'team' | 'club' | 'country'): number {
  let sum = 0;
  for (const [a, { [group]: one }] of members.entries()) {
    if (one === undefined) continue;
    for (let b = a + 1; b < members.length; b++) if (members[b]![group] === one) sum += met[a * members.length + b]!;
  }
  return sum;
}

function leastLinks(met: Int32Array, players: number): number | null {
  const opponents = Array.from({ length: players }, (_, a) =>
    Array.from({ length: players }, (_, b) => b).filter((b) => met[a * players + b]! > 0),
  );
  let least: number | null = null;
  for (let a = 0; a < players; a++) {
    for (let b = a + 1; b < players; b++) {
      if (met[a * players + b]! > 0) continue;
      const links = opponents[a]!.reduce((sum, c) => sum + (met[b * players + c]! > 0 ? 1 : 0), 0);
      if (least === null || links < least) least = links;
    }
  }
  return least;
}
