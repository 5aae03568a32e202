import t from 'tap';
import type { WinInput } from '../../../src/engine/hand/input.ts';
import { judgeDeal } from '../../../src/engine/judge.ts';
import type { Circumstance, WinBy } from '../../../src/engine/vocabulary.ts';
import { fansOf, scoreFans, suppressedOf } from '../../support/fan-hands.ts';
import type { Win } from '../../support/fan-hands.ts';
import { readyRules } from '../../support/ready-rules.ts';

const PLAIN = '78s EE [234m] [678p] [555s]';
const KONG = '78s EE [234m] [6666p] [555s]';
const fans = (hand: string, win: Win) => fansOf(scoreFans(hand, win).hand);

function codes(hand: string, tile: string, by: WinBy, circumstances: readonly Circumstance[], options = {}): readonly string[] {
  const win: WinInput = { seat: 'S', tile, by, circumstances, from: by === 'self-draw' ? undefined : 'W' };
  const { findings = [] } = judgeDeal({ hands: [{ seat: 'S', hand }], win }, readyRules('mcr', options));
  return findings.map(({ code }) => code);
}

t.test('last tile draw and a replacement tile both count, and neither beside self-drawn', (t) => {
  const both = fans(KONG, { tile: '9s', by: 'self-draw', circumstances: ['kong-replacement', 'last-tile'] });
  t.strictSame(both, { 'last-tile-draw': 1, 'out-with-replacement-tile': 1, 'melded-kong': 1 });
  t.end();
});

t.test("a flower's replacement is only self-drawn", (t) => {
  t.strictSame(fans(`${PLAIN} + 1f`, { tile: '9s', by: 'self-draw', circumstances: ['flower-replacement'] }), { 'self-drawn': 1 });
  t.end();
});

t.test('the last tile of the wall is drawn or claimed', (t) => {
  t.strictSame(fans(PLAIN, { tile: '9s', by: 'self-draw', circumstances: ['last-tile'] }), { 'last-tile-draw': 1 });
  t.strictSame(fans(PLAIN, { tile: '9s', circumstances: ['last-tile'] }), { 'last-tile-claim': 1 });
  t.end();
});

t.test('the last of its kind counts when declared', (t) => {
  t.strictSame(fans(PLAIN, { tile: '9s', circumstances: ['last-of-kind'] }), { 'last-tile': 1 });
  t.end();
});

t.test('the last of its kind counts undeclared when the other three lie in the own exposed sets', (t) => {
  t.match(fans('45m EE [333m] [888p] [789s]', { tile: '3m' }), { 'last-tile': 1 });
  t.match(fans('45m EE [123m] [234m] [345m]', { tile: '3m' }), { 'last-tile': 1 });
  t.notMatch(fans('45m EE [123m] [234m] [888p]', { tile: '3m' }), { 'last-tile': 1 }, 'two of them');
  t.end();
});

t.test('the last of its kind is impossible while another copy is concealed in the hand', (t) => {
  t.strictSame(codes('789s 9s [234m] [678p] [555s]', '9s', 'discard', ['last-of-kind']), ['circumstance-impossible']);
  t.strictSame(codes('78s EE [234m] [678p] [555s]', '9s', 'discard', ['last-of-kind']), []);
  t.end();
});

t.test('robbing a kong: the last of its kind does not count beside it, the last tile of the wall is impossible unless agreed', (t) => {
  const { hand } = scoreFans(PLAIN, { tile: '9s', by: 'robbing-kong', circumstances: ['last-of-kind'] });
  t.strictSame(fansOf(hand), { 'robbing-the-kong': 1 });
  t.strictSame(suppressedOf(hand), ['last-tile: robbing-the-kong (non-repeat)']);
  t.strictSame(codes(PLAIN, '9s', 'robbing-kong', ['last-tile']), ['circumstance-impossible']);
  t.strictSame(codes(PLAIN, '9s', 'robbing-kong', ['last-tile'], { lastTileRobbed: true }), []);
  t.strictSame(codes('789s 9s [234m] [678p] [555s]', '9s', 'robbing-kong', []), ['circumstance-impossible'], 'another copy in the hand');
  t.end();
});

t.test('a replacement needs a kong, and a drawn tile', (t) => {
  t.strictSame(codes(PLAIN, '9s', 'self-draw', ['kong-replacement']), ['circumstance-impossible']);
  t.strictSame(codes(KONG, '9s', 'discard', ['kong-replacement']), ['circumstance-impossible']);
  t.end();
});

t.test('a melded hand needs four exposed sets and another player\'s tile', (t) => {
  const melded = '5s [123m] [456p] [678s] [EEE]';
  t.match(fans(melded, { tile: '5s' }), { 'melded-hand': 1 });
  t.notMatch(fans(melded, { tile: '5s', by: 'self-draw' }), { 'melded-hand': 1 });
  t.notMatch(fans('5s [123m] [456p] [678s] (EEEE)', { tile: '5s' }), { 'melded-hand': 1 }, 'a concealed kong');
  t.notMatch(fans('567s 5s [123m] [456p] [EEE]', { tile: '5s' }), { 'melded-hand': 1 }, 'three exposed sets');
  t.end();
});

t.test('concealed kongs leave a hand concealed', (t) => {
  t.match(fans('34578s EE (2222m) 678p', { tile: '9s' }), { 'concealed-hand': 1, 'concealed-kong': 1 });
  t.match(fans('34578s EE (2222m) 678p', { tile: '9s', by: 'self-draw' }), { 'fully-concealed-hand': 1 });
  t.end();
});

t.test('nine gates need exactly 1112345678999 before the winning tile', (t) => {
  for (let rank = 1; rank <= 9; rank++) {
    t.match(fans('1112345678999p', { tile: `${String(rank)}p` }), { 'nine-gates': 1 }, `${String(rank)} completes them`);
  }
  t.notMatch(fans('1112345678899p', { tile: '9p' }), { 'nine-gates': 1 }, 'the same fourteen tiles, but the nine came last');
  t.notMatch(fans('2345678999p [111p]', { tile: '5p' }), { 'nine-gates': 1 }, 'not concealed');
  t.end();
});


t.test('prevailing and seat wind may be the same pung', (t) => {
  t.match(fans('678m 99p 34s [SSS] [234m]', { tile: '5s', round: 'S' }), { 'prevalent-wind': 1, 'seat-wind': 1 });
  t.match(fans('678m 99p 34s [SSS] [234m]', { tile: '5s', seat: 'E', round: 'W' }), { 'pung-of-terminals-or-honors': 1 });
  t.end();
});

t.test('a dealt hand has no winning tile, so it is self-drawn without a wait', (t) => {
  const win: WinInput = { seat: 'E', by: 'self-draw', circumstances: ['dealt'] };
  const { sheet } = judgeDeal({ hands: [{ seat: 'E', hand: '1122337788995m 5m' }], win }, readyRules('mcr'));
  t.strictSame(sheet?.hands[0] && fansOf(sheet.hands[0]), { 'pure-terminal-chows': 1, 'fully-concealed-hand': 1 });
  t.equal(sheet?.hands[0]?.winningTile, -1);
  t.end();
});

t.test('circumstances of other rule sets are ignored', (t) => {
  t.strictSame(fans(PLAIN, { tile: '9s', circumstances: ['original-call'] }), { 'chicken-hand': 1 });
  t.end();
});
