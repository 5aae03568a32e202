import t from 'tap';
import { applyEvent, replay } from '../../src/ledger/fold.ts';
import type { GameEvent } from '../../src/ledger/event.ts';
import { counted, FOUR, Play, rulesOf } from '../support/play.ts';

function game(): readonly GameEvent[] {
  const play = new Play(rulesOf('hua-bao'));
  play.record(counted(FOUR, [0, 40, 0, 0], 1));
  play.record(counted(FOUR, [0, 0, 40, 0], 2));
  play.do({ type: 'void-deal', deal: 1 });
  return play.events;
}

t.test('a list that is not the events of a game from its opening on has no fold', (t) => {
  const [opened, first, second, voided] = game() as [GameEvent, GameEvent, GameEvent, GameEvent];
  t.throws(() => replay([]), /without events/);
  t.throws(() => replay([first]), /opens it/);
  t.throws(() => replay([{ ...opened, seq: 2 }]), /opened once, and first/);
  t.throws(() => replay([opened, { ...opened, seq: 2 }]), /opened once, and first/);
  t.throws(() => replay([opened, second]), /event 3 does not follow 1/);
  t.throws(() => replay([opened, first, first]), /event 2 does not follow 2/);
  t.throws(() => replay([opened, { ...second, seq: 2 }]), /deal 2 after 0/);
  t.throws(() => replay([opened, first, { ...first, seq: 3, body: { ...first.body, deal: 2 } as never }]), /not played where the game stood/);
  t.throws(() => applyEvent({ ...replay([opened, first, second]), deals: [] }, voided), /reaches further back/);
  t.throws(() => replay([opened, first, { ...voided, seq: 3 }]), /reaches further back/);
  t.end();
});

t.test('penalties are numbered one by one, and only one that is there is cancelled', (t) => {
  const [opened] = game() as [GameEvent];
  const postings = [{ from: 'Ann', to: null, amount: 5, reason: 'penalty' }];
  const added = (penalty: number, seq: number): GameEvent => ({
    ...opened,
    seq,
    body: { type: 'penalty-added', penalty, afterDeal: 0, player: 'Ann', rule: null, postings },
  });
  t.throws(() => replay([opened, added(2, 2)]), /one by one/);
  t.throws(() => replay([opened, { ...opened, seq: 2, body: { type: 'penalty-cancelled', penalty: 1, postings } }]), /not there/);
  t.strictSame(replay([opened, added(1, 2), added(2, 3)]).head.penaltyTotals, [-10, 0, 0, 0]);
  t.end();
});
