import t from 'tap';
import { fansOf, scoreFans, suppressedOf } from '../../support/fan-hands.ts';
import type { Win } from '../../support/fan-hands.ts';

const waits = (hand: string, win: Win): readonly string[] =>
  Object.keys(fansOf(scoreFans(hand, win).hand)).filter((fan) => fan.endsWith('-wait'));
const notes = (hand: string, win: Win): readonly string[] =>
  suppressedOf(scoreFans(hand, win).hand).filter((entry) => /^[a-z]+-wait: /.test(entry));

t.test('a wait that is not the only one does not count, and that is said', (t) => {
  t.strictSame(waits('6789s [345m] [222p] [567m]', { tile: '9s' }), []);
  t.strictSame(notes('6789s [345m] [222p] [567m]', { tile: '9s' }), ['single-wait: not-only-wait (not-only-wait)']);
  t.strictSame(notes('1222s [345m] [222p] [567m]', { tile: '3s' }), ['edge-wait: not-only-wait (not-only-wait)']);
  t.strictSame(notes('2444s [345m] [222p] [567m]', { tile: '3s' }), ['closed-wait: not-only-wait (not-only-wait)']);
  t.end();
});

t.test('an edge wait is a 3 to 12 or a 7 to 89, nothing else', (t) => {
  const rest = ' EE [345m] [222p] [567m]';
  t.strictSame(waits(`12s${rest}`, { tile: '3s' }), ['edge-wait']);
  t.strictSame(waits(`89s${rest}`, { tile: '7s' }), ['edge-wait']);
  t.strictSame(waits(`23s${rest}`, { tile: '1s' }), []);
  t.strictSame(waits(`23s${rest}`, { tile: '4s' }), []);
  t.strictSame(waits(`78s${rest}`, { tile: '9s' }), []);
  t.end();
});

t.test('a closed wait is the middle of a chow', (t) => {
  t.strictSame(waits('79s EE [345m] [222p] [567m]', { tile: '8s' }), ['closed-wait']);
  t.strictSame(waits('2444s [345m] [222p] [567m]', { tile: '3s' }), [], 'the 2s for a pair would do too');
  t.end();
});

t.test('at most one of the waits counts, whichever way the tile is placed', (t) => {
  // The 3s to 12, or to the 3s beside 123.
  t.strictSame(waits('1233s [345m] [222p] [567m]', { tile: '3s' }), ['edge-wait']);
  t.end();
});

t.test('the wait for a pair is judged over seven pairs too', (t) => {
  // Four sets and a pair wait for 9s alone; so do seven pairs: one kind.
  t.strictSame(waits('1122337788995m', { tile: '5m' }), ['single-wait']);
  // 112233m 556677p 9s waits for 9s both ways, and the seven pairs keep the single wait from counting.
  t.strictSame(notes('112233m 556677p 9s', { tile: '9s' }), ['single-wait: seven-pairs (non-repeat)']);
  // 22334455p 66m 77s 8s: only seven pairs are one tile short, so the wait is the only one.
  t.strictSame(notes('22334455p 66m 77s 8s', { tile: '8s' }), ['single-wait: seven-pairs (non-repeat)']);
  t.end();
});

t.test('four sets and a pair may wait for more kinds than seven pairs: then it is not the only wait', (t) => {
  // Two chows 234 and 567 and the pair of eights wait for 1, 4 and 7 of circles; the seven pairs for 7 alone.
  t.strictSame(waits('22334455667p 88s', { tile: '7p', by: 'self-draw' }), []);
  t.end();
});

t.test('thirteen orphans waiting for one kind have no single wait of their own, nor waiting for all', (t) => {
  t.strictSame(waits('119m 19p 19s ESWNPF', { tile: 'C' }), []);
  t.strictSame(notes('119m 19p 19s ESWNPF', { tile: 'C' }), ['single-wait: thirteen-orphans (non-repeat)']);
  t.strictSame(notes('19m 19p 19s ESWNPFC', { tile: '1m' }), ['single-wait: not-only-wait (not-only-wait)']);
  t.end();
});

t.test('fourteen singles always have three waits', (t) => {
  t.strictSame(notes('147m 258p 39s ESWNP', { tile: 'C' }), ['single-wait: not-only-wait (not-only-wait)']);
  t.end();
});

t.test('the waits of a knitted straight are judged over all its forms', (t) => {
  t.strictSame(waits('147m 258p 369s E CCC', { tile: 'E' }), ['single-wait']);
  t.strictSame(waits('147m 258p 369s EE CC', { tile: 'C' }), [], 'two kinds');
  t.strictSame(waits('147m 258p 369s 89p EE', { tile: '7p' }), ['edge-wait']);
  t.strictSame(waits('147m 258p 369s 46m EE', { tile: '5m' }), ['closed-wait']);
  t.end();
});

t.test('no wait counts beside a melded hand or four kongs', (t) => {
  t.strictSame(notes('5s [123m] [456p] [678s] [EEE]', { tile: '5s' }), ['single-wait: melded-hand (non-repeat)']);
  t.strictSame(notes('9s [1111m] [3333p] (5555s) [CCCC]', { tile: '9s' }), ['single-wait: four-kongs (non-repeat)']);
  t.end();
});
