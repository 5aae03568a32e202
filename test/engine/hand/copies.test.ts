import t from 'tap';
import { validateDeal } from '../../../src/engine/hand/validate-deal.ts';
import type { DealParts } from '../../../src/engine/hand/read-hands.ts';
import { HUA_BAO, SIMPLE, findingsOf } from '../../support/declared-deals.ts';
import { readyRules } from '../../support/ready-rules.ts';

const surplus = (parts: DealParts): unknown[] =>
  validateDeal(parts, HUA_BAO)
    .findings.filter(({ code }) => code === 'tile-overused' || code === 'bonus-repeated')
    .map((finding) => [finding.case, finding.at, finding.position, finding.length, finding['tile'], finding['found'], finding['seat']]);

t.test('a fifth copy in one hand is reported where it stands', (t) => {
  t.same(surplus({ hands: [{ seat: 'W', hand: '1m1m 🀇 2m 11m 2p5p8p3s6s9sEW' }] }), [['one-hand', '/hands/0/hand', 12, 2, '1m', 5, 'W']]);
  t.same(surplus({ hands: [{ seat: 'W', concealed: '55z1m4m7m2p5p8p3s6s', melds: ['P🀆︎🀆 '], bonus: '' }] }), [
    ['one-hand', '/hands/0/melds/0', 4, 2, '5z', 5, 'W'],
  ]);
  t.same(surplus({ hands: [{ seat: 'W', concealed: '5z1m4m7m2p5p8p3s6s9s', melds: [{ tiles: '5555z' }] }] }), [
    ['one-hand', '/hands/0/melds/0/tiles', 3, 2, '5z', 5, 'W'],
  ]);
  t.end();
});

t.test('over all hands, the first copy too many in the order of the request; each tile once', (t) => {
  t.same(
    surplus({
      hands: [
        { seat: 'N', hand: '111m4m7m2p5p8p3s6s9sEW' },
        { seat: 'E', hand: '4z [EEE] [111m] [777m]' },
        { seat: 'S', hand: '1m [WWW] [444p] [SSS] [CCC]' },
      ],
    }),
    [['all-hands', '/hands/1/hand', 11, 1, '1m', 7, 'E']],
  );
  t.end();
});

t.test('a tile won from another player counts as one of the winner, after all hands', (t) => {
  const loser = { seat: 'E', hand: '3p [EEE] [123m] [777m] [222p]' } as const;
  const win = { seat: 'S', by: 'discard', tile: ' 2p', from: 'E' } as const;
  t.same(surplus({ hands: [{ seat: 'S', hand: '456s 789m 13p 99p 567s' }, loser], win }), []);
  t.same(surplus({ hands: [{ seat: 'S', hand: '456s 789m 22p 99p 567s' }, loser], win }), [['all-hands', '/hands/1/hand', 26, 2, '2p', 6, 'E']]);
  t.same(surplus({ hands: [{ seat: 'S', hand: '2222p 456s 567s 789m' }], win }), [['one-hand', '/win/tile', 0, 3, '2p', 5, 'S']]);
  t.same(surplus({ hands: [{ seat: 'S', hand: '222p 456s 789m 99p 13s 1f' }, { seat: 'N', hand: '2p [EEE] [123m] [777m] [444z]' }], win }), [
    ['all-hands', '/win/tile', 0, 3, '2p', 5, 'S'],
  ]);
  t.end();
});

t.test('a bonus tile exists once', (t) => {
  t.same(surplus({ hands: [{ seat: 'W', hand: '1m4m7m2p5p8p3s6s9sEWNP + 1f🀢' }] }), [['one-hand', '/hands/0/hand', 27, 2, '1f', 2, 'W']]);
  t.same(
    surplus({
      hands: [
        { seat: 'W', concealed: '1m4m7m2p5p8p3s6s9sEWNP1f', bonus: '2g' },
        { seat: 'E', concealed: '2m5m8m3p6p9p1s4s7sEWNP', bonus: '14f2g' },
      ],
    }),
    [
      ['all-hands', '/hands/1/bonus', 0, 1, '1f', 2, 'E'],
      ['all-hands', '/hands/1/bonus', 3, 2, '2g', 2, 'E'],
    ],
  );
  t.end();
});

t.test('a bonus tile that is not in use is only that, each kind once in a hand', (t) => {
  t.same(findingsOf({ hands: [{ seat: 'W', hand: '1m4m7m2p5p8p3s6s9sEWNP + 1f1f2g' }] }, SIMPLE), [
    'tile-not-in-use bonus /hands/0/hand',
    'tile-not-in-use bonus /hands/0/hand',
  ]);
  const none = readyRules('hua-bao', { bonusTiles: false });
  t.same(findingsOf({ hands: [{ seat: 'W', concealed: '1m4m7m2p5p8p3s6s9sE', melds: ['77z1f'] }] }, none), [
    'tile-not-in-use bonus /hands/0/melds/0',
  ]);
  t.match(validateDeal({ hands: [{ seat: 'W', hand: '1m4m7m2p5p8p3s6s9sEWNP🀥' }] }, none).findings, [
    { tile: '3f', text: '🀥', position: 22, length: 2 },
  ]);
  t.end();
});

t.test('a hand that cannot be read is not counted', (t) => {
  t.same(findingsOf({ hands: [{ seat: 'W', hand: '11111m T' }, { seat: 'E', hand: '1m4m7m2p5p8p3s6s9sEWNP' }] }), [
    'tile-unreadable character /hands/0/hand',
  ]);
  t.end();
});
