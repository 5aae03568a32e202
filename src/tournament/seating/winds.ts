import { shuffled } from './chance.ts';
import type { Chance } from './chance.ts';
import type { Rounds } from './groups.ts';

/**
 * Seats so that everybody has each wind equally often, give or take one. A seat is an edge between a player and a game;
 * the edges are halved twice so that every player and every game has half of his each time (an Euler circuit, every
 * other edge), which makes four winds: one of each in a game, and nobody with two more of one than of another.
 * (de Werra: the edges of such a graph always have an equitable colouring.)
 * @returns the tables in their order, each in the order E S W N
 */
export function balanceWinds(rounds: Rounds, players: number, chance: Chance): Rounds {
  const games = rounds.flat();
  const edges = shuffled(games.flatMap((table, game) => table.map((player) => ({ player, game }))), chance);
  const seated = games.map((table) => [...table]);
  const halves = halve(edges, players, games.length);
  for (const [h, half] of halves.entries()) {
    for (const [q, quarter] of halve(half, players, games.length).entries()) {
      for (const { player, game } of quarter) seated[game]![2 * h + q] = player;
    }
  }
  let game = 0;
  return rounds.map((round) => round.map(() => seated[game++]!));
}

interface Edge {
  readonly player: number;
  readonly game: number;
}

/** Two halves of the edges; each vertex has half of its own in either, the odd one in one of them. */
function halve(edges: readonly Edge[], players: number, games: number): readonly [readonly Edge[], readonly Edge[]] {
  // an odd vertex gets a further edge to a vertex of its own, so that every walk closes; games are even by themselves
  const odd = players + games;
  const degree = new Int32Array(players);
  for (const { player } of edges) degree[player]!++;
  const ends: (readonly [number, number])[] = edges.map(({ player, game }) => [player, players + game]);
  for (let player = 0; player < players; player++) if (degree[player]! % 2 === 1) ends.push([player, odd]);
  const at = Array.from({ length: odd + 1 }, (): number[] => []);
  for (const [edge, [a, b]] of ends.entries()) {
    at[a]!.push(edge);
    at[b]!.push(edge);
  }
  const isWalked = new Uint8Array(ends.length);
  const halves: [Edge[], Edge[]] = [[], []];
  for (let start = 0; start < players; start++) {
    // from a player every other edge leads to a game: a closed walk has as many of one half as of the other at each vertex
    let vertex = start;
    for (let edge = unwalked(at[vertex]!, isWalked); edge !== undefined; edge = unwalked(at[vertex]!, isWalked)) {
      isWalked[edge] = 1;
      const [player, other] = ends[edge]!;
      if (edge < edges.length) halves[vertex < players ? 0 : 1].push(edges[edge]!);
      vertex = vertex === player ? other : player;
    }
  }
  return halves;
}

function unwalked(edges: number[], isWalked: Uint8Array): number | undefined {
  let edge = edges.pop();
  while (edge !== undefined && isWalked[edge] === 1) edge = edges.pop();
  return edge;
}

/** The twenty-four orders of four. */
const ORDERS: readonly (readonly number[])[] = [0, 1, 2, 3].flatMap((a) =>
  [0, 1, 2, 3].flatMap((b) => [0, 1, 2, 3].flatMap((c) => (new Set([a, b, c]).size === 3 ? [[a, b, c, 6 - a - b - c]] : []))),
);

/** How often each player had each wind: at `4 * player + wind`. */
export function windsOf(seated: Rounds, players: number): Int32Array {
  const winds = new Int32Array(4 * players);
  for (const table of seated.flat()) for (const [wind, player] of table.entries()) winds[4 * player + wind]!++;
  return winds;
}

/** One table in the order with the least sum of squares of what its four have had of each wind, this round included; chance decides among equals. */
export function orderTable(table: readonly number[], winds: Int32Array, chance: Chance): readonly number[] {
  // a further wind of which somebody had w adds 2w + 1 to the sum of squares
  const cost = (order: readonly number[]): number => order.reduce((sum, i, wind) => sum + winds[4 * table[i]! + wind]!, 0);
  const least = Math.min(...ORDERS.map(cost));
  const equals = ORDERS.filter((order) => cost(order) === least);
  return equals[chance.below(equals.length)]!.map((i) => table[i]!);
}
