import type { Tile } from '../tiles.ts';
import { DEALT } from '../vocabulary.ts';
import { judgeCircumstances, judgeWinningTile } from './circumstances.ts';
import type { ClaimedTile } from './copies.ts';
import type { DeclaredWin } from './deal.ts';
import type { HandReading } from './hand-reading.ts';
import type { TornWin, WinInput } from './input.ts';
import { isTorn, surplusOrMissing } from './judge-size.ts';
import type { ReadContext } from './read-context.ts';
import type { DealReading } from './read-hands.ts';
import { readWin } from './read-win.ts';

/** A win read and judged against the hands. */
export interface WinReading {
  readonly win: DeclaredWin;
  /** The winning tile, where another player gave it and no hand holds it. */
  readonly claimed: ClaimedTile | null;
  /** A tile whose copies have been reported, or -1. */
  readonly reported: Tile;
  /** Winner's hand and winning tile are beyond doubt. */
  readonly sure: boolean;
}

/** Fields of a win without which nobody can say whether the hand is complete. */
const DECISIVE: ReadonlySet<string> = new Set(['tile', 'circumstances']);

/** Reads how the deal was won and judges it against the hands; a winning tile left out is added to the winner's. */
export function judgeWin(context: ReadContext, input: WinInput | TornWin, deal: DealReading): WinReading {
  const { findings, ready } = context;
  const win = readWin(context, input);
  const { readings, winner, winners } = deal;
  if (winners === 0 && win.seat >= 0 && deal.seated && deal.distinct && win.seat < ready.players) {
    findings.push({ code: 'winner-missing', case: 'hand', at: '/win/seat', seat: input.seat });
  }
  // Of two hands at one seat neither can be said to be the winner's.
  const reading = winners === 1 ? readings[winner]! : null;
  const known = reading?.known === true ? reading : null;
  judgeCircumstances(context, input, win, known);
  const dealt = (win.circumstances & DEALT) !== 0;
  const result = { win, claimed: null, reported: -1, sure: false };
  if (known !== null && findings.length > 0) countWinningTile(context, known, `/hands/${winner}`, win);
  const sure = !('torn' in input) || ![...input.torn].some((field) => DECISIVE.has(field));
  if (input.tile === undefined) {
    if (dealt) return { ...result, sure: sure && known?.weight === 14 };
    const isWanted = reading?.score === null && !reading.torn && !isTorn(input, 'tile');
    if (isWanted) findings.push({ code: 'winning-tile-missing', case: 'absent', at: '/win' });
    return result;
  }
  if (known === null || win.tile < 0 || dealt) return result;
  let claimed: ClaimedTile | null = null;
  if (known.weight === 13) {
    known.take(win.tile);
    claimed = { tile: win.tile, seat: win.seat, text: input.tile };
  } else if (known.weight !== 14) return result;
  if (known.standing[win.tile] === 0) {
    findings.push(surplusOrMissing(known, `/hands/${winner}`, input, win, ready.formBits));
    return result;
  }
  return { win, claimed, reported: judgeWinningTile(context, input, win, known, readings), sure };
}

/** Counts the winning tile as judged beside a hand of wrong size: it lies elsewhere where the hand has too few tiles, or does not hold it. */
function countWinningTile({ findings }: ReadContext, known: HandReading, pointer: string, { tile }: DeclaredWin): void {
  const place = findings.findIndex(({ code, at }) => code === 'hand-size' && at === pointer);
  if (place < 0 || tile < 0 || (known.weight > 14 && known.standing[tile] !== 0)) return;
  const size = findings[place]!;
  findings[place] = { ...size, found: Number(size['found']) + 1 };
}
