import t from 'tap';
import { reseat, type Position } from '../../src/ledger/position.ts';
import { counted, FOUR, Play, rulesOf } from '../support/play.ts';

const huaBao = rulesOf('hua-bao');

/** Three deals: Bo beats Ann as East (deal passes), Bo wins as East (stays), Chi wins (passes). */
function threeDeals(): Play {
  const play = new Play(huaBao);
  play.record(counted(FOUR, [0, 40, 0, 0], 1));
  play.record(counted(FOUR, [0, 20, 0, 0], 1));
  play.record(counted(FOUR, [0, 0, 30, 0], 2));
  return play;
}
const THREE_TOTALS = [-80 - 40 - 30, 160 + 120 - 60, -40 - 40 + 120, -40 - 40 - 30];

t.test('the totals of three deals, by hand', (t) => {
  t.strictSame(threeDeals().game.head.totals, THREE_TOTALS);
  t.end();
});

t.test('a void deal keeps its number, pays nothing, and the winds turn as if it had not been played', (t) => {
  const play = threeDeals();
  const event = play.do({ type: 'void-deal', deal: 1 });
  // without the first deal Ann is East in the next one: Bo is paid twice by her, and the deal passes to Bo
  t.strictSame(play.game.head.totals, [-40 - 30, 80 - 60, -20 + 120, -20 - 30]);
  t.strictSame(play.game.deals.map(({ deal, voided }) => [deal, voided]), [[1, true], [2, false], [3, false]]);
  t.match(play.game.deals[1]?.position, { seats: FOUR, deal: 1 });
  t.match(play.game.head, { deals: 3, position: { deal: 3, seats: ['Chi', 'Dov', 'Ann', 'Bo'] } });
  t.match(event.body, { changes: [{ deal: 1 }, { deal: 2 }, { deal: 3 }] });
  t.strictSame(play.game.deals.map(({ totals }) => totals[1]), [0, 80, 20], 'running totals follow');
  t.end();
});

t.test('later deals keep their entries and are settled again only where their winds change', (t) => {
  const play = threeDeals();
  // Dov instead of Bo won deal 1: the deal passes as well, so nothing else moves
  const event = play.do({ type: 'replace-deal', deal: 1, entry: counted(FOUR, [0, 0, 0, 40], 3) });
  t.strictSame('changes' in event.body && event.body.changes.map(({ deal }) => deal), [1]);
  t.strictSame('totals' in event.body && event.body.totals, play.game.deals[0]?.totals, 'the event tells the running totals');
  t.strictSame(play.game.head.totals, [-150, 220 - 160 - 40, 40, -110 + 40 + 160]);
  t.strictSame(play.game.deals.map(({ totals }) => totals[3]), [160, 120, 90]);
  // Ann won it as East: now she is East in all deals until she loses
  play.do({ type: 'replace-deal', deal: 1, entry: counted(FOUR, [40, 0, 0, 0], 0) });
  t.strictSame(play.game.deals.map(({ position }) => position.seats[0]), ['Ann', 'Ann', 'Bo']);
  t.end();
});

t.test('void, then recorded again at its number: the same state', (t) => {
  const play = threeDeals();
  const before = play.game;
  play.do({ type: 'void-deal', deal: 2 });
  t.notSame(play.game.head.totals, before.head.totals);
  play.do({ type: 'replace-deal', deal: 2, entry: counted(FOUR, [0, 20, 0, 0], 1) });
  t.strictSame(stateOf(play), stateOf(threeDeals()));
  t.end();
});

t.test('"we sat wrong since deal 2": all later deals are settled again in one act', (t) => {
  const play = threeDeals();
  // in deal 2 Chi was East and Bo South, not the other way round
  const event = play.do({ type: 'reassign-seats', from: 2, seats: ['Chi', 'Bo', 'Dov', 'Ann'] });
  t.strictSame(play.game.head.totals, [-80 - 20 - 30, 160 + 80 - 60, -40 - 40 + 120, -40 - 20 - 30]);
  t.strictSame(play.game.deals.map(({ position }) => position.seats[0]), ['Ann', 'Chi', 'Bo']);
  t.match(event.body, { changes: [{ deal: 2 }, { deal: 3 }] });
  t.end();
});

t.test('swapping twice restores everything', (t) => {
  const play = threeDeals();
  const before = stateOf(play);
  const seats = play.game.deals[1]?.position.seats ?? [];
  play.do({ type: 'reassign-seats', from: 2, seats: ['Chi', 'Bo', 'Dov', 'Ann'] });
  play.do({ type: 'reassign-seats', from: 2, seats });
  t.strictSame(stateOf(play), before);
  t.end();
});

t.test('whoever is put in a chair takes over all that it stands for, also having begun the match', (t) => {
  const position: Position = { roundWind: 'S', seats: ['Chi', 'Dov', 'Ann', 'Bo'], began: FOUR, match: 1, deal: 7 };
  t.strictSame(reseat(position, { was: position.seats, seats: ['Chi', 'Ann', 'Dov', 'Bo'] }), {
    ...position,
    seats: ['Chi', 'Ann', 'Dov', 'Bo'],
    began: ['Dov', 'Bo', 'Chi', 'Ann'],
  });
  t.end();
});

t.test('rounds stay four deals long when people change chairs in the middle', (t) => {
  const play = new Play(huaBao);
  const southWins = (): void => {
    const { seats } = play.game.head.position;
    play.record(counted(seats, [0, 20, 0, 0], 1));
  };
  southWins();
  southWins();
  const [east = '', south = '', west = '', north = ''] = play.game.head.position.seats;
  play.do({ type: 'reassign-seats', from: 3, seats: [east, west, south, north] });
  t.strictSame(play.game.head.position.seats, [east, west, south, north], 'the deal to come can be named');
  southWins();
  t.equal(play.game.head.position.roundWind, 'E');
  southWins();
  t.equal(play.game.head.position.roundWind, 'S');
  t.end();
});

t.test('seats given for a deal hold from there on: those given for later deals before are given up', (t) => {
  const play = threeDeals();
  play.do({ type: 'reassign-seats', from: 3, seats: ['Chi', 'Bo', 'Dov', 'Ann'] });
  play.do({ type: 'reassign-seats', from: 2, seats: ['Dov', 'Chi', 'Bo', 'Ann'] });
  t.equal(play.game.head.reseatings.length, 1);
  t.strictSame(play.game.deals.map(({ position }) => position.seats[0]), ['Ann', 'Dov', 'Chi'], 'Bo won deal 2 as West, so that the deal passed to Chi');
  t.end();
});

t.test('seats given for a later deal stay true when an earlier deal turns out not to have been played', (t) => {
  const play = threeDeals();
  play.do({ type: 'reassign-seats', from: 3, seats: ['Chi', 'Bo', 'Dov', 'Ann'] });
  play.do({ type: 'void-deal', deal: 1 });
  // by the winds Bo would be East in deal 3 with Chi South: the two who sat wrong stay exchanged
  t.strictSame(play.game.deals[2]?.position.seats, ['Chi', 'Bo', 'Dov', 'Ann']);
  t.end();
});

t.test('an entry that has become impossible under other winds is kept, pays nothing and says so', (t) => {
  const play = new Play(huaBao);
  play.record(counted(FOUR, [0, 20, 0, 0], 1));
  // Chi claims a chow from Bo, who sits before him
  play.record({
    hands: [
      { player: 'Ann', score: 0 },
      { player: 'Bo', score: 0 },
      { player: 'Chi', concealed: '456p 678s 55p 77m', melds: [{ tiles: '234m', from: 'Bo' }] },
      { player: 'Dov', score: 0 },
    ],
    win: { player: 'Chi', tile: '7m', by: 'discard', from: 'Dov' },
  });
  const before = play.game.head.totals;
  const event = play.do({ type: 'reassign-seats', from: 2, seats: ['Bo', 'Dov', 'Chi', 'Ann'] });
  t.match(event.body, { changes: [{ deal: 2, after: { settled: { unsettled: 'findings', findings: [{ code: 'chow-from-wrong-seat' }] } } }] });
  t.strictSame(play.game.head.unsettled, [2], 'it wants to be looked at');
  t.strictSame(play.game.head.totals, [-40, 80, -20, -20]);
  play.do({ type: 'reassign-seats', from: 2, seats: ['Bo', 'Chi', 'Dov', 'Ann'] });
  t.strictSame(play.game.head.totals, before);
  t.strictSame(play.game.head.unsettled, []);
  t.end();
});

t.test('a deal that is not there cannot be corrected, a void one not be voided again', (t) => {
  const play = threeDeals();
  play.do({ type: 'void-deal', deal: 2 });
  t.match(play.try({ type: 'void-deal', deal: 2 }), { refused: 'deal-void' });
  t.match(play.try({ type: 'void-deal', deal: 4 }), { refused: 'deal-unknown' });
  t.match(play.try({ type: 'replace-deal', deal: 4, entry: counted(FOUR, [0, 20, 0, 0], 1) }), { refused: 'deal-unknown' });
  t.match(play.try({ type: 'reassign-seats', from: 5, seats: FOUR }), { refused: 'deal-unknown' });
  t.match(play.try({ type: 'replace-deal', deal: 1, entry: { hands: [], win: { player: 'Bo', by: 'self-draw' } } }), { refused: 'deal-impossible' });
  t.end();
});

/** All that a game is worth, without who entered it when. */
function stateOf({ game }: Play): unknown {
  const { totals, penaltyTotals, accounts, position, deals, reseatings, unsettled } = game.head;
  return {
    head: { totals, penaltyTotals, accounts, position, deals, reseatings, unsettled },
    deals: game.deals.map((deal) => ({ ...deal, enteredSeq: 0, changedSeq: 0, at: '' })),
  };
}
