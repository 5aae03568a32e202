import fc from 'fast-check';
import t from 'tap';
import { judgeDeal } from '../../src/engine/judge.ts';
import type { DealInput } from '../../src/engine/hand/input.ts';
import { HUA_BAO } from '../support/declared-deals.ts';
import { holds } from '../support/property.ts';
import { readyRules } from '../support/ready-rules.ts';

const deal: DealInput = {
  roundWind: 'E',
  hands: [
    { seat: 'E', hand: '345m 2678p 7s EE [999s] + 1f' },
    { seat: 'S', hand: '234m 55p 678s [777z] (1111p) + 2f' },
    { seat: 'W', concealed: '22m 9m 444p 13678s FF' },
    { seat: 'N', concealed: '6m 23p 222s NNN P', melds: [{ tiles: '888m', from: 'W' }] },
  ],
  win: { seat: 'S', tile: '5p', by: 'discard', from: 'W' },
};

t.test('a written deal becomes a score sheet', (t) => {
  const judged = judgeDeal(deal, HUA_BAO);
  t.same(judged.sheet?.hands.map(({ seat, score }) => [seat, score]), [
    [0, 24],
    [1, 200],
    [2, 6],
    [3, 28],
  ]);
  t.same(judged.sheet?.settlement?.net, [-372, 800, -258, -170]);
  t.end();
});

t.test('a deal with mistakes becomes its findings', (t) => {
  const hands = [{ seat: 'S', hand: '234m 56p 678s [777z] (1111p)' }] as const;
  t.match(judgeDeal({ ...deal, hands }, HUA_BAO).findings, [{ code: 'not-complete', at: '/hands/0' }]);
  t.match(judgeDeal({ ...deal, hands: [...hands, { seat: 'E', hand: 'x' }] }, HUA_BAO).findings, [
    { code: 'tile-unreadable', at: '/hands/1/hand' },
    { code: 'not-complete', at: '/hands/0' },
  ]);
  t.equal(judgeDeal({ ...deal, hands }, HUA_BAO).sheet, undefined);
  t.end();
});

t.test('a foul hand scores nothing in a deal that is settled all the same', (t) => {
  const hands = deal.hands.map((hand) => (hand.seat === 'W' ? { seat: hand.seat, concealed: '22m 9m 444p 13678s FFF' } : hand));
  const judged = judgeDeal({ ...deal, hands }, readyRules('hua-bao', { foulHands: 'score-zero' }));
  t.match(judged.sheet?.hands[2], { seat: 2, outcome: 'foul', score: 0, findings: [{ code: 'hand-size', expected: 13, found: 14 }] });
  t.same(judged.sheet?.settlement?.net, [-360, 800, -276, -164], 'W pays S 200, E 48, N 28; E pays S 400, N 8; N pays S 200');
  t.match(judgeDeal({ ...deal, hands }, HUA_BAO).findings, [{ code: 'hand-size', at: '/hands/2' }]);
  t.end();
});

t.test('the order of tiles and of hands never matters', (t) => {
  const shuffled = fc.record({
    order: fc.shuffledSubarray([0, 1, 2, 3], { minLength: 4 }),
    standing: fc.shuffledSubarray(['2m', '3m', '4m', '5p', '5p', '6s', '7s', '8s'], { minLength: 8 }),
    melds: fc.shuffledSubarray(['[777z]', '(1111p)', '+ 2f'].slice(0, 2), { minLength: 2 }),
  });
  const net = judgeDeal(deal, HUA_BAO).sheet?.settlement?.net;
  holds(t, fc.property(shuffled, ({ order, standing, melds }) => {
    const hands = order.map((i) => deal.hands[i]!);
    const written = hands.map((hand) => (hand.seat === 'S' ? { seat: hand.seat, hand: `${melds.join('')}${standing.join('')}+2f` } : hand));
    return JSON.stringify(judgeDeal({ ...deal, hands: written }, HUA_BAO).sheet?.settlement?.net) === JSON.stringify(net);
  }), 100);
  t.end();
});
