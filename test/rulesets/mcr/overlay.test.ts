import t from 'tap';
import { bindRules } from '../../../src/engine/rules/bind.ts';
import { compileRuleSet } from '../../../src/engine/rules/compile.ts';
import type { RuleSetProblem } from '../../../src/engine/rules/problem.ts';
import type { RuleSet } from '../../../src/engine/rules/rule-set.ts';
import type { WinInput } from '../../../src/engine/hand/input.ts';
import { judgeDeal } from '../../../src/engine/judge.ts';
import type { HandSheet } from '../../../src/engine/score/sheet.ts';
import { MCR } from '../../../src/rulesets/mcr/index.ts';
import { fansOf, suppressedOf } from '../../support/fan-hands.ts';
import type { Fans } from '../../support/fan-hands.ts';

const source = { ids: ['mcr'], find: (id: string) => (id === 'mcr' ? MCR : undefined) };

function problemsOf(overlay: object): readonly RuleSetProblem[] {
  const compiled = compileRuleSet({ extends: 'mcr', ...overlay }, source);
  return 'problems' in compiled ? compiled.problems : [];
}

/** The sheet of South's hand, won on West's discard unless it is said to be self-drawn. */
function score(overlay: object, hand: string, tile: string, options?: object, selfDrawn = false): HandSheet {
  const compiled = compileRuleSet({ extends: 'mcr', ...overlay }, source);
  if ('problems' in compiled) throw new Error(JSON.stringify(compiled.problems));
  const bound = bindRules(compiled.set, 'test', { ...options });
  if ('findings' in bound) throw new Error(JSON.stringify(bound.findings));
  const win = selfDrawn ? ({ seat: 'S', tile, by: 'self-draw' } as const) : ({ seat: 'S', tile, by: 'discard', from: 'W' } as const);
  const { sheet, findings } = judgeDeal({ hands: [{ seat: 'S', hand }], win }, bound.ready);
  if (sheet === undefined) throw new Error(JSON.stringify(findings));
  return sheet.hands[0]!;
}

const PLAIN = '78s EE [234m] [678p] [555s] + 1f 2g';
const rule = (id: string, when: unknown, more: object = {}) => ({
  id: `mcr.${id}`,
  label: { en: id },
  value: { fan: 3 },
  when,
  for: 'winner',
  per: 'once',
  definition: 'Agreed by the club.',
  source: 'the club',
  ...more,
});

t.test('a club may drop the chicken hand, and the flowers', (t) => {
  const bare = score({ drop: ['mcr.chicken-hand'] }, PLAIN, '9s');
  t.match(bare, { fan: 0, score: 2, outcome: 'below-minimum' });
  const flowerless = score({ drop: ['mcr.flower-tiles'] }, PLAIN, '9s');
  t.match(flowerless, { fan: 8, score: 8, lines: [{ kind: 'fan' }] });
  t.end();
});

t.test('a club may change the minimum', (t) => {
  t.equal(score({ counting: { minimum: 9 } }, PLAIN, '9s').outcome, 'below-minimum');
  t.end();
});

t.test('what a dropped fan excluded counts again', (t) => {
  const hand = '66m 89p 678s [123p] [456p]';
  t.match(fansOf(score({ drop: ['mcr.pure-straight'] }, hand, '7p')), { 'short-straight': 1, 'two-terminal-chows': 1, 'edge-wait': 1 });
  t.end();
});

t.test('a default that an overlay gives goes before the profile, an option that a request gives before both', (t) => {
  const hand = '99p 34678s (2222m) (5555p)';
  t.equal(score({ options: { twoConcealedKongs: 6 } }, hand, '2s').fan, 6 + 2 + 1);
  t.equal(score({ options: { profile: 'online', twoConcealedKongs: 8 } }, hand, '2s').fan, 8 + 2 + 1);
  t.equal(score({ options: { profile: 'online' } }, hand, '2s').fan, 6 + 2 + 1);
  t.equal(score({ options: { twoConcealedKongs: 6 } }, hand, '2s', { twoConcealedKongs: 8 }).fan, 8 + 2 + 1);
  t.end();
});

t.test('a fan may be switched on by an option', (t) => {
  const overlay = { change: { 'mcr.chicken-hand': { enabledBy: 'knittedWait' } } };
  t.equal(score(overlay, PLAIN, '9s').fan, 0);
  t.equal(score(overlay, PLAIN, '9s', { knittedWait: true }).fan, 8);
  t.end();
});

t.test('a fan worth nothing does not count', (t) => {
  const overlay = { change: { 'mcr.self-drawn': { value: { fan: 0 } } } };
  t.strictSame(fansOf(score(overlay, PLAIN, '9s', {}, true)), { 'chicken-hand': 1 });
  t.end();
});

t.test('a fan may be put together of tests and of combinations', (t) => {
  const straightFlush = rule('straight-flush', { all: ['fan.pure-straight', 'fan.full-flush', { not: 'fan.self-drawn' }] });
  const hand = '66789m 11m [123m] [456m]';
  t.match(fansOf(score({ add: [straightFlush] }, hand, '1m')), { 'straight-flush': 1, 'pure-straight': 1, 'full-flush': 1 });
  t.notMatch(fansOf(score({ add: [straightFlush] }, hand, '1m', {}, true)), { 'straight-flush': 1 });
  t.notMatch(fansOf(score({ add: [straightFlush] }, '66m 89p 678s [123p] [456p]', '7p')), { 'straight-flush': 1 });
  const either = rule('either-triple', { any: ['fan.pure-triple-chow', 'fan.mixed-triple-chow'] });
  t.match(fansOf(score({ add: [either] }, '77p 34s EEE [345m] [345p]', '5s')), { 'either-triple': 1 });
  t.end();
});

t.test('a test of a certain kind of hand that is put together with others still asks for that kind', (t) => {
  const gates = rule('gates', { all: ['fan.nine-gates', 'fan.any-hand'] });
  t.notMatch(fansOf(score({ add: [gates] }, '2345678999p [111p]', '5p')), { gates: 1 });
  t.match(fansOf(score({ add: [gates] }, '1112345678999p', '5p')), { gates: 1 });
  t.end();
});

t.test('a fan of pungs put together with others does not take honours for ranks', (t) => {
  const pair = rule('two-alike', { all: ['fan.double-pung', 'fan.any-hand'] });
  t.notMatch(fansOf(score({ add: [pair] }, '678m 99p 34s [CCC] [FFF]', '2s')), { 'two-alike': 1 });
  t.match(fansOf(score({ add: [pair] }, '56789s EE [333m] [333p]', '7s')), { 'two-alike': 1 });
  t.end();
});

t.test('a fan counted for each counts once where no set is its proof, and for each bonus tile that is', (t) => {
  const each = [rule('whole', 'fan.any-hand', { per: 'each' }), rule('bonus', 'fan.bonus-tiles', { per: 'each' })];
  t.match(fansOf(score({ add: each }, PLAIN, '9s')), { whole: 1, bonus: 2 });
  t.end();
});

t.test('a fan may exclude a combination altogether, a combination another or a fan', (t) => {
  const hand = '66m 89p 678s [123p] [456p]';
  const noStraight = { change: { 'mcr.edge-wait': { excludes: [{ rule: 'mcr.pure-straight', scope: 'hand' }] } } };
  const scored = score(noStraight, hand, '7p');
  t.match(fansOf(scored), { 'edge-wait': 1, 'short-straight': 1, 'two-terminal-chows': 1 });
  t.ok(suppressedOf(scored).includes('pure-straight: edge-wait (non-repeat)'));
  const noWait = { change: { 'mcr.pure-straight': { excludes: [{ rule: 'mcr.edge-wait', scope: 'hand' }, { rule: 'mcr.mixed-double-chow', scope: 'hand' }] } } };
  t.notMatch(fansOf(score(noWait, hand, '7p')), { 'edge-wait': 1 });
  const withDouble = score(noWait, '89p EE [123p] [456p] [123m]', '7p');
  t.notMatch(fansOf(withDouble), { 'mixed-double-chow': 1 });
  t.ok(suppressedOf(withDouble).includes('mixed-double-chow: pure-straight (non-repeat)'));
  t.end();
});

t.test('a fan that takes sets away takes those of its own proof, of a fan that is there', (t) => {
  const whole = rule('whole', 'fan.any-hand', { excludes: [{ rule: 'mcr.pung-of-terminals-or-honors', scope: 'sets' }] });
  const scored = score({ add: [whole] }, '78s EE [999m] [345p] [222s]', '9s');
  t.strictSame(fansOf(scored), { whole: 1, 'pung-of-terminals-or-honors': 1 }, 'no set is the proof of it');
  t.strictSame(suppressedOf(scored), []);
  t.strictSame(suppressedOf(score({ add: [whole] }, '78s EE [888m] [345p] [222s]', '9s')), []);
  t.end();
});

t.test('what a combination excludes need not be in force', (t) => {
  const change = {
    'mcr.edge-wait': { enabledBy: 'knittedWait' },
    'mcr.pure-straight': { excludes: [{ rule: 'mcr.edge-wait', scope: 'hand' }] },
  };
  const hand = '66m 89p 678s [123p] [456p]';
  t.match(fansOf(score({ change }, hand, '7p')), { 'pure-straight': 1 });
  t.strictSame(suppressedOf(score({ change }, hand, '7p', { knittedWait: true })).filter((entry) => entry.startsWith('edge')), [
    'edge-wait: pure-straight (non-repeat)',
  ]);
  t.end();
});

t.test('whether dead waits count may be fixed by the set', (t) => {
  const hand = '4567m [777m] [345p] [222s]';
  t.notMatch(fansOf(score({ counting: { deadWaits: true } }, hand, '4m', { deadWaits: false })), { 'single-wait': 1 });
  t.match(fansOf(score({ counting: { deadWaits: false } }, hand, '4m')), { 'single-wait': 1 });
  t.end();
});

t.test('waits beside a knitted straight and tile hogs of honours may be fixed by the set', (t) => {
  const single = '3369m 147p 258s [678p]';
  t.notMatch(fansOf(score({ counting: { knittedSingleWaits: false } }, single, '3m', { knittedSingleWait: true })), { 'single-wait': 1 });
  const chow = '147m 258p 369s 89p EE';
  t.notMatch(fansOf(score({ counting: { knittedChowWaits: false } }, chow, '7p')), { 'edge-wait': 1 });
  t.match(fansOf(score({ counting: { hogsOfHonours: true } }, '6699s 223344446z', '6z')), { 'tile-hog': 1 });
  t.end();
});

t.test('a set that is silent about waits beside a knitted straight, tile hogs of honours and the last tile robbed means what it always meant', (t) => {
  const { knittedSingleWaits, knittedChowWaits, hogsOfHonours, ...counting } = MCR.counting as Extract<RuleSet['counting'], { unit: 'fan' }>;
  const { robLastTile, ...play } = MCR.play;
  for (const left of [knittedSingleWaits, knittedChowWaits, hogsOfHonours, robLastTile]) t.type(left, 'object');
  const compiled = compileRuleSet({ ...MCR, counting, play }, source);
  if ('problems' in compiled) throw new Error(JSON.stringify(compiled.problems));
  const bound = bindRules(compiled.set, 'older', { lastTileRobbed: true });
  if ('findings' in bound) throw new Error(JSON.stringify(bound.findings));
  const judge = (hand: string, win: Partial<WinInput>): ReturnType<typeof judgeDeal> =>
    judgeDeal({ hands: [{ seat: 'S', hand }], win: { seat: 'S', by: 'discard', from: 'W', ...win } }, bound.ready);
  const fans = (hand: string, tile: string): Fans => fansOf(judge(hand, { tile }).sheet!.hands[0]!);
  t.notMatch(fans('3369m 147p 258s [678p]', '3m'), { 'single-wait': 1 });
  t.match(fans('147m 258p 369s 89p EE', '7p'), { 'edge-wait': 1 });
  t.match(fans('6699s 223344446z', '6z'), { 'tile-hog': 1 });
  t.match(judge('78s EE [234m] [678p] [555s]', { tile: '9s', by: 'robbing-kong', circumstances: ['last-tile'] }).findings, [{ case: 'last-tile-robbing' }]);
  t.end();
});

t.test('what a fan excludes altogether is told once, though it takes sets of it away as well', (t) => {
  const excludes = [{ rule: 'mcr.pung-of-terminals-or-honors', scope: 'sets' }, { rule: 'mcr.pung-of-terminals-or-honors', scope: 'hand' }];
  const scored = score({ change: { 'mcr.dragon-pung': { excludes } } }, '78s 55m [EEE] [999m] [CCC]', '9s');
  t.notMatch(fansOf(scored), { 'pung-of-terminals-or-honors': Number });
  t.strictSame(suppressedOf(scored).filter((note) => note.includes('dragon-pung')), ['pung-of-terminals-or-honors: dragon-pung (non-repeat)']);
  t.end();
});

t.test('fans that exclude each other: the dearest counts', (t) => {
  const change = {
    'mcr.half-flush': { excludes: [{ rule: 'mcr.prevalent-wind', scope: 'hand' }] },
    'mcr.prevalent-wind': { excludes: [{ rule: 'mcr.half-flush', scope: 'hand' }] },
  };
  t.strictSame(fansOf(score({ change }, '23467855m EE [123m]', 'E')), { 'half-flush': 1, 'pung-of-terminals-or-honors': 1 });
  t.end();
});

t.test('rules of combined sets are not too many to choose from', (t) => {
  const add = Array.from({ length: 15 }, (_, i) => rule(`more-${i}`, 'fan.pure-double-chow'));
  t.match(problemsOf({ add }), [{ code: 'too-many', maximum: 31, found: 32 }]);
  t.strictSame(problemsOf({ add: add.slice(1) }), []);
  t.end();
});

t.test('a name that is no test of fans is no condition of them', (t) => {
  t.match(problemsOf({ add: [rule('x', 'fan.pure-strait')] }), [{ code: 'unknown-predicate', suggestion: 'fan.pure-straight' }]);
  t.end();
});
