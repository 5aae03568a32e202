import fc from 'fast-check';
import t from 'tap';
import { SEATS } from '../../src/engine/vocabulary.ts';
import { add, compare, writeFraction, ZERO } from '../../src/tournament/fraction.ts';
import { resolvePoints, written } from '../../src/tournament/point-system.ts';
import type { PointsRequest } from '../../src/tournament/point-system.ts';
import { tablePoints } from '../../src/tournament/table-points.ts';
import type { TablePointsRequest, WrittenResult } from '../../src/tournament/table-points.ts';
import { TIES } from '../../src/tournament/words.ts';
import { holds } from '../support/property.ts';

const four = (totals: readonly number[]): { E: number; S: number; W: number; N: number } => {
  const [E, S, W, N] = totals as [number, number, number, number];
  return { E, S, W, N };
};
const results = (request: TablePointsRequest): readonly WrittenResult[] => {
  const answer = tablePoints(request);
  if (!('results' in answer)) throw new Error(JSON.stringify(answer.findings));
  return SEATS.map((seat) => answer.results[seat]);
};
const codes = (request: TablePointsRequest): readonly string[] => {
  const answer = tablePoints(request);
  return 'findings' in answer ? answer.findings.map(({ code, at }) => `${code} ${at}`) : [];
};
const pointsOf = (points: PointsRequest, totals: readonly number[]): string => results({ points, totals: four(totals) }).map((one) => one.points).join(' ');

t.test('four-two-one-zero has the eight patterns of the competition rules', (t) => {
  for (const [totals, expected] of [
    [[3, 2, -1, -4], '4 2 1 0'],
    [[3, 3, -1, -5], '3 3 1 0'],
    [[3, 1, 1, -5], '4 3/2 3/2 0'],
    [[3, 1, -2, -2], '4 2 1/2 1/2'],
    [[3, 3, -3, -3], '3 3 1/2 1/2'],
    [[1, 1, 1, -3], '7/3 7/3 7/3 0'],
    [[3, -1, -1, -1], '4 1 1 1'],
    [[0, 0, 0, 0], '7/4 7/4 7/4 7/4'],
  ] as const) {
    t.equal(pointsOf('mcr', totals), expected);
  }
  t.end();
});

t.test('equal totals are parted by seat, or each gets the best or the lowest place covered', (t) => {
  const totals = [-2, 3, 3, -4];
  t.equal(pointsOf({ ties: 'seat' }, totals), '1 4 2 0');
  t.equal(pointsOf({ ties: 'high' }, totals), '1 4 4 0');
  t.equal(pointsOf({ ties: 'low' }, totals), '1 2 2 0');
  t.strictSame(results({ points: { ties: 'seat' }, totals: four(totals) }).map(({ place }) => place), [3, 1, 2, 4]);
  t.strictSame(results({ points: { ties: 'low' }, totals: four(totals) }).map(({ place }) => place), [3, 1, 1, 4], 'the place stays shared');
  t.end();
});

t.test('the target follows a start that is given, and is that of the preset only without one', (t) => {
  t.match(resolvePoints({ preset: 'riichi', start: 25000 }), { start: 25000, target: 25000 });
  t.match(resolvePoints({ preset: 'riichi', start: 25000, target: 30000 }), { start: 25000, target: 30000 });
  t.match(resolvePoints('riichi'), { start: 30000, target: 30000, unit: 1000, step: 100 });
  t.match(resolvePoints({}), { start: 0, target: 0, unit: 1, step: 1 });
  t.end();
});

t.test('places may depend on how many end below the target', (t) => {
  const points: PointsRequest = { preset: 'riichi', placesBelow: { '1': ['8', '4', '2', '-14'] } };
  t.equal(pointsOf(points, [40000, 31000, 30000, 19000]), '8 4 2 -14', 'one below: its own places');
  t.equal(pointsOf(points, [60000, 29000, 20000, 11000]), '15 5 -5 -15', 'three below: the places of the preset');
  t.equal(pointsOf({ ...points, placesBelow: null }, [40000, 31000, 30000, 19000]), '15 5 -5 -15');
  t.end();
});

t.test('sticks left go to the first, or to nobody', (t) => {
  const table = { totals: four([20000, 39000, 39000, 21000]), leftover: 1000 };
  t.strictSame(results({ points: { preset: 'riichi', leftover: 'first' }, ...table }).map(({ total }) => total), [20000, 40000, 39000, 21000]);
  t.strictSame(results({ points: { preset: 'riichi', leftover: 'account' }, ...table }).map(({ total }) => total), [20000, 39000, 39000, 21000]);
  t.strictSame(codes({ points: 'riichi', ...table }), ['leftover-forbidden /leftover'], 'and nothing about the sum besides');
  t.end();
});

t.test('all that is wrong with a table is found', (t) => {
  t.strictSame(codes({ points: 'mcr', totals: four([1, 0, 0, 0]) }), ['sum-wrong /totals']);
  t.strictSame(codes({ points: 'riichi', totals: four([30050, 30000, 30000, 30000]) }), ['step-wrong /totals/E', 'sum-wrong /totals']);
  t.strictSame(codes({ points: 'mcr', totals: four([10, 0, 0, -30]), fines: { N: 20 } }), [], 'a fine is missing from the totals');
  t.match(tablePoints({ points: 'mcr', totals: four([10, 0, 0, 0]) }), { findings: [{ expected: 0, found: 10, difference: 10 }] });
  t.end();
});

const anyTable = fc.record({
  points: fc.record({ ties: fc.constantFrom(...TIES), places: fc.constant(['4', '2', '1', '0']) }),
  first: fc.array(fc.integer({ min: -40, max: 40 }), { minLength: 3, maxLength: 3 }),
  deduct: fc.integer({ min: 0, max: 30 }),
});

t.test('who has more never has the worse place, and shared places bring what they are worth together', (t) => {
  holds(
    t,
    fc.property(anyTable, ({ points, first, deduct }) => {
      const totals = four([...first, -first.reduce((sum, one) => sum + one, 0)]);
      const rows = results({ points, totals, deduct: { S: deduct } });
      const isOrdered = rows.every((a) => rows.every((b) => a.total <= b.total || (a.place < b.place && compare(written(a.points), written(b.points)) >= 0)));
      const sum = writeFraction(rows.map((one) => written(one.points)).reduce(add, ZERO));
      return isOrdered && (sum === '7' || points.ties === 'high' || points.ties === 'low');
    }),
    500,
  );
  t.end();
});
