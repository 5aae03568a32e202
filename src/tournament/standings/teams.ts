import { add, writeFraction, ZERO } from '../fraction.ts';
import type { RankingKey } from '../words.ts';
import { rankRows } from './rank.ts';
import type { Ranked } from './rank.ts';
import type { StandingsRequest, TeamRow } from './request.ts';

interface Team extends Ranked {
  readonly team: string;
  readonly members: readonly string[];
}

/**
 * Sums over the members counted, the best by rank; substitutes are no members.
 * @param ranked the players who are ranked, in their order
 */
export function rankTeams(
  { players, teams }: StandingsRequest,
  ranked: readonly (Ranked & { readonly id: string })[],
  keys: readonly RankingKey[],
): readonly TeamRow[] {
  const teamOf = new Map(players.flatMap(({ id, team, substitute }) => (team === undefined || substitute === true ? [] : [[id, team]])));
  const rows = [...new Set(teamOf.values())].map((team): Team => {
    const counted = ranked.filter(({ id }) => teamOf.get(id) === team).slice(0, teams?.count ?? undefined);
    const sum = (of: (row: Ranked) => number): number => counted.reduce((total, row) => total + of(row), 0);
    const bests = counted.flatMap(({ best }) => best ?? []);
    return {
      team,
      members: counted.map(({ id }) => id),
      points: counted.reduce((total, row) => add(total, row.points), ZERO),
      mini: sum((row) => row.mini),
      score: counted.reduce((total, row) => add(total, row.score), ZERO),
      firsts: sum((row) => row.firsts),
      seconds: sum((row) => row.seconds),
      thirds: sum((row) => row.thirds),
      wins: sum((row) => row.wins),
      best: bests.length === 0 ? null : Math.max(...bests),
      last: counted.reduce((total, row) => add(total, row.last), ZERO),
    };
  });
  return rankRows(rows, keys).map(([{ team, members, points, score, last, ...row }, rank]) => ({
    ...rank,
    team,
    members,
    points: writeFraction(points),
    score: writeFraction(score),
    last: writeFraction(last),
    ...row,
  }));
}
