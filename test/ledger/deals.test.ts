import t from 'tap';
import type { Entry } from '../../src/ledger/entry.ts';
import { netOf } from '../../src/ledger/posting.ts';
import { counted, FOUR, Play, rulesOf } from '../support/play.ts';

const huaBao = rulesOf('hua-bao');

t.test('a deal moves the totals by what its settlement says', (t) => {
  const play = new Play(huaBao);
  // checked example of the rules: 16 44 8 32, South wins
  play.record(counted(FOUR, [16, 44, 8, 32], 1, 2));
  t.strictSame(play.game.head.totals, [-104, 176, -84, 12]);
  t.strictSame(play.game.deals[0]?.totals, [-104, 176, -84, 12]);
  t.end();
});

t.test('East wins or nobody does: the seats stay; another wins: South becomes East', (t) => {
  const play = new Play(huaBao);
  t.strictSame(play.game.head.position.seats, ['Ann', 'Bo', 'Chi', 'Dov']);
  play.record(counted(FOUR, [44, 0, 0, 0], 0));
  t.strictSame(play.game.head.position.seats, ['Ann', 'Bo', 'Chi', 'Dov']);
  play.record(counted(FOUR, [0, 0, 0, 0], null));
  t.strictSame(play.game.head.position.seats, ['Ann', 'Bo', 'Chi', 'Dov']);
  play.record(counted(FOUR, [0, 0, 44, 0], 2));
  t.strictSame(play.game.head.position.seats, ['Bo', 'Chi', 'Dov', 'Ann']);
  t.match(play.game.head.position, { roundWind: 'E', deal: 4 });
  t.end();
});

t.test('the winds decide who pays twice: the settlement follows the players, not their places in the list', (t) => {
  const play = new Play(huaBao);
  play.record(counted(FOUR, [0, 40, 0, 0], 1));
  t.strictSame(play.game.head.totals, [-80, 160, -40, -40], 'Ann was East');
  play.record(counted(FOUR, [0, 0, 40, 0], 2));
  t.strictSame(play.game.head.totals, [-120, 80, 120, -80], 'Bo is East');
  t.end();
});

t.test('in a drawn deal nothing is paid, whatever the hands are worth, and no hand need be shown', (t) => {
  const play = new Play(huaBao);
  play.record(counted(FOUR, [16, 44, 8, 32], null));
  play.record({ hands: [{ player: 'Bo', score: 12 }], win: null });
  play.record({ hands: [], win: null });
  t.strictSame(play.game.head.totals, [0, 0, 0, 0]);
  t.equal(play.game.head.deals, 3);
  t.strictSame(play.game.deals[0]?.settled.scores[1], { player: 'Bo', score: 44 }, 'the hands still show what they are worth');
  t.end();
});

t.test('a match is four rounds; then no further deal is taken', (t) => {
  const play = new Play(huaBao);
  for (let round = 0; round < 4; round++) {
    t.equal(play.game.head.position.roundWind, 'ESWN'.charAt(round));
    for (let deal = 0; deal < 4; deal++) {
      const { seats } = play.game.head.position;
      play.record({ hands: seats.map((player, i) => ({ player, score: i === 1 ? 20 : 0 })), win: { player: seats[1] ?? '', by: 'self-draw' } });
    }
  }
  t.strictSame(play.game.head.position, { roundWind: 'E', seats: FOUR, began: FOUR, match: 1, deal: 17, round: 5, over: true });
  t.match(play.try({ type: 'record-deal', entry: counted(FOUR, [0, 20, 0, 0], 1) }), { refused: 'match-over' });
  t.equal(play.game.head.deals, 16);
  t.end();
});

t.test('a hand by tiles counts under the winds that its player has', (t) => {
  const play = new Play(huaBao);
  // pung of the prevailing wind East, by the one who is South: 8 points, one doubling
  const entry: Entry = {
    hands: [
      { player: 'Ann', score: 0 },
      { player: 'Bo', hand: '234m 678s 567p 1p 1p [EEE]' },
      { player: 'Chi', hand: '[NNN]', partial: true },
      { player: 'Dov', score: 0 },
    ],
    win: { player: 'Bo', tile: '1p', by: 'discard', from: 'Dov' },
  };
  play.record(entry);
  const [deal] = play.game.deals;
  t.strictSame(deal?.settled.scores.map(({ score }) => score), [0, 28, 4, 0], 'mahjong 10 and pung 4, doubled; pung of North 4, not doubled');
  t.end();
});

t.test('a winner whom nobody can pay is refused, with the reason', (t) => {
  const play = new Play(huaBao);
  t.match(play.try({ type: 'record-deal', entry: { hands: [{ player: 'Bo', score: 20 }], win: { player: 'Bo', by: 'self-draw' } } }), {
    refused: 'deal-unsettled',
    unsettled: 'hands-missing',
  });
  t.equal(play.game.head.deals, 0);
  t.end();
});

t.test('in the simple rules nobody pays: points are given out, and the account beside the players says how many', (t) => {
  const play = new Play(rulesOf('simple'));
  play.record({ hands: [{ player: 'Bo', score: 1 }], win: { player: 'Bo', by: 'self-draw' } });
  play.record({ hands: [{ player: 'Bo', score: 1 }], win: { player: 'Bo', by: 'self-draw' } });
  t.strictSame(play.game.head.totals, [0, 2, 0, 0]);
  t.strictSame(play.game.head.accounts, { penalties: 0, scores: -2 });
  t.end();
});

t.test('three play the simple rules with three seats', (t) => {
  const three = ['Ann', 'Bo', 'Chi'];
  const play = new Play(rulesOf('simple', { players: 3 }), three);
  play.record({ hands: [{ player: 'Chi', score: 1 }], win: { player: 'Chi', by: 'self-draw' } });
  t.strictSame(play.game.head.totals, [0, 0, 1]);
  t.strictSame(play.game.head.position.seats, ['Bo', 'Chi', 'Ann']);
  t.end();
});

t.test('who pays for all is named by player, and follows him', (t) => {
  const play = new Play(rulesOf('dmjl'));
  play.record({ ...counted(FOUR, [0, 40, 12, 0], 1, 3), win: { player: 'Bo', by: 'discard', from: 'Dov', paysForAll: 'Dov' } });
  t.strictSame(play.game.head.totals, [0, 160, 0, -160], 'Dov pays the shares of East, West and his own; the losers do not settle');
  t.end();
});

t.test('postings cannot fail to sum to zero', (t) => {
  const postings = [
    { from: 'Ann', to: 'Bo', amount: 3, reason: 'winner' },
    { from: 'Bo', to: null, amount: 5, reason: 'penalty' },
    { from: null, to: 'Chi', amount: 7, reason: 'score' },
  ];
  const { net, rest } = netOf(postings, FOUR);
  t.strictSame(net, [-3, -2, 7, 0]);
  t.equal(net.reduce((sum, amount) => sum + amount, rest), 0);
  t.throws(() => netOf([{ from: 'Eve', to: 'Bo', amount: 1, reason: 'winner' }], FOUR), /does not play/);
  t.end();
});

t.test('by the competition rules the deal always passes, and after each round the seats change', (t) => {
  const play = new Play(rulesOf('mcr'));
  const east: string[] = [];
  const first: (readonly string[])[] = [];
  for (let deal = 0; deal < 16; deal++) {
    const { seats } = play.game.head.position;
    if (deal % 4 === 0) first.push(seats);
    east.push(seats[0] ?? '');
    play.record({ hands: [{ player: 'Ann', score: 20 }], win: { player: 'Ann', by: 'discard', from: 'Bo' } });
  }
  // who began as East sits E S N W, South: S E W N, West: W N E S, North: N W S E
  t.strictSame(first, [
    ['Ann', 'Bo', 'Chi', 'Dov'],
    ['Bo', 'Ann', 'Dov', 'Chi'],
    ['Chi', 'Dov', 'Bo', 'Ann'],
    ['Dov', 'Chi', 'Ann', 'Bo'],
  ]);
  t.equal(new Set(east.slice(0, 4)).size, 4);
  t.match(play.game.head.position, { match: 1, deal: 17, over: true, seats: FOUR });
  // the discarder pays 8 and the score, the other two 8 each
  t.strictSame(play.game.head.totals, [16 * 44, -16 * 28, -16 * 8, -16 * 8]);
  t.end();
});
