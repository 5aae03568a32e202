import t from 'tap';
import { judgeDeal } from '../../../src/engine/judge.ts';
import type { DeclaredWin } from '../../../src/engine/hand/deal.ts';
import { settleScores } from '../../../src/engine/settle/settle-scores.ts';
import { BY_DISCARD, BY_ROBBING_KONG, BY_SELF_DRAW } from '../../../src/engine/vocabulary.ts';
import { MCR } from '../../../src/rulesets/mcr/index.ts';
import { scoreFans } from '../../support/fan-hands.ts';
import { readyRules } from '../../support/ready-rules.ts';

const ready = readyRules('mcr');
const won = (by: number, from: number): DeclaredWin => ({ seat: 1, tile: 0, by, from, circumstances: 0, paysForAll: -1 });
const net = (by: number, from: number, score = 12) => settleScores([null, score, null, null], won(by, from), ready).settlement?.net;

t.test('self-drawn: each of the three pays 8 and the score', (t) => {
  t.strictSame(net(BY_SELF_DRAW, -1), [-20, 60, -20, -20]);
  t.end();
});

t.test('on a discard or a robbed kong the one it came from pays 8 and the score, the others 8 each', (t) => {
  t.strictSame(net(BY_DISCARD, 2), [-8, 36, -20, -8]);
  t.strictSame(net(BY_ROBBING_KONG, 3), [-8, 36, -8, -20]);
  t.end();
});

t.test('there is no cap', (t) => {
  t.strictSame(net(BY_SELF_DRAW, -1, 332), [-340, 1020, -340, -340]);
  t.end();
});

t.test('flowers are paid for', (t) => {
  const { sheet } = scoreFans('78s EE [234m] [678p] [555s] + 1f 2g', { tile: '9s', from: 'N' });
  t.strictSame(sheet.settlement?.net, [-8, 34, -8, -18]);
  t.strictSame(sheet.settlement?.payments.map(({ amount }) => amount), [8, 8, 18]);
  t.end();
});

t.test("the winner's hand is enough; without the discarder nothing is settled", (t) => {
  const hands = [{ seat: 'S', hand: '78s EE [234m] [678p] [555s]' }] as const;
  const { sheet } = judgeDeal({ hands, win: { seat: 'S', tile: '9s', by: 'discard' } }, ready);
  t.equal(sheet?.settlement, null);
  t.equal(sheet?.unsettled, 'from-missing');
  t.end();
});

t.test('only the winner scores', (t) => {
  const hands = [
    { seat: 'S', hand: '78s EE [234m] [678p] [555s]' },
    { seat: 'N', hand: '111222333m 4445p + 1f' },
  ] as const;
  const { sheet } = judgeDeal({ hands, win: { seat: 'S', tile: '9s', by: 'discard', from: 'N' } }, ready);
  t.match(sheet?.hands[1], { outcome: 'none', score: 0, fan: 0, lines: [] });
  t.strictSame(sheet?.settlement?.net, [-8, 32, -8, -16]);
  t.end();
});

t.test('a false hu costs 10 to each opponent, or as the option says', (t) => {
  t.match(MCR.penalties, [{ id: 'mcr.false-hu', amount: { option: 'falseHu' }, to: 'each-opponent' }]);
  t.equal(ready.options['falseHu'], 10);
  t.equal(readyRules('mcr', { falseHu: 30 }).options['falseHu'], 30);
  t.end();
});

t.test('a value counted at the table is settled like any other', (t) => {
  const { sheet } = judgeDeal({ hands: [{ seat: 'S', score: 20 }], win: { seat: 'S', by: 'self-draw' } }, ready);
  t.strictSame(sheet?.settlement?.net, [-28, 84, -28, -28]);
  t.end();
});
