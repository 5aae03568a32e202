import fc from 'fast-check';
import t from 'tap';
import { BY_DISCARD, BY_SELF_DRAW } from '../../src/engine/vocabulary.ts';
import { settleScores } from '../../src/engine/settle/settle-scores.ts';
import { needsOf, winningScores, type Way } from '../../src/ledger/needs.ts';
import type { GameHead } from '../../src/ledger/game.ts';
import type { ReadyRules } from '../../src/engine/rules/ready.ts';
import { arbitraryPlay } from '../support/arbitrary-play.ts';
import { counted, FOUR, Play, rulesOf } from '../support/play.ts';

/** The least score by which a player gets past everybody, found by trying every score up to a bound. */
function bruteForce(head: GameHead, player: number, way: Way, ready: ReadyRules, bound: number): number | null {
  const { players, position, totals } = head;
  const seatOf = (index: number): number => position.seats.indexOf(players[index] ?? '');
  const { least, most } = winningScores(ready);
  const from = way.from === null ? -1 : seatOf(players.indexOf(way.from));
  const win = { seat: seatOf(player), by: way.from === null ? BY_SELF_DRAW : BY_DISCARD, from, paysForAll: -1 };
  for (let score = least; score <= Math.min(most, bound); score++) {
    const scores = players.map(() => 0);
    scores[win.seat] = score;
    const net = settleScores(scores, win, ready).settlement?.net ?? [];
    const after = totals.map((total, i) => total + (net[seatOf(i)] ?? NaN));
    if (after.every((total, i) => i === player || total < (after[player] ?? NaN))) return score;
  }
  return null;
}

t.test('what takes the lead is what trying every outcome finds, in 200 games', (t) => {
  const BOUND = 3000;
  let ways = 0;
  const run = fc.check(
    fc.property(arbitraryPlay(), ({ play: { game, ready } }) => {
      for (const [player, need] of needsOf(game.head, ready).entries()) {
        if (need.player !== game.head.players[player]) return false;
        for (const way of need.ways) {
          ways += 1;
          const found = bruteForce(game.head, player, way, ready, BOUND);
          // beyond the bound of the search nothing may be promised below it
          const fits = way.score !== null && way.score > BOUND ? found === null : way.score === found;
          if (!fits) return false;
        }
      }
      return true;
    }),
    { numRuns: 200 },
  );
  t.notOk(run.failed, fc.defaultReportMessage(run) ?? 'holds in 200 games');
  t.ok(ways > 200 * 9, `${ways} ways to win`);
  t.end();
});

t.test('East is paid twice, so that less takes the lead', (t) => {
  const play = new Play(rulesOf('hua-bao'));
  play.record(counted(FOUR, [0, 0, 100, 0], 2));
  // Ann -200, Bo -100, Chi 400, Dov -100; Bo is East
  const [ann, bo, chi] = needsOf(play.game.head, play.ready);
  t.strictSame(chi?.leads, true);
  t.strictSame(bo?.ways.map(({ by, from, score }) => [by, from, score]), [
    ['self-draw', null, 63], // 6 x 63 from three, and Chi pays 126: 278 against 274
    ['discard', 'Ann', 63],
    ['discard', 'Chi', 63],
    ['discard', 'Dov', 63],
  ]);
  // Ann is North now: 4s - 200 must pass Chi's 400 - s
  t.equal(ann?.ways[0]?.score, 121);
  t.end();
});

t.test('what lies beyond the limit cannot be won', (t) => {
  const play = new Play(rulesOf('hua-bao', { limit: 100 }));
  for (let i = 0; i < 5; i++) play.record(counted(FOUR, [100, 0, 0, 0], 0));
  const [, bo] = needsOf(play.game.head, play.ready);
  t.strictSame(bo?.ways.map(({ score }) => score), [null, null, null, null]);
  t.end();
});

t.test('a score is bounded by the minimum and the limit of the rules, and by nothing else', (t) => {
  t.strictSame(winningScores(rulesOf('mcr')), { least: 8, most: Infinity });
  t.strictSame(winningScores(rulesOf('hua-bao')), { least: 0, most: 500 });
  t.strictSame(winningScores(rulesOf('hua-bao', { limit: null })), { least: 0, most: Infinity });
  t.strictSame(winningScores(rulesOf('simple')), { least: 0, most: Infinity });
  t.end();
});

t.test('where there is no limit a lead of any size can be taken', (t) => {
  const play = new Play(rulesOf('simple'));
  play.record(counted(FOUR, [1e9, 0, 0, 0], 0));
  play.record(counted(FOUR, [1e9, 0, 0, 0], 0));
  const [ann, bo] = needsOf(play.game.head, play.ready);
  t.strictSame(ann?.ways.map(({ score }) => score), [0, 0, 0, 0]);
  t.strictSame(bo?.ways.map(({ score }) => score), [2e9 + 1, 2e9 + 1, 2e9 + 1, 2e9 + 1]);
  t.end();
});

t.test('a lead that no exact sum of payments overtakes cannot be taken', (t) => {
  const play = new Play(rulesOf('mcr'));
  play.record(counted(FOUR, [2e15, 0, 0, 0], 0));
  const [, bo] = needsOf(play.game.head, play.ready);
  t.strictSame(bo?.ways.map(({ score }) => score), [null, null, null, null]);
  t.end();
});
