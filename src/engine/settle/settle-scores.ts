import type { ReadyRules } from '../rules/ready.ts';
import type { SettlementScheme } from '../rules/rule-set.ts';
import type { PaymentReason } from '../vocabulary.ts';
import { BY_SELF_DRAW } from '../vocabulary.ts';
import type { Payment, SettlementSheet, UnsettledReason } from '../score/sheet.ts';

/** What settling needs to know of the win; a declared win has it. */
export interface SettledWin {
  /** Index in SEATS. */
  readonly seat: number;
  /** Index in WIN_BY. */
  readonly by: number;
  /** Index in SEATS of the discarder or the owner of the robbed kong, or -1. */
  readonly from: number;
  /** Index in SEATS of the one who pays everybody's share, or -1. */
  readonly paysForAll: number;
}

export interface Settled {
  readonly settlement: SettlementSheet | null;
  readonly unsettled: UnsettledReason | null;
}

const EAST_SEAT = 0;

/**
 * Who pays whom for the scores of a deal. Scores are taken as they are, never capped.
 * @param scores by seat, null where unknown
 * @param win null when nobody won: then nothing is paid
 */
export function settleScores(scores: readonly (number | null)[], win: SettledWin | null, ready: ReadyRules): Settled {
  const { players } = ready;
  const scheme = ready.set.settlement;
  if (scheme.scheme === 'none') return settled([], zeros(players).map((zero, seat) => scores[seat] ?? zero));
  if (scheme.scheme === 'winner-and-differences') {
    for (let seat = 0; seat < players; seat++) if ((scores[seat] ?? null) === null) return unsettled('hands-missing');
    return win === null ? drawn(players) : settleWithDifferences(scores as readonly number[], win, players, scheme);
  }
  if (win === null) return drawn(players);
  const score = scores[win.seat] ?? null;
  if (score === null) return unsettled('hands-missing');
  if (win.by !== BY_SELF_DRAW && win.from < 0) return unsettled('from-missing');
  return settleWithBase(score, win, players, scheme.base);
}

/** The winner is paid by each; the others settle the differences, pair by pair; amounts double where East is a party. */
function settleWithDifferences(
  scores: readonly number[],
  win: SettledWin,
  players: number,
  scheme: Extract<SettlementScheme, { scheme: 'winner-and-differences' }>,
): Settled {
  const book = new Book(players);
  const winner = win.seat;
  const score = scores[winner]!;
  book.payWinner(win, (seat) => timesEast(score, seat, winner));
  if (win.paysForAll >= 0 && scheme.afterPaysForAll === 'nothing-more') return book.close();
  for (let a = 0; a < players; a++) {
    if (a === winner) continue;
    for (let b = a + 1; b < players; b++) {
      if (b === winner) continue;
      const difference = timesEast(scores[a]! - scores[b]!, a, b);
      if (difference > 0) book.pay(b, a, difference, 'difference');
      else book.pay(a, b, -difference, 'difference');
    }
  }
  return book.close();
}

function timesEast(amount: number, a: number, b: number): number {
  return a === EAST_SEAT || b === EAST_SEAT ? 2 * amount : amount;
}

/** Everybody pays the base; the discarder or owner of the robbed kong, or on a self-draw everybody, the score too. */
function settleWithBase(score: number, win: SettledWin, players: number, base: number): Settled {
  const book = new Book(players);
  book.payWinner(win, (seat) => (win.by === BY_SELF_DRAW || seat === win.from ? base + score : base));
  return book.close();
}

/** Payments as they are made, and what they come to. */
class Book {
  readonly #payments: Payment[] = [];
  readonly #net: number[];

  constructor(players: number) {
    this.#net = zeros(players);
  }

  pay(from: number, to: number, amount: number, reason: PaymentReason): void {
    if (amount === 0) return;
    this.#payments.push({ from, to, amount, reason });
    this.#net[from]! -= amount;
    this.#net[to]! += amount;
  }

  /** Each player's share, or all shares from the one who pays for all. */
  payWinner(win: SettledWin, shareOf: (seat: number) => number): void {
    const { seat: winner, paysForAll } = win;
    let shares = 0;
    for (let seat = 0; seat < this.#net.length; seat++) {
      if (seat === winner) continue;
      const share = shareOf(seat);
      if (paysForAll < 0) this.pay(seat, winner, share, 'winner');
      else shares += share;
    }
    if (paysForAll >= 0) this.pay(paysForAll, winner, shares, 'pays-for-all');
  }

  close(): Settled {
    return settled(this.#payments, this.#net);
  }
}

function settled(payments: readonly Payment[], net: readonly number[]): Settled {
  return { settlement: { payments, net }, unsettled: null };
}

function unsettled(reason: UnsettledReason): Settled {
  return { settlement: null, unsettled: reason };
}

function drawn(players: number): Settled {
  return settled([], zeros(players));
}

function zeros(players: number): number[] {
  return players === 4 ? [0, 0, 0, 0] : [0, 0, 0];
}
