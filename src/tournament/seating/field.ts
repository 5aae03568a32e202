import { meetingsOf } from './groups.ts';
import type { Rounds } from './groups.ts';
import type { SeatedIds, SeatingPlayer, SeatingRequest } from './request.ts';
import type { Group } from '../words.ts';

/** A request by numbers: players from 0 in their order, substitutes after them. */
export interface Hall {
  readonly players: readonly SeatingPlayer[];
  /** How many tables a round has, and how many sit out. */
  readonly tables: number;
  readonly sitOut: number;
  /** Rounds before: who sat with whom, those who have left taken out. */
  readonly history: Rounds;
  /** How often each pair met before. */
  readonly met: Int32Array;
  /** The best first; null without one. */
  readonly standing: readonly number[] | null;
  readonly apart: readonly (readonly [number, number])[];
  readonly avoid: readonly Group[];
}

/** The players a request speaks of; substitutes are added where they fill the last table. */
export function playersOf({ players, fill = 'byes' }: Pick<SeatingRequest, 'players' | 'fill'>): readonly SeatingPlayer[] {
  const own = typeof players === 'number' ? Array.from({ length: players }, (_, i) => ({ id: `${i + 1}` })) : players;
  if (fill === 'byes' || own.length % 4 === 0) return own;
  const taken = new Set(own.map(({ id }) => id));
  const added: SeatingPlayer[] = [];
  for (let n = 1; (own.length + added.length) % 4 !== 0; n++) if (!taken.has(`sub-${n}`)) added.push({ id: `sub-${n}` });
  return [...own, ...added];
}

/** The hall of a request that has no finding. */
export function hallOf(request: SeatingRequest): Hall {
  const players = playersOf(request);
  const number = new Map(players.map(({ id }, i) => [id, i]));
  const numbered = (ids: readonly string[]): number[] => ids.flatMap((id) => number.get(id) ?? []);
  const history = roundsOf(request.history ?? [], numbered);
  const standing = request.standing && numbered(request.standing);
  return {
    players,
    tables: Math.floor(players.length / 4),
    sitOut: players.length % 4,
    history,
    met: meetingsOf(history, players.length),
    // a substitute who was added stands at the foot
    standing: standing ? [...standing, ...players.flatMap((_, player) => (standing.includes(player) ? [] : [player]))] : null,
    apart: (request.apart ?? []).map((pair) => numbered(pair) as [number, number]),
    avoid: request.avoid ?? ['team'],
  };
}

export function roundsOf(seated: SeatedIds, numbered: (ids: readonly string[]) => number[]): Rounds {
  return seated.map((round) => round.map(numbered));
}

/** How often each player had each wind before: at `4 * player + wind`. */
export function windsBefore({ history: before = [] }: SeatingRequest, { players }: Hall): Int32Array {
  const number = new Map(players.map(({ id }, i) => [id, i]));
  const winds = new Int32Array(4 * players.length);
  for (const table of before.flat()) {
    for (const [wind, id] of table.entries()) {
      const player = number.get(id);
      if (player !== undefined) winds[4 * player + wind]!++;
    }
  }
  return winds;
}

/** Whether two must not meet: they are to be kept apart, or each always sits at a table of his own. */
export function mustNotMeet({ players, apart }: Hall): (a: number, b: number) => boolean {
  const pairs = new Set(apart.flatMap(([a, b]) => [a * players.length + b, b * players.length + a]));
  return (a, b) => pairs.has(a * players.length + b) || sitElsewhere(players[a]!, players[b]!);
}

const sitElsewhere = (one: SeatingPlayer, other: SeatingPlayer): boolean => one.table !== undefined && other.table !== undefined;

/** Whether two have the same of a group. */
export function areTogether({ players }: Hall, group: Group): (a: number, b: number) => boolean {
  return (a, b) => players[a]![group] !== undefined && players[a]![group] === players[b]![group];
}

/** How many rounds each player has sat out. */
export function byesBefore({ players, history }: Hall): Int32Array {
  const byes = new Int32Array(players.length).fill(history.length);
  for (const player of history.flat(2)) byes[player]!--;
  return byes;
}

/**
 * Who sits out a round: of those who share a table all but one, then those with the fewest byes so far; among equals in
 * the order given.
 */
export function chooseByes({ players, sitOut }: Hall, byes: Int32Array, order: readonly number[]): readonly number[] {
  if (sitOut === 0) return [];
  const place = new Map(order.map((player, i) => [player, i]));
  const waiting = players.map((_, player) => player).sort((a, b) => byes[a]! - byes[b]! || place.get(a)! - place.get(b)!);
  const chosen: number[] = [];
  const tables = new Map<number, number[]>();
  for (const player of waiting) {
    const { table } = players[player]!;
    if (table !== undefined) tables.set(table, [...(tables.get(table) ?? []), player]);
  }
  for (const sharers of tables.values()) chosen.push(...sharers.slice(0, -1));
  for (const player of waiting) if (chosen.length < sitOut && !chosen.includes(player)) chosen.push(player);
  return chosen;
}

export function everybody({ players }: Hall): number[] {
  return Array.from(players, (_, i) => i);
}

