import { waitingTiles } from '../readiness/waiting-tiles.ts';
import { withTile } from '../readiness/won-deal.ts';
import type { ReadyRules } from '../rules/ready.ts';
import { tileCode } from '../tiles.ts';
import type { Tile } from '../tiles.ts';
import { DEALT } from '../vocabulary.ts';
import { judgeCircumstances, judgeWinningTile } from './circumstances.ts';
import type { ClaimedTile } from './copies.ts';
import type { DeclaredHand, DeclaredWin } from './deal.ts';
import type { Finding } from './finding.ts';
import type { HandReading } from './hand-reading.ts';
import type { WinInput } from './input.ts';
import { surplusOrMissing } from './judge-size.ts';
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

/**
 * Reads how the deal was won and judges it against the hands; a winning tile left out is added to the winner's.
 * @param roundWind prevailing wind, index in SEATS
 */
export function judgeWin(context: ReadContext, input: WinInput, deal: DealReading, roundWind: number): WinReading {
  const { findings, ready } = context;
  const win = readWin(context, input);
  const { readings, winner, winners } = deal;
  if (winners === 0 && deal.whole && deal.distinct && win.seat < ready.players) {
    findings.push({ code: 'winner-missing', case: 'hand', at: '/win/seat', seat: input.seat });
  }
  // Of two hands at one seat neither can be said to be the winner's.
  const reading = winners === 1 ? readings[winner]! : null;
  const known = reading?.known === true ? reading : null;
  judgeCircumstances(context, input, win, known);
  const dealt = (win.circumstances & DEALT) !== 0;
  const result = { win, claimed: null, reported: -1, sure: false };
  if (known !== null && findings.length > 0) completeSize(context, known, `/hands/${winner}`, win, roundWind);
  if (input.tile === undefined) {
    if (dealt) return { ...result, sure: known?.weight === 14 };
    if (reading?.score === null) findings.push(absentTile(known, win, roundWind, ready));
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
  return { win, claimed, reported: judgeWinningTile(context, input, win, known, readings), sure: true };
}

/** The finding that no tile won, with those that would complete the hand. */
function absentTile(known: HandReading | null, win: DeclaredWin, roundWind: number, ready: ReadyRules): Finding {
  const waits = known?.weight === 13 && known.countable ? waitsOf(known.declare(true), win, roundWind, ready) : [];
  const finding = { code: 'winning-tile-missing', at: '/win' } as const;
  return waits.length === 0 ? { ...finding, case: 'absent' } : { ...finding, case: 'one-of', waits };
}

/** Adds to the finding that the winner's hand is a tile short which tiles would complete it. */
function completeSize({ findings, ready }: ReadContext, known: HandReading, pointer: string, win: DeclaredWin, roundWind: number): void {
  const place = findings.findIndex(({ code, at }) => code === 'hand-size' && at === pointer);
  if (place < 0 || !known.countable) return;
  const hand = known.declare(true);
  const whole = known.weight === 12 && win.tile >= 0 && known.standing[win.tile]! < 4 ? withTile(hand, win.tile, 1) : hand;
  const waits = waitsOf(whole, win, roundWind, ready);
  if (waits.length > 0) findings[place] = { ...findings[place]!, case: 'one-short', waits };
}

/** None if the hand is not one tile short. */
function waitsOf(hand: DeclaredHand, { by, circumstances }: DeclaredWin, roundWind: number, ready: ReadyRules): string[] {
  return waitingTiles(hand, ready, { roundWind, by, circumstances }).map(tileCode);
}
