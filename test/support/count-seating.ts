import { SEATS } from '../../src/engine/vocabulary.ts';
import type { SeatingAnswer } from '../../src/tournament/seating/request.ts';

/** What is counted again from the seats of an answer, straight from the definitions and by nothing of the engine's. */
export interface Counted {
  readonly repeatCost: number;
  readonly windImbalance: number;
  readonly sameTeam: number;
  readonly sameCountry: number;
  readonly byeSpread: number;
  /** Whether everybody is in each round once, at a table of four or with a bye, and as few have byes as can. */
  readonly isWhole: boolean;
}

interface Someone {
  readonly id: string;
  readonly team?: string;
  readonly country?: string;
}

export function countSeating({ rounds }: SeatingAnswer, players: readonly Someone[]): Counted {
  const met = new Map<string, number>();
  const winds = new Map(players.map(({ id }) => [id, [0, 0, 0, 0]]));
  const byes = new Map(players.map(({ id }) => [id, 0]));
  const byId = new Map(players.map((one) => [one.id, one]));
  let isWhole = true;
  let sameTeam = 0;
  let sameCountry = 0;
  for (const { tables, byes: out } of rounds) {
    const ids = tables.flatMap(({ seats }) => SEATS.map((seat) => seats[seat]));
    isWhole &&= out.length === players.length % 4 && new Set([...ids, ...out]).size === players.length && ids.length + out.length === players.length;
    for (const id of out) byes.set(id, byes.get(id)! + 1);
    for (const { seats } of tables) {
      const four = SEATS.map((seat) => seats[seat]);
      for (const [wind, id] of four.entries()) winds.get(id)![wind]! += 1;
      for (const [i, a] of four.entries()) {
        for (const b of four.slice(i + 1)) {
          const pair = [a, b].sort().join(' ');
          met.set(pair, (met.get(pair) ?? 0) + 1);
          const [one, other] = [byId.get(a)!, byId.get(b)!];
          if (one.team !== undefined && one.team === other.team) sameTeam++;
          if (one.country !== undefined && one.country === other.country) sameCountry++;
        }
      }
    }
  }
  let windImbalance = 0;
  for (const counts of winds.values()) {
    const played = counts.reduce((sum, count) => sum + count, 0);
    for (const count of counts) windImbalance += Math.max(0, count - Math.ceil(played / 4), Math.floor(played / 4) - count);
  }
  const repeatCost = [...met.values()].reduce((sum, often) => sum + (often * (often - 1)) / 2, 0);
  return { repeatCost, windImbalance, sameTeam, sameCountry, byeSpread: Math.max(...byes.values()) - Math.min(...byes.values()), isWhole };
}
