import type { TournamentFinding } from '../finding.ts';
import { chanceFrom, shuffled } from './chance.ts';
import type { Chance } from './chance.ts';
import { areTogether, byesBefore, chooseByes, everybody, hallOf, mustNotMeet, windsBefore } from './field.ts';
import type { Hall } from './field.ts';
import type { Rounds, Tables } from './groups.ts';
import { judgeSeating } from './judge-seating.ts';
import { seatWithoutRepeats } from './no-repeat.ts';
import { qualityOf } from './quality.ts';
import type { Draw, SeatingAnswer, SeatingRequest } from './request.ts';
import { splitStanding } from './swiss.ts';
import { keepTables, numberTables } from './table-numbers.ts';
import { balanceWinds, orderTable } from './winds.ts';

/** Version of the algorithm; a change of what any request is answered makes it another. */
export const GENERATOR = 'mingg-1';

/**
 * Draws rounds: who sits where. The same request gives the same answer everywhere; work is limited by steps. It may take
 * a minute, so it does not belong on a thread that answers others.
 * @returns findings of tournaments where the request cannot be
 */
export function drawSeating(
  request: SeatingRequest,
): { readonly seating: SeatingAnswer } | { readonly findings: readonly TournamentFinding[] } {
  const findings = judgeSeating(request);
  if (findings.length > 0) return { findings };
  const hall = hallOf(request);
  const chance = chanceFrom(request.seed);
  const drawn = drawRounds(request, hall, chance);
  const isAllAtOnce = request.method === 'no-repeat' && hall.history.length === 0;
  const seated = isAllAtOnce ? balanceWinds(drawn, hall.players.length, chance) : orderRounds(drawn, windsBefore(request, hall), chance);
  const idOf = (player: number): string => hall.players[player]!.id;
  const rounds = seated.map((tables, r) => {
    const playing = new Set(tables.flat());
    return {
      round: r + 1,
      tables: tables.map((table, t) => {
        const [E, S, W, N] = table.map(idOf) as [string, string, string, string];
        return { table: t + 1, seats: { E, S, W, N } };
      }),
      byes: everybody(hall).flatMap((player) => (playing.has(player) ? [] : [idOf(player)])),
    };
  });
  const quality = qualityOf(seated, hall.players, hall.apart);
  const [only, ...more] = seated;
  const draw = only !== undefined && more.length === 0 ? { draw: drawOf(only, hall) } : {};
  return { seating: { method: request.method, seed: request.seed, generator: GENERATOR, rounds, quality, ...draw } };
}

function drawRounds(request: SeatingRequest, hall: Hall, chance: Chance): Rounds {
  const { method, rounds, effort = 2 } = request;
  switch (method) {
    case 'no-repeat':
      return numberTables(seatWithoutRepeats(hall, rounds, effort, chance), hall.players);
    case 'random':
      return seatByChance(hall, rounds, chance);
    case 'swiss':
      return [keepTables(splitStanding(hall, sittingOf(hall), chance), hall.players)];
    case 'interval':
      return [keepTables(cutStanding(sittingOf(hall), request.interval ?? hall.tables), hall.players)];
  }
}

/** Who plays a round drawn by standing, the best first: those with the fewest byes sit out, from the foot. */
function sittingOf(hall: Hall): readonly number[] {
  const standing = hall.standing!;
  const out = new Set(chooseByes(hall, byesBefore(hall), standing.toReversed()));
  return standing.filter((player) => !out.has(player));
}

/** Blocks of four times the interval; table j of a block takes its j-th and those an interval apart; a last block of fewer has an interval of its own. */
function cutStanding(sitting: readonly number[], interval: number): Tables {
  const tables: number[][] = [];
  for (let from = 0; from < sitting.length; from += 4 * interval) {
    const block = sitting.slice(from, from + 4 * interval);
    const apart = block.length / 4;
    for (let j = 0; j < apart; j++) tables.push([0, 1, 2, 3].map((quarter) => block[j + quarter * apart]!));
  }
  return tables;
}

function seatByChance(hall: Hall, rounds: number, chance: Chance): Rounds {
  const byes = byesBefore(hall);
  return Array.from({ length: rounds }, () => {
    const order = shuffled(everybody(hall), chance);
    const out = new Set(chooseByes(hall, byes, order));
    for (const player of out) byes[player]!++;
    const row = keepApart(order.filter((player) => !out.has(player)), mustNotMeet(hall), chance);
    return keepTables(Array.from({ length: row.length / 4 }, (_, t) => row.slice(4 * t, 4 * t + 4)), hall.players);
  });
}

/** How often a player is looked for to exchange with. */
const EXCHANGES = 20_000;

/** Exchanges those who must not meet with others, by chance, as long as there are any. */
function keepApart(row: number[], isApart: (a: number, b: number) => boolean, chance: Chance): number[] {
  const conflicts = (place: number): number => {
    const table = place - (place % 4);
    return row.slice(table, table + 4).filter((other) => other !== row[place]! && isApart(row[place]!, other)).length;
  };
  for (let step = 0; step < EXCHANGES; step++) {
    const place = row.findIndex((_, i) => conflicts(i) > 0);
    if (place < 0) break;
    const other = chance.below(row.length);
    const before = conflicts(place) + conflicts(other);
    const exchange = (): void => {
      [row[place], row[other]] = [row[other]!, row[place]!];
    };
    exchange();
    if (conflicts(place) + conflicts(other) > before) exchange();
  }
  return row;
}

/** The winds of one round after the other, each table as evenly as it can be. */
function orderRounds(rounds: Rounds, winds: Int32Array, chance: Chance): Rounds {
  return rounds.map((tables) => {
    const ordered = tables.map((table) => orderTable(table, winds, chance));
    for (const table of ordered) for (const [wind, player] of table.entries()) winds[4 * player + wind]!++;
    return ordered;
  });
}

/** What a single round comes to. */
function drawOf(tables: Tables, hall: Hall): Draw {
  const pairs = tables.flatMap((table) => table.flatMap((a, i) => table.slice(i + 1).map((b) => [a, b] as const)));
  const isTeam = areTogether(hall, 'team');
  const place = hall.standing && new Map(hall.standing.map((player, i) => [player, i]));
  const apart = new Set(hall.apart.flatMap(([a, b]) => [`${a} ${b}`, `${b} ${a}`]));
  return {
    apart: pairs.filter(([a, b]) => apart.has(`${a} ${b}`)).length,
    sameTeam: pairs.filter(([a, b]) => isTeam(a, b)).length,
    repeats: pairs.reduce((sum, [a, b]) => sum + hall.met[a * hall.players.length + b]!, 0),
    distance: place && pairs.reduce((sum, [a, b]) => sum + (place.get(a)! - place.get(b)!) ** 2, 0),
  };
}
