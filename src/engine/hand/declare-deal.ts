import type { ReadyRules } from '../rules/ready.ts';
import type { FoulHand } from '../score/sheet.ts';
import { ReadingList, readComplete } from '../shape/readings.ts';
import { PLAYING_KINDS, tileCode } from '../tiles.ts';
import { BY_SELF_DRAW, DEALT, SEATS } from '../vocabulary.ts';
import type { Seat } from '../vocabulary.ts';
import { judgeCircumstances, judgeWinningTile } from './circumstances.ts';
import { judgeCopies } from './copies.ts';
import type { ClaimedTile } from './copies.ts';
import type { DeclaredDeal, DeclaredHand, DeclaredWin } from './deal.ts';
import type { Finding } from './finding.ts';
import type { HandInput, WinInput } from './input.ts';
import { openContext } from './read-context.ts';
import type { ReadContext } from './read-context.ts';
import { readHand, seatIndex } from './read-hand.ts';
import type { HandReading } from './read-hand.ts';
import { readWin } from './read-win.ts';

/** What of a deal is well formed. A whole `DealInput` is one; a request with mistakes of form leaves holes. */
export interface DealParts {
  readonly roundWind?: Seat | undefined;
  /** Undefined: there is a hand, but not one that can be read. Places are kept, so that pointers stay right. */
  readonly hands: readonly (HandInput | undefined)[];
  readonly win?: WinInput | null | undefined;
  /** There is a win, but not one that can be read: then nobody can be said to have lost. */
  readonly winUnread?: boolean | undefined;
}

export interface Declaration {
  /** The deal, foul hands in their places; null when there is any finding. */
  readonly deal: DeclaredDeal | null;
  /** In the order of the request: the hands, the win; then tiles of which all hands hold too many. */
  readonly findings: readonly Finding[];
  /** Hands of wrong size that score nothing while the rest of the deal is settled (`foulHands: score-zero`). */
  readonly fouls: readonly FoulHand[];
  /**
   * A deal with at least the winner's hand, where that hand and the winning tile are beyond doubt, whatever else may
   * be wrong: whether it is complete can then be told. Null where nobody won, or the hand is not known by its tiles.
   */
  readonly winning: DeclaredDeal | null;
  /** Index of the winner's hand in the request, or -1. */
  readonly winner: number;
}

const NO_FOULS: readonly FoulHand[] = [];

/**
 * The one door between what was written and what is scored: reads all hands and the win, and judges everything but
 * whether the winner's hand is complete. Findings are all there are, none that only follows from another.
 */
export function declareDeal(parts: DealParts, ready: ReadyRules): Declaration {
  const context = openContext(ready);
  const { findings } = context;
  const { hands } = parts;
  const input = parts.win ?? null;
  const winnerSeat = input === null ? -1 : seatIndex(input.seat);
  const read: (HandReading | null)[] = [];
  let fouls: FoulHand[] | null = null;
  let whole = true;
  let winner = -1;
  let winners = 0;
  let repeated = false;
  for (let i = 0; i < hands.length; i++) {
    const hand = hands[i];
    if (hand === undefined) {
      read.push(null);
      whole = false;
      continue;
    }
    const at = HAND_POINTERS[i] ?? `/hands/${i}`;
    if (!judgeSeat(context, hand, i, hands, at)) repeated = true;
    const reading = readHand(context, hand, at);
    read.push(reading);
    const won = reading.seat === winnerSeat;
    if (won && winners++ === 0) winner = i;
    const size = judgeSize(reading, at, won ? input : null, parts.winUnread === true);
    if (size === null) continue;
    if (ready.foulHands === 'score-zero' && !won && parts.winUnread !== true) {
      (fouls ??= []).push({ seat: reading.seat, findings: [size] });
    } else findings.push(size);
  }

  let win: DeclaredWin | null = null;
  let beyondDoubt = false;
  let claimed: ClaimedTile | null = null;
  let reported = -1;
  if (input !== null) {
    win = readWin(context, input);
    if (winners === 0 && whole && !repeated && win.seat < ready.players) {
      findings.push({ code: 'winner-missing', case: 'hand', at: '/win/seat', seat: input.seat });
    }
    // Of two hands at one seat neither can be said to be the winner's.
    const reading = winners === 1 ? (read[winner] as HandReading) : null;
    const known = reading?.known === true ? reading : null;
    judgeCircumstances(context, input, win, known);
    const dealt = (win.circumstances & DEALT) !== 0;
    if (input.tile === undefined) {
      beyondDoubt = dealt && known?.weight === 14;
      if (!dealt && reading?.score === null) findings.push({ code: 'winning-tile-missing', case: 'absent', at: '/win' });
    } else if (known !== null && win.tile >= 0 && !dealt) {
      if (known.weight === 13) {
        known.take(win.tile);
        claimed = { tile: win.tile, seat: win.seat, text: input.tile };
      }
      if (known.weight === 14) {
        beyondDoubt = known.standing[win.tile] !== 0;
        if (beyondDoubt) reported = judgeWinningTile(context, input, win, known, read);
        else findings.push(surplusOrMissing(context, input, win, known, winner));
      }
    }
  }
  judgeCopies(context, hands, read, claimed, reported);

  const roundWind = parts.roundWind === undefined ? 0 : seatIndex(parts.roundWind);
  let deal: DeclaredDeal | null = null;
  if (findings.length === 0 && whole && parts.winUnread !== true) {
    const declared: DeclaredHand[] = [];
    for (let i = 0; i < read.length; i++) declared.push((read[i] as HandReading).declare(i === winner));
    deal = { roundWind, hands: declared, win };
  }
  let winning: DeclaredDeal | null = null;
  if (beyondDoubt && (read[winner] as HandReading).countable) {
    winning = deal ?? { roundWind, hands: [(read[winner] as HandReading).declare(true)], win };
  }
  return { deal, findings, fouls: fouls ?? NO_FOULS, winning, winner };
}

const HAND_POINTERS = ['/hands/0', '/hands/1', '/hands/2', '/hands/3'];

/** Judges the seat of a hand; false if a hand before it has the same. */
function judgeSeat(
  context: ReadContext,
  hand: HandInput,
  i: number,
  hands: readonly (HandInput | undefined)[],
  at: string,
): boolean {
  const { findings, ready } = context;
  const { seat } = hand;
  if (seatIndex(seat) >= ready.players) {
    findings.push({ code: 'seat-not-in-game', case: 'hand', at: `${at}/seat`, seat, players: ready.players });
  }
  for (let before = 0; before < i; before++) {
    if (hands[before]?.seat !== seat) continue;
    findings.push({ code: 'seat-repeated', case: 'hand', at: `${at}/seat`, seat, first: `/hands/${before}/seat` });
    return false;
  }
  return true;
}

/**
 * Judges the number of tiles: 13 and one for each kong, 14 with the winning tile. The winner's hand may hold that
 * tile or not, but a dealt hand is given whole; scoring sets alone may be fewer.
 * @param win the win, if the hand is the winner's
 * @param unsure whether the hand may be the winner's
 */
function judgeSize(reading: HandReading, at: string, win: WinInput | null, unsure: boolean): Finding | null {
  const { weight, kongs, partial } = reading;
  if (!reading.readable || !reading.sizeKnown || reading.score !== null) return null;
  const whole = win?.tile === undefined && win?.circumstances?.includes('dealt') === true;
  if (weight === 14 ? win !== null || unsure : weight === 13 ? !whole : partial && weight < 13 && win === null) return null;
  return {
    code: 'hand-size',
    case: win !== null ? 'winner' : partial ? 'partial' : 'other',
    at,
    seat: SEATS[reading.seat],
    expected: (win !== null ? 14 : 13) + kongs,
    found: weight + kongs,
    kongs,
  };
}

const readings = new ReadingList();

/**
 * The winner's hand has fourteen tiles and not the winning one among them. Where that tile came from another player and
 * completes the hand in place of one of the fourteen, there is one tile too many; else the wrong tile is named.
 */
function surplusOrMissing(context: ReadContext, input: WinInput, win: DeclaredWin, hand: HandReading, index: number): Finding {
  const { seat } = input;
  const tile = tileCode(win.tile);
  const missing = { code: 'winning-tile-missing', case: 'not-in-hand', at: '/win/tile', tile, seat } as const;
  if (win.by === BY_SELF_DRAW || !hand.countable) return missing;
  for (let surplus = 0; surplus < PLAYING_KINDS; surplus++) {
    if (hand.standing[surplus] === 0) continue;
    hand.standing[surplus]!--;
    hand.standing[win.tile]!++;
    const complete = readComplete(hand.declare(true), win.tile, true, context.ready.formBits, readings) > 0;
    hand.standing[surplus]!++;
    hand.standing[win.tile]!--;
    if (!complete) continue;
    const { kongs } = hand;
    return { code: 'hand-size', case: 'winner', at: `/hands/${index}`, seat, expected: 14 + kongs, found: 15 + kongs, kongs };
  }
  return missing;
}
