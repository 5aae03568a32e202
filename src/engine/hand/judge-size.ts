import { ReadingList, readComplete } from '../shape/readings.ts';
import { PLAYING_KINDS, tileCode } from '../tiles.ts';
import { BY_SELF_DRAW, SEATS } from '../vocabulary.ts';
import type { DeclaredWin } from './deal.ts';
import type { Finding } from './finding.ts';
import type { TornWin, WinInput } from './input.ts';
import type { HandReading } from './hand-reading.ts';

/**
 * Judges the number of tiles: 13 and one for each kong, 14 with the winning tile. The winner's hand may hold that
 * tile or not, but a dealt hand is given whole; scoring sets alone may be fewer.
 * @param win the win, if the hand is the winner's
 * @param unsure whether the hand may be the winner's
 */
export function judgeSize(reading: HandReading, at: string, win: WinInput | TornWin | null, unsure: boolean): Finding | null {
  const { weight, partial } = reading;
  if (!reading.readable || !reading.sizeKnown || reading.score !== null) return null;
  const right =
    weight === 14
      ? win !== null || unsure
      : weight === 13
        ? win?.tile !== undefined || win?.circumstances?.includes('dealt') !== true || isTorn(win, 'tile')
        : weight < 13 && partial && win === null;
  if (right) return null;
  const name = win !== null ? 'winner' : partial ? 'partial' : 'other';
  return wrongSize(reading, at, name, win !== null ? 14 : 13, weight);
}

/** Whether a field of the win is there and could not be read. */
export function isTorn(win: WinInput | TornWin, field: string): boolean {
  return 'torn' in win && win.torn.has(field);
}

/** Expected and found are counted as for a hand without kongs. */
function wrongSize(
  { seat, kongs }: HandReading,
  at: string,
  name: 'winner' | 'partial' | 'other',
  expected: number,
  found: number,
): Finding {
  const details = { seat: SEATS[seat], expected: expected + kongs, found: found + kongs, kongs };
  return { code: 'hand-size', case: name, at, ...details };
}

const readings = new ReadingList();

/**
 * What is wrong with a winner's hand of fourteen tiles when the winning one is not among them. Where that tile came
 * from another player and completes the hand in place of one of the fourteen, there is one tile too many; else the
 * wrong tile is named.
 */
export function surplusOrMissing(
  reading: HandReading,
  at: string,
  input: WinInput | TornWin,
  win: DeclaredWin,
  formBits: number,
): Finding {
  const { standing } = reading;
  if (win.by !== BY_SELF_DRAW) {
    standing[win.tile]!++;
    let complete = false;
    for (let surplus = 0; surplus < PLAYING_KINDS && !complete; surplus++) {
      if (standing[surplus] === 0 || surplus === win.tile) continue;
      standing[surplus]!--;
      complete = reading.countable && readComplete(reading.declare(true), win.tile, true, formBits, readings) > 0;
      standing[surplus]!++;
    }
    standing[win.tile]!--;
    if (complete) return wrongSize(reading, at, 'winner', 14, 15);
  }
  const tile = tileCode(win.tile);
  return { code: 'winning-tile-missing', case: 'not-in-hand', at: '/win/tile', tile, seat: input.seat };
}
