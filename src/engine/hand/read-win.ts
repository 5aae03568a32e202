import { JOKER } from '../notation/alphabet.ts';
import { TILES } from '../notation/scan.ts';
import { FIRST_FLOWER, tileCode } from '../tiles.ts';
import type { Tile } from '../tiles.ts';
import { BY_SELF_DRAW, SEATS, WIN_BY } from '../vocabulary.ts';
import type { Seat } from '../vocabulary.ts';
import { circumstanceBits } from './circumstances.ts';
import type { DeclaredWin } from './deal.ts';
import type { FindingCase } from './finding.ts';
import type { TornWin, WinInput } from './input.ts';
import type { ReadContext } from './read-context.ts';
import { seatIndex } from './hand-reading.ts';

/**
 * Reads how a deal was won: its seats and its tile, judged without the hands.
 * @returns the win, -1 for a seat or way of winning that could not be read; its tile is -1 where none is given or none can be read (then with a finding)
 */
export function readWin(context: ReadContext, input: WinInput | TornWin): DeclaredWin {
  const { findings } = context;
  const win: DeclaredWin = {
    seat: indexOf(input.seat),
    tile: input.tile === undefined ? -1 : readTile(context, input.tile),
    by: input.by === undefined ? -1 : WIN_BY.indexOf(input.by),
    from: indexOf(input.from),
    circumstances: circumstanceBits(input.circumstances),
    paysForAll: indexOf(input.paysForAll),
  };
  judgeSeat(context, input.seat, 'winner', '/win/seat');
  judgeSeat(context, input.from, 'win-from', '/win/from');
  judgeSeat(context, input.paysForAll, 'pays-for-all', '/win/paysForAll');
  if (win.from >= 0 && win.by === BY_SELF_DRAW) {
    findings.push({ code: 'circumstance-impossible', case: 'self-draw-from', at: '/win/from', from: input.from });
  } else if (win.from >= 0 && win.from === win.seat) findings.push({ code: 'claim-from-self', case: 'win', at: '/win/from', seat: input.seat });
  if (win.paysForAll >= 0 && win.paysForAll === win.seat) {
    findings.push({ code: 'circumstance-impossible', case: 'winner-pays-for-all', at: '/win/paysForAll', seat: input.seat });
  }
  if (input.by === 'robbing-kong' && !context.ready.kongs) {
    findings.push({ code: 'kong-not-allowed', case: 'robbing', at: '/win/by' });
  }
  return win;
}

function indexOf(seat: Seat | undefined): number {
  return seat === undefined ? -1 : seatIndex(seat);
}

function judgeSeat(context: ReadContext, seat: Seat | undefined, name: FindingCase<'seat-not-in-game'>, at: string): void {
  const { players } = context.ready;
  if (seat !== undefined && seatIndex(seat) >= players) {
    context.findings.push({ code: 'seat-not-in-game', case: name, at, seat: SEATS[seatIndex(seat)], players });
  }
}

/** The one tile of a text, or -1 with a finding. */
function readTile(context: ReadContext, text: string): Tile {
  const { scan, findings } = context;
  const at = '/win/tile';
  scan.read(text, TILES);
  if (scan.findings.length > 0) {
    for (const finding of scan.findings) findings.push({ ...finding, at });
    return -1;
  }
  const tile = scan.tiles[0] as Tile;
  if (scan.count !== 1) {
    const details = { position: 0, length: text.length, text, expected: 1, found: scan.count };
    findings.push({ code: 'tile-unreadable', case: 'one-tile', at, ...details });
    return -1;
  }
  if (tile < FIRST_FLOWER) return tile;
  const details = { tile: tileCode(tile), position: 0, length: text.length };
  if (context.ready.bonusTiles || tile >= JOKER) findings.push({ code: 'winning-tile-missing', case: 'bonus', at, ...details });
  else findings.push({ code: 'tile-not-in-use', case: 'bonus', at, ...details });
  return -1;
}
