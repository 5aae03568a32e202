import t from 'tap';
import { PAIR, PUNG } from '../../src/engine/shape/set.ts';
import { HUA_BAO } from '../../src/rulesets/hua-bao.ts';
import { countHand, timesCounted } from '../support/counted-hand.ts';
import type { Situation } from '../support/counted-hand.ts';

/** A rule, a hand that has it (how often), and a near miss. */
type Golden = readonly [rule: string, times: number, has: Situation, misses: Situation];

const LOSER = '147m 147p 147s';
const draws = (hand: string, tile: string, more: Partial<Situation> = {}): Situation => ({ hand, tile, by: 'self-draw', ...more });
const claims = (hand: string, tile: string, more: Partial<Situation> = {}): Situation => ({ hand, tile, ...more });
/** Golden hands of rules that an option switches on, that one alone. */
const switched =
  (option: 'specialHands' | 'extras') =>
  (rule: string, has: Situation, misses: Situation): Golden => [
    rule,
    1,
    { options: { [option]: [rule] }, ...has },
    { options: { [option]: [rule] }, ...misses },
  ];
const special = switched('specialHands');
const extra = switched('extras');
const LAST = { circumstances: ['last-tile'] } as const;
const EARTH = { circumstances: ['first-discard'] } as const;
const HEAVEN = { seat: 'E', by: 'self-draw', circumstances: ['dealt'] } as const;

const POINTS: readonly Golden[] = [
  ['pung-of-simples-exposed', 1, { hand: `${LOSER} E [555m]` }, { hand: `${LOSER} E [999m]` }],
  ['pung-of-simples-concealed', 1, { hand: `${LOSER} E 555m` }, { hand: `${LOSER} E [555m]` }],
  ['pung-of-majors-exposed', 1, { hand: `${LOSER} E [NNN]` }, { hand: `${LOSER} E [888s]` }],
  ['pung-of-majors-concealed', 2, { hand: '147m 147p 1s NNN 999s' }, { hand: `${LOSER} EW NN` }],
  ['kong-of-simples-exposed', 1, { hand: `${LOSER} E [5555m]` }, { hand: `${LOSER} E (5555m)` }],
  ['kong-of-simples-concealed', 1, { hand: `${LOSER} E (5555m)` }, { hand: `${LOSER} 5555m` }],
  ['kong-of-majors-exposed', 1, { hand: `${LOSER} E [999+9m]` }, { hand: `${LOSER} E [999m]` }],
  ['kong-of-majors-concealed', 1, { hand: `${LOSER} E (CCCC)` }, { hand: `${LOSER} E [CCCC]` }],
  ['pair-of-dragons', 2, { hand: `${LOSER} CC FF` }, { hand: `${LOSER} EW NN` }],
  ['pair-of-seat-wind', 1, { hand: `${LOSER} EW SS` }, { hand: `${LOSER} SW EE` }],
  ['pair-of-prevailing-wind', 1, { hand: `${LOSER} SW EE` }, { hand: `${LOSER} SW NN` }],
  ['bonus-tile', 3, { hand: `${LOSER} ESWN + 1f 12g` }, { hand: `${LOSER} ESWN` }],
  ['mahjong', 1, claims('234567m 234567p 5s', '5s'), { hand: '234567m 234567p 5s' }],
  ['robbing-kong', 1, claims('234567m 23457p 55s', '6p', { by: 'robbing-kong' }), claims('234567m 23457p 55s', '6p')],
];

const DOUBLINGS: readonly Golden[] = [
  ['pung-of-dragons', 2, { hand: '147m 147p 1s CCC [FFFF]' }, { hand: `${LOSER} CC FF` }],
  ['pung-of-seat-wind', 1, { hand: `${LOSER} E SSS` }, { hand: `${LOSER} E NNN` }],
  ['pung-of-prevailing-wind', 1, { hand: `${LOSER} S EEE` }, { hand: `${LOSER} E SSS` }],
  ['own-bonus-tile', 2, { hand: `${LOSER} ESWN + 2f 2g` }, { hand: `${LOSER} ESWN + 1f 3g` }],
  ['all-flowers', 1, { hand: `${LOSER} ESWN + 1234f` }, { hand: `${LOSER} ESWN + 123f 4g` }],
  ['all-seasons', 1, { hand: `${LOSER} ESWN + 1234g` }, { hand: `${LOSER} ESWN + 123g 4f` }],
  ['one-suit-with-honours', 1, claims('234567999m CC [EEE]', '9m'), claims('234567m 999p CC [EEE]', '9p')],
  ['one-suit', 1, claims('23456799955m [123m]', '9m'), claims('234567999m CC [123m]', '9m')],
];

const LIMITS: readonly Golden[] = [
  ['all-honours', 1, claims('EEE SSS WWW CC [FFF]', 'C'), claims('EEE SSS WWW CC [999m]', 'C')],
  ['heaven', 1, { ...HEAVEN, hand: '234567m 234567p 55s' }, draws('234567m 234567p 5s', '5s', { seat: 'E' })],
  ['earth', 1, claims('234567m 234567p 5s', '5s', EARTH), claims('234567m 234567p 5s', '5s')],
];

const SPECIAL: readonly Golden[] = [
  special('nine-gates', claims('1112345678999m', '5m'), claims('1112345567899m', '9m')),
  special('nine-gates', draws('1112345678999p', '9p'), claims('11145678999p [123p]', '4p')),
  special('big-four-winds', claims('EEE SSS WWW 5m [NNNN]', '5m'), claims('EEE SSS WWW N [555m]', 'N')),
  special('big-three-dragons', claims('CCC FFF 234m 5m [PPP]', '5m'), claims('CCC FFF 234m P [555m]', 'P')),
  special('four-kongs', claims('5m [1111m] (2222p) [3333s] [EEEE]', '5m'), claims('5m [1111m] (2222p) [3333s] [EEE]', '5m')),
  special('all-terminals', claims('111999m 1p [9999p] [111s]', '1p'), claims('111999m 2p [999p] [111s]', '2p')),
  special('heavenly-twins', claims('EESSWWNNCCFFP', 'P'), claims('EEE SSS WWW C [FFF]', 'C')),
  special('earthly-twins', claims('1122334455667m', '7m'), claims('112233445566m 7p', '7p')),
  special('earthly-twins', claims('1122334455667m', '7m'), claims('1112223334445m', '5m')),
  special('stairway', claims('123345567789m C', 'C'), claims('123345567789m N', 'N')),
  special('stairway', claims('345789m C [123m] [567m]', 'C'), claims('123m 345567789p C', 'C')),
  special('stairway', claims('123345567789s P', 'P'), claims('123345456789s P', 'P')),
  special('stairway', claims('123345567789s P', 'P'), claims('123345789s P [555s]', 'P')),
  special('all-green', claims('234234666s F [888s]', 'F'), claims('234234666s C [888s]', 'C')),
  special('all-green', claims('2342s [666s] [444s] [888s]', '2s'), claims('2342s [666s] [444s] [777s]', '2s')),
  special('writhing-snake', claims('1113335557779m', '9m'), claims('1113339m [5555m] [777m]', '9m')),
  special('writhing-snake', claims('1333555777999p', '1p'), claims('1333555777p [999s]', '1p')),
  special('squirming-snake', claims('1112345678999m', '2m'), claims('2345678999m [1111m]', '2m')),
  special('squirming-snake', claims('5234678s [111s] [999s]', '5s'), claims('5234678s [111s] [999p]', '5s')),
  special('squirming-snake', claims('8234567p [111p] [999p]', '8p'), claims('1123456789p [999p]', '1p')),
  special('thirteen-orphans', claims('19m 19p 19s 1234567z', '1m'), claims('111999m 1p [999p] [111s]', '1p')),
  special('buried-treasure', draws('111m 555p 999s EEE 2m', '2m'), claims('111m 555p 999s EEE 2m', '2m')),
  special('buried-treasure', draws('5p (1111m) (9999s) EEE SSS', '5p'), draws('5p [1111m] (9999s) EEE SSS', '5p')),
  special('concealed-clear-suit', claims('2345679995512m', '3m'), draws('2345679995m [123m]', '5m')),
  special('concealed-clear-suit', draws('2345679995512m', '3m'), draws('23456712355m FF', 'F')),
  special(
    'plum-blossom',
    draws('(1111m) 234567m 46p 88s', '5p', { circumstances: ['kong-replacement'] }),
    draws('(1111m) 234567m 46p 88s', '5p'),
  ),
  special(
    'plum-blossom',
    draws('(1111m) 234567m 46p 88s', '5p', { circumstances: ['kong-replacement'] }),
    draws('(1111m) 234567m 45p 88s', '6p', { circumstances: ['kong-replacement'] }),
  ),
  special(
    'moon-from-sea',
    draws('234567m 999s 23p 88s', '1p', { circumstances: ['last-tile'] }),
    claims('234567m 999s 23p 88s', '1p', { circumstances: ['last-tile'] }),
  ),
  special(
    'carrying-pole',
    claims('234567m 999p 13s 88p', '2s', { by: 'robbing-kong' }),
    claims('234567m 999p 13s 88p', '2s'),
  ),
  special(
    'kong-on-kong',
    draws('(1111m) (2222p) 23456s 88s', '7s', { circumstances: ['kong-on-kong'] }),
    draws('(1111m) (2222p) 23456s 88s', '7s', { circumstances: ['kong-replacement'] }),
  ),
  special('little-four-winds', claims('EEE SSS WWW N [555m]', 'N'), claims('EEE SSS WWW 5m [NNN]', '5m')),
];

const EXTRAS: readonly Golden[] = [
  extra('self-drawn', draws('234567m 23456p 88s', '7p'), claims('234567m 23456p 88s', '7p')),
  extra('self-drawn', draws('234567m 23456p 88s', '7p', LAST), { ...HEAVEN, hand: '234567m 234567p 88s' }),
  extra('only-tile', claims('234567m 23446p 88s', '5p'), claims('234567m 23456p 88s', '7p')),
  extra('only-tile', claims('5678p 234567m [888p]', '5p'), claims('5678p 234567m [999p]', '5p')),
  // Seven pairs by shape are no earthly twins where a pair comes twice.
  extra('only-tile', claims('1122223388999m', '8m'), { ...HEAVEN, hand: '234567m 234567p 88s' }),
  extra('last-tile-of-wall', draws('234567m 23456p 88s', '7p', LAST), claims('234567m 23456p 88s', '7p', LAST)),
  extra('last-discard', claims('234567m 23456p 88s', '7p', LAST), draws('234567m 23456p 88s', '7p', LAST)),
  extra(
    'replacement-tile',
    draws('234567m 23456p 88s + 1f', '7p', { circumstances: ['flower-replacement'] }),
    draws('234567m 23456p 88s + 1f', '7p'),
  ),
  extra('all-pungs', claims('222m 555p 8s [NNN] [3333s]', '8s'), claims('222m 567p 8s [NNN] [3333s]', '8s')),
  extra('all-pungs', claims('222m 555p 8s [NNN] [3333s]', '8s'), claims('EESSWWNNCCFFP', 'P')),
  extra('no-points', claims('234567m 23456p 88s', '7p'), claims('234567m 23456p CC', '7p')),
  extra('no-points', claims('234567m 23456p NN', '7p'), claims('234567m 234p 88s 77p', '7p')),
  extra('all-concealed', draws('234567m 23456p 88s', '7p'), claims('234567m 23456p 88s', '7p')),
  extra('terminals-and-honours', claims('111m 999p 1s [NNN] [CCC]', '1s'), claims('111m 999p 2s [NNN] [CCC]', '2s')),
  extra('three-concealed-pungs', { hand: '222m 555p (8888s) 147m N' }, { hand: '222m 555p [888s] 147m N' }),
  extra('three-concealed-pungs', { hand: '222m 555p (8888s) 147m N' }, { hand: '222m 555p [8888s] 147m N' }),
  extra('little-three-dragons', { hand: 'CCC FFF PP 14m [999m]' }, { hand: 'CCC FFF P 147m [999m]' }),
];

for (const [group, goldens] of Object.entries({ points: POINTS, doublings: DOUBLINGS, limits: LIMITS, special: SPECIAL, extras: EXTRAS })) {
  for (const [rule, times, has, misses] of goldens) {
    t.test(`${rule} counts in ${has.hand}, not in ${misses.hand} (${group})`, (t) => {
      t.equal(timesCounted('hua-bao', rule, has), times);
      t.equal(timesCounted('hua-bao', rule, misses), 0);
      t.end();
    });
  }
}

t.test('every rule of hua-bao has a golden hand', (t) => {
  const golden = new Set([...POINTS, ...DOUBLINGS, ...LIMITS, ...SPECIAL, ...EXTRAS].map(([rule]) => rule));
  t.same(
    HUA_BAO.rules.map(({ id }) => id).filter((id) => !golden.has(id)),
    [],
  );
  t.end();
});

t.test('the wind of seat and round at once counts twice', (t) => {
  const pair = countHand('hua-bao', { hand: `${LOSER} SW EE`, seat: 'E' });
  t.same([pair.points, pair.doublings], [4, 0]);
  const pung = countHand('hua-bao', { hand: `${LOSER} S [EEE]`, seat: 'E' });
  t.same([pung.points, pung.doublings], [4, 2]);
  t.end();
});

t.test('a bouquet doubles besides the own tile in it: all eight double four times', (t) => {
  const sheet = countHand('hua-bao', { hand: `${LOSER} ESWN + 1234f 1234g` });
  t.same([sheet.points, sheet.doublings, sheet.uncapped, sheet.score, sheet.limitApplied], [32, 4, 512, 500, true]);
  t.same(sheet.lines.at(-1), { rule: sheet.lines.at(-1)?.rule, kind: 'limit', value: 500, count: 1, evidence: 1 << 15 });
  t.equal(sheet.limitHand, null);
  t.end();
});

t.test('the points example: 22 points and one doubling are 44', (t) => {
  const sheet = countHand('hua-bao', claims('CCC 23467s SS [555p]', '8s'));
  t.same([sheet.points, sheet.doublings, sheet.score], [22, 1, 44]);
  t.end();
});

t.test('the set that a claimed tile completes is exposed, the others stay concealed', (t) => {
  t.equal(countHand('hua-bao', claims('555m 66p 777s 234m 88s', '6p')).points, 10 + 4 + 2 + 4);
  t.equal(countHand('hua-bao', draws('555m 66p 777s 234m 88s', '6p')).points, 10 + 4 + 4 + 4);
  t.end();
});

t.test('the winning tile is placed where the score is highest', (t) => {
  // 5 circles completes 345 or the pung; in the chow it leaves the pung concealed.
  const sheet = countHand('hua-bao', claims('34555p 234m 567m 88s', '5p'));
  t.equal(sheet.points, 14);
  t.same(sheet.alternatives.map(({ score, reason }) => [score, reason]), [[12, 'lower-score']]);
  t.end();
});

t.test('of several limit hands one counts, and the others stand back', (t) => {
  const sheet = countHand('hua-bao', claims('EEE SSS WWW C [NNN]', 'C'));
  t.equal(sheet.limitHand, 'big-four-winds');
  t.same(
    sheet.suppressed.filter(({ reason }) => reason === 'lower-limit').map(({ rule, by }) => [rule.id, by]),
    [['all-honours', 'big-four-winds']],
  );
  t.end();
});

t.test('a rule that the hand would have is named with the option that leaves it off', (t) => {
  const off = (situation: Situation): unknown => countHand('hua-bao', situation).suppressed.map(({ rule, by, reason }) => [rule.id, by, reason]);
  t.same(off(draws('234567m 23456p CC', '7p')), [
    ['self-drawn', 'extras', 'switched-off'],
    ['all-concealed', 'extras', 'switched-off'],
  ]);
  t.same(off({ hand: '222m 555p (8888s) 147m N' }), [['three-concealed-pungs', 'extras', 'switched-off']]);
  t.end();
});

t.test('earth is half the limit rounded down, unless the ordinary count is higher', (t) => {
  const poor = countHand('hua-bao', claims('234567m 23456p 88s', '7p', { ...EARTH, options: { limit: 333 } }));
  t.same([poor.score, poor.limitApplied, poor.limitHand, poor.uncapped], [166, true, 'earth', 10]);
  const rich = countHand('hua-bao', claims('999m CCC FFF SSS 8s', '8s', EARTH));
  t.same([rich.score, rich.limitApplied, rich.limitHand, rich.uncapped], [336, false, null, 336]);
  t.match(rich.suppressed[0], { rule: { id: 'earth' }, by: 'count', reason: 'below-count' });
  t.end();
});

t.test('a limit hand beyond the limit is still named, and one that equals the count is not', (t) => {
  const beyond = countHand('hua-bao', claims('999m CCC FFF 8s [PPP]', '8s', { options: { limit: 100 } }));
  t.same([beyond.score, beyond.limitHand, beyond.limitApplied], [100, 'big-three-dragons', true]);
  // The limit is set to what the hand counts.
  const count = countHand('hua-bao', claims('CCC FFF 234m 5m [PPP]', '5m', { options: { limit: 100_000 } })).uncapped;
  const equal = countHand('hua-bao', claims('CCC FFF 234m 5m [PPP]', '5m', { options: { limit: count } }));
  t.same([equal.score, equal.limitHand, equal.limitApplied], [count, null, false]);
  t.end();
});

t.test('without a limit a limit hand scores its own value, unless the count is higher', (t) => {
  const poor = countHand('hua-bao', claims('CCC FFF 234m 5m [PPP]', '5m', { options: { limit: null, limitHandValue: 1000 } }));
  t.same([poor.score, poor.limitHand], [1000, 'big-three-dragons']);
  const rich = countHand('hua-bao', claims('CCC FFF (9999m) 5m [PPP]', '5m', { options: { limit: null, limitHandValue: 100 } }));
  t.same([rich.score, rich.limitHand, rich.limitApplied], [rich.uncapped, null, false]);
  t.end();
});

t.test('a hand of a player who did not win shows the sets that count, not every two alike', (t) => {
  const { sets, form } = countHand('hua-bao', { hand: '22m 9m 444p 13678s FF', seat: 'W' });
  t.same(sets, [PUNG | 12, PAIR | 32]);
  t.equal(form, -1);
  t.end();
});
