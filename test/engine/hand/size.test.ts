import t from 'tap';
import { declareDeal } from '../../../src/engine/hand/declare-deal.ts';
import { validateDeal } from '../../../src/engine/hand/validate-deal.ts';
import { HUA_BAO, findingsOf, findingsOfHand, findingsOfWin } from '../../support/declared-deals.ts';
import { readyRules } from '../../support/ready-rules.ts';

const SIZE = 'hand-size other /hands/0';

t.test('a player who is not the winner holds thirteen tiles and one more for each kong', (t) => {
  t.same(findingsOfHand('1m4m7m2p5p8p3s6s9sEWNP'), []);
  t.same(findingsOfHand('1m4m7m2p5p8p3s6s9s [7777z]'), [SIZE]);
  t.same(findingsOfHand('1m4m7m2p5p8p3s6s9sE [7777z]'), []);
  t.same(findingsOfHand('1m4m7m2p [7777z] [888m] (1111s) + 1f2f3f4f'), []);
  t.same(findingsOfHand('1m4m7m2p5p8p3s6s9sEWN'), [SIZE]);
  t.same(findingsOfHand('1m4m7m2p5p8p3s6s9sEWNPF'), [SIZE]);
  t.same(findingsOfHand(''), [SIZE]);
  t.match(validateDeal({ hands: [{ seat: 'W', hand: '1m4m7m2p5p [7777z] (8888m)' }] }, HUA_BAO).findings, [
    { expected: 15, found: 13, kongs: 2, seat: 'W' },
  ]);
  t.end();
});

t.test('bonus tiles among the standing tiles are taken as laid open', (t) => {
  const { deal } = declareDeal({ hands: [{ seat: 'E', concealed: '1f4m7m2p5p8p3s6s9sEWNP1m4g', bonus: '🀥' }] }, HUA_BAO);
  t.equal(deal?.hands[0]?.bonus, 0b1000_0101);
  t.equal(deal?.hands[0]?.size, 13);
  t.end();
});

t.test('scoring sets alone may be fewer tiles, not more', (t) => {
  const partial = (hand: string): string[] => findingsOfHand({ hand, partial: true });
  t.same(partial('[777z] EE'), []);
  t.same(partial('+ 1f'), []);
  t.same(partial('1m4m7m2p5p8p3s6s9sEWNP'), []);
  t.same(partial('1m4m7m2p5p8p3s6s9sEWNPF'), ['hand-size partial /hands/0']);
  t.equal(declareDeal({ hands: [{ seat: 'E', hand: 'EE', partial: true }] }, HUA_BAO).deal?.hands[0]?.partial, true);
  t.end();
});

t.test("the winner's hand is always whole", (t) => {
  const hands = [{ seat: 'E', hand: '[777z] EE', partial: true }] as const;
  t.same(findingsOf({ hands, win: { seat: 'E', by: 'self-draw', tile: 'E' } }), ['hand-size winner /hands/0']);
  const whole = [{ seat: 'E', hand: '[777z] EE 123456789m', partial: true }] as const;
  t.equal(declareDeal({ hands: whole, win: { seat: 'E', by: 'self-draw', tile: 'E' } }, HUA_BAO).deal?.hands[0]?.partial, false);
  t.end();
});

t.test('the number of tiles tells whether the winning tile stands among them', (t) => {
  const standing = (hand: string): unknown => {
    const { deal } = declareDeal({ hands: [{ seat: 'S', hand }], win: { seat: 'S', by: 'discard', from: 'W', tile: '5p' } }, HUA_BAO);
    return [deal?.hands[0]?.size, deal?.hands[0]?.standing[13], deal?.win?.tile];
  };
  t.same(standing('234m 55p 678s [777z] (1111p)'), [8, 2, 13], 'eight standing tiles, one of them won');
  t.same(standing('234m 5p 678s [777z] (1111p)'), [8, 2, 13], 'seven, and one to come');
  t.same(findingsOfWin('234m 55p 678s1s [777z] (1111p)', { tile: '5p' }), ['hand-size winner /hands/0']);
  t.same(findingsOfWin('234m 678s [777z] (1111p)', { tile: '5p' }), ['hand-size one-short /hands/0']);
  t.end();
});

t.test('of fourteen tiles without the winning one, the hand tells whether one is too many or the wrong one named', (t) => {
  const complete = '123m 456m 789m 111p 22p';
  t.same(findingsOfWin(complete, { tile: '9s', by: 'discard' }), ['winning-tile-missing not-in-hand /win/tile']);
  t.same(findingsOfWin('123m 456m 789m 111p 2p 9s', { tile: '2s', by: 'discard' }), ['winning-tile-missing not-in-hand /win/tile']);
  t.same(findingsOfWin('123m 456m 78m 111p 22p 9s', { tile: '9m', by: 'discard' }), ['hand-size winner /hands/0']);
  t.same(findingsOfWin('123m 456m 78m 111p 22p 9s', { tile: '9m' }), ['winning-tile-missing not-in-hand /win/tile'], 'a drawn tile is never left out of fourteen');
  t.match(
    validateDeal(
      { hands: [{ seat: 'S', hand: '123m 78m 111p 22p 9s (4444m)' }], win: { seat: 'S', by: 'robbing-kong', tile: '9m' } },
      HUA_BAO,
    ).findings,
    [{ code: 'hand-size', expected: 15, found: 16, kongs: 1, seat: 'S' }],
  );
  t.end();
});

t.test('three tiles laid out that make no set take the place of one; of other numbers the size is not judged', (t) => {
  t.same(findingsOfHand('1m4m7m2p5p8p3s6s9sE [776z]'), ['meld-invalid no-set /hands/0/hand']);
  t.same(findingsOfHand('1m4m7m2p5p8p3s6s9sEW [776z]'), ['meld-invalid no-set /hands/0/hand', SIZE]);
  t.same(findingsOfHand('1m4m7m2p5p8p3s6s9sEW [77z]'), ['meld-invalid number /hands/0/hand']);
  t.end();
});

t.test('a joker is a tile of the hand, so only the joker is reported', (t) => {
  t.same(findingsOfHand('1m4m7m2p5p8p3s6s9sEWN🀪'), ['tile-not-in-use joker /hands/0/hand']);
  t.same(findingsOfHand('1m4m7m2p5p8p3s6s9sE [7z7z🀪]'), ['tile-not-in-use joker /hands/0/hand']);
  t.same(findingsOfHand('1m4m7m2p5p8p3s6s9sEWNP🀫'), ['tile-not-in-use back /hands/0/hand', SIZE]);
  t.same(findingsOfWin('123m 456m 789m 111p 2p🀪', { tile: '2p' }), ['tile-not-in-use joker /hands/0/hand'], 'not also incomplete');
  t.end();
});

t.test('thousands of tiles do not count round to a few', (t) => {
  t.same(findingsOfHand(`${'1m'.repeat(256)}4m7m2p5p8p3s6s9sEWNPF`), [SIZE, 'tile-overused one-hand /hands/0/hand']);
  t.end();
});

t.test('where fouls score zero, a wrong size of a player who did not win is no finding of the deal', (t) => {
  const ready = readyRules('hua-bao', { foulHands: 'score-zero' });
  const win = { seat: 'S', by: 'self-draw', tile: '2p' } as const;
  const winner = { seat: 'S', hand: '123m 456m 789m 111p 22p' } as const;
  const { deal, findings, fouls } = validateDeal(
    { hands: [{ seat: 'E', hand: '1s4s7sEWNP' }, winner, { seat: 'W', hand: '3s6s' }], win },
    ready,
  );
  t.same(findings, []);
  t.match(fouls, [
    { seat: 0, findings: [{ code: 'hand-size', at: '/hands/0', expected: 13, found: 7 }] },
    { seat: 2, findings: [{ code: 'hand-size', at: '/hands/2', expected: 13, found: 2 }] },
  ]);
  t.same(deal?.hands.map(({ seat }) => seat), [0, 1, 2], 'the foul hands keep their places');
  t.same(findingsOf({ hands: [{ seat: 'S', hand: '123m' }], win }, ready), ['hand-size winner /hands/0'], 'a winner cannot win with it');
  t.end();
});
