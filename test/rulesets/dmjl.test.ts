import t from 'tap';
import { DMJL } from '../../src/rulesets/dmjl.ts';
import { HUA_BAO } from '../../src/rulesets/hua-bao.ts';
import { countHand, timesCounted } from '../support/counted-hand.ts';
import type { Situation } from '../support/counted-hand.ts';

const LOSER = '147m 147p 147s';
const draws = (hand: string, tile: string, more: Partial<Situation> = {}): Situation => ({ hand, tile, by: 'self-draw', ...more });
const claims = (hand: string, tile: string, more: Partial<Situation> = {}): Situation => ({ hand, tile, ...more });
const LAST = { circumstances: ['last-tile'] } as const;
const KONG = { circumstances: ['kong-replacement'] } as const;
const CALLED = { circumstances: ['original-call'] } as const;
const EARTH = { circumstances: ['first-discard'] } as const;
const HEAVEN = { seat: 'E', by: 'self-draw', circumstances: ['dealt'] } as const;

/** A rule, a hand that has it, and a near miss. Rules shared with hua-bao have theirs there. */
const GOLDEN: readonly (readonly [rule: string, has: Situation, misses: Situation])[] = [
  ['self-drawn', draws('(1111m) 23456p 234s 88s', '7p', KONG), claims('234567m 23456p 88s', '7p')],
  ['self-drawn', draws('234567m 23456p 88s', '7p', LAST), { ...HEAVEN, hand: '234567m 234567p 88s' }],
  ['last-tile-pairs-simples', claims('234567m 234567p 8s', '8s'), claims('234567m 234567p 9s', '9s')],
  ['last-tile-pairs-majors', claims('234567m 234567p F', 'F'), claims('234567m 23456p FF', '7p')],
  ['only-tile', claims('234567m 23446p 88s', '5p'), claims('234567m 23456p 88s', '7p')],
  ['own-flower-and-season', { hand: `${LOSER} ESWN + 2f 2g` }, { hand: `${LOSER} ESWN + 2f 3g` }],
  ['three-concealed-pungs', { hand: '222m 555p [8888s] 147m N' }, { hand: '222m 555p [888+8s] 147m N' }],
  ['little-three-dragons', { hand: 'CCC FFFF PP 1m [999m] + 1f' }, { hand: 'CCC FFF P 147m [999m]' }],
  ['three-dragons', { hand: 'CCC FFF [PPP] 147m 9p' }, { hand: 'CCC FFF PP 147m 99p' }],
  ['little-four-winds', { hand: 'EEE SSS [WWW] NN 14m' }, { hand: 'EEE SSS NN WW 147m' }],
  ['four-winds', { hand: 'EEE SSS [WWW] [NNN] 1m' }, { hand: 'EEE SSS [WWW] NN 14m' }],
  ['zero-point-hand', claims('234567m 23456p 88s + 1f', '7p'), claims('234567m 23456p EE', '7p')],
  ['no-chow', claims('222m 555p 8s [NNN] [3333s]', '8s'), claims('222m 567p 8s [NNN] [3333s]', '8s')],
  ['only-concealed', draws('234567m 23456p 88s', '7p'), claims('234567m 23456p 88s', '7p')],
  ['only-concealed', draws('234567m [8888p] 56p FF', '7p'), draws('234567m [888+8p] 56p FF', '7p')],
  ['only-majors', claims('111m 999p 1s [NNN] [CCC]', '1s'), claims('111m 999p 2s [NNN] [CCC]', '2s')],
  ['kong-replacement', draws('(1111m) 23456p 234s 88s', '7p', KONG), draws('(1111m) 23456p 234s 88s', '7p')],
  ['last-tile-of-wall', draws('234567m 23456p 88s', '7p', LAST), claims('234567m 23456p 88s', '7p', LAST)],
  ['last-discard', claims('234567m 23456p 88s', '7p', LAST), draws('234567m 23456p 88s', '7p', LAST)],
  ['robbing-kong', claims('234567m 23457p 55s', '6p', { by: 'robbing-kong' }), claims('234567m 23457p 55s', '6p')],
  [
    'original-call',
    claims('23456p 88s [234m] [567m]', '7p', { ...CALLED, by: 'self-draw' }),
    claims('23456p 88s [234m] [567m]', '7p', CALLED),
  ],
  ['earth', claims('234567m 234567p 5s', '5s', EARTH), claims('234567m 234567p 5s', '5s')],
  ['nine-gates', claims('1112345678999m', '5m'), claims('1112345678999m', '9m')],
  ['nine-gates', draws('1112345678999s', '2s'), claims('1112345567899s', '9s')],
  ['concealed-clear-suit', draws('2345679995512m', '3m'), claims('2345679995512m', '3m')],
];

for (const [rule, has, misses] of GOLDEN) {
  t.test(`${rule} counts in ${has.hand}, not in ${misses.hand}`, (t) => {
    t.equal(timesCounted('dmjl', rule, has), 1);
    t.equal(timesCounted('dmjl', rule, misses), 0);
    t.end();
  });
}

t.test('every rule that dmjl does not share with hua-bao has a golden hand', (t) => {
  const golden = new Set(GOLDEN.map(([rule]) => rule));
  const shared = new Set(HUA_BAO.rules.map(({ id, when }) => `${id} ${JSON.stringify(when)}`));
  t.same(
    DMJL.rules.filter(({ id, when }) => !golden.has(id) && !shared.has(`${id} ${JSON.stringify(when)}`)).map(({ id }) => id),
    [],
  );
  t.end();
});

t.test('a claimed kong counts points as exposed and is concealed for doublings and limit hands', (t) => {
  const sheet = countHand('dmjl', draws('5p [1111m] (9999s) EEE SSS', '5p'));
  t.equal(sheet.limitHand, 'buried-treasure');
  t.equal(sheet.points, 20 + 16 + 32 + 8 + 8 + 2 + 2 + 2);
  t.equal(countHand('dmjl', draws('5p [111+1m] (9999s) EEE SSS', '5p')).limitHand, null);
  t.end();
});

t.test('robbing a kong adds no points', (t) => {
  t.equal(countHand('dmjl', claims('234567m 23457p 55s', '6p', { by: 'robbing-kong' })).points, 20 + 2);
  t.end();
});

t.test('one of own flower and own season alone doubles nothing', (t) => {
  t.equal(countHand('dmjl', { hand: `${LOSER} ESWN + 2f` }).doublings, 0);
  t.end();
});

t.test('doublings for all three dragons come on top of those for each', (t) => {
  const sheet = countHand('dmjl', { hand: 'CCC FFF [PPP] 147m 9p' });
  t.same([sheet.points, sheet.doublings], [8 + 8 + 4, 3 + 2]);
  t.end();
});

t.test('seven pairs are no winning form', (t) => {
  t.throws(() => countHand('dmjl', claims('1133557799m 113p', '3p')), /not-complete/);
  t.end();
});
