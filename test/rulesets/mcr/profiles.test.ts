import t from 'tap';
import { fansOf, scoreFans } from '../../support/fan-hands.ts';
import type { Fans, Win } from '../../support/fan-hands.ts';
import { readyRules } from '../../support/ready-rules.ts';

const ONLINE = { profile: 'online' };
const SELF = { by: 'self-draw' } as const;

function count(hand: string, win: Win, options: Readonly<Record<string, unknown>>): { total: number | undefined; fans: Fans } {
  const scored = scoreFans(hand, { ...win, options }).hand;
  return { total: scored.fan, fans: fansOf(scored) };
}

t.test('the profile is the green book unless said otherwise, and sets five switches', (t) => {
  const switches = { twoConcealedKongs: 8, meldedAndConcealedKong: 6, fullyConcealedOnSpecial: true, tileHogInSevenPairs: false, knittedWait: false };
  t.strictSame(readyRules('mcr').options, { profile: 'wmo-2006', ...switches, deadWaits: true, falseHu: 10 });
  t.strictSame(readyRules('mcr', ONLINE).options, {
    profile: 'online',
    twoConcealedKongs: 6,
    meldedAndConcealedKong: 5,
    fullyConcealedOnSpecial: false,
    tileHogInSevenPairs: true,
    knittedWait: false,
    deadWaits: true,
    falseHu: 10,
  });
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
  ['nine gates', '1112345678999p', '5p', 88 + 2 + 1],
  ['seven pairs', '1133m 5577p 2266s E', 'E', 24],
  ['seven shifted pairs', '2233445566778s', '8s', 88 + 2],
  ['thirteen orphans', '119m 19p 19s ESWNPF', 'C', 88],
];
for (const [name, hand, tile, others] of SPECIAL) {
  t.test(`${name}, self-drawn: fully concealed (4), online only self-drawn (1)`, (t) => {
    const win = { tile, ...SELF };
    t.equal(count(hand, win, {}).total, others + 4);
    t.match(count(hand, win, {}).fans, { 'fully-concealed-hand': 1 });
    t.equal(count(hand, win, ONLINE).total, others + 1);
    t.match(count(hand, win, ONLINE).fans, { 'self-drawn': 1 });
    t.equal(count(hand, win, { fullyConcealedOnSpecial: false }).total, others + 1);
    t.end();
  });
}

t.test('knitted tiles, self-drawn, are never fully concealed', (t) => {
  for (const options of [{}, ONLINE]) {
    t.strictSame(count('147m 258p 39s ESWNP', { tile: 'C', ...SELF }, options).fans, {
      'lesser-honors-and-knitted-tiles': 1,
      'self-drawn': 1,
    });
    t.match(count('147m 258p 369s EE CC', { tile: 'C', ...SELF }, options).fans, { 'fully-concealed-hand': 1 }, 'a knitted straight is');
  }
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
  t.strictSame(count(green, { tile: '8s' }, {}).fans, { 'all-green': 1, 'seven-pairs': 1 });
  t.strictSame(count(green, { tile: '8s' }, ONLINE).fans, { 'all-green': 1, 'seven-pairs': 1, 'tile-hog': 1 });
  t.strictSame(count(green, { tile: '8s' }, { tileHogInSevenPairs: true }).fans, { 'all-green': 1, 'seven-pairs': 1, 'tile-hog': 1 });
  const terminals = '111199m 1199p 119s';
  t.strictSame(count(terminals, { tile: '9s' }, {}).fans, { 'all-terminals': 1, 'seven-pairs': 1 });
  t.strictSame(count(terminals, { tile: '9s' }, ONLINE).fans, { 'all-terminals': 1, 'seven-pairs': 1, 'tile-hog': 1 });
  t.match(count('3333m 4455p 6677s E', { tile: 'E' }, {}).fans, { 'seven-pairs': 1, 'tile-hog': 1 }, 'in other seven pairs they count');
  t.end();
});

t.test('a wait on a tile that is of the knitted straight too counts only where that is agreed', (t) => {
  const hand = '3369m 147p 258s [678p]';
  for (const options of [{}, ONLINE]) t.notMatch(count(hand, { tile: '3m' }, options).fans, { 'single-wait': 1 });
  t.match(count(hand, { tile: '3m' }, { knittedWait: true }).fans, { 'single-wait': 1 });
  t.match(count('147m 258p 369s E CCC', { tile: 'E' }, {}).fans, { 'single-wait': 1 }, 'on another tile it always does');
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
