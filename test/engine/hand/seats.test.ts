import t from 'tap';
import { validateDeal } from '../../../src/engine/hand/validate-deal.ts';
import { HUA_BAO, findingsOf } from '../../support/declared-deals.ts';
import { readyRules } from '../../support/ready-rules.ts';

const complete = '123m 456m 789m 111p 22p';
const idle = (seat: 'E' | 'S' | 'W' | 'N', hand = '3s4s7s6p9p8pEWNP5s8s9s') => ({ seat, hand });
const selfDraw = { by: 'self-draw', tile: '2p' } as const;

t.test('each seat has one hand', (t) => {
  const hands = [idle('E', '3s [EEE] [SSS] [CCC] [FFF]'), idle('E', '6s [111s] [222s] [777s] [888s]')];
  t.same(findingsOf({ hands }), ['seat-repeated hand /hands/1/seat']);
  t.match(validateDeal({ hands }, HUA_BAO).findings, [{ seat: 'E', first: '/hands/0/seat' }]);
  t.same(findingsOf({ hands, win: { seat: 'S', ...selfDraw } }), ['seat-repeated hand /hands/1/seat'], 'the missing winner may be one of them');
  t.same(
    findingsOf({ hands: [...hands, { seat: 'W', hand: '4s [444s] [444p] [555p] [666p]' }, { seat: 'N', hand: '' }, { seat: 'N', score: 8 }] }),
    ['seat-repeated hand /hands/1/seat', 'hand-size other /hands/3', 'seat-repeated hand /hands/4/seat'],
  );
  t.end();
});

t.test("of two hands at the winner's seat neither is judged as the winner's", (t) => {
  const hands = [idle('S', '3s [EEE] [SSS] [CCC] [FFF]'), { seat: 'S', hand: complete } as const];
  t.same(findingsOf({ hands, win: { seat: 'S', by: 'self-draw' } }), ['seat-repeated hand /hands/1/seat']);
  t.same(findingsOf({ hands, win: { seat: 'S', by: 'self-draw', tile: '9s', circumstances: ['kong-replacement'] } }), ['seat-repeated hand /hands/1/seat']);
  t.end();
});

t.test('the winner has a hand', (t) => {
  t.same(findingsOf({ hands: [idle('E')], win: { seat: 'S', ...selfDraw } }), ['winner-missing hand /win/seat']);
  t.same(findingsOf({ hands: [idle('E')], win: { seat: 'S', by: 'self-draw' } }), ['winner-missing hand /win/seat'], 'whether a tile is needed, its hand would tell');
  t.same(findingsOf({ hands: [idle('E')], win: null }), []);
  t.end();
});

t.test('with three players North is not in the game', (t) => {
  const three = readyRules('simple', { players: 3 });
  t.same(findingsOf({ hands: [idle('N')] }, three), ['seat-not-in-game hand /hands/0/seat']);
  t.match(validateDeal({ hands: [idle('N')] }, three).findings, [{ seat: 'N', players: 3 }]);
  t.same(findingsOf({ hands: [{ seat: 'N', concealed: '3s4s7s6p9p8pEWNP', melds: [{ tiles: '123m', from: 'E' }] }] }, three), ['seat-not-in-game hand /hands/0/seat']);
  t.same(findingsOf({ hands: [idle('E')], win: { seat: 'N', ...selfDraw } }, three), ['seat-not-in-game winner /win/seat']);
  t.same(
    findingsOf({ hands: [{ seat: 'S', hand: complete }], win: { seat: 'S', by: 'discard', tile: '2p', from: 'N', paysForAll: 'N' } }, three),
    ['seat-not-in-game win-from /win/from', 'seat-not-in-game pays-for-all /win/paysForAll'],
  );
  t.same(findingsOf({ hands: [{ seat: 'S', hand: complete }], win: { seat: 'S', by: 'discard', tile: '2p', from: 'W' } }, three), []);
  t.end();
});

t.test('a win comes from somebody else, and a drawn tile from nobody', (t) => {
  const hands = [{ seat: 'S', hand: complete }] as const;
  t.same(findingsOf({ hands, win: { seat: 'S', by: 'discard', tile: '2p', from: 'S' } }), ['claim-from-self win /win/from']);
  t.same(findingsOf({ hands, win: { seat: 'S', by: 'discard', tile: '2p' } }), []);
  t.same(findingsOf({ hands, win: { seat: 'S', ...selfDraw, from: 'W' } }), ['circumstance-impossible self-draw-from /win/from']);
  t.same(findingsOf({ hands, win: { seat: 'S', ...selfDraw, from: 'S' } }), ['circumstance-impossible self-draw-from /win/from']);
  t.same(findingsOf({ hands, win: { seat: 'S', ...selfDraw, paysForAll: 'S' } }), ['circumstance-impossible winner-pays-for-all /win/paysForAll']);
  t.same(findingsOf({ hands, win: { seat: 'S', ...selfDraw, paysForAll: 'W' } }), []);
  t.end();
});

t.test('a fifth hand is one seat twice', (t) => {
  const five = [...(['E', 'S', 'W', 'N'] as const), 'E' as const].map((seat) => ({ seat, score: 8 }));
  t.same(findingsOf({ hands: five }), ['seat-repeated hand /hands/4/seat']);
  t.end();
});
