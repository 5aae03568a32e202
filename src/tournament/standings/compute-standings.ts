import { SEATS } from '../../engine/vocabulary.ts';
import type { Seat } from '../../engine/vocabulary.ts';
import type { TournamentFinding } from '../finding.ts';
import { add, subtract, writeFraction, ZERO } from '../fraction.ts';
import type { Fraction } from '../fraction.ts';
import { resolvePoints, scoreOf, written } from '../point-system.ts';
import type { Flat, PointSystem } from '../point-system.ts';
import { scoreTable } from '../table-points.ts';
import { judgeStandings, stands, whoPlays } from './judge-standings.ts';
import { rankRows } from './rank.ts';
import type { Rank, Ranked } from './rank.ts';
import type { RoundOfRow, StandingRow, Standings, StandingsRequest } from './request.ts';
import { rankTeams } from './teams.ts';

/** One player's seat in one round. */
interface Seated {
  readonly table: number;
  readonly seat: Seat;
  readonly place: number;
  readonly total: number;
  readonly mini: number;
  readonly points: Fraction;
  readonly wins: number;
}

type Round = { readonly round: number; readonly mini: number; readonly points: Fraction } & (
  | { readonly kind: 'bye' | 'absent' }
  | ({ readonly kind: 'played' } & Omit<Seated, 'mini' | 'points'>)
);

/** A row before it is written. */
interface Row extends Ranked {
  readonly id: string;
  readonly rounds: readonly Round[];
}

/**
 * Everybody's sums, ranked by the keys of the point system, and those of the teams. Exact throughout.
 * @returns findings of tournaments where the request cannot be
 */
export function computeStandings(
  request: StandingsRequest,
): { readonly standings: Standings } | { readonly findings: readonly TournamentFinding[] } {
  const system = resolvePoints(request.points);
  const findings = judgeStandings(request, system);
  if (findings.length > 0) return { findings };
  const after = request.after ?? request.rounds.length;
  const rows = rowsOf(request, system, after);
  const isSubstitute = new Set(request.players.flatMap(({ id, substitute }) => (substitute === true ? [id] : [])));
  const ranked = rankRows(rows.filter(({ id }) => !isSubstitute.has(id)), system.ranking);
  const players = [
    ...ranked.map(([row, rank]) => writeRow(row, rank, system)),
    ...rows.flatMap((row) => (isSubstitute.has(row.id) ? [writeRow(row, null, system)] : [])),
  ];
  const teams = rankTeams(request, ranked.map(([row]) => row), system.ranking);
  return { standings: { after, players, ...(teams.length > 0 && { teams }) } };
}

function rowsOf(request: StandingsRequest, system: PointSystem, after: number): readonly Row[] {
  const { players, rounds, substitutions = [], penalties = [], carried = [] } = request;
  const isSubstitute = new Set(players.flatMap(({ id, substitute }) => (substitute === true ? [id] : [])));
  const seats = seatsOf(request, system, after, isSubstitute);
  const byes = rounds.map(({ byes: ids = [] }) => new Set(ids));
  /** Whether somebody else's row takes a substitute's round. */
  const isCredited = (id: string, round: number): boolean =>
    substitutions.some((one) => one.substitute === id && one.credit === 'player' && stands(one, round));
  const roundOf = (id: string, round: number): Round | null => {
    const credited = substitutions.find((one) => one.player === id && one.credit === 'player' && stands(one, round));
    const owner = credited?.substitute ?? id;
    if (isSubstitute.has(id) && isCredited(id, round)) return null;
    const seat = seats[round - 1]!.get(owner);
    if (seat !== undefined) return { round, kind: 'played', ...seat };
    if (byes[round - 1]!.has(owner)) return { round, kind: 'bye', ...system.bye };
    return isSubstitute.has(id) ? null : { round, kind: 'absent', ...system.absence };
  };
  return players.map(({ id }) => {
    const mine: readonly Round[] = Array.from({ length: after }, (_, r) => roundOf(id, r + 1)).filter((round) => round !== null);
    const played = mine.flatMap((round) => (round.kind === 'played' ? [round] : []));
    const placed = (place: number): number => played.filter((round) => round.place === place).length;
    const sums: Flat[] = [
      ...mine,
      ...carried.filter((one) => one.player === id).map(({ points = 0, mini = 0 }) => ({ points: written(points), mini })),
      ...penalties
        .filter((one) => one.player === id && one.at === 'standing' && (one.round ?? 0) <= after)
        .map(({ unit, amount }) =>
          unit === 'mini' ? { points: ZERO, mini: -Number(written(amount).over) } : { points: subtract(ZERO, written(amount)), mini: 0 },
        ),
    ];
    const points = sums.reduce((sum, one) => add(sum, one.points), ZERO);
    const mini = sums.reduce((sum, one) => sum + one.mini, 0);
    return {
      id,
      points,
      mini,
      score: add(scoreOf(mini, system), points),
      firsts: placed(1),
      seconds: placed(2),
      thirds: placed(3),
      wins: played.reduce((sum, round) => sum + round.wins, 0),
      best: played.length === 0 ? null : Math.max(...played.map((round) => round.mini)),
      last: mine.find(({ round }) => round === after)?.points ?? ZERO,
      rounds: mine,
    };
  });
}

/** By round, who sat where and what it brought. */
function seatsOf(
  { rounds, substitutions = [], penalties = [] }: StandingsRequest,
  system: PointSystem,
  after: number,
  isSubstitute: ReadonlySet<string>,
): readonly ReadonlyMap<string, Seated>[] {
  const playing = rounds.map(({ tables }) => new Set(tables.flatMap(({ seats }) => SEATS.map((seat) => seats[seat]))));
  const deductions = new Map<string, number>();
  for (const { player, at, amount, round } of penalties) {
    if (at !== 'table') continue;
    const key = `${round} ${whoPlays(player, round!, substitutions, playing)}`;
    deductions.set(key, (deductions.get(key) ?? 0) + Number(written(amount).over));
  }
  return rounds.slice(0, after).map(({ tables }, r) => {
    const seats = new Map<string, Seated>();
    for (const [t, table] of tables.entries()) {
      const deduct = SEATS.map((seat) => deductions.get(`${r + 1} ${table.seats[seat]}`) ?? 0);
      for (const [i, { total, place, mini, points }] of scoreTable(table, system, deduct).entries()) {
        const seat = SEATS[i]!;
        const id = table.seats[seat];
        const flat = isSubstitute.has(id) ? (system.substitute ?? { mini, points }) : { mini, points };
        seats.set(id, { table: t + 1, seat, place, total, wins: table.wins?.[seat] ?? 0, ...flat });
      }
    }
    return seats;
  });
}

function writeRow(row: Row, rank: Rank | null, system: PointSystem): StandingRow {
  const { id, mini, firsts, seconds, thirds, wins, best, rounds } = row;
  const count = (kind: Round['kind']): number => rounds.filter((round) => round.kind === kind).length;
  return {
    rank: rank?.rank ?? null,
    tied: rank?.tied ?? false,
    id,
    points: writeFraction(row.points),
    mini,
    score: writeFraction(row.score),
    firsts,
    seconds,
    thirds,
    fourths: rounds.filter((round) => round.kind === 'played' && round.place === 4).length,
    wins,
    best,
    last: writeFraction(row.last),
    played: count('played'),
    byes: count('bye'),
    absent: count('absent'),
    rounds: rounds.map((round) => writeRound(round, system)),
  };
}

function writeRound(one: Round, system: PointSystem): RoundOfRow {
  const { round, kind, mini } = one;
  const brought = { mini, points: writeFraction(one.points), score: writeFraction(add(scoreOf(mini, system), one.points)) };
  if (kind !== 'played') return { round, kind, ...brought };
  const { table, seat, place, total } = one;
  return { round, kind, table, seat, place, total, ...brought };
}
