import fc from 'fast-check';
import t from 'tap';
import { roundsOf } from '../../src/engine/rules/play.ts';
import { replay, paid } from '../../src/ledger/fold.ts';
import type { GameHead } from '../../src/ledger/game.ts';
import { matchOver, roundOf } from '../../src/ledger/position.ts';
import { netOf } from '../../src/ledger/posting.ts';
import { arbitraryCommand, arbitraryPlay } from '../support/arbitrary-play.ts';
import { Play } from '../support/play.ts';
import { holds } from '../support/property.ts';

t.test('the state is the fold of the events, however little of the game each event was shown', (t) => {
  holds(t, fc.property(arbitraryPlay(), ({ play }) => {
    same(replay(play.events), play.game);
    same(replay(JSON.parse(JSON.stringify(play.events)) as typeof play.events), JSON.parse(JSON.stringify(play.game)));
  }), 300);
  t.end();
});

t.test('totals and the accounts beside the players sum to zero at any time', (t) => {
  holds(t, fc.property(arbitraryPlay(), ({ play }) => {
    for (let i = 1; i <= play.events.length; i++) {
      const { totals, accounts } = replay(play.events.slice(0, i)).head;
      if (sum(totals) + accounts.penalties + accounts.scores !== 0) return false;
    }
    return true;
  }), 100);
  t.end();
});

t.test('totals are what the deals that count and the penalties in force pay, and so are the running totals', (t) => {
  holds(t, fc.property(arbitraryPlay(), ({ play }) => {
    const { head, deals, penalties } = play.game;
    const totals = head.players.map(() => 0);
    const add = (net: readonly number[]): void => {
      net.forEach((amount, i) => (totals[i] = (totals[i] ?? 0) + amount));
    };
    const fines = (afterDeal: number): void => {
      for (const penalty of penalties) if (penalty.afterDeal === afterDeal && !penalty.cancelled) add(netOf(penalty.postings, head.players).net);
    };
    fines(0);
    for (const deal of deals) {
      add(netOf(paid(deal), head.players).net);
      same(deal.totals, totals);
      fines(deal.deal);
    }
    same(head.totals, totals);
  }), 200);
  t.end();
});

t.test('a deal that is voided and recorded again at its number leaves the same state', (t) => {
  holds(t, fc.property(arbitraryPlay(), fc.nat(), ({ play }, which) => {
    const deal = play.game.deals[which % Math.max(1, play.game.deals.length)];
    // deals behind the end of the match are left where a correction finds them
    if (deal === undefined || deal.voided || play.game.head.finished || isOverrun(play)) return;
    const before = worth(play);
    play.do({ type: 'void-deal', deal: deal.deal });
    play.do({ type: 'replace-deal', deal: deal.deal, entry: deal.entry });
    same(worth(play), before);
  }), 200);
  t.end();
});

t.test('the last deal, voided and recorded anew under the next number, leaves the same totals and winds', (t) => {
  holds(t, fc.property(arbitraryPlay(), ({ play }) => {
    const deal = play.game.deals.at(-1);
    // seats that were given for the deal to come are meant for a number
    if (deal === undefined || deal.voided || play.game.head.finished || play.game.head.reseatings.some(({ from }) => from >= deal.deal)) return;
    if (deal.settled.unsettled !== null || isOverrun(play)) return;
    const before = play.game.head;
    play.do({ type: 'void-deal', deal: deal.deal });
    play.record(deal.entry);
    const counts = ({ totals, accounts, position }: GameHead): unknown => ({ totals, accounts, position });
    same(counts(play.game.head), counts(before));
  }), 200);
  t.end();
});

t.test('a deal that is replaced by itself leaves the same state', (t) => {
  holds(t, fc.property(arbitraryPlay(), fc.nat(), ({ play }, which) => {
    const deal = play.game.deals[which % Math.max(1, play.game.deals.length)];
    if (deal === undefined || deal.voided || play.game.head.finished) return;
    const before = worth(play);
    play.do({ type: 'replace-deal', deal: deal.deal, entry: deal.entry });
    same(worth(play), before);
  }), 200);
  t.end();
});

t.test('seats that are swapped and swapped back leave the same state', (t) => {
  holds(t, fc.property(arbitraryPlay(), fc.nat(), fc.nat(3), fc.nat(3), ({ play }, which, a, b) => {
    const { head, deals } = play.game;
    const from = 1 + (which % (head.deals + 1));
    // seats given for this deal or later are given up by others for this deal; that is another matter
    if (head.finished || head.reseatings.some((reseating) => reseating.from >= from)) return;
    const seats = (deals[from - 1] ?? head).position.seats;
    const swapped = [...seats];
    const [one, other] = [a % seats.length, b % seats.length];
    [swapped[one], swapped[other]] = [seats[other] ?? '', seats[one] ?? ''];
    const before = worth(play);
    play.do({ type: 'reassign-seats', from, seats: swapped });
    play.do({ type: 'reassign-seats', from, seats });
    same(worth(play), before);
  }), 300);
  t.end();
});

t.test('a game that is corrected at the end is the game that was entered rightly at once', (t) => {
  holds(t, fc.property(arbitraryPlay(), ({ play, table }) => {
    if (play.game.head.reseatings.length > 0 || play.game.deals.some(({ settled }) => settled.unsettled !== null)) return;
    if (isOverrun(play)) return;
    const { position, extended } = play.game.head;
    const right = new Play(table.ready, table.players);
    for (const { entry, voided } of play.game.deals) {
      if (voided) continue;
      if (matchOver(right.game.head)) right.do({ type: 'extend-match', rounds: extended?.rounds ?? 0 });
      right.record(entry);
    }
    if (right.game.head.extended === undefined && extended !== undefined) same(roundOf(right.game.head.position), roundOf(position));
    else same(right.game.head.position, position);
    same(right.game.head.totals, play.game.head.totals.map((total, i) => total - (play.game.head.penaltyTotals[i] ?? 0)));
  }), 300);
  t.end();
});

t.test('trying a command changes nothing, and doing it does what was tried', (t) => {
  holds(t, fc.property(arbitraryPlay().chain(({ play, table }) => fc.record({ play: fc.constant(play), command: arbitraryCommand(table) })), ({ play, command }) => {
    const before = JSON.stringify(play.game);
    const kept = play.game;
    play.try(command);
    same(JSON.stringify(kept), before);
  }), 100);
  t.end();
});

t.test('a deal is taken exactly where the match is not over, and then alone it is extended', (t) => {
  holds(t, fc.property(arbitraryPlay(), ({ play, table }) => {
    if (play.game.head.finished) return;
    const over = matchOver(play.game.head);
    const drawn = play.try({ type: 'record-deal', entry: { hands: [], win: null } });
    same('refused' in drawn ? drawn.refused : 'taken', over ? 'match-over' : 'taken');
    const ended = matchOver(play.game.head);
    const extended = play.try({ type: 'extend-match', rounds: 1 });
    same('refused' in extended ? extended.refused : 'extended', ended ? 'extended' : 'match-running');
    same(matchOver(play.game.head), false);
    if (roundsOf(table.ready.set.play, table.ready.options) === Infinity && over) throw new Error('an open match is over');
  }), 300);
  t.end();
});

/** Whether a correction has left deals behind the end of the match. */
function isOverrun({ game }: Play): boolean {
  return game.deals.some(({ position }) => position.over === true);
}

function sum(amounts: readonly number[]): number {
  return amounts.reduce((total, amount) => total + amount, 0);
}

/** All that a game is worth, without who entered it when. */
function worth({ game }: Play): unknown {
  return {
    head: { ...game.head, seq: 0, changedAt: '' },
    deals: game.deals.map((deal) => ({ ...deal, enteredSeq: 0, changedSeq: 0, at: '' })),
    penalties: game.penalties,
  };
}

/** Throws where two values differ as JSON, with both in sight. */
function same(found: unknown, wanted: unknown): void {
  const [a, b] = [JSON.stringify(found), JSON.stringify(wanted)];
  if (a !== b) throw new Error(`${a}\n is not\n${b}`);
}
