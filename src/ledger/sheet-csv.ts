import type { DealRecord, GameHead, PenaltyRecord } from './game.ts';
import { paid } from './fold.ts';
import { netOf } from './posting.ts';

/**
 * The sheet of a game as RFC 4180 text: a row for each deal and penalty in order, for each player the score of the
 * hand, what the row brings and the running total.
 */
export function sheetCsv(head: GameHead, deals: readonly DealRecord[], penalties: readonly PenaltyRecord[]): string {
  const { players } = head;
  const titles = ['deal', 'kind', 'roundWind', 'dealer', 'winner', 'by', 'from', 'reason'];
  const rows: (readonly string[])[] = [
    [...titles, ...players.flatMap((player) => [`score: ${player}`, `net: ${player}`, `total: ${player}`])],
  ];
  let totals: readonly number[] = players.map(() => 0);
  const add = (facts: readonly string[], scores: readonly string[], net: readonly number[]): void => {
    totals = totals.map((total, i) => total + (net[i] as number));
    rows.push([...facts, ...players.flatMap((_, i) => [scores[i] as string, String(net[i]), String(totals[i])])]);
  };
  const addPenalties = (afterDeal: number): void => {
    for (const penalty of penalties) {
      if (penalty.afterDeal !== afterDeal || penalty.cancelled) continue;
      const facts = ['', 'penalty', '', '', penalty.player, '', '', penalty.reason ?? penalty.rule ?? ''];
      add(facts, players.map(() => ''), netOf(penalty.postings, players).net);
    }
  };
  addPenalties(0);
  for (const deal of deals) {
    add(factsOf(deal), scoresOf(deal, players), netOf(paid(deal), players).net);
    addPenalties(deal.deal);
  }
  return rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('');
}

function factsOf({ deal, voided, settled, entry, position }: DealRecord): readonly string[] {
  const { win } = entry;
  const kind = voided ? 'void' : win === null ? 'drawn' : settled.unsettled === null ? 'won' : 'unsettled';
  const winds = [position.roundWind, position.seats[0] as string];
  return [String(deal), kind, ...winds, win?.player ?? '', win?.by ?? '', win?.from ?? '', settled.unsettled ?? ''];
}

function scoresOf({ settled }: DealRecord, players: readonly string[]): readonly string[] {
  return players.map((player) => String(settled.scores.find((hand) => hand.player === player)?.score ?? ''));
}

/** A cell. Text that a spreadsheet would take for a formula is given an apostrophe; numbers are left alone. */
function cell(text: string): string {
  const safe = /^[=+\-@\t\r]/.test(text) && !/^-?\d+$/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
