import t from 'tap';
import type { GameEvent } from '../../src/ledger/event.ts';
import { replay } from '../../src/ledger/fold.ts';
import { matchOver, type Position } from '../../src/ledger/position.ts';
import { counted, FOUR, Play, rulesOf, withRounds } from '../support/play.ts';

/** Two rounds in which the deal stays on East's win: the shortest match with repeated deals. */
const twoRounds = withRounds(rulesOf('hua-bao'), 2);

/** The player in a seat wins so much by self-draw. */
function wins(play: Play, seat: number, score = 20): GameEvent {
  const { seats } = play.game.head.position;
  return play.record(counted(seats, seats.map((_, i) => (i === seat ? score : 0)), seat));
}

/** A match of two rounds, the deal passing every time. */
function eightDeals(): Play {
  const play = new Play(twoRounds);
  for (let i = 0; i < 8; i++) wins(play, 1, 20 + 2 * i);
  return play;
}

const isOver = ({ game }: Play): boolean => matchOver(game.head);
const windsOf = ({ game }: Play): unknown => game.deals.map(({ position }) => [position.roundWind, position.seats[0]]);

t.test('the last deal ends the match, and the refusal changes nothing', (t) => {
  const play = eightDeals();
  t.ok(isOver(play));
  const before = JSON.stringify(play.game);
  t.match(play.try({ type: 'record-deal', entry: counted(FOUR, [0, 20, 0, 0], 1) }), { refused: 'match-over' });
  t.equal(JSON.stringify(play.game), before);
  t.end();
});

t.test('an extended match goes on: the deal number, the prevailing wind, the seats; the match stays', (t) => {
  const play = eightDeals();
  const event = play.do({ type: 'extend-match', rounds: 1 });
  t.match(event.body, { type: 'match-extended', rounds: 1, next: { roundWind: 'W', seats: FOUR, match: 1, deal: 9 } });
  t.notOk(isOver(play));
  for (let i = 0; i < 3; i++) wins(play, 1);
  wins(play, 0);
  t.notOk(isOver(play), 'East wins, and stays');
  t.match(play.game.head.position, { roundWind: 'W', match: 1, deal: 13, seats: ['Dov', 'Ann', 'Bo', 'Chi'] });
  wins(play, 1);
  t.ok(isOver(play), 'one round and no more');
  t.match(play.game.head.position, { roundWind: 'N', deal: 14 });
  play.do({ type: 'extend-match', rounds: 4 });
  for (let i = 0; i < 16; i++) {
    t.notOk(isOver(play));
    wins(play, 1);
  }
  t.ok(isOver(play), 'and four rounds more');
  t.strictSame(play.game.head.extended, { match: 1, rounds: 5, afterDeal: 13 });
  t.end();
});

t.test('after the North round comes an East round; it is the fifth, and its end is the end', (t) => {
  const play = new Play(rulesOf('mcr'));
  for (let i = 0; i < 16; i++) wins(play, 1);
  t.ok(isOver(play));
  play.do({ type: 'extend-match', rounds: 1 });
  t.match(play.game.head.position, { roundWind: 'E', round: 5, deal: 17 });
  t.strictSame(play.game.head.position.seats, FOUR, 'by the competition rules the seats of the first round');
  for (let i = 0; i < 4; i++) {
    t.notOk(isOver(play));
    wins(play, 1);
  }
  t.match(play.game.head.position, { roundWind: 'S', round: 6, deal: 21, over: true });
  t.end();
});

t.test('before the end there is nothing to extend, and an open match never ends', (t) => {
  const play = new Play(twoRounds);
  t.match(play.try({ type: 'extend-match', rounds: 1 }), { refused: 'match-running' });
  const open = new Play(rulesOf('simple'));
  for (let i = 0; i < 40; i++) {
    const { seats } = open.game.head.position;
    open.record({ hands: [{ player: seats[1] ?? '', score: 1 }], win: { player: seats[1] ?? '', by: 'self-draw' } });
    t.notOk(isOver(open));
  }
  t.match(open.try({ type: 'extend-match', rounds: 1 }), { refused: 'match-running' });
  t.strictSame(Object.keys(open.game.head.position).sort(), ['began', 'deal', 'match', 'roundWind', 'seats'], 'and nobody counts its rounds');
  t.end();
});

t.test('a match of more than four rounds ends after as many', (t) => {
  const play = new Play(withRounds(rulesOf('hua-bao'), 6));
  for (let i = 0; i < 24; i++) {
    t.notOk(isOver(play), `deal ${String(i + 1)}`);
    wins(play, 1);
  }
  t.ok(isOver(play));
  t.end();
});

t.test('a finished game is not extended', (t) => {
  const play = eightDeals();
  play.do({ type: 'finish-game' });
  t.match(play.try({ type: 'extend-match', rounds: 1 }), { refused: 'game-finished' });
  play.do({ type: 'reopen-game' });
  t.ok('body' in play.try({ type: 'extend-match', rounds: 1 }));
  t.end();
});

t.test('a correction that takes the end back lets the table play on', (t) => {
  const play = eightDeals();
  play.do({ type: 'void-deal', deal: 3 });
  t.notOk(isOver(play));
  t.match(play.game.head.position, { roundWind: 'S', deal: 8 });
  wins(play, 1);
  t.ok(isOver(play));
  t.end();
});

/** East wins deal 3 and stays, so that a ninth deal was played. The other winners are West, who is never East one deal on. */
function nineDeals(): Play {
  const play = new Play(twoRounds);
  for (let i = 0; i < 9; i++) wins(play, i === 2 ? 0 : 2, 20 + 2 * i);
  return play;
}

/** Deal 3 was won by South in truth: the match ended with deal 8. */
const southWon = (play: Play): GameEvent => {
  const { seats } = play.game.deals[2]!.position;
  return play.do({ type: 'replace-deal', deal: 3, entry: counted(seats, [0, 24, 0, 0], 1) });
};

t.test('a correction that ends the match earlier leaves later deals as they are', (t) => {
  const play = nineDeals();
  const [ninth] = play.game.deals.slice(8);
  southWon(play);
  t.ok(isOver(play));
  t.strictSame(windsOf(play), [['E', 'Ann'], ['E', 'Bo'], ['E', 'Chi'], ['E', 'Dov'], ['S', 'Ann'], ['S', 'Bo'], ['S', 'Chi'], ['S', 'Dov'], ['S', 'Dov']]);
  const kept = play.game.deals[8];
  t.strictSame({ settled: kept?.settled, voided: kept?.voided, entry: kept?.entry }, { settled: ninth?.settled, voided: false, entry: ninth?.entry });
  t.match(play.try({ type: 'record-deal', entry: counted(FOUR, [0, 20, 0, 0], 1) }), { refused: 'match-over' });
  t.end();
});

t.test('and one that takes it back restores everything', (t) => {
  const play = nineDeals();
  const before = worth(play);
  const entry = play.game.deals[2]!.entry;
  southWon(play);
  play.do({ type: 'replace-deal', deal: 3, entry });
  t.strictSame(worth(play), before);
  t.end();
});

t.test('a deal behind the end is corrected like any other, and the match stays over', (t) => {
  const play = nineDeals();
  southWon(play);
  const { totals } = play.game.head;
  const { seats } = play.game.deals[8]!.position;
  play.do({ type: 'replace-deal', deal: 9, entry: counted(seats, [30, 0, 0, 0], 0) });
  t.ok(isOver(play), 'also where East won it');
  play.do({ type: 'void-deal', deal: 9 });
  t.ok(isOver(play));
  play.do({ type: 'replace-deal', deal: 9, entry: counted(seats, [0, 0, 36, 0], 2) });
  t.strictSame(play.game.head.totals, totals);
  t.end();
});

t.test('who sat wrong is mended behind the end too, and swapping twice restores everything', (t) => {
  for (const from of [1, 9, 10]) {
    const play = nineDeals();
    southWon(play);
    const before = worth(play);
    const { seats } = (play.game.deals[from - 1] ?? play.game.head).position;
    const [east = '', south = '', west = '', north = ''] = seats;
    play.do({ type: 'reassign-seats', from, seats: [east, west, south, north] });
    t.strictSame((play.game.deals[from - 1] ?? play.game.head).position.seats, [east, west, south, north]);
    t.ok(isOver(play));
    const ninth = play.game.deals[8]!.position.seats;
    // from deal 1 on Bo was where Chi is and the other way round
    if (from === 1) t.strictSame(ninth, ['Dov', 'Ann', 'Chi', 'Bo']);
    play.do({ type: 'reassign-seats', from, seats });
    t.strictSame(worth(play), before, `since deal ${String(from)}`);
  }
  t.end();
});

t.test('whoever extends the match makes deals behind its end deals of the match', (t) => {
  const play = nineDeals();
  southWon(play);
  play.do({ type: 'extend-match', rounds: 1 });
  t.notOk(isOver(play));
  wins(play, 1);
  const { seats } = play.game.deals[8]!.position;
  play.do({ type: 'replace-deal', deal: 9, entry: counted(seats, [0, 18, 0, 0], 1) });
  t.notOk(isOver(play), 'a correction of them ends nothing');
  play.do({ type: 'void-deal', deal: 1 });
  t.match(play.game.deals[8]?.position, { roundWind: 'S', seats: ['Dov', 'Ann', 'Bo', 'Chi'] });
  t.notOk(isOver(play));
  t.end();
});

/** The games of the first release began a further match when one was over; so are these events. */
function secondMatch(deals: number): readonly GameEvent[] {
  const { events } = eightDeals();
  const start: Position = { roundWind: 'E', seats: FOUR, began: FOUR, match: 2, deal: 1 };
  const old = [...events];
  const last = old.pop()!;
  old.push({ ...last, body: { ...last.body, next: start } as GameEvent['body'] });
  let position = start;
  for (let i = 0; i < deals; i++) {
    const play = new Play(twoRounds);
    // that release took the deal: here an extension by nothing lets it through
    const extended = { match: 2, rounds: 0, afterDeal: 8 };
    play.game = { ...play.game, head: { ...play.game.head, position, extended, deals: 8 + i } };
    const { body } = wins(play, 1);
    old.push({ ...last, seq: old.length + 1, id: `further-${String(i)}`, body });
    position = play.game.head.position;
  }
  return old;
}

function resumed(events: readonly GameEvent[]): Play {
  const play = new Play(twoRounds);
  play.events.splice(0, 1, ...events);
  play.game = replay(events);
  return play;
}

t.test('a game of the first release whose match is over is extended where the match ended', (t) => {
  const play = resumed(secondMatch(0));
  t.ok(isOver(play));
  t.match(play.try({ type: 'record-deal', entry: counted(FOUR, [0, 20, 0, 0], 1) }), { refused: 'match-over' });
  play.do({ type: 'extend-match', rounds: 2 });
  t.match(play.game.head, { position: { roundWind: 'W', match: 1, deal: 9, seats: FOUR }, extended: { match: 1, rounds: 2 } });
  for (let i = 0; i < 8; i++) wins(play, 1);
  t.ok(isOver(play));
  t.end();
});

t.test('a second match of the first release is played to its end, and extended like any other', (t) => {
  const play = resumed(secondMatch(3));
  t.notOk(isOver(play));
  for (let i = 0; i < 5; i++) wins(play, 1);
  t.ok(isOver(play));
  t.match(play.game.head.position, { roundWind: 'W', match: 2, deal: 9 });
  play.do({ type: 'extend-match', rounds: 1 });
  wins(play, 1);
  t.match(play.game.head.position, { roundWind: 'W', match: 2, deal: 10 });
  play.do({ type: 'void-deal', deal: 1 });
  t.match(play.game.deals.map(({ position }) => position.match).join(''), '11111111122222222', 'a correction moves its first deal as it always has');
  t.end();
});

t.test('the only deal of a second match is voided: the match before is over, and can be extended', (t) => {
  const play = resumed(secondMatch(1));
  play.do({ type: 'void-deal', deal: 9 });
  t.ok(isOver(play));
  play.do({ type: 'extend-match', rounds: 1 });
  t.notOk(isOver(play));
  wins(play, 1);
  t.equal(play.game.head.deals, 10);
  t.end();
});

t.test('a list in which somebody plays on without an extension, or extends a running match, has no fold', (t) => {
  const { events } = eightDeals();
  const first = events[1]!;
  const { position } = replay(events).head;
  const more = { ...first, seq: 10, body: { ...first.body, deal: 9, standing: { ...(first.body as { standing: object }).standing, position } } };
  t.throws(() => replay([...events, more as GameEvent]), /over before deal 9/);
  const extended: GameEvent = { ...first, seq: 9, body: { type: 'match-extended', rounds: 1, next: position } };
  t.throws(() => replay([...events.slice(0, 8), extended]), /was not over/);
  t.end();
});

/** All that a game is worth, without who entered it when. */
function worth({ game }: Play): unknown {
  return {
    head: { ...game.head, seq: 0, changedAt: '' },
    deals: game.deals.map((deal) => ({ ...deal, enteredSeq: 0, changedSeq: 0, at: '' })),
  };
}
