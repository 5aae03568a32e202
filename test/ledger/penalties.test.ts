import t from 'tap';
import { fine, fineOf } from '../../src/ledger/penalty.ts';
import { counted, FOUR, Play, rulesOf } from '../support/play.ts';

t.test('a penalty goes to the penalty account, to each opponent, or is shared by them', (t) => {
  t.strictSame(fine('Bo', FOUR, 10, 'account'), [{ from: 'Bo', to: null, amount: 10, reason: 'penalty' }]);
  t.strictSame(fine('Bo', FOUR, 10, 'each-opponent').map(({ to, amount }) => [to, amount]), [['Ann', 10], ['Chi', 10], ['Dov', 10]]);
  t.strictSame(fine('Bo', FOUR, 300, 'opponents-share').map(({ to, amount }) => [to, amount]), [['Ann', 100], ['Chi', 100], ['Dov', 100]]);
  t.strictSame(
    fine('Bo', FOUR, 50, 'opponents-share').map(({ to, amount }) => [to, amount]),
    [['Ann', 16], ['Chi', 16], ['Dov', 16], [null, 2]],
    'what cannot be shared equally goes to the account',
  );
  t.strictSame(fine('Bo', FOUR, 2, 'opponents-share'), [{ from: 'Bo', to: null, amount: 2, reason: 'penalty' }]);
  t.end();
});

t.test('false mah-jongg costs 300 in all by the German league, 10 to each opponent by the competition rules', (t) => {
  const dmjl = rulesOf('dmjl');
  const falseWin = dmjl.set.penalties.find((penalty) => penalty.to === 'all-opponents-share' && penalty.amount !== undefined);
  t.ok(falseWin);
  t.strictSame(dmjl.set.penalties.map((penalty) => fineOf(penalty, dmjl.options)).filter((found) => found?.amount === 300), [
    { amount: 300, to: 'opponents-share' },
  ]);
  t.equal(fineOf({ id: 'x', label: { en: 'x' }, definition: '', source: '' }, {}), null, 'paying for all is no fine');
  t.strictSame(fineOf({ id: 'x', label: { en: 'x' }, definition: '', source: '', amount: { option: 'falseHu' }, to: 'each-opponent' }, { falseHu: 10 }), {
    amount: 10,
    to: 'each-opponent',
  });
  t.end();
});

t.test('wrong naming is paid by the German league to the one who claimed the tile: 50 for a chow, 100 for a pung or kong', (t) => {
  const ready = rulesOf('dmjl');
  const fines = ready.set.penalties.filter(({ to }) => to === 'one-opponent').map((penalty) => [penalty.id, fineOf(penalty, ready.options)]);
  t.strictSame(fines, [
    ['wrong-naming-chow', { amount: 50, to: 'one-opponent' }],
    ['wrong-naming-pung', { amount: 100, to: 'one-opponent' }],
  ]);
  const play = new Play(ready);
  play.do({ type: 'add-penalty', player: 'Bo', rule: 'wrong-naming-chow', postings: fine('Bo', FOUR, 50, { player: 'Dov' }) });
  t.strictSame(play.game.penalties[0]?.postings, [{ from: 'Bo', to: 'Dov', amount: 50, reason: 'penalty' }]);
  t.strictSame(play.game.head.totals, [0, -50, 0, 50], 'the other two neither pay nor get anything');
  t.strictSame(play.game.head.accounts, { penalties: 0, scores: 0 }, 'nothing is left over');
  t.throws(() => fine('Bo', FOUR, 50, { player: 'Bo' }), 'nobody pays himself');
  t.end();
});

t.test('totals and the penalty account sum to zero, and cancelling takes a penalty out of all later running totals', (t) => {
  const play = new Play(rulesOf('hua-bao'));
  play.record(counted(FOUR, [0, 40, 0, 0], 1));
  play.do({ type: 'add-penalty', player: 'Ann', rule: null, postings: fine('Ann', FOUR, 30, 'account') });
  play.do({ type: 'add-penalty', player: 'Bo', rule: null, postings: fine('Bo', FOUR, 10, 'each-opponent') });
  play.record(counted(FOUR, [0, 20, 0, 0], 1));
  t.strictSame(play.game.head.totals, [-80 - 30 + 10 - 40, 160 - 30 + 120, -40 + 10 - 40, -40 + 10 - 40]);
  t.strictSame(play.game.head.penaltyTotals, [-20, -30, 10, 10]);
  t.strictSame(play.game.head.accounts, { penalties: 30, scores: 0 });
  t.strictSame(play.game.deals.map(({ totals }) => totals[0]), [-80, -140]);
  play.do({ type: 'cancel-penalty', penalty: 1 });
  t.strictSame(play.game.deals.map(({ totals }) => totals[0]), [-80, -110]);
  t.strictSame(play.game.head.totals[0], -110);
  t.strictSame(play.game.head.accounts, { penalties: 0, scores: 0 });
  t.match(play.try({ type: 'cancel-penalty', penalty: 1 }), { refused: 'penalty-cancelled' });
  t.match(play.try({ type: 'cancel-penalty', penalty: 3 }), { refused: 'penalty-unknown' });
  t.end();
});

t.test('a finished game takes nothing but being reopened', (t) => {
  const play = new Play(rulesOf('hua-bao'));
  play.record(counted(FOUR, [0, 40, 0, 0], 1));
  t.match(play.try({ type: 'reopen-game' }), { refused: 'game-running' });
  play.do({ type: 'finish-game' });
  t.ok(play.game.head.finished);
  t.match(play.try({ type: 'record-deal', entry: counted(FOUR, [0, 40, 0, 0], 1) }), { refused: 'game-finished' });
  t.match(play.try({ type: 'void-deal', deal: 1 }), { refused: 'game-finished' });
  t.match(play.try({ type: 'finish-game' }), { refused: 'game-finished' });
  play.do({ type: 'reopen-game' });
  t.notOk(play.game.head.finished);
  play.record(counted(FOUR, [0, 40, 0, 0], 1));
  t.end();
});
