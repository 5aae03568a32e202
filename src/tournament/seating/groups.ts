/** Who sits with whom, by number from 0: rounds of tables of four; who is at none sits out. */
export type Tables = readonly (readonly number[])[];
export type Rounds = readonly Tables[];

/** How often each pair meets: at `a * players + b`, both ways round. */
export function meetingsOf(rounds: Rounds, players: number): Int32Array {
  const meetings = new Int32Array(players * players);
  for (const table of rounds.flat()) {
    for (const a of table) for (const b of table) if (a !== b) meetings[a * players + b]!++;
  }
  return meetings;
}

/** The sum over pairs of m(m-1)/2, where m is how often they meet. */
export function repeatCost(meetings: Int32Array): number {
  let twice = 0;
  for (const met of meetings) twice += (met * (met - 1)) / 2;
  return twice / 2;
}

/**
 * No seating has less repeat cost: meetings spread as evenly as they can be, and for few players what is known of them.
 * With 4 players all meet each round; with 8 two tables share two players at least, and with 12 two rounds share three pairs.
 */
export function repeatBound(players: number, rounds: number): number {
  if (players === 4) return 6 * pairs(rounds);
  const often = Math.floor((3 * rounds) / (players - 1));
  const more = 3 * rounds - often * (players - 1);
  const spread = Math.ceil((players / 2) * (more * pairs(often + 1) + (players - 1 - more) * pairs(often)));
  if (players === 8) return Math.max(spread, 4 * pairs(rounds));
  return players === 12 ? Math.max(spread, 3 * pairs(rounds)) : spread;
}

const pairs = (n: number): number => (n * (n - 1)) / 2;
