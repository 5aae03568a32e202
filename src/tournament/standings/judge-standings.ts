import { SEATS } from '../../engine/vocabulary.ts';
import type { TournamentFinding } from '../finding.ts';
import { judgeTable } from '../table-points.ts';
import { written } from '../point-system.ts';
import type { PointSystem } from '../point-system.ts';
import type { PenaltyRequest, StandingsRequest, SubstitutionRequest } from './request.ts';

/** All that cannot be about what standings are asked of. */
export function judgeStandings(request: StandingsRequest, system: PointSystem): readonly TournamentFinding[] {
  const { players, rounds, penalties = [], substitutions = [], carried = [], after } = request;
  const findings: TournamentFinding[] = [...judgeIds(players.map(({ id }) => id))];
  const known = new Set(players.map(({ id }) => id));
  const meet = (player: string, at: string): void => {
    if (!known.has(player)) findings.push({ code: 'player-unknown', at, case: 'id', player });
  };
  const seated = rounds.map(({ tables, byes = [] }, r) => {
    const places = new Map<string, string>();
    const sit = (player: string, at: string, kind: 'seat' | 'bye'): void => {
      meet(player, at);
      const first = places.get(player);
      if (first === undefined) places.set(player, at);
      else findings.push({ code: 'player-twice', at, case: kind, player, first });
    };
    for (const [t, table] of tables.entries()) {
      const at = `/rounds/${r}/tables/${t}`;
      for (const seat of SEATS) sit(table.seats[seat], `${at}/seats/${seat}`, 'seat');
      findings.push(...judgeTable(table, system, at));
    }
    const playing = new Set(places.keys());
    for (const [b, player] of byes.entries()) sit(player, `/rounds/${r}/byes/${b}`, 'bye');
    return playing;
  });
  for (const [i, { player }] of carried.entries()) meet(player, `/carried/${i}/player`);
  for (const [i, substitution] of substitutions.entries()) {
    meet(substitution.player, `/substitutions/${i}/player`);
    meet(substitution.substitute, `/substitutions/${i}/substitute`);
  }
  findings.push(...judgeSubstitutions(request, seated));
  for (const [i, penalty] of penalties.entries()) {
    meet(penalty.player, `/penalties/${i}/player`);
    if (known.has(penalty.player)) findings.push(...judgePenalty(penalty, `/penalties/${i}`, substitutions, seated));
  }
  if (after !== undefined && after > rounds.length) {
    findings.push({ code: 'round-out-of-range', at: '/after', case: 'after', maximum: rounds.length, found: after });
  }
  return findings;
}

/** Ids that are there before, at `/players/…/id`. */
export function judgeIds(ids: readonly string[]): readonly TournamentFinding[] {
  const first = new Map<string, number>();
  return ids.flatMap((player, i): readonly TournamentFinding[] => {
    const before = first.get(player);
    if (before === undefined) {
      first.set(player, i);
      return [];
    }
    return [{ code: 'player-repeated', at: `/players/${i}/id`, case: 'id', player, first: `/players/${before}/id` }];
  });
}

function judgeSubstitutions(request: StandingsRequest, seated: readonly ReadonlySet<string>[]): readonly TournamentFinding[] {
  const { players, rounds, substitutions = [] } = request;
  const marked = new Map(players.map(({ id, substitute = false }) => [id, substitute]));
  return substitutions.flatMap((one, i): readonly TournamentFinding[] => {
    const { player, substitute, from, to = rounds.length } = one;
    const at = `/substitutions/${i}`;
    const findings: TournamentFinding[] = [];
    const invalid = (field: string, which: string, details: object): number =>
      findings.push({ code: 'substitute-invalid', at: `${at}/${field}`, case: which, ...details });
    if (marked.get(substitute) === false) invalid('substitute', 'not-marked', { player: substitute });
    if (marked.get(player) === true) invalid('player', 'for-substitute', { player });
    const maximum = rounds.length;
    for (const [field, found] of [['from', from], ['to', to]] as const) {
      if (found > maximum) findings.push({ code: 'round-out-of-range', at: `${at}/${field}`, case: 'substitution', maximum, found });
    }
    if (from <= maximum && to < from) findings.push({ code: 'round-out-of-range', at: `${at}/to`, case: 'backwards', from, to });
    for (const [j, other] of substitutions.slice(0, i).entries()) {
      if (other.from > to || (other.to ?? maximum) < from) continue;
      const first = `/substitutions/${j}`;
      if (other.substitute === substitute) invalid('substitute', 'for-two', { player: substitute, first });
      else if (other.player === player) invalid('player', 'two-for-one', { player, first });
    }
    const sits = seated.findIndex((playing, r) => r + 1 >= from && r < to && playing.has(player));
    if (sits >= 0 && marked.get(player) === false) invalid('player', 'sits-himself', { player, round: sits + 1 });
    return findings;
  });
}

/** Of a player who is known. */
function judgePenalty(
  { player, unit, amount, at: place, round }: PenaltyRequest,
  at: string,
  substitutions: readonly SubstitutionRequest[],
  seated: readonly ReadonlySet<string>[],
): readonly TournamentFinding[] {
  const findings: TournamentFinding[] = [];
  const impossible = (field: string, which: string, details: object = {}): number =>
    findings.push({ code: 'penalty-impossible', at: `${at}${field}`, case: which, ...details });
  const { over, under } = written(amount);
  if (unit === 'mini' && under !== 1n) impossible('/amount', 'not-whole', { found: amount });
  if (round !== undefined && round > seated.length) {
    findings.push({ code: 'round-out-of-range', at: `${at}/round`, case: 'penalty', maximum: seated.length, found: round });
  }
  if (place === 'standing') return findings;
  if (unit === 'points') impossible('/unit', 'points-at-table');
  if (over < 0n) impossible('/amount', 'negative', { found: amount });
  if (round === undefined) impossible('', 'round-missing');
  else if (round <= seated.length && whoPlays(player, round, substitutions, seated) === null) {
    impossible('/round', 'not-played', { player, round });
  }
  return findings;
}

/** Who played a round for a player: he or his stand-in; null: neither. */
export function whoPlays(
  player: string,
  round: number,
  substitutions: readonly SubstitutionRequest[],
  seated: readonly { readonly has: (id: string) => boolean }[],
): string | null {
  const playing = seated[round - 1]!;
  if (playing.has(player)) return player;
  const standIn = substitutions.find((one) => one.player === player && stands(one, round))?.substitute;
  return standIn !== undefined && playing.has(standIn) ? standIn : null;
}

/** Whether a substitution holds in a round. */
export function stands({ from, to }: SubstitutionRequest, round: number): boolean {
  return from <= round && (to === undefined || round <= to);
}
