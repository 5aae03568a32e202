import t from 'tap';
import { declareDeal } from '../../../src/engine/hand/declare-deal.ts';
import { validateDeal } from '../../../src/engine/hand/validate-deal.ts';
import type { HandInput, WinInput } from '../../../src/engine/hand/input.ts';
import { HUA_BAO, SIMPLE, findingsOf, findingsOfWin } from '../../support/declared-deals.ts';
import { readyRules } from '../../support/ready-rules.ts';

const complete = '123m 456m 789m 111p 22p';

t.test('the winning tile is needed', (t) => {
  t.same(findingsOfWin(complete, {}), ['winning-tile-missing absent /win']);
  t.same(findingsOfWin('123m 456m 789m 111p 2p', {}), ['winning-tile-missing one-of /win']);
  t.same(findingsOfWin(complete, { tile: '9p' }), ['winning-tile-missing not-in-hand /win/tile']);
  t.same(findingsOfWin('123m 456m 789m [111p] 22p', { tile: '1p' }), ['winning-tile-missing not-in-hand /win/tile'], 'a meld does not hold it');
  t.same(findingsOfWin(complete, { seat: 'E', circumstances: ['dealt'] }), [], 'but for a dealt hand');
  t.same(findingsOfWin('123m T', {}), ['tile-unreadable character /hands/0/hand', 'winning-tile-missing absent /win']);
  t.end();
});

t.test('the winning tile is one playing tile', (t) => {
  const tile = (text: string): string[] => findingsOfWin(complete, { tile: text });
  t.same(tile('2p'), []);
  t.same(tile(' 🀚️ '), []);
  t.same(tile(''), ['winning-tile-missing absent /win/tile'], 'a blank one is none');
  t.same(tile(' \n'), ['winning-tile-missing absent /win/tile']);
  t.same(tile('22p'), ['tile-unreadable one-tile /win/tile']);
  t.same(tile('2q'), ['tile-unreadable suit-unknown /win/tile']);
  t.same(tile('🀪'), ['tile-not-in-use joker /win/tile']);
  t.same(tile('1f'), ['winning-tile-missing bonus /win/tile']);
  t.same(findingsOfWin(complete, { tile: '1f' }, [], SIMPLE), ['tile-not-in-use bonus /win/tile']);
  t.match(validateDeal({ hands: [{ seat: 'S', hand: complete }], win: { seat: 'S', by: 'discard', tile: '22p' } }, HUA_BAO).findings, [
    { expected: 1, found: 2, position: 0, length: 3 },
  ]);
  t.end();
});

t.test('the winning hand is complete', (t) => {
  t.same(findingsOfWin(complete, { tile: '2p' }), []);
  t.same(findingsOfWin('123m 456m 789m 111p 29p', { tile: '2p' }), ['not-complete one-tile-off /hands/0']);
  t.match(
    validateDeal({ hands: [{ seat: 'E', score: 8 }, { seat: 'S', hand: '123m 456m 789m 111p 29p' }], win: { seat: 'S', by: 'self-draw', tile: '2p' } }, HUA_BAO),
    { deal: null, complete: false, findings: [{ at: '/hands/1', seat: 'S' }] },
  );
  t.end();
});

t.test('whether the hand is complete is told beside whatever else is wrong', (t) => {
  const incomplete = '123m 456m 789m 111p 29p';
  t.same(findingsOfWin(incomplete, { tile: '2p' }, [{ seat: 'E', hand: '1m' }]), ['hand-size other /hands/1', 'not-complete one-tile-off /hands/0']);
  t.same(findingsOfWin(incomplete, { tile: '2p', circumstances: ['kong-replacement'] }), [
    'circumstance-impossible needs-kong /win/circumstances/0',
    'not-complete one-tile-off /hands/0',
  ]);
  t.same(findingsOfWin('1m', { tile: '2p' }), ['hand-size winner /hands/0'], 'but a hand of wrong size is not also incomplete');
  t.same(findingsOfWin('11111m 456m 111p 229p', { tile: '2p' }), ['tile-overused one-hand /hands/0/hand'], 'nor one that cannot be');
  t.end();
});

t.test('a value counted at the table stands instead of tiles', (t) => {
  const hands: HandInput[] = [{ seat: 'S', score: 64 }, { seat: 'E', score: 0 }];
  const won = validateDeal({ hands, win: { seat: 'S', by: 'discard' } }, HUA_BAO);
  t.same(won.findings, []);
  t.equal(won.complete, true);
  t.match(won.deal, { hands: [{ seat: 1, score: 64 }, { seat: 0, score: 0 }], win: { tile: -1 } });
  t.same(findingsOf({ hands, win: { seat: 'S', by: 'self-draw', tile: '2p', circumstances: ['kong-replacement'] } }), []);
  t.same(findingsOf({ hands: [{ seat: 'S', score: 64, hand: complete }] }), ['wrong-type score-and-tiles /hands/0/score']);
  t.same(findingsOf({ hands: [{ seat: 'S', score: 64, bonus: '1f' }] }), ['wrong-type score-and-tiles /hands/0/score']);
  t.end();
});

t.test('a hand is a line or parts, one of them', (t) => {
  t.same(findingsOf({ hands: [{ seat: 'S' }] }), ['wrong-type no-hand /hands/0']);
  t.same(findingsOf({ hands: [{ seat: 'S', partial: true }] }), ['wrong-type no-hand /hands/0']);
  t.same(findingsOf({ hands: [{ seat: 'S', hand: complete, concealed: '' }] }), ['wrong-type hand-and-parts /hands/0/concealed']);
  t.same(findingsOf({ hands: [{ seat: 'S', hand: complete, melds: [], bonus: '' }] }), ['wrong-type hand-and-parts /hands/0/melds']);
  t.same(findingsOf({ hands: [{ seat: 'S', hand: complete, bonus: '1f' }] }), ['wrong-type hand-and-parts /hands/0/bonus']);
  t.same(findingsOf({ hands: [{ seat: 'S', bonus: '1f', partial: true }] }), []);
  t.same(findingsOf({ hands: [{ seat: 'S', melds: ['777z'], partial: true }] }), []);
  t.end();
});

t.test('where only bonus tiles are written, other tiles are refused', (t) => {
  t.same(findingsOf({ hands: [{ seat: 'S', concealed: '1m', bonus: '1f 5p' }] }), ['tile-unreadable not-bonus /hands/0/bonus']);
  t.match(validateDeal({ hands: [{ seat: 'S', hand: '1m + 1f5p' }] }, HUA_BAO).findings, [
    { code: 'tile-unreadable', case: 'not-bonus', at: '/hands/0/hand', position: 7, length: 2, tile: '5p', text: '5p' },
  ]);
  t.same(findingsOf({ hands: [{ seat: 'S', concealed: '1m T', bonus: 'x' }] }), [
    'tile-unreadable character /hands/0/concealed',
    'tile-unreadable character /hands/0/bonus',
  ]);
  t.end();
});

t.test('the deal is declared as it was given', (t) => {
  const win: WinInput = { seat: 'S', by: 'robbing-kong', tile: '9m', from: 'W', circumstances: ['original-call'], paysForAll: 'W' };
  const { deal } = declareDeal({ roundWind: 'W', hands: [{ seat: 'S', hand: complete }], win }, HUA_BAO);
  t.match(deal, {
    roundWind: 2,
    hands: [{ seat: 1, size: 14, melds: [], bonus: 0, partial: false, score: null }],
    win: { seat: 1, tile: 8, by: 2, from: 2, circumstances: 128, paysForAll: 2 },
  });
  t.equal(declareDeal({ hands: [{ seat: 'S', score: 1 }] }, HUA_BAO).deal?.roundWind, 0, 'East is the prevailing wind unless said');
  const kongs = [{ seat: 'S', hand: '123m 456m 2p (1111p) (9999p)' }] as const;
  const onKong = { seat: 'S', by: 'self-draw', tile: '2p', circumstances: ['kong-on-kong'] } as const;
  t.equal(declareDeal({ hands: kongs, win: onKong }, HUA_BAO).deal?.win?.circumstances, 0b101, 'a kong on a kong includes the replacement');
  t.end();
});

t.test('holes in a request hide nothing that can be told, and nothing is said of what they hide', (t) => {
  const hands = [undefined, { seat: 'W', hand: '1m' } as const];
  t.same(findingsOf({ hands, win: { seat: 'S', by: 'self-draw' } }), ['hand-size other /hands/1']);
  t.equal(declareDeal({ hands: [undefined, { seat: 'W', score: 3 }] }, HUA_BAO).deal, null);
  const fourteen = { seat: 'W', hand: complete } as const;
  t.same(findingsOf({ hands: [fourteen], winUnread: true }), [], 'the hand may be the winner');
  t.same(findingsOf({ hands: [{ seat: 'W', hand: `${complete}1s` }], winUnread: true }), ['hand-size other /hands/0']);
  t.equal(declareDeal({ hands: [fourteen], winUnread: true }, HUA_BAO).deal, null);
  t.same(findingsOf({ hands: [{ seat: 'W', hand: '1m' }], winUnread: true }, readyRules('hua-bao', { foulHands: 'score-zero' })), ['hand-size other /hands/0']);
  t.end();
});
