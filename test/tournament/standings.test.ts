import fc from 'fast-check';
import t from 'tap';
import { computeStandings } from '../../src/tournament/standings/compute-standings.ts';
import type { PlayedTable, Standings, StandingsRequest } from '../../src/tournament/standings/request.ts';
import { holds } from '../support/property.ts';

const table = (ids: string, totals: readonly number[], more: Partial<PlayedTable> = {}): PlayedTable => {
  const [E, S, W, N] = Array.from(ids) as [string, string, string, string];
  const [e, s, w, n] = totals as [number, number, number, number];
  return { seats: { E, S, W, N }, totals: { E: e, S: s, W: w, N: n }, ...more };
};
const players = (ids: string): { id: string }[] => Array.from(ids).map((id) => ({ id }));
const standings = (request: StandingsRequest): Standings => {
  const answer = computeStandings(request);
  if (!('standings' in answer)) throw new Error(JSON.stringify(answer.findings));
  return answer.standings;
};
const told = (request: StandingsRequest): readonly string[] => {
  const answer = computeStandings(request);
  return 'findings' in answer ? answer.findings.map((one) => `${one.code} ${one.case} ${one.at}`) : [];
};

/** Two rounds of eight with a fine, a penalty at the table, half a point off in the standing, and a tie of three. */
const EXAMPLE: StandingsRequest = {
  points: 'mcr',
  players: players('12345678'),
  rounds: [
    { tables: [table('1234', [40, 40, 40, -120]), table('5678', [112, 8, -40, -80])] },
    { tables: [table('6152', [65, -13, -13, -39]), table('8743', [90, -30, -50, -30], { fines: { N: 20 } })] },
  ],
  penalties: [
    { player: '6', unit: 'mini', amount: 60, at: 'table', round: 2 },
    { player: '8', unit: 'points', amount: '1/2', at: 'standing', round: 2 },
  ],
};

t.test('a whole example by hand', (t) => {
  t.strictSame(
    standings(EXAMPLE).players.map(({ rank, id, points, mini }) => [rank, id, points, mini]),
    [
      [1, '6', '6', 13],
      [2, '5', '11/2', 99],
      [3, '1', '23/6', 27],
      [4, '3', '23/6', 10],
      [5, '8', '7/2', 10],
      [6, '7', '5/2', -70],
      [7, '2', '7/3', 1],
      [8, '4', '0', -170],
    ],
  );
  t.strictSame(
    standings({ ...EXAMPLE, after: 1 }).players.map(({ id }) => id).join(''),
    '51236784',
    'after one round the half point and the penalty are still to come',
  );
  t.strictSame(standings({ ...EXAMPLE, after: 0 }).players.map(({ rank, tied, last }) => [rank, tied, last]), Array(8).fill([1, true, '0']));
  t.end();
});

t.test('equal in all keys is the same rank, and the next one is left out', (t) => {
  const request = { points: 'mcr' as const, players: players('abcd'), rounds: [{ tables: [table('abcd', [5, 5, -4, -6])] }] };
  t.strictSame(standings(request).players.map(({ id, rank, tied }) => [id, rank, tied]), [['a', 1, true], ['b', 1, true], ['c', 3, false], ['d', 4, false]]);
  t.end();
});

t.test('rows without a round played are below all by their best', (t) => {
  const request: StandingsRequest = {
    points: { ranking: ['best', 'points'], absence: { points: '1/2', mini: -7 }, bye: { points: 2, mini: 3 } },
    players: players('xyabcd'),
    rounds: [{ tables: [table('abcd', [5, 1, -1, -5])], byes: ['y'] }],
  };
  t.strictSame(
    standings(request).players.map(({ id, best, points, mini, byes, absent }) => [id, best, points, mini, byes, absent]),
    [
      ['a', 5, '4', 5, 0, 0],
      ['b', 1, '2', 1, 0, 0],
      ['c', -1, '1', -1, 0, 0],
      ['d', -5, '0', -5, 0, 0],
      ['y', null, '2', 3, 1, 0],
      ['x', null, '1/2', -7, 0, 1],
    ],
  );
  t.end();
});

t.test('a substitute plays for a player, or for nobody, and is never ranked', (t) => {
  const base: StandingsRequest = {
    points: { substitute: { points: -1, mini: -30 } },
    players: [...players('abcd'), { id: 's', substitute: true, team: 'x' }],
    rounds: [{ tables: [table('abcs', [9, 3, 1, -13])] }],
  };
  const rowOf = (request: StandingsRequest, id: string): unknown => {
    const { rank, points, mini, fourths, absent, played } = standings(request).players.find((one) => one.id === id)!;
    return [rank, points, mini, fourths, absent, played];
  };
  const credited: StandingsRequest = { ...base, substitutions: [{ player: 'd', substitute: 's', from: 1, credit: 'player' }] };
  t.strictSame(rowOf(credited, 'd'), [4, '-1', -30, 1, 0, 1]);
  t.strictSame(rowOf(credited, 's'), [null, '0', 0, 0, 0, 0]);
  const own: StandingsRequest = { ...base, substitutions: [{ player: 'd', substitute: 's', from: 1, to: 1, credit: 'none' }] };
  t.strictSame(rowOf(own, 'd'), [4, '0', 0, 0, 1, 0]);
  t.strictSame(rowOf(own, 's'), [null, '-1', -30, 1, 0, 1]);
  t.equal(standings(base).teams, undefined, 'nor a member of a team');
  const fined: StandingsRequest = { ...credited, penalties: [{ player: 'd', unit: 'mini', amount: 4, at: 'table', round: 1 }] };
  t.equal(standings(fined).players[3]!.rounds[0]!.total, -17, 'a penalty at the table meets his stand-in');
  t.end();
});

t.test('the best members of a team count, by their rank', (t) => {
  const members = [{ id: 'a', team: 'x' }, { id: 'b', team: 'y' }, { id: 'c', team: 'y' }, { id: 'd', team: 'x' }];
  const rounds = [{ tables: [table('abcd', [9, 3, 1, -13], { wins: { E: 2 } })] }];
  t.match(standings({ points: 'mcr', players: members, rounds }).teams, [
    { rank: 1, team: 'x', members: ['a', 'd'], points: '4', mini: -4, best: 9, wins: 2 },
    { rank: 2, team: 'y', members: ['b', 'c'], points: '3', mini: 4, best: 3, wins: 0 },
  ]);
  t.match(standings({ points: 'mcr', players: members, rounds, teams: { count: 1 } }).teams, [
    { team: 'x', members: ['a'], mini: 9 },
    { team: 'y', members: ['b'], mini: 3 },
  ]);
  t.match(standings({ points: 'mcr', players: members, rounds: [] }).teams, [{ rank: 1, tied: true, team: 'x', best: null }, { rank: 1, team: 'y' }]);
  t.end();
});

t.test('what was carried counts in every sum', (t) => {
  const carried = [{ player: 'a', points: '1/3', mini: 1500 }, { player: 'b', mini: -500 }];
  const request: StandingsRequest = { points: 'riichi', players: players('ab'), rounds: [], carried };
  t.match(standings(request).players, [{ id: 'a', points: '1/3', mini: 1500, score: '11/6' }, { id: 'b', points: '0', score: '-1/2' }]);
  t.end();
});

const all = (change: Partial<StandingsRequest>): readonly string[] =>
  told({ points: 'mcr', players: [...players('abcde'), { id: 's', substitute: true }], rounds: [{ tables: [table('abcd', [1, 1, 0, -2])] }], ...change });

t.test('all that is wrong is found, and nothing that only follows', (t) => {
  t.strictSame(all({}), []);
  t.strictSame(all({ players: players('abcdab') }), ['player-repeated id /players/4/id', 'player-repeated id /players/5/id']);
  t.strictSame(
    all({ rounds: [{ tables: [table('abxd', [1, 1, 0, 0])], byes: ['a', 'e', 'e'] }] }),
    ['player-unknown id /rounds/0/tables/0/seats/W', 'sum-wrong table /rounds/0/tables/0/totals', 'player-twice bye /rounds/0/byes/0', 'player-twice bye /rounds/0/byes/2'],
    'a table with a stranger is still summed',
  );
  t.strictSame(all({ rounds: [{ tables: [table('abcc', [1, 1, 0, -2])] }] }), ['player-twice seat /rounds/0/tables/0/seats/N']);
  t.strictSame(all({ after: 2 }), ['round-out-of-range after /after']);
  t.strictSame(all({ carried: [{ player: 'z' }] }), ['player-unknown id /carried/0/player']);
  t.end();
});

t.test('penalties that cannot be', (t) => {
  const penalty = { player: 'a', unit: 'mini', amount: 1, at: 'table', round: 1 } as const;
  const of = (change: object): readonly string[] => all({ penalties: [{ ...penalty, ...change }] });
  t.strictSame(of({}), []);
  t.strictSame(of({ player: 'z', unit: 'points' }), ['player-unknown id /penalties/0/player']);
  t.strictSame(of({ unit: 'points' }), ['penalty-impossible points-at-table /penalties/0/unit']);
  t.strictSame(of({ amount: '1/2' }), ['penalty-impossible not-whole /penalties/0/amount']);
  t.strictSame(of({ amount: -1 }), ['penalty-impossible negative /penalties/0/amount']);
  t.strictSame(of({ round: undefined }), ['penalty-impossible round-missing /penalties/0']);
  t.strictSame(of({ player: 'e' }), ['penalty-impossible not-played /penalties/0/round']);
  t.strictSame(of({ round: 2 }), ['round-out-of-range penalty /penalties/0/round']);
  t.strictSame(of({ at: 'standing', amount: '1/2' }), ['penalty-impossible not-whole /penalties/0/amount']);
  t.strictSame(of({ at: 'standing', unit: 'points', amount: '1/2' }), []);
  t.end();
});

t.test('substitutions that cannot be', (t) => {
  const one = { player: 'e', substitute: 's', from: 1, credit: 'player' } as const;
  const of = (...changes: object[]): readonly string[] => all({ substitutions: changes.map((change) => ({ ...one, ...change })) });
  t.strictSame(of({}), []);
  t.strictSame(of({ substitute: 'a' }), ['substitute-invalid not-marked /substitutions/0/substitute']);
  t.strictSame(of({ player: 's', substitute: 's' }), ['substitute-invalid for-substitute /substitutions/0/player']);
  t.strictSame(of({ player: 'a' }), ['substitute-invalid sits-himself /substitutions/0/player']);
  t.strictSame(of({ player: 'z', substitute: 'y' }), ['player-unknown id /substitutions/0/player', 'player-unknown id /substitutions/0/substitute']);
  t.strictSame(of({ from: 2 }), ['round-out-of-range substitution /substitutions/0/from']);
  t.strictSame(of({ from: 1, to: 2 }), ['round-out-of-range substitution /substitutions/0/to']);
  const two = [...players('abcdefg'), { id: 's', substitute: true }, { id: 'r', substitute: true }];
  const both = (...changes: object[]): readonly string[] => all({ players: two, substitutions: changes.map((change) => ({ ...one, ...change })) });
  t.strictSame(both({}, { player: 'f' }), ['substitute-invalid for-two /substitutions/1/substitute']);
  t.strictSame(both({}, { substitute: 'r' }), ['substitute-invalid two-for-one /substitutions/1/player']);
  t.strictSame(both({}, { player: 'f', substitute: 'r' }), []);
  const rounds = [1, 2, 3].map(() => ({ tables: [table('abcd', [1, 1, 0, -2])] }));
  const later = (from: number, to: number): readonly string[] => all({ rounds, substitutions: [{ ...one, from, to }] });
  t.strictSame(later(3, 2), ['round-out-of-range backwards /substitutions/0/to']);
  t.end();
});

/** The value of a number as it is written: `1 3/4`, `7/4`, `2`. */
const valueOf = (text: string): number =>
  text.split(' ').reduce((sum, part) => {
    const [over, under = '1'] = part.split('/');
    return sum + Number(over) / Number(under);
  }, 0);

const anyRounds = fc.array(fc.tuple(fc.shuffledSubarray(Array.from('abcdefgh'), { minLength: 8 }), fc.array(fc.integer({ min: -30, max: 30 }), { minLength: 6, maxLength: 6 })), { minLength: 1, maxLength: 4 });

t.test('all points together are seven for each table, and all mini points nothing', (t) => {
  holds(
    t,
    fc.property(anyRounds, (drawn) => {
      const rounds = drawn.map(([ids, amounts]) => ({
        tables: [0, 1].map((i) => {
          const three = amounts.slice(3 * i, 3 * i + 3);
          return table(ids.slice(4 * i, 4 * i + 4).join(''), [...three, -three.reduce((sum, one) => sum + one, 0)]);
        }),
      }));
      const { players: rows } = standings({ points: 'mcr', players: players('abcdefgh'), rounds });
      const points = rows.reduce((sum, row) => sum + row.rounds.reduce((own, { points: text }) => own + valueOf(text), 0), 0);
      return rows.every((row, i) => i === 0 || row.rank! >= rows[i - 1]!.rank!) && Math.abs(points - 14 * rounds.length) < 1e-9 && rows.reduce((sum, { mini }) => sum + mini, 0) === 0;
    }),
    200,
  );
  t.end();
});
