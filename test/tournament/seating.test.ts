import fc from 'fast-check';
import t from 'tap';
import { SEATS } from '../../src/engine/vocabulary.ts';
import { repeatBound } from '../../src/tournament/seating/groups.ts';
import { chanceFrom } from '../../src/tournament/seating/chance.ts';
import { drawSeating } from '../../src/tournament/seating/draw-seating.ts';
import { checkSeating } from '../../src/tournament/seating/judge-seating.ts';
import type { SeatingAnswer, SeatingRequest } from '../../src/tournament/seating/request.ts';
import { balanceWinds } from '../../src/tournament/seating/winds.ts';
import { countSeating } from '../support/count-seating.ts';
import { holds } from '../support/property.ts';

const base: SeatingRequest = { method: 'no-repeat', players: 16, rounds: 4, seed: 'a', effort: 1 };
const draw = (change: Partial<SeatingRequest>): SeatingAnswer => {
  const answer = drawSeating({ ...base, ...change });
  if (!('seating' in answer)) throw new Error(JSON.stringify(answer.findings));
  return answer.seating;
};
const told = (change: Partial<SeatingRequest>): readonly string[] => {
  const answer = drawSeating({ ...base, ...change });
  return 'findings' in answer ? answer.findings.map((one) => `${one.code} ${one.case} ${one.at}`) : [];
};
const ids = (count: number): { id: string }[] => Array.from({ length: count }, (_, i) => ({ id: `${i + 1}` }));
const names = (count: number): string[] => ids(count).map(({ id }) => id);
const tablesOf = ({ rounds }: SeatingAnswer): string[][][] => rounds.map(({ tables }) => tables.map(({ seats }) => SEATS.map((seat) => seats[seat])));

t.test('the same request is drawn the same, another seed differently', (t) => {
  for (const method of ['no-repeat', 'random', 'swiss', 'interval'] as const) {
    const change = method === 'swiss' || method === 'interval' ? { method, rounds: 1, standing: names(16) } : { method };
    t.strictSame(draw(change), draw(change), method);
    t.strictNotSame(tablesOf(draw(change)), tablesOf(draw({ ...change, seed: 'b' })), `${method} with another seed`);
  }
  t.end();
});

t.test('what a seed decides is the same on every machine', (t) => {
  // worked out by the definition of the generator, with a calculator of 32 bits
  const { next } = chanceFrom('mingg');
  const again = chanceFrom('mingg');
  t.strictSame([next(), next(), next()], [again.next(), again.next(), again.next()]);
  t.not(chanceFrom('mingh').next(), chanceFrom('mingg').next());
  t.end();
});

t.test('what the answer says of its quality is what a check of its rounds says', (t) => {
  const players = ids(20).map((one, i) => ({ ...one, team: `t${i % 5}` }));
  const answer = draw({ players, apart: [['1', '2']] });
  const check = checkSeating({ rounds: tablesOf(answer), players, apart: [['1', '2']] });
  t.strictSame(check, { valid: true, findings: [], quality: answer.quality });
  t.equal(answer.quality.apart, 0);
  t.equal(answer.quality.sameTeam, 0);
  t.end();
});

t.test('everybody has each wind equally often, byes or not', (t) => {
  holds(
    t,
    fc.property(fc.integer({ min: 4, max: 33 }), fc.integer({ min: 1, max: 9 }), fc.string({ maxLength: 8 }), (players, rounds, seed) => {
      // any rounds at all: the winds are balanced whoever meets whom
      const chance = chanceFrom(seed);
      const tables = Math.floor(players / 4);
      const drawn = Array.from({ length: rounds }, () => {
        const order = Array.from({ length: players }, (_, i) => i);
        for (let i = players - 1; i > 0; i--) {
          const j = chance.below(i + 1);
          [order[i], order[j]] = [order[j]!, order[i]!];
        }
        return Array.from({ length: tables }, (_, table) => order.slice(4 * table, 4 * table + 4));
      });
      const seated = balanceWinds(drawn, players, chance);
      const winds = Array.from({ length: players }, () => [0, 0, 0, 0]);
      for (const table of seated.flat()) for (const [wind, player] of table.entries()) winds[player]![wind]! += 1;
      const isSame = seated.every((round, r) => round.every((table, i) => table.toSorted().join() === drawn[r]![i]!.toSorted().join()));
      return isSame && winds.every((counts) => Math.max(...counts) - Math.min(...counts) <= 1);
    }),
    200,
  );
  t.end();
});

t.test('a seating of any number of players is whole, its byes and winds even', (t) => {
  for (const [players, rounds] of [[4, 3], [5, 4], [6, 3], [7, 5], [9, 2], [11, 6], [14, 3], [17, 5], [18, 4], [23, 3]] as const) {
    const { isWhole, windImbalance, byeSpread } = countSeating(draw({ players, rounds }), ids(players));
    t.ok(isWhole, `${players} players`);
    t.equal(windImbalance, 0, `${players} players: winds`);
    t.ok(byeSpread <= 1, `${players} players: byes`);
  }
  t.end();
});

t.test('twenty-eight meet everybody once in nine rounds, and 42 of the pairs again in the tenth', (t) => {
  t.equal(draw({ players: 28, rounds: 9 }).quality.repeatCost, 0);
  t.equal(repeatBound(28, 10), 42);
  t.equal(draw({ players: 28, rounds: 10 }).quality.repeatCost, 42);
  t.end();
});

t.test('the least repeat cost there can be', (t) => {
  for (const [players, rounds, expected] of [[4, 5, 60], [8, 4, 24], [12, 11, 198], [16, 5, 0], [16, 10, 120], [24, 8, 12], [40, 13, 0], [40, 14, 60]] as const) {
    t.equal(repeatBound(players, rounds), expected, `${players} x ${rounds}`);
  }
  t.end();
});

t.test('substitutes fill the last table, under names that nobody has', (t) => {
  const answer = draw({ players: [...ids(13), { id: 'sub-1' }], fill: 'substitutes', rounds: 2 });
  t.strictSame(answer.rounds[0]!.byes, []);
  t.ok(tablesOf(answer)[0]!.flat().includes('sub-2') && tablesOf(answer)[0]!.flat().includes('sub-3'));
  const swiss = draw({ method: 'swiss', players: ids(7), rounds: 1, standing: names(7), fill: 'substitutes' });
  t.ok(tablesOf(swiss)[0]![1]!.includes('sub-1'), 'at the foot of a standing');
  t.end();
});

t.test('a player who always sits at one table sits there', (t) => {
  const players = ids(16).map((one, i) => (i < 3 ? { ...one, table: 4 - i } : one));
  for (const change of [{}, { method: 'random' as const }, { method: 'swiss' as const, rounds: 1, standing: names(16) }]) {
    for (const tables of tablesOf(draw({ ...change, players }))) {
      for (const i of [0, 1, 2]) t.ok(tables[3 - i]!.includes(`${i + 1}`), `${change.method ?? 'no-repeat'}: player ${i + 1}`);
    }
  }
  const sharing = ids(9).map((one, i) => (i < 2 ? { ...one, table: 2 } : one));
  const { rounds } = draw({ players: sharing, rounds: 2 });
  t.strictSame(rounds.map(({ byes }) => byes[0]).sort(), ['1', '2'], 'two who share one sit out in turn');
  t.strictSame(told({ players: sharing, rounds: 3 }), ['table-conflict shared /players/1/table'], 'for as long as byes allow');
  t.strictSame(told({ players: sharing.slice(0, 8) }), ['table-conflict shared /players/1/table']);
  t.strictSame(told({ players: [{ id: 'a', table: 3 }, ...ids(7)] }), ['table-conflict no-such-table /players/0/table']);
  t.end();
});

t.test('who is to be kept apart never meets, and team mates do not where there is room', (t) => {
  const players = ids(32).map((one, i) => ({ ...one, team: `t${i % 8}`, country: i % 2 === 0 ? 'FI' : 'SK' }));
  const apart = [['1', '2'], ['1', '4'], ['31', '32']] as const;
  for (const change of [{ rounds: 5 }, { method: 'random' as const }, { method: 'swiss' as const, rounds: 1, standing: names(32) }, { rounds: 1, history: tablesOf(draw({ players, rounds: 2 })) }]) {
    const { quality, draw: single } = draw({ ...change, players, apart });
    t.equal(quality.apart, 0, change.method ?? 'no-repeat');
    if (change.method !== 'random') t.equal(quality.sameTeam, 0, change.method ?? 'no-repeat');
    t.equal(single === undefined, change.rounds !== 1, 'a single round has its draw');
  }
  t.end();
});

t.test('with rounds before, a further one repeats none of them and evens the winds out', (t) => {
  const history = tablesOf(draw({ rounds: 3 }));
  const answer = draw({ rounds: 1, history });
  t.match(answer.draw, { apart: 0, sameTeam: 0, repeats: 0, distance: null });
  const all = checkSeating({ rounds: [...history, ...tablesOf(answer)] });
  t.equal(all.quality!.repeatCost, 0);
  const gone = draw({ players: 12, rounds: 1, history });
  t.equal(gone.quality.players, 12, 'who has left counts for nothing');
  t.end();
});

t.test('those with the fewest byes sit out, from the foot of the standing', (t) => {
  const history = [[['1', '2', '3', '4'], ['5', '6', '7', '8']]];
  const swiss = { method: 'swiss' as const, rounds: 1, players: 9 };
  t.strictSame(draw({ ...swiss, standing: names(9) }).rounds[0]!.byes, ['9']);
  t.strictSame(draw({ ...swiss, standing: names(9), history }).rounds[0]!.byes, ['8'], 'the ninth has had his');
  t.end();
});

t.test('an interval cuts the standing into blocks, the last with an interval of its own', (t) => {
  const tables = tablesOf(draw({ method: 'interval', players: 20, rounds: 1, standing: names(20), interval: 2 }))[0]!;
  t.strictSame(
    tables.map((table) => table.map(Number).sort((a, b) => a - b)),
    [
      [1, 3, 5, 7],
      [2, 4, 6, 8],
      [9, 11, 13, 15],
      [10, 12, 14, 16],
      [17, 18, 19, 20],
    ],
  );
  const one = tablesOf(draw({ method: 'interval', players: 8, rounds: 1, standing: names(8) }))[0]!;
  t.strictSame(one.map((table) => table.toSorted()), [['1', '3', '5', '7'], ['2', '4', '6', '8']], 'by itself one of each quarter at a table');
  t.end();
});

t.test('a swiss draw of many seats neighbours together', (t) => {
  const { draw: fresh } = draw({ method: 'swiss', players: 40, rounds: 1, standing: names(40) });
  // four in a row: 1 + 4 + 9 + 1 + 4 + 1
  t.match(fresh, { repeats: 0, distance: 10 * 20 });
  const history = tablesOf(draw({ method: 'swiss', players: 40, rounds: 1, standing: names(40) }));
  t.match(draw({ method: 'swiss', players: 40, rounds: 1, standing: names(40), history }).draw, { repeats: 0 });
  t.end();
});

t.test('what cannot be seated', (t) => {
  t.strictSame(told({ players: 3 }), ['players-too-few four /players']);
  t.strictSame(told({ players: [...ids(8), { id: '1' }] }), ['player-repeated id /players/8/id']);
  t.strictSame(told({ method: 'swiss', rounds: 1 }), ['standing-missing method /standing']);
  t.strictSame(told({ method: 'interval', rounds: 2, players: 8, standing: names(8) }), ['round-out-of-range one /rounds']);
  t.strictSame(
    told({ method: 'swiss', rounds: 1, players: 8, standing: [...names(6), '1', 'x'] }),
    ['player-repeated standing /standing/6', 'player-unknown id /standing/7', 'player-missing standing /standing'],
  );
  t.strictSame(told({ apart: [['1', 'x'], ['2', '2']] }), ['player-unknown id /apart/0/1', 'player-repeated pair /apart/1/1']);
  t.strictSame(told({ history: [[['1', '2', '3'], ['1', '5', '6', '7']]] }), ['table-size four /history/0/0', 'player-twice seat /history/0/1/0']);
  t.end();
});

t.test('what cannot be checked has no quality', (t) => {
  const of = (rounds: string[][][], players = ids(8)): unknown => {
    const { valid, findings, quality } = checkSeating({ rounds, players });
    return [valid, findings.map(({ code, at }) => `${code} ${at}`), quality];
  };
  t.strictSame(of([[['1', '2', '3', 'x']]]), [false, ['player-unknown /rounds/0/0/3'], null]);
  t.strictSame(of([[['1', '2', '3', 'x', '4'], ['1', '5', '6', '7']]]), [false, ['table-size /rounds/0/0', 'player-twice /rounds/0/1/0'], null]);
  t.strictSame(of([[['1', '2', '3', '4']]], [...ids(4), { id: '1' }]), [false, ['player-repeated /players/4/id'], null]);
  t.match(checkSeating({ rounds: [] }), { valid: true, quality: { players: 0, rounds: 0, tables: 0, meetings: [], mostMeetings: 0, leastLinks: null } });
  t.end();
});
