import { SEATS } from '../engine/vocabulary.ts';
import type { Seat } from '../engine/vocabulary.ts';
import type { TournamentFinding } from './finding.ts';
import { add, divide, writeFraction, ZERO } from './fraction.ts';
import type { Fraction } from './fraction.ts';
import { resolvePoints, scoreOf } from './point-system.ts';
import type { PointsRequest, PointSystem } from './point-system.ts';

export type BySeat<T> = { readonly [seat in Seat]: T };
export type BySomeSeats<T> = { readonly [seat in Seat]?: T | undefined };

/** What a table ended with. */
export interface TableEnd {
  readonly totals: BySeat<number>;
  /** Amounts that went to nobody and are already missing from the totals. */
  readonly fines?: BySomeSeats<number> | undefined;
  /** Sticks left on the table. */
  readonly leftover?: number | undefined;
}

export interface TablePointsRequest extends TableEnd {
  readonly points: PointsRequest;
  /** A referee's penalties, taken off the totals before places are given. */
  readonly deduct?: BySomeSeats<number> | undefined;
}

/** What one seat has of a table. */
export interface SeatResult {
  /** With the sticks left, less what was deducted. */
  readonly total: number;
  readonly place: number;
  readonly points: Fraction;
  readonly mini: number;
  readonly score: Fraction;
}

/** A seat's result as an answer writes it. */
export interface WrittenResult {
  readonly total: number;
  readonly place: number;
  readonly points: string;
  readonly mini: number;
  readonly score: string;
}

/**
 * What the four of one table get.
 * @returns findings `sum-wrong`, `step-wrong`, `leftover-forbidden` where the totals cannot be
 */
export function tablePoints(
  request: TablePointsRequest,
): { readonly results: BySeat<WrittenResult> } | { readonly findings: readonly TournamentFinding[] } {
  const system = resolvePoints(request.points);
  const findings = judgeTable(request, system, '');
  if (findings.length > 0) return { findings };
  const deduct = SEATS.map((seat) => request.deduct?.[seat] ?? 0);
  const [E, S, W, N] = scoreTable(request, system, deduct).map((result) => ({
    ...result,
    points: writeFraction(result.points),
    score: writeFraction(result.score),
  })) as [WrittenResult, WrittenResult, WrittenResult, WrittenResult];
  return { results: { E, S, W, N } };
}

/** What cannot be about a table's totals; `at` is the pointer of the table. */
export function judgeTable(table: TableEnd, system: PointSystem, at: string): readonly TournamentFinding[] {
  const findings: TournamentFinding[] = [];
  const { totals, fines = {}, leftover = 0 } = table;
  const { step } = system;
  for (const seat of SEATS) {
    const found = totals[seat];
    if (found % step !== 0) findings.push({ code: 'step-wrong', at: `${at}/totals/${seat}`, case: 'total', seat, step, found });
  }
  if (leftover !== 0 && system.leftover === 'none') {
    return [...findings, { code: 'leftover-forbidden', at: `${at}/leftover`, case: 'none', found: leftover }];
  }
  const expected = 4 * system.start;
  const found = SEATS.reduce((sum, seat) => sum + totals[seat] + (fines[seat] ?? 0), leftover);
  if (found !== expected) {
    findings.push({ code: 'sum-wrong', at: `${at}/totals`, case: 'table', expected, found, difference: found - expected });
  }
  return findings;
}

/** Results in the order of the seats; `deduct` likewise. The table has no finding. */
export function scoreTable(table: TableEnd, system: PointSystem, deduct: readonly number[]): readonly SeatResult[] {
  const totals = SEATS.map((seat) => table.totals[seat]);
  if (system.leftover === 'first') {
    const first = totals.indexOf(Math.max(...totals));
    totals[first] = totals[first]! + (table.leftover ?? 0);
  }
  const final = totals.map((total, i) => total - deduct[i]!);
  const places = system.places[final.filter((total) => total < system.target).length]!;
  return final.map((total, i) => {
    const above = final.filter((other) => other > total).length;
    const equals = final.flatMap((other, seat) => (other === total ? [seat] : []));
    const parted = system.ties === 'seat' ? equals.indexOf(i) : 0;
    const points = system.ties === 'seat' ? places[above + parted]! : shared(places.slice(above, above + equals.length), system);
    const mini = total - system.target;
    return { total, place: 1 + above + parted, points, mini, score: add(scoreOf(mini, system), points) };
  });
}

/** What each of some with equal totals gets of the places they cover. */
function shared(covered: readonly Fraction[], { ties }: PointSystem): Fraction {
  if (ties === 'high') return covered[0]!;
  if (ties === 'low') return covered.at(-1)!;
  return divide(covered.reduce(add, ZERO), covered.length);
}
