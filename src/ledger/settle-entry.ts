import type { Finding } from '../engine/hand/finding.ts';
import { judgeDeal } from '../engine/judge.ts';
import type { ReadyRules } from '../engine/rules/ready.ts';
import type { ScoreSheet } from '../engine/score/sheet.ts';
import { dealInputOf, type Entry } from './entry.ts';
import type { Settled } from './event.ts';
import { post, type Player, type Posting } from './posting.ts';
import type { Position } from './position.ts';

/** An entry as judged under the winds of a position; the sheet is there for whoever explains it. */
export interface Judged {
  readonly settled: Settled;
  readonly sheet: ScoreSheet;
}

/**
 * Scores and settles an entry by the rules of its game. In a drawn deal nothing is paid; hands may be missing then,
 * all of them too. Findings point into the entry.
 */
export function settleEntry(
  entry: Entry,
  position: Position,
  ready: ReadyRules,
): Judged | { readonly findings: readonly Finding[] } {
  if (entry.win === null && entry.hands.length === 0) return nothingShown(position);
  const judged = judgeDeal(dealInputOf(entry, position), ready);
  if (judged.findings !== undefined) return { findings: judged.findings };
  const { sheet } = judged;
  const player = (seat: number): Player => position.seats[seat] as Player;
  const scores = sheet.hands.map(({ seat, score }) => ({ player: player(seat), score }));
  if (entry.win === null) return { settled: { scores, postings: [], unsettled: null }, sheet };
  return { settled: { scores, postings: postingsOf(sheet, ready, player), unsettled: sheet.unsettled }, sheet };
}

function nothingShown(position: Position): Judged {
  return {
    settled: { scores: [], postings: [], unsettled: null },
    sheet: { hands: [], settlement: { payments: [], net: position.seats.map(() => 0) }, unsettled: null },
  };
}

function postingsOf(sheet: ScoreSheet, ready: ReadyRules, player: (seat: number) => Player): readonly Posting[] {
  if (sheet.settlement === null) return [];
  if (ready.set.settlement.scheme === 'none') {
    // nobody pays in such a set: points are given out
    return sheet.settlement.net.flatMap((net, seat) => (net === 0 ? [] : [post(null, player(seat), net, 'score')]));
  }
  return sheet.settlement.payments.map(({ from, to, amount, reason }) => post(player(from), player(to), amount, reason));
}
