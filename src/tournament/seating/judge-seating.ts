import type { TournamentFinding } from '../finding.ts';
import { judgeIds } from '../standings/judge-standings.ts';
import { playersOf } from './field.ts';
import { qualityOf } from './quality.ts';
import type { Member, Quality } from './quality.ts';
import type { SeatedIds, SeatingPlayer, SeatingRequest } from './request.ts';

export interface SeatingCheckRequest {
  readonly rounds: SeatedIds;
  /** Without them: whoever sits anywhere. */
  readonly players?: readonly Member[] | undefined;
  readonly apart?: readonly (readonly string[])[] | undefined;
}

export interface SeatingCheck {
  readonly valid: boolean;
  readonly findings: readonly TournamentFinding[];
  /** Null with any finding. */
  readonly quality: Quality | null;
}

/** How good a seating is that somebody made, or what is impossible about it. */
export function checkSeating(request: SeatingCheckRequest): SeatingCheck {
  const { rounds, apart = [] } = request;
  const members = request.players ?? [...new Set(rounds.flat(2))].map((id) => ({ id }));
  const number = new Map(members.map(({ id }, i) => [id, i]));
  const findings = [
    ...judgeIds(members.map(({ id }) => id)),
    ...judgeRounds(rounds, '/rounds'),
    ...judgeKnown(rounds, '/rounds', number),
    ...judgePairs(apart, number),
  ];
  if (findings.length > 0) return { valid: false, findings, quality: null };
  const numbered = (ids: readonly string[]): number[] => ids.map((id) => number.get(id)!);
  const quality = qualityOf(
    rounds.map((round) => round.map(numbered)),
    members,
    apart.map((pair) => numbered(pair) as [number, number]),
  );
  return { valid: true, findings, quality };
}

/** All that cannot be about what a seating is asked for. */
export function judgeSeating(request: SeatingRequest): readonly TournamentFinding[] {
  const { method, rounds, history = [], apart = [], standing } = request;
  const players = playersOf(request);
  const own = typeof request.players === 'number' ? request.players : request.players.length;
  const number = new Map(players.map(({ id }, i) => [id, i]));
  const needsStanding = method === 'swiss' || method === 'interval';
  const findings: TournamentFinding[] = [
    ...judgeIds(players.map(({ id }) => id)),
    ...judgeRounds(history, '/history'),
    ...judgePairs(apart, number),
  ];
  if (own < 4) findings.push({ code: 'players-too-few', at: '/players', case: 'four', minimum: 4, found: own });
  if (needsStanding && rounds !== 1) {
    findings.push({ code: 'round-out-of-range', at: '/rounds', case: 'one', method, found: rounds });
  }
  if (needsStanding && standing === undefined) findings.push({ code: 'standing-missing', at: '/standing', case: 'method', method });
  if (standing !== undefined) findings.push(...judgeStanding(standing, players.slice(0, own)));
  if (own >= 4) findings.push(...judgeTables(players, rounds));
  return findings;
}

/** Tables of four, and nobody at two in a round. */
function judgeRounds(rounds: SeatedIds, at: string): readonly TournamentFinding[] {
  return rounds.flatMap((tables, r) => {
    const findings: TournamentFinding[] = [];
    const places = new Map<string, string>();
    for (const [t, table] of tables.entries()) {
      if (table.length !== 4) findings.push({ code: 'table-size', at: `${at}/${r}/${t}`, case: 'four', found: table.length });
      for (const [s, player] of table.entries()) {
        const place = `${at}/${r}/${t}/${s}`;
        const first = places.get(player);
        if (first === undefined) places.set(player, place);
        else findings.push({ code: 'player-twice', at: place, case: 'seat', player, first });
      }
    }
    return findings;
  });
}

/** Who sits at a table of four is one of the players. */
function judgeKnown(rounds: SeatedIds, at: string, known: ReadonlyMap<string, number>): readonly TournamentFinding[] {
  return rounds.flatMap((tables, r) =>
    tables.flatMap((table, t) =>
      table.flatMap((player, s): readonly TournamentFinding[] =>
        known.has(player) || table.length !== 4 ? [] : [{ code: 'player-unknown', at: `${at}/${r}/${t}/${s}`, case: 'id', player }],
      ),
    ),
  );
}

function judgePairs(apart: readonly (readonly string[])[], known: ReadonlyMap<string, number>): readonly TournamentFinding[] {
  return apart.flatMap((pair, i) =>
    pair.flatMap((player, j): readonly TournamentFinding[] => {
      const at = `/apart/${i}/${j}`;
      if (!known.has(player)) return [{ code: 'player-unknown', at, case: 'id', player }];
      const first = `/apart/${i}/0`;
      return j > 0 && player === pair[0] ? [{ code: 'player-repeated', at, case: 'pair', player, first }] : [];
    }),
  );
}

/** Everybody once. */
function judgeStanding(standing: readonly string[], players: readonly SeatingPlayer[]): readonly TournamentFinding[] {
  const known = new Set(players.map(({ id }) => id));
  const findings = standing.flatMap((player, i): readonly TournamentFinding[] => {
    const at = `/standing/${i}`;
    if (!known.has(player)) return [{ code: 'player-unknown', at, case: 'id', player }];
    const first = standing.indexOf(player);
    return first < i ? [{ code: 'player-repeated', at, case: 'standing', player, first: `/standing/${first}` }] : [];
  });
  const placed = new Set(standing);
  const missing = players.map(({ id }) => id).filter((id) => !placed.has(id));
  return missing.length === 0 ? findings : [...findings, { code: 'player-missing', at: '/standing', case: 'standing', players: missing }];
}

/**
 * Players who always sit at one table. Two with the same one never meet, so that all but one of them sit out: each no
 * more often than byes that differ by one at most allow.
 */
function judgeTables(players: readonly SeatingPlayer[], rounds: number): readonly TournamentFinding[] {
  const maximum = Math.floor(players.length / 4);
  const sitOut = players.length % 4;
  const sharers = new Map<number, number[]>();
  const findings: TournamentFinding[] = [];
  for (const [i, { table }] of players.entries()) {
    if (table === undefined) continue;
    if (table > maximum) findings.push({ code: 'table-conflict', at: `/players/${i}/table`, case: 'no-such-table', table, maximum });
    else sharers.set(table, [...(sharers.get(table) ?? []), i]);
  }
  const most = Math.ceil((rounds * sitOut) / players.length);
  const waiting = [...sharers.values()].reduce((sum, who) => sum + who.length - 1, 0);
  for (const [table, who] of sharers) {
    if (who.length === 1 || ((who.length - 1) * rounds <= who.length * most && waiting <= sitOut)) continue;
    const ids = who.map((i) => players[i]!.id);
    findings.push({ code: 'table-conflict', at: `/players/${who[1]}/table`, case: 'shared', table, players: ids });
  }
  return findings;
}
