import t from 'tap';
import { judgeDeal } from '../../../src/engine/judge.ts';
import type { DealInput } from '../../../src/engine/hand/input.ts';
import { declareDeal } from '../../../src/engine/hand/declare-deal.ts';
import { isComplete } from '../../../src/engine/score/complete.ts';
import { scoreDeal } from '../../../src/engine/score/score-deal.ts';
import type { ScoreSheet } from '../../../src/engine/score/sheet.ts';
import { TRUE_DEAL } from '../../support/deals.ts';
import { readyRules } from '../../support/ready-rules.ts';

function scored(ruleset: string, deal: DealInput, options?: Readonly<Record<string, unknown>>): ScoreSheet {
  const { sheet, findings } = judgeDeal(deal, readyRules(ruleset, options));
  if (sheet === undefined) throw new Error(JSON.stringify(findings));
  return sheet;
}

t.test('the deal of the documentation is counted and settled as it says', (t) => {
  const sheet = scored('hua-bao', TRUE_DEAL);
  t.same(
    sheet.hands.map(({ points, doublings, score }) => [points, doublings, score]),
    [
      [12, 1, 24],
      [50, 2, 200],
      [6, 0, 6],
      [14, 1, 28],
    ],
  );
  t.same(sheet.settlement?.net, [-372, 800, -258, -170]);
  t.end();
});

t.test('a value counted at the table is final: neither capped nor explained', (t) => {
  const sheet = scored('hua-bao', {
    hands: [
      { seat: 'E', score: 1_000 },
      { seat: 'S', score: 44 },
      { seat: 'W', score: 8 },
      { seat: 'N', hand: '147m 147p 147s ESWN' },
    ],
    win: { seat: 'S', by: 'self-draw' },
  });
  t.match(sheet.hands[0], { outcome: 'none', form: 6, score: 1_000, lines: [{ kind: 'declared', value: 1_000, count: 1 }], points: undefined, limitApplied: undefined });
  t.match(sheet.hands[1], { outcome: 'win', score: 44 });
  t.equal(sheet.settlement?.net.reduce((sum, net) => sum + net, 0), 0);
  t.end();
});

t.test('the scoring sets alone are enough for a player who did not win', (t) => {
  const { hands, unsettled } = scored('hua-bao', { hands: [{ seat: 'W', hand: '[999p] CC + 3f', partial: true }] });
  t.match(hands[0], { form: 5, points: 4 + 2 + 4, doublings: 1, score: 20, outcome: 'none' });
  t.equal(unsettled, 'hands-missing');
  t.end();
});

t.test('a foul hand scores nothing, shows what is wrong, and the rest is settled', (t) => {
  const hands = TRUE_DEAL.hands.map((hand) => (hand.seat === 'W' ? { ...hand, concealed: '22m 9m 444p 1367s FF' } : hand));
  const sheet = scored('hua-bao', { ...TRUE_DEAL, hands }, { foulHands: 'score-zero' });
  const west = sheet.hands.find(({ seat }) => seat === 2);
  t.match(west, { outcome: 'foul', score: 0, form: -1, findings: [{ code: 'hand-size', at: '/hands/2' }] });
  t.same(sheet.settlement?.net, [-400 + 48 - 8, 800, -200 - 48 - 28, -200 + 8 + 28]);
  t.end();
});

t.test('a foul hand that the deal holds is not read', (t) => {
  const rules = readyRules('hua-bao');
  const { deal } = declareDeal(TRUE_DEAL, rules);
  const sheet = deal === null ? null : scoreDeal(deal, rules, [{ seat: 3, findings: [] }]);
  t.same(sheet?.hands.map(({ seat, score }) => [seat, score]), [[0, 24], [1, 200], [2, 6], [3, 0]]);
  t.end();
});

t.test('nothing is settled for a hand below the minimum', (t) => {
  const sheet = scored('mcr', { hands: [{ seat: 'S', hand: '999s 45p NN [234m] [789p]' }], win: { seat: 'S', tile: '6p', by: 'discard', from: 'W' } });
  t.match(sheet, { hands: [{ outcome: 'below-minimum' }], settlement: null, unsettled: 'below-minimum' });
  t.end();
});

t.test('whether the winner has a winning hand is told without counting it', (t) => {
  const complete = (ruleset: string, hand: string, tile: string, options?: Readonly<Record<string, unknown>>): boolean | null => {
    const rules = readyRules(ruleset, options);
    const { deal } = declareDeal({ hands: [{ seat: 'S', hand }], win: { seat: 'S', tile, by: 'self-draw' } }, rules);
    return deal === null ? null : isComplete(deal, rules);
  };
  t.equal(complete('hua-bao', '234567m 23456p 88s', '7p'), true);
  t.equal(complete('hua-bao', '234567m 23456p 88s', '9p'), false);
  t.equal(complete('hua-bao', 'EESSWWNNCCFFP', 'P'), true);
  t.equal(complete('hua-bao', 'EESSWWNNCCFF1m', '1m'), false);
  t.equal(complete('hua-bao', 'EESSWWNNCCFFP', 'P', { specialHands: [] }), false);
  t.equal(complete('mcr', 'EESSWWNNCCFF1m', '1m'), true);
  t.equal(complete('mcr', 'EESSWWNNCCFF1m', '2m'), false);
  t.end();
});

t.test('four alike of one honour are no two pairs of the heavenly twins', (t) => {
  t.throws(() => scored('hua-bao', { hands: [{ seat: 'S', hand: 'EEEESSWWNNCCF' }], win: { seat: 'S', tile: 'F', by: 'self-draw' } }), /not-complete/);
  t.end();
});

t.test('a deal that nobody won, and a value counted at the table, lack nothing', (t) => {
  const rules = readyRules('hua-bao');
  for (const input of [{ hands: [{ seat: 'S', hand: '147m 147p 147s ESWN' }] }, { hands: [{ seat: 'S', score: 44 }], win: { seat: 'S', by: 'self-draw' } }] as const) {
    const { deal } = declareDeal(input, rules);
    t.ok(deal !== null && isComplete(deal, rules));
  }
  t.end();
});
