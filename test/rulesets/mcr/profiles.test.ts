import t from 'tap';
import { fansOf, scoreFans, suppressedOf } from '../../support/fan-hands.ts';
import type { Fans, Win } from '../../support/fan-hands.ts';
import { setTile } from '../../../src/engine/shape/set.ts';
import { tileCode } from '../../../src/engine/tiles.ts';
import { readyRules } from '../../support/ready-rules.ts';

const ONLINE = { profile: 'online' };
const SELF = { by: 'self-draw' } as const;

function count(hand: string, win: Win, options: Readonly<Record<string, unknown>>): { total: number | undefined; fans: Fans } {
  const scored = scoreFans(hand, { ...win, options }).hand;
  return { total: scored.fan, fans: fansOf(scored) };
}

/** Why a fan does not count. */
function notesOn(fan: string, hand: string, win: Win): readonly string[] {
  return suppressedOf(scoreFans(hand, win).hand).filter((note) => note.startsWith(`${fan}: `));
}

/** The tiles of the sets that prove the tile hogs, one of each set. */
function hogsIn(hand: string, win: Win): readonly string[] {
  const { lines, sets } = scoreFans(hand, win).hand;
  const proof = lines.find(({ rule }) => rule.id === 'mcr.tile-hog')?.evidence ?? 0;
  return sets.filter((_, place) => ((proof >> place) & 1) !== 0).map((set) => tileCode(setTile(set)));
}

t.test('the profile is the book of 2006 unless said otherwise, and sets fourteen switches', (t) => {
  t.strictSame(readyRules('mcr').options, {
    profile: 'wmo-2006',
    twoConcealedKongs: 8,
    meldedAndConcealedKong: 6,
    fullyConcealedOnSpecial: true,
    halfFlushInAllGreen: true,
    doublePungInAllTerminals: true,
    secondPungInNineGates: false,
    tileHogInSevenPairs: false,
    tileHogOfHonors: false,
    knittedWait: false,
    knittedSingleWait: true,
    knittedChowWait: true,
    knittedStraightInLesser: true,
    lastTileRobbed: false,
    deadWaits: true,
    falseHu: 10,
  });
  t.strictSame(readyRules('mcr', ONLINE).options, {
    profile: 'online',
    twoConcealedKongs: 6,
    meldedAndConcealedKong: 5,
    fullyConcealedOnSpecial: false,
    halfFlushInAllGreen: false,
    doublePungInAllTerminals: false,
    secondPungInNineGates: true,
    tileHogInSevenPairs: true,
    tileHogOfHonors: true,
    knittedWait: false,
    knittedSingleWait: false,
    knittedChowWait: true,
    knittedStraightInLesser: true,
    lastTileRobbed: false,
    deadWaits: true,
    falseHu: 10,
  });
  t.end();
});

t.test('hands that the default profile once counted otherwise', (t) => {
  const cases: readonly (readonly [string, Win, number, Fans])[] = [
    ['14m 258p 6s ESWN PFC', { tile: '3s', ...SELF }, 24 + 4, { 'greater-honors-and-knitted-tiles': 1, 'fully-concealed-hand': 1 }],
    [
      '14m 258p 6s ESWN PFC',
      { tile: '3s', ...SELF, circumstances: ['last-tile', 'last-of-kind'] },
      24 + 8 + 4 + 4,
      { 'greater-honors-and-knitted-tiles': 1, 'last-tile-draw': 1, 'fully-concealed-hand': 1, 'last-tile': 1 },
    ],
    ['222233446688s F', { tile: 'F' }, 88 + 24 + 6, { 'all-green': 1, 'seven-pairs': 1, 'half-flush': 1 }],
    ['1m [111s] [999s] [111p] [999p]', { tile: '1m' }, 64 + 6 + 2 * 2, { 'all-terminals': 1, 'melded-hand': 1, 'double-pung': 2 }],
    ['1112345678999m', { tile: '2m' }, 88 + 2 + 1, { 'nine-gates': 1, 'two-concealed-pungs': 1, 'short-straight': 1 }],
    ['6699s 2233444466z', { tile: '4z', round: 'S', seat: 'S' }, 24 + 6, { 'seven-pairs': 1, 'half-flush': 1 }],
    [
      '258p 36966m 147s [678s]',
      { tile: '6m', ...SELF, seat: 'N' },
      12 + 2 + 1 + 1,
      { 'knitted-straight': 1, 'all-chows': 1, 'single-wait': 1, 'self-drawn': 1 },
    ],
  ];
  for (const [hand, win, total, fans] of cases) {
    const counted = count(hand, win, {});
    t.equal(counted.total, total, hand);
    t.strictSame(Object.entries(counted.fans).sort(), Object.entries(fans).sort(), hand);
  }
  t.end();
});

t.test('a switch that is given goes before what the profile says of it', (t) => {
  const { options } = readyRules('mcr', { profile: 'online', twoConcealedKongs: 8, fullyConcealedOnSpecial: true });
  t.match(options, { twoConcealedKongs: 8, meldedAndConcealedKong: 5, fullyConcealedOnSpecial: true, tileHogInSevenPairs: true });
  t.match(readyRules('mcr', { tileHogInSevenPairs: true }).options, { profile: 'wmo-2006', tileHogInSevenPairs: true, twoConcealedKongs: 8 });
  t.end();
});

t.test('two concealed kongs are worth 8, online 6', (t) => {
  const hand = '99p 34678s (2222m) (5555p)';
  t.equal(count(hand, { tile: '2s' }, {}).total, 8 + 2 + 1);
  t.equal(count(hand, { tile: '2s' }, ONLINE).total, 6 + 2 + 1);
  t.equal(count(hand, { tile: '2s' }, { twoConcealedKongs: 6 }).total, 6 + 2 + 1);
  t.equal(count(hand, { tile: '2s' }, { ...ONLINE, twoConcealedKongs: 8 }).total, 8 + 2 + 1);
  t.end();
});

t.test('a melded and a concealed kong are worth 6, online 5', (t) => {
  const hand = '34678s EE (2222m) [5555p]';
  t.equal(count(hand, { tile: '2s' }, {}).total, 6);
  t.equal(count(hand, { tile: '2s' }, ONLINE).total, 5);
  t.equal(count(hand, { tile: '2s' }, { meldedAndConcealedKong: 5 }).total, 5);
  t.end();
});

const SPECIAL: readonly (readonly [string, string, string, number])[] = [
  ['four concealed pungs', '222555m 99p 333p 77s', '7s', 64 + 1],
  ['nine gates with a pung of terminals', '1112345678999p', '9p', 88 + 16 + 2],
  ['seven pairs', '1133m 5577p 2266s E', 'E', 24],
  ['seven shifted pairs', '2233445566778s', '8s', 88 + 2],
  ['thirteen orphans', '119m 19p 19s ESWNPF', 'C', 88],
  ['greater honors and knitted tiles', '147m 258p 9s ESWNPF', 'C', 24],
  ['lesser honors and knitted tiles', '147m 258p 39s ESWNP', 'C', 12],
  ['lesser honors with a knitted straight', '147m 258p 369s ESWN', 'C', 12 + 12],
];
for (const [name, hand, tile, others] of SPECIAL) {
  t.test(`${name}, self-drawn: fully concealed (4), online only self-drawn (1)`, (t) => {
    const win = { tile, ...SELF };
    t.equal(count(hand, win, {}).total, others + 4);
    t.match(count(hand, win, {}).fans, { 'fully-concealed-hand': 1 });
    t.equal(count(hand, win, ONLINE).total, others + 1);
    t.match(count(hand, win, ONLINE).fans, { 'self-drawn': 1 });
    t.equal(count(hand, win, { fullyConcealedOnSpecial: false }).total, others + 1);
    // The last tile drawn is no self-drawn, so fully concealed is 4 more.
    const last = { ...win, circumstances: ['last-tile'] } as const;
    t.equal(count(hand, last, {}).total, others + 8 + 4);
    t.equal(count(hand, last, ONLINE).total, others + 8);
    t.notMatch(count(hand, { tile }, {}).fans, { 'fully-concealed-hand': 1 }, 'claimed it never is');
    t.end();
  });
}

t.test('a knitted straight with a set and a pair is fully concealed, whatever the profile', (t) => {
  for (const options of [{}, ONLINE]) t.match(count('147m 258p 369s EE CC', { tile: 'C', ...SELF }, options).fans, { 'fully-concealed-hand': 1 });
  t.end();
});

t.test('half flush counts beside all green with green dragons, online not', (t) => {
  const hand = '2342346668s [FFF]';
  t.equal(count(hand, { tile: '8s' }, {}).total, 88 + 6 + 2 + 1, 'all green, half flush, dragon pung, pure double chow');
  t.equal(count(hand, { tile: '8s' }, ONLINE).total, 88 + 2 + 1);
  t.equal(count(hand, { tile: '8s' }, { halfFlushInAllGreen: false }).total, 88 + 2 + 1);
  t.strictSame(notesOn('half-flush', hand, { tile: '8s', options: ONLINE }), ['half-flush: all-green (excluded)']);
  // Without a dragon it is a full flush, whatever is agreed: 88 + 24 + 24.
  for (const options of [{}, ONLINE, { halfFlushInAllGreen: false, tileHogInSevenPairs: false }]) {
    const pairs = count('2222333344668s', { tile: '8s' }, options).fans;
    t.match(pairs, { 'all-green': 1, 'full-flush': 1, 'seven-pairs': 1 });
    t.notMatch(pairs, { 'half-flush': 1 });
  }
  t.end();
});

t.test('double pungs count beside all terminals, online not; a triple pung always', (t) => {
  const hand = '1m [111s] [999s] [111p] [999p]';
  t.equal(count(hand, { tile: '1m' }, {}).total, 64 + 6 + 2 + 2);
  t.equal(count(hand, { tile: '1m' }, ONLINE).total, 64 + 6);
  t.equal(count(hand, { tile: '1m' }, { doublePungInAllTerminals: false }).total, 64 + 6);
  t.strictSame(notesOn('double-pung', hand, { tile: '1m', options: ONLINE }), ['double-pung: all-terminals (excluded)']);
  // 64 + 16, and 1 for the single wait: the double pungs are part of the triple pung.
  for (const options of [{}, ONLINE]) t.equal(count('999m 9p [111m] [111p] [111s]', { tile: '9p' }, options).total, 64 + 16 + 1);
  // With honours it is another fan, beside which they count.
  for (const options of [{}, ONLINE]) t.match(count('99m C [111m] [111p] [EEE] C', { tile: '9m' }, options).fans, { 'all-terminals-and-honors': 1, 'double-pung': 1 });
  t.end();
});

t.test('in nine gates no pung of terminals counts, online the second of two', (t) => {
  const fan = 'pung-of-terminals-or-honors';
  // Pungs of ones and nines: 88 + 2 concealed pungs.
  t.equal(count('1112345678999p', { tile: '5p' }, {}).total, 88 + 2);
  t.equal(count('1112345678999p', { tile: '5p' }, ONLINE).total, 88 + 2 + 1);
  t.equal(count('1112345678999p', { tile: '5p' }, { secondPungInNineGates: true }).total, 88 + 2 + 1);
  t.strictSame(notesOn(fan, '1112345678999p', { tile: '5p' }), [`${fan}: nine-gates (excluded)`]);
  t.strictSame(notesOn(fan, '1112345678999p', { tile: '5p', options: ONLINE }), [`${fan}: nine-gates (non-repeat)`]);
  // A single pung, of nines, beside 123, 456, 789 and the pair of ones, and a tile hog: 88 + 16 + 2.
  for (const options of [{}, ONLINE]) t.equal(count('1112345678999p', { tile: '9p' }, options).total, 88 + 16 + 2);
  t.match(count('1112345678899p', { tile: '9p' }, {}).fans, { [fan]: 2 }, 'the same tiles that are no nine gates');
  t.end();
});

t.test('the higher of two readings depends on the profile where one of them is seven pairs', (t) => {
  const hand = '44555566p 45566s';
  const win = { tile: '4s', ...SELF };
  t.equal(count(hand, win, {}).total, 24 + 24 + 4 + 2 + 1, 'seven pairs, middle tiles, fully concealed, tile hog, one voided suit');
  t.equal(count(hand, win, ONLINE).total, 52);
  t.end();
});

t.test('tile hogs in seven pairs that are all green or all terminals count online only', (t) => {
  const green = '22223344668s FF';
  t.strictSame(Object.keys(count(green, { tile: '8s' }, {}).fans), ['all-green', 'seven-pairs', 'half-flush']);
  t.strictSame(count(green, { tile: '8s' }, ONLINE).fans, { 'all-green': 1, 'seven-pairs': 1, 'tile-hog': 1 });
  t.match(count(green, { tile: '8s' }, { tileHogInSevenPairs: true }).fans, { 'all-green': 1, 'seven-pairs': 1, 'tile-hog': 1 });
  const terminals = '111199m 1199p 119s';
  t.strictSame(count(terminals, { tile: '9s' }, {}).fans, { 'all-terminals': 1, 'seven-pairs': 1 });
  t.strictSame(count(terminals, { tile: '9s' }, ONLINE).fans, { 'all-terminals': 1, 'seven-pairs': 1, 'tile-hog': 1 });
  t.match(count('3333m 4455p 6677s E', { tile: 'E' }, {}).fans, { 'seven-pairs': 1, 'tile-hog': 1 }, 'in other seven pairs they count');
  t.match(count('222234s 66s 88s [FFF]', { tile: '8s' }, {}).fans, { 'all-green': 1, 'tile-hog': 1 }, 'and in four sets and a pair');
  t.end();
});

t.test('four honours alike in seven pairs are a tile hog online only', (t) => {
  const win: Win = { tile: '4z', round: 'S', seat: 'S' };
  t.equal(count('6699s 2233444466z', win, {}).total, 24 + 6);
  t.equal(count('6699s 2233444466z', win, ONLINE).total, 24 + 6 + 2);
  t.equal(count('6699s 2233444466z', win, { tileHogOfHonors: true }).total, 24 + 6 + 2);
  // Beside a tile hog of a suit: that one alone counts, and its pairs alone are the proof.
  const both = '3333m 4455p 6s EEEE';
  t.strictSame(count(both, { tile: '6s' }, {}).fans, { 'seven-pairs': 1, 'tile-hog': 1 });
  t.strictSame(count(both, { tile: '6s' }, ONLINE).fans, { 'seven-pairs': 1, 'tile-hog': 2 });
  t.strictSame(hogsIn(both, { tile: '6s' }), ['3m', '3m']);
  t.strictSame(hogsIn(both, { tile: '6s', options: ONLINE }), ['3m', '3m', '1z', '1z']);
  // A kong of honours is no tile hog and takes none away.
  for (const options of [{}, ONLINE]) {
    t.match(count('333345m 67p 99s (EEEE)', { tile: '8p' }, options).fans, { 'tile-hog': 1 });
    t.notMatch(count('345m 67p 99s [777s] (EEEE)', { tile: '8p' }, options).fans, { 'tile-hog': 1 });
  }
  t.end();
});

t.test('the single wait counts though its kind is of the knitted straight, online not', (t) => {
  const hand = '3369m 147p 258s [678p]';
  t.match(count(hand, { tile: '3m' }, {}).fans, { 'single-wait': 1 });
  t.notMatch(count(hand, { tile: '3m' }, ONLINE).fans, { 'single-wait': 1 });
  t.notMatch(count(hand, { tile: '3m' }, { knittedSingleWait: false }).fans, { 'single-wait': 1 });
  t.match(count(hand, { tile: '3m' }, { knittedSingleWait: false, knittedWait: true }).fans, { 'single-wait': 1 });
  for (const options of [ONLINE, { knittedSingleWait: false, knittedChowWait: false }]) {
    t.match(count('147m 258p 369s E CCC', { tile: 'E' }, options).fans, { 'single-wait': 1 }, 'on another kind it always does');
  }
  t.end();
});

t.test('a chow beside a knitted straight whose tile is of it too is no edge or closed wait, unless that is agreed', (t) => {
  // 4m of 345m, 3s of 123s: both kinds are of the straight.
  for (const [hand, tile, wait] of [['147m 258p 369s 35m EE', '4m', 'closed-wait'], ['147m 258p 369s 12s EE', '3s', 'edge-wait']] as const) {
    for (const options of [{}, ONLINE]) t.notMatch(count(hand, { tile }, options).fans, { [wait]: 1 });
    t.match(count(hand, { tile }, { knittedWait: true, knittedChowWait: false }).fans, { [wait]: 1 });
  }
  t.end();
});

t.test('a chow beside a knitted straight whose tile is not of it is an edge or closed wait, unless that is agreed not to count', (t) => {
  for (const [hand, tile, wait] of [['147m 258p 369s 89p EE', '7p', 'edge-wait'], ['147m 258p 369s 46m EE', '5m', 'closed-wait']] as const) {
    for (const options of [{}, ONLINE]) t.match(count(hand, { tile }, options).fans, { [wait]: 1 });
    t.notMatch(count(hand, { tile }, { knittedChowWait: false }).fans, { [wait]: 1 });
  }
  t.match(count('46m EE 234p 567p 888s', { tile: '5m' }, { knittedChowWait: false }).fans, { 'closed-wait': 1 }, 'beside no knitted straight');
  t.end();
});

t.test('lesser honors that hold all nine knitted tiles have the knitted straight, unless that is agreed not to count', (t) => {
  const hand = '147m 258p 369s ESWN';
  for (const options of [{}, ONLINE]) t.equal(count(hand, { tile: 'C' }, options).total, 12 + 12);
  const without = { knittedStraightInLesser: false };
  t.equal(count(hand, { tile: 'C' }, without).total, 12);
  t.strictSame(notesOn('knitted-straight', hand, { tile: 'C', options: without }), ['knitted-straight: lesser-honors-and-knitted-tiles (excluded)']);
  t.notMatch(count('147m 258p 39s ESWNP', { tile: 'C' }, {}).fans, { 'knitted-straight': 1 }, 'eight of the nine');
  t.match(count('147m 258p 369s EE CC', { tile: 'C' }, without).fans, { 'knitted-straight': 1 }, 'with a set and a pair it counts');
  t.end();
});

t.test('a kong made with the last tile of the wall is robbed only where that is agreed', (t) => {
  const hand = '78m 345p 789s EE [123m]';
  const win: Win = { tile: '6m', by: 'robbing-kong', seat: 'W', from: 'E', round: 'S', circumstances: ['last-tile'] };
  t.strictSame(count(hand, win, { lastTileRobbed: true }), { total: 8 + 8, fans: { 'last-tile-claim': 1, 'robbing-the-kong': 1 } });
  for (const options of [{}, ONLINE]) t.throws(() => count(hand, win, options), { message: /circumstance-impossible/ });
  t.strictSame(count(hand, { ...win, circumstances: [] }, {}).fans, { 'robbing-the-kong': 1 });
  t.match(count(hand, { ...win, by: 'discard' }, {}).fans, { 'last-tile-claim': 1 }, 'discarded it needs no agreement');
  t.end();
});

t.test('a kind of which the player holds all four is a wait, unless it is agreed that it is none', (t) => {
  const hand = '4567m [777m] [345p] [222s]';
  t.strictSame(count(hand, { tile: '4m' }, {}).fans, { 'tile-hog': 1, 'all-simples': 1 }, 'the fifth 7m would win too');
  t.strictSame(count(hand, { tile: '4m' }, { deadWaits: false }).fans, { 'tile-hog': 1, 'all-simples': 1, 'single-wait': 1 });
  t.end();
});

t.test('the most valuable hand has 328 fans, online 324', (t) => {
  const win: Win = { tile: 'S', seat: 'E', by: 'self-draw', circumstances: ['kong-replacement', 'last-tile'] };
  const hand = 'S (EEEE) (PPPP) (FFFF) (CCCC)';
  const green = count(hand, win, {});
  t.strictSame(green.fans, {
    'big-three-dragons': 1,
    'four-kongs': 1,
    'all-honors': 1,
    'four-concealed-pungs': 1,
    'last-tile-draw': 1,
    'out-with-replacement-tile': 1,
    'fully-concealed-hand': 1,
    'prevalent-wind': 1,
    'seat-wind': 1,
  });
  t.equal(green.total, 88 + 88 + 64 + 64 + 8 + 8 + 4 + 2 + 2);
  t.equal(count(hand, win, ONLINE).total, 88 + 88 + 64 + 64 + 8 + 8 + 2 + 2);
  // Four winds instead of three dragons: the winds of seat and round are part of them.
  t.equal(count('P (EEEE) (SSSS) (WWWW) (NNNN)', { ...win, tile: 'P' }, {}).total, 88 + 88 + 64 + 64 + 8 + 8 + 4);
  t.end();
});
