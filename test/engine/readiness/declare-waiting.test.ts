import t from 'tap';
import { declareWaiting } from '../../../src/engine/readiness/declare-waiting.ts';
import type { WaitingInput } from '../../../src/engine/readiness/declare-waiting.ts';
import type { ReadyRules } from '../../../src/engine/rules/ready.ts';
import { readyRules } from '../../support/ready-rules.ts';
import { wordsFor } from '../../../src/words/index.ts';

const HUA_BAO = readyRules('hua-bao');
const SIMPLE = readyRules('simple');
const READY = '123m 456p 789s 1112z';

const findings = (input: WaitingInput, ready: ReadyRules = HUA_BAO): string[] =>
  (declareWaiting(input, ready).findings ?? []).map(({ code, case: name, at }) => `${code} ${String(name)} ${at}`);
const first = (input: WaitingInput, ready: ReadyRules = HUA_BAO): Readonly<Record<string, unknown>> | undefined =>
  declareWaiting(input, ready).findings?.[0];

t.test('a hand that waits has 13 tiles, or 14 before it throws one, and one more for each kong', (t) => {
  for (const hand of [READY, `${READY} 7z`, '5z [111z] [2222z] (3333z) [444z]', '55z [111z] [2222z] (3333z) [444z]']) {
    t.strictSame(findings({ hand }), [], hand);
  }
  for (const [hand, expected, found] of [
    ['123m 456p 789s 111z', 13, 12],
    [`${READY} 77z`, 14, 15],
    ['23m 456p 789s [1111z]', 14, 12],
    ['12m 456p 789s [1111z] 2z', 14, 13],
  ] as const) {
    const finding = first({ hand });
    t.match(finding, { code: 'hand-size', case: 'waiting', at: '', expected, found, seat: 'E' }, hand);
  }
  t.end();
});

t.test('what is wrong with the size is said in words that fit a waiting hand', (t) => {
  const finding = declareWaiting({ hand: '123m 456p 789s 111z' }, HUA_BAO).findings?.[0];
  const { message, hint } = wordsFor('en').finding(finding!);
  t.equal(message, 'The number of tiles is wrong: 12 (no kong), 13 expected.');
  t.equal(hint, 'A hand that waits has 13 tiles, or 14 before the discard, plus one for each kong.');
  t.end();
});

t.test('hands are written and judged as those of a deal, with pointers into the request', (t) => {
  t.strictSame(findings({}), ['wrong-type no-hand ']);
  t.strictSame(findings({ hand: READY, concealed: READY }), ['wrong-type hand-and-parts /concealed']);
  t.strictSame(findings({ hand: `${READY} x` }), ['tile-unreadable character /hand'], 'an unreadable hand is not judged further');
  t.strictSame(findings({ concealed: '123m 456p 22z 5m5m', melds: ['EES'] }), ['meld-invalid no-set /melds/0']);
  t.strictSame(findings({ concealed: '123m 456p 2z', melds: [{ tiles: '789s', from: 'E' }, '111z'] }), ['claim-from-self meld /melds/0/from']);
  t.strictSame(findings({ hand: `${READY} + 1f` }), []);
  t.strictSame(findings({ hand: `${READY} + 1f` }, SIMPLE), ['tile-not-in-use bonus /hand']);
  t.strictSame(findings({ hand: '123m 456p 789s [1111z] 2z' }, SIMPLE), ['kong-not-allowed meld /hand']);
  t.end();
});

t.test('the seat is one of those in play', (t) => {
  t.strictSame(findings({ seat: 'N', hand: READY }), []);
  t.strictSame(findings({ seat: 'N', hand: READY }, readyRules('simple', { players: 3 })), ['seat-not-in-game hand /seat']);
  t.end();
});

t.test('of a tile there are four, in the hand and visible together', (t) => {
  t.strictSame(findings({ hand: READY, visible: '1z 2z2z2z 4444m' }), []);
  const finding = first({ hand: READY, visible: '7z 1z E' });
  t.match(finding, { code: 'tile-overused', case: 'visible', at: '/visible', position: 6, length: 1, tile: '1z', found: 5, allowed: 4 });
  t.notOk('seat' in finding!);
  t.match(first({ hand: READY, visible: '5555m 5m' }), { case: 'visible', at: '/visible', found: 5 });
  t.match(first({ hand: '111z 1z 1z 456p 789s 12m', visible: '1z' }), { case: 'one-hand', at: '/hand', found: 5, seat: 'E' });
  t.match(first({ hand: `${READY} + 1f`, visible: '1f' }), { code: 'bonus-repeated', case: 'visible', at: '/visible' });
  t.match(first({ hand: `${READY} q`, visible: '11111z' }), { code: 'tile-unreadable', at: '/hand' });
  t.strictSame(findings({ hand: `${READY} q`, visible: '11111z' }), ['tile-unreadable character /hand', 'tile-overused visible /visible']);
  t.end();
});

t.test('visible tiles are read like all others', (t) => {
  t.strictSame(findings({ hand: READY, visible: '12' }), ['tile-unreadable suit-missing /visible']);
  t.strictSame(findings({ hand: READY, visible: '🀪' }), ['tile-not-in-use joker /visible']);
  t.strictSame(findings({ hand: READY, visible: '1g' }), []);
  t.match(first({ hand: READY, visible: '5m 1g' }, SIMPLE), { code: 'tile-not-in-use', case: 'bonus', at: '/visible', position: 3, length: 2, tile: '1g' });
  t.end();
});

t.test('seat, prevailing wind and way of winning are East, East and a discard unless given', (t) => {
  const declared = (input: WaitingInput): unknown => {
    const waiting = declareWaiting({ hand: READY, ...input }, HUA_BAO);
    if (waiting.findings !== undefined) return waiting.findings;
    const { roundWind, by, visible } = waiting.outlook;
    return [waiting.hand.seat, roundWind, by, visible.reduce((sum, copies) => sum + copies)];
  };
  t.strictSame(declared({}), [0, 0, 0, 0]);
  t.strictSame(declared({ seat: 'W', roundWind: 'S', by: 'self-draw', visible: '5m5m 2z 3f' }), [2, 1, 1, 3]);
  t.end();
});
