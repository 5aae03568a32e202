import assert from 'node:assert/strict';
import fc from 'fast-check';
import t from 'tap';
import type { Finding } from '../../../src/engine/hand/finding.ts';
import type { HandInput, WinInput } from '../../../src/engine/hand/input.ts';
import { validateDeal } from '../../../src/engine/hand/validate-deal.ts';
import { nearestHands } from '../../../src/engine/readiness/nearest-hands.ts';
import type { ReadyRules } from '../../../src/engine/rules/ready.ts';
import { tileCode } from '../../../src/engine/tiles.ts';
import { wordsFor } from '../../../src/words/index.ts';
import { dealtHand } from '../../support/arbitrary-hands.ts';
import { plainDistance } from '../../support/plain-distance.ts';
import { changed, handOf, isPlainlyComplete, meldTiles } from '../../support/plain-hands.ts';
import { holds } from '../../support/property.ts';
import { readyRules } from '../../support/ready-rules.ts';

const HUA_BAO = readyRules('hua-bao');
const MCR = readyRules('mcr');
const KINDS = Array.from({ length: 34 }, (_, tile) => tile);

/** The one finding about a winner's hand. */
function finding(hand: string, win: Partial<WinInput>, others: readonly HandInput[] = [], ready: ReadyRules = HUA_BAO): Finding {
  const { findings } = validateDeal({ hands: [{ seat: 'S', hand }, ...others], win: { seat: 'S', by: 'self-draw', ...win } }, ready);
  assert.equal(findings.length, 1, JSON.stringify(findings));
  return findings[0]!;
}

t.test('a hand one tile off tells which tile instead of which would complete it, the likeliest first', (t) => {
  const found = finding('123m 456m 789m 111p 29p', { tile: '2p' });
  t.match(found, { code: 'not-complete', case: 'one-tile-off', exchanges: 1, instead: '9p', tile: '3p' });
  t.strictSame(found['nearest'], [
    { instead: '9p', tile: '3p' },
    { instead: '2p', tile: '9p' },
    { instead: '9p', tile: '2p' },
  ]);
  t.match(wordsFor('en').finding(found).hint, 'for instance 9 circles → 3 circles.');
  t.end();
});

t.test('a hand farther off tells how many tiles would have to be others', (t) => {
  const found = finding('123m 456m 789m 14p 7s EW', { tile: '1p' });
  t.match(found, { code: 'not-complete', case: 'hand', exchanges: 3 });
  t.notOk('nearest' in found);
  t.equal(wordsFor('en').finding(found).message, 'The hand is not complete: at least 3 tiles must change.');
  t.end();
});

t.test('tiles that lie in other hands are not suggested', (t) => {
  const win = { tile: '1m', by: 'discard', from: 'W' } as const;
  const alone = finding('23m 456m 789m 111p E S', win);
  t.match(alone, { nearest: [{ instead: '1z', tile: '2z' }, { instead: '2z', tile: '1z' }] });
  const east = { seat: 'E', hand: '1m4m7m 2p5p8p 3s6s9s 2z [111z]' } as const;
  t.strictSame(finding('23m 456m 789m 111p E S', win, [east])['nearest'], [{ instead: '1z', tile: '2z' }], 'the pung of East has the other three');
  t.end();
});

t.test('the forms of the rules in force count, under the circumstances of the win', (t) => {
  t.match(finding('1122446688m 33p 56z', { tile: '1m' }), { case: 'hand' }, 'not twins');
  t.match(finding('1122446688m 33p 56z', { tile: '1m' }, [], MCR), { instead: '5z', tile: '6z' });
  t.strictSame(finding('1133557799m 2248m', { tile: '1m' })['nearest'], [
    { instead: '4m', tile: '8m' },
    { instead: '8m', tile: '4m' },
    { instead: '1m', tile: '8m' },
  ], 'twins of one suit; and 123 234 55 789 789');
  t.end();
});

t.test('where the winning tile is the wrong one, the hand is won with the other', (t) => {
  t.match(finding('123m 456m 789m 111z 2z 3p', { tile: '3p' }), { instead: '3p', tile: '2z' });
  t.end();
});

t.test('the exchanges are those of a search', (t) => {
  const property = fc.property(dealtHand(1), ({ counts, melds }) => {
    const hand = handOf(counts, melds);
    const tile = counts.findIndex((copies) => copies > 0);
    const win = { seat: 0, tile, by: 1, from: -1, circumstances: 0, paysForAll: -1 };
    if (isPlainlyComplete(counts, melds.length, 0b11110)) return;
    const { exchanges, nearest } = nearestHands({ roundWind: 0, hands: [hand], win }, win, hand, MCR, new Uint8Array(34), () => true);
    const held = changed(counts, melds.flatMap(meldTiles), 1);
    const completing = KINDS.flatMap((instead) =>
      KINDS.filter((other) => counts[instead]! > 0 && other !== instead && held[other]! < 4)
        .filter((other) => isPlainlyComplete(changed(changed(counts, [instead], -1), [other], 1), melds.length, 0b11110))
        .map((other) => `${tileCode(instead)} ${tileCode(other)}`),
    );
    assert.equal(nearest.length, Math.min(5, completing.length));
    for (const { instead, tile: other } of nearest) assert.ok(completing.includes(`${instead} ${other}`));
    assert.equal(exchanges, completing.length > 0 ? 1 : plainDistance({ counts, melds }, 0b11110, false) + 1);
  });
  holds(t, property, 500);
  t.end();
});

t.test('where no winning tile is named, those that complete the hand are', (t) => {
  const found = finding('123m 456m 78s 111p 22p', {});
  t.match(found, { code: 'winning-tile-missing', case: 'one-of', at: '/win', waits: ['6s', '9s'] });
  t.equal(wordsFor('en').finding(found).hint, 'Give the winning tile. The hand is complete with one of these: 6 bamboo, 9 bamboo.');
  t.match(finding('123m 456m 7s 111p 22p E', {}), { case: 'absent' }, 'not ready');
  t.match(finding('1133557799m 119p', {}), { case: 'absent' }, 'no form of these rules');
  t.match(finding('1133557799m 119p', {}, [], MCR), { case: 'one-of', waits: ['9p'] });
  t.end();
});

t.test("a winner's hand one tile short tells which tiles would complete it", (t) => {
  const found = finding('123m 456m 78s 111p 2p', { tile: '2p' });
  t.match(found, { code: 'hand-size', case: 'one-short', expected: 14, found: 13, waits: ['6s', '9s'] });
  t.end();
});
