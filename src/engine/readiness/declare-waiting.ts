import { judgeVisibleCopies } from '../hand/copies.ts';
import type { DeclaredHand } from '../hand/deal.ts';
import type { Finding } from '../hand/finding.ts';
import { seatIndex } from '../hand/hand-reading.ts';
import type { HandReading } from '../hand/hand-reading.ts';
import type { HandInput, TilesText, TornHand } from '../hand/input.ts';
import { openContext } from '../hand/read-context.ts';
import type { ReadContext } from '../hand/read-context.ts';
import { readHand, tilePlace } from '../hand/read-hand.ts';
import { JOKER } from '../notation/alphabet.ts';
import { TILES } from '../notation/scan.ts';
import type { ReadyRules } from '../rules/ready.ts';
import { FIRST_FLOWER, PLAYING_KINDS } from '../tiles.ts';
import type { Tile } from '../tiles.ts';
import { SEATS, WIN_BY } from '../vocabulary.ts';
import type { Seat, WinBy } from '../vocabulary.ts';
import type { Outlook } from './won-deal.ts';

/** A hand that waits, or one with a tile too many, and what is seen of the table. */
export interface WaitingInput extends Omit<HandInput, 'seat' | 'score' | 'partial'> {
  /** Whose hand it is, East if absent. */
  readonly seat?: Seat | undefined;
  /** Prevailing wind, East if absent. */
  readonly roundWind?: Seat | undefined;
  /** Tiles that lie elsewhere on the table. */
  readonly visible?: TilesText | undefined;
  /** How a wait is won, for its value; by a discard if absent. */
  readonly by?: WinBy | undefined;
}

/** The same where fields of the hand could not be read. */
export interface TornWaiting extends Omit<WaitingInput, 'melds'>, Pick<TornHand, 'torn' | 'melds'> {}

/** The hand and the outlook, or everything that is wrong with them: pointers are into the input. */
export type DeclaredWaiting =
  | { readonly hand: DeclaredHand; readonly outlook: Outlook; readonly findings?: never }
  | { readonly findings: readonly Finding[] };

const VISIBLE = '/visible';

/** Reads and judges a hand by itself, without a deal around it. */
export function declareWaiting(input: WaitingInput | TornWaiting, ready: ReadyRules): DeclaredWaiting {
  const { seat = 'E', roundWind = 'E', by = 'discard', visible: text, ...tiles } = input;
  const context = openContext(ready);
  const { findings } = context;
  if (seatIndex(seat) >= ready.players) {
    findings.push({ code: 'seat-not-in-game', case: 'hand', at: '/seat', seat, players: ready.players });
  }
  const written: HandInput | TornHand = { seat, ...tiles };
  const reading = readHand(context, written, '');
  judgeSize(context, reading);
  const visible = readVisible(context, text ?? '');
  judgeVisibleCopies(context, written, reading, VISIBLE, text);
  if (findings.length > 0) return { findings };
  return { hand: reading.declare(true), outlook: { roundWind: seatIndex(roundWind), by: WIN_BY.indexOf(by), visible } };
}

/** A hand that waits has 13 tiles, or 14 before it throws one, and one more for each kong. */
function judgeSize({ findings }: ReadContext, { readable, sizeKnown, weight, kongs, seat }: HandReading): void {
  if (!readable || !sizeKnown || weight === 13 || weight === 14) return;
  const expected = (weight < 13 ? 13 : 14) + kongs;
  findings.push({ code: 'hand-size', case: 'waiting', at: '', expected, found: weight + kongs, kongs, seat: SEATS[seat] });
}

/** Copies of each playing kind in a text of tiles seen elsewhere. */
function readVisible(context: ReadContext, text: TilesText): Uint8Array {
  const { scan, findings, copies, ready } = context;
  const visible = new Uint8Array(PLAYING_KINDS);
  scan.read(text, TILES);
  for (const finding of scan.findings) findings.push({ ...finding, at: VISIBLE });
  for (let i = 0; i < scan.count; i++) {
    const tile = scan.tiles[i] as Tile;
    if (tile >= JOKER) continue;
    copies.add(tile);
    if (tile < FIRST_FLOWER) visible[tile]!++;
    else if (!ready.bonusTiles) findings.push({ code: 'tile-not-in-use', case: 'bonus', at: VISIBLE, ...tilePlace(scan, i) });
  }
  return visible;
}
