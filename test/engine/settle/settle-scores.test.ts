import t from 'tap';
import fc from 'fast-check';
import { settleScores } from '../../../src/engine/settle/settle-scores.ts';
import type { SettledWin } from '../../../src/engine/settle/settle-scores.ts';
import { BY_DISCARD, BY_SELF_DRAW, SEATS } from '../../../src/engine/vocabulary.ts';
import { readRecords } from '../../support/classical-cases.ts';
import { readyRules } from '../../support/ready-rules.ts';

interface RecordedSettlement {
  readonly id: string;
  readonly scores: Readonly<Record<string, number>>;
  readonly winner: string | null;
  readonly net: Readonly<Record<string, number>>;
}

const HUA_BAO = readyRules('hua-bao');
const DMJL = readyRules('dmjl');
const SIMPLE = readyRules('simple');
const MCR = readyRules('mcr');

function wonBy(seat: number, win: Partial<SettledWin> = {}): SettledWin {
  return { seat, by: BY_SELF_DRAW, from: -1, paysForAll: -1, ...win };
}

function netOf(scores: readonly (number | null)[], win: SettledWin | null, ready = HUA_BAO): readonly number[] | undefined {
  return settleScores(scores, win, ready).settlement?.net;
}

t.test('the winner is paid by each, the others settle differences, amounts double where East is a party', (t) => {
  t.same(netOf([16, 44, 8, 32], wonBy(1)), [-104, 176, -84, 12]);
  t.same(netOf([300, 100, 40, 10], wonBy(0)), [1800, -450, -630, -720]);
  t.same(netOf([200, 100, 200, 500], wonBy(0)), [1200, -900, -600, 300]);
  t.same(netOf([200, 100, 200, 500], wonBy(2)), [-800, -800, 800, 800]);
  t.end();
});

t.test('each payment has its reason, the winner comes first, and nothing is paid that is nothing', (t) => {
  t.same(settleScores([24, 200, 6, 28], wonBy(1), HUA_BAO).settlement, {
    payments: [
      { from: 0, to: 1, amount: 400, reason: 'winner' },
      { from: 2, to: 1, amount: 200, reason: 'winner' },
      { from: 3, to: 1, amount: 200, reason: 'winner' },
      { from: 2, to: 0, amount: 36, reason: 'difference' },
      { from: 0, to: 3, amount: 8, reason: 'difference' },
      { from: 2, to: 3, amount: 22, reason: 'difference' },
    ],
    net: [-372, 800, -258, -170],
  });
  t.same(settleScores([8, 8, 0, 8], wonBy(2), HUA_BAO).settlement, { payments: [], net: [0, 0, 0, 0] });
  t.end();
});

t.test('every order of seats and every winner settles by the written rule', (t) => {
  const orders = permutations([10, 30, 70, 200]);
  t.equal(orders.length, 24);
  for (const scores of orders) {
    for (let winner = 0; winner < 4; winner++) t.same(netOf(scores, wonBy(winner)), plainNet(scores, winner), `${scores.join(' ')}, ${SEATS[winner]!} wins`);
  }
  t.end();
});

t.test('who discarded does not matter in hua-bao', (t) => {
  for (const from of [0, 2, 3]) t.same(netOf([16, 44, 8, 32], wonBy(1, { by: BY_DISCARD, from })), [-104, 176, -84, 12]);
  t.end();
});

t.test('the German league settles as recorded, scores above the limit as they are', (t) => {
  for (const { id, scores, winner, net } of readRecords('dmjl', 'settlement.jsonl') as readonly RecordedSettlement[]) {
    const win = winner === null ? null : wonBy(SEATS.findIndex((seat) => seat === winner));
    t.same(netOf(SEATS.map((seat) => scores[seat]!), win, DMJL), SEATS.map((seat) => net[seat]), id);
  }
  t.end();
});

t.test('nobody pays in a drawn deal', (t) => {
  t.same(settleScores([16, 44, 8, 32], null, HUA_BAO), { settlement: { payments: [], net: [0, 0, 0, 0] }, unsettled: null });
  t.same(settleScores([null, null, null, null], null, MCR), { settlement: { payments: [], net: [0, 0, 0, 0] }, unsettled: null });
  t.end();
});

t.test('hua-bao is settled when all four hands are there', (t) => {
  for (let missing = 0; missing < 4; missing++) {
    const scores = [16, 44, 8, 32].map((score, seat) => (seat === missing ? null : score));
    t.same(settleScores(scores, wonBy(1), HUA_BAO), { settlement: null, unsettled: 'hands-missing' });
  }
  t.same(settleScores([16], wonBy(0), HUA_BAO), { settlement: null, unsettled: 'hands-missing' });
  t.end();
});

t.test('one who pays for all pays the share of each to the winner', (t) => {
  t.same(settleScores([24, 200, 6, 28], wonBy(1, { paysForAll: 3 }), HUA_BAO).settlement, {
    payments: [
      { from: 3, to: 1, amount: 800, reason: 'pays-for-all' },
      { from: 2, to: 0, amount: 36, reason: 'difference' },
      { from: 0, to: 3, amount: 8, reason: 'difference' },
      { from: 2, to: 3, amount: 22, reason: 'difference' },
    ],
    net: [28, 800, -58, -770],
  });
  t.end();
});

t.test('in the German league the losers do not settle when one pays for all', (t) => {
  t.same(settleScores([24, 200, 6, 28], wonBy(1, { paysForAll: 3 }), DMJL).settlement, {
    payments: [{ from: 3, to: 1, amount: 800, reason: 'pays-for-all' }],
    net: [0, 800, 0, -800],
  });
  t.end();
});

t.test('in mcr the discarder pays eight and the score, the others eight', (t) => {
  t.same(settleScores([null, 24, null, null], wonBy(1, { by: BY_DISCARD, from: 3 }), MCR).settlement, {
    payments: [
      { from: 0, to: 1, amount: 8, reason: 'winner' },
      { from: 2, to: 1, amount: 8, reason: 'winner' },
      { from: 3, to: 1, amount: 32, reason: 'winner' },
    ],
    net: [-8, 48, -8, -32],
  });
  t.end();
});

t.test('in mcr each pays eight and the score for a self-drawn tile, and one may pay it all', (t) => {
  t.same(netOf([24, null, null, null], wonBy(0), MCR), [96, -32, -32, -32]);
  t.same(netOf([24, null, null, null], wonBy(0, { paysForAll: 2 }), MCR), [96, 0, -96, 0]);
  t.end();
});

t.test('mcr cannot be settled without the discarder or the score of the winner', (t) => {
  t.equal(settleScores([null, 24, null, null], wonBy(1, { by: BY_DISCARD }), MCR).unsettled, 'from-missing');
  t.equal(settleScores([1, null, 1, 1], wonBy(1), MCR).unsettled, 'hands-missing');
  t.end();
});

t.test('in first games scores are added up and nothing is paid', (t) => {
  t.same(settleScores([0, 1, 0, 0], wonBy(1), SIMPLE).settlement, { payments: [], net: [0, 1, 0, 0] });
  t.same(settleScores([0, 3, null, null], wonBy(1), readyRules('simple', { players: 3 })).settlement, { payments: [], net: [0, 3, 0] });
  t.end();
});

t.test('payments sum to zero, and net is what they come to', (t) => {
  const score = fc.integer({ min: 0, max: 100_000 });
  const seat = fc.nat(3);
  fc.assert(
    fc.property(fc.tuple(score, score, score, score), seat, fc.integer({ min: -1, max: 3 }), fc.constantFrom(HUA_BAO, DMJL, MCR), (scores, winner, payer, ready) => {
      const win = wonBy(winner, { paysForAll: payer === winner ? -1 : payer });
      const { settlement } = settleScores(scores, win, ready);
      const net = [0, 0, 0, 0];
      for (const { from, to, amount } of settlement?.payments ?? []) {
        net[from]! -= amount;
        net[to]! += amount;
        if (amount <= 0 || from === to) return false;
      }
      return settlement !== null && net.reduce((sum, each) => sum + each, 0) === 0 && net.every((each, i) => each === settlement.net[i]);
    }),
  );
  t.end();
});

/** Rule 1 to 3 of the settlement, written out pair by pair. */
function plainNet(scores: readonly number[], winner: number): number[] {
  return scores.map((mine, me) =>
    scores.reduce((sum, theirs, other) => {
      if (me === other) return sum;
      const east = me === 0 || other === 0 ? 2 : 1;
      if (me === winner) return sum + east * mine;
      if (other === winner) return sum - east * theirs;
      return sum + east * (mine - theirs);
    }, 0),
  );
}

function permutations(values: readonly number[]): number[][] {
  if (values.length < 2) return [[...values]];
  return values.flatMap((value, i) => permutations([...values.slice(0, i), ...values.slice(i + 1)]).map((rest) => [value, ...rest]));
}
