import type { DealInput, HandInput, MeldInput, WinInput } from '../engine/hand/input.ts';
import { SEATS, type Circumstance, type Seat, type WinBy } from '../engine/vocabulary.ts';
import type { Player } from './posting.ts';
import type { Position } from './position.ts';

/**
 * A deal as it was entered, with players where the request may have had seats: when it turns out that the table
 * sat otherwise, the entry stays true and only the winds change.
 */
export interface Entry {
  readonly hands: readonly EntryHand[];
  readonly win: EntryWin | null;
}

export interface EntryHand {
  readonly player: Player;
  readonly hand?: string | undefined;
  readonly concealed?: string | undefined;
  readonly melds?: readonly (string | EntryMeld)[] | undefined;
  readonly bonus?: string | undefined;
  readonly partial?: boolean | undefined;
  readonly score?: number | undefined;
}

export interface EntryMeld {
  readonly tiles: string;
  readonly concealed?: boolean | undefined;
  readonly extended?: boolean | undefined;
  /** Whose discard was claimed. */
  readonly from?: Player | undefined;
}

export interface EntryWin {
  readonly player: Player;
  readonly tile?: string | undefined;
  readonly by: WinBy;
  readonly from?: Player | undefined;
  readonly circumstances?: readonly Circumstance[] | undefined;
  readonly paysForAll?: Player | undefined;
}

/** The entry as the engine takes it, under the winds of a position. Order is kept, so pointers of findings fit both. */
export function dealInputOf(entry: Entry, position: Position): DealInput {
  const seat = (player: Player): Seat => seatOf(player, position);
  return {
    roundWind: position.roundWind,
    hands: entry.hands.map((hand): HandInput => {
      const { player, melds, ...rest } = hand;
      return {
        ...rest,
        seat: seat(player),
        ...(melds && { melds: melds.map((meld) => (typeof meld === 'string' ? meld : meldInput(meld, seat))) }),
      };
    }),
    win: entry.win && winInput(entry.win, seat),
  };
}

function meldInput({ from, ...meld }: EntryMeld, seat: (player: Player) => Seat): MeldInput {
  return from === undefined ? meld : { ...meld, from: seat(from) };
}

function winInput({ player, from, paysForAll, ...win }: EntryWin, seat: (player: Player) => Seat): WinInput {
  return {
    ...win,
    seat: seat(player),
    ...(from !== undefined && { from: seat(from) }),
    ...(paysForAll !== undefined && { paysForAll: seat(paysForAll) }),
  };
}

/** The wind a player has in a position. Players of an entry are those of its game: another one is a fault. */
function seatOf(player: Player, position: Position): Seat {
  const seat = SEATS[position.seats.indexOf(player)];
  if (seat === undefined) throw new Error('a player without a seat');
  return seat;
}
