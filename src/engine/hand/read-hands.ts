import type { Seat } from '../vocabulary.ts';
import type { FoulHand } from '../score/sheet.ts';
import type { Finding } from './finding.ts';
import type { HandInput, TornHand, TornWin, WinInput } from './input.ts';
import { judgeSize } from './judge-size.ts';
import type { ReadContext } from './read-context.ts';
import { seatIndex } from './hand-reading.ts';
import { readHand } from './read-hand.ts';
import type { HandReading } from './hand-reading.ts';

/** A hand as far as it could be read, or a hole. */
export type GivenHand = HandInput | TornHand | undefined;

/** What of a deal is well formed. A whole `DealInput` is one; a request with mistakes of form leaves holes. */
export interface DealParts {
  readonly roundWind?: Seat | undefined;
  /** Undefined: there is a hand, but not one that can be read. Places are kept, so that pointers stay right. */
  readonly hands: readonly GivenHand[];
  readonly win?: WinInput | TornWin | null | undefined;
  /** There is a win, but not one that can be read: then nobody can be said to have lost. */
  readonly winUnread?: boolean | undefined;
}

/** All hands of a deal, read and judged one by one. */
export interface DealReading {
  /** By their place in the request; null for a hole. */
  readonly readings: readonly (HandReading | null)[];
  /** Place of the first hand at the winner's seat, or -1; and how many hands are there. */
  readonly winner: number;
  readonly winners: number;
  /** Every hand could be read whole; the seat of every hand is known; no seat twice. */
  readonly whole: boolean;
  readonly seated: boolean;
  readonly distinct: boolean;
  readonly fouls: readonly FoulHand[];
}

const HAND_POINTERS = ['/hands/0', '/hands/1', '/hands/2', '/hands/3'];
const NO_FOULS: readonly FoulHand[] = [];

/** Reads all hands and judges each: its seat, its text, its melds, its size. */
export function readHands(context: ReadContext, parts: DealParts): DealReading {
  const { hands } = parts;
  const win = parts.win ?? null;
  const unsure = parts.winUnread === true || (win !== null && win.seat === undefined);
  const readings: (HandReading | null)[] = [];
  let fouls = NO_FOULS;
  let whole = true;
  let seated = true;
  let distinct = true;
  let winner = -1;
  let winners = 0;
  for (let i = 0; i < hands.length; i++) {
    const hand = hands[i];
    if (hand === undefined) {
      readings.push(null);
      whole = seated = false;
      continue;
    }
    const at = HAND_POINTERS[i] ?? `/hands/${i}`;
    if ('torn' in hand) whole = false;
    if (hand.seat === undefined) seated = false;
    else if (!judgeSeat(context, hands, i, hand.seat)) distinct = false;
    const reading = readHand(context, hand, at);
    readings.push(reading);
    const won = win?.seat !== undefined && win.seat === hand.seat;
    if (won && winners++ === 0) winner = i;
    const size = judgeSize(reading, at, won ? win : null, unsure);
    if (size === null || (reading.weight === 14 && !won && mayHaveWon(hands, win))) continue;
    if (context.ready.foulHands === 'score-zero' && !won && !unsure) {
      const finding: Finding = { ...size, scoresZero: true };
      fouls = [...fouls, { seat: reading.seat, findings: [finding] }];
    } else context.findings.push(size);
  }
  return { readings, winner, winners, whole, seated, distinct, fouls };
}

/** Whether any full hand may be the winner's: there is none at the winner's seat, so that seat may be the mistake. */
function mayHaveWon(hands: readonly GivenHand[], win: WinInput | TornWin | null): boolean {
  return win !== null && hands.every((hand) => hand?.seat !== undefined && hand.seat !== win.seat);
}

/** Judges the seat of a hand; false if a hand before it has the same. */
function judgeSeat(
  { findings, ready }: ReadContext,
  hands: readonly GivenHand[],
  i: number,
  seat: Seat,
): boolean {
  const at = `/hands/${i}/seat`;
  if (seatIndex(seat) >= ready.players) {
    findings.push({ code: 'seat-not-in-game', case: 'hand', at, seat, players: ready.players });
  }
  for (let before = 0; before < i; before++) {
    if (hands[before]?.seat !== seat) continue;
    findings.push({ code: 'seat-repeated', case: 'hand', at, seat, first: `/hands/${before}/seat` });
    return false;
  }
  return true;
}
