import type { GameHandInput, GameWinInput, RecordDealRequest } from '../../contract/game-requests.ts';
import type { Finding } from '../../engine/hand/finding.ts';
import { suggestionOf } from '../../engine/rules/suggestion.ts';
import { SEATS, type Seat } from '../../engine/vocabulary.ts';
import type { Entry, EntryHand, EntryWin } from '../../ledger/entry.ts';
import type { Position } from '../../ledger/position.ts';

/** Who is meant: by seat, or by name. */
interface Named {
  readonly seat?: Seat | undefined;
  readonly player?: string | undefined;
}

/**
 * A deal as entered, players in place of seats. In a hand or a win that is given by player, every `from` and
 * `paysForAll` is a player's name too; else they are seats of the position.
 */
export function entryOf(
  { hands = [], win = null }: Pick<RecordDealRequest, 'hands' | 'win'>,
  position: Position,
): { readonly entry: Entry } | { readonly findings: readonly Finding[] } {
  const table = new Table(position);
  const entry: Entry = {
    hands: hands.map((hand, i) => handOf(hand, `/hands/${i}`, table)),
    win: win === null ? null : winOf(win, '/win', table),
  };
  return table.findings.length > 0 ? { findings: table.findings } : { entry };
}

function handOf({ seat, player, melds, ...rest }: GameHandInput, at: string, table: Table): EntryHand {
  const who = { seat, player };
  return {
    player: table.player(who, at),
    ...rest,
    ...(melds && {
      melds: melds.map((meld, i) =>
        typeof meld === 'string' || meld.from === undefined
          ? meld
          : { ...meld, from: table.other(meld.from, who, `${at}/melds/${i}/from`) },
      ),
    }),
  };
}

function winOf({ seat, player, from, paysForAll, ...rest }: GameWinInput, at: string, table: Table): EntryWin {
  const who = { seat, player };
  return {
    player: table.player(who, at),
    ...rest,
    ...(from !== undefined && { from: table.other(from, who, `${at}/from`) }),
    ...(paysForAll !== undefined && { paysForAll: table.other(paysForAll, who, `${at}/paysForAll`) }),
  };
}

/** Looks up who sits where, and collects what is wrong with the names. */
export class Table {
  readonly findings: Finding[] = [];
  readonly #position: Position;

  constructor(position: Position) {
    this.#position = position;
  }

  /** The player who is meant by seat or by name, exactly one of them. */
  player({ seat, player }: Named, at: string): string {
    if (seat !== undefined && player !== undefined) {
      return this.#wrong({ code: 'unknown-field', case: 'field', at: `${at}/player`, field: 'player' });
    }
    if (player !== undefined) return this.#named(player, `${at}/player`);
    if (seat !== undefined) return this.#seated(seat, `${at}/seat`);
    return this.#wrong({ code: 'wrong-type', case: 'missing', at: `${at}/seat`, field: 'seat' });
  }

  /** Another player, named as the one beside them is. */
  other(name: string, beside: Named, at: string): string {
    if (beside.player !== undefined) return this.#named(name, at);
    const seat = SEATS.find((known) => known === name);
    if (seat !== undefined) return this.#seated(seat, at);
    return this.#wrong({ code: 'wrong-type', case: 'word', at, expected: SEATS, found: name, ...suggestionOf(name, SEATS) });
  }

  /** Everybody but the player, named as the one who is beside them is. */
  others(player: string, beside: Named): readonly string[] {
    const { seats } = this.#position;
    const names = beside.player === undefined ? SEATS.slice(0, seats.length) : seats;
    return names.filter((_, i) => seats[i] !== player);
  }

  #named(name: string, at: string): string {
    const { seats } = this.#position;
    if (seats.includes(name)) return name;
    return this.#wrong({ code: 'wrong-type', case: 'word', at, expected: seats, found: name, ...suggestionOf(name, seats) });
  }

  #seated(seat: Seat, at: string): string {
    const { seats } = this.#position;
    const player = seats[SEATS.indexOf(seat)];
    return player ?? this.#wrong({ code: 'seat-not-in-game', case: 'player', at, seat, players: seats.length });
  }

  #wrong(finding: Finding): string {
    this.findings.push(finding);
    return '';
  }
}
