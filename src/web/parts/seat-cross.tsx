import type { ComponentChildren, JSX } from 'preact';
import { EAST } from '../../engine/tiles.ts';
import { SEATS } from '../../engine/vocabulary.ts';
import type { GameHead } from '../../ledger/game.ts';
import type { Player } from '../../ledger/posting.ts';
import { useApp } from './app-context.ts';
import { plain } from './numbers.ts';
import { placePlayers } from './places.ts';
import { Tile } from './tile.tsx';

interface Props {
  readonly head: GameHead;
  readonly totals?: readonly number[];
  readonly chosen?: Player | null;
  /** What stands under a name instead of the total. */
  readonly note?: (player: Player) => string | null;
  readonly disabled?: boolean;
  readonly onPick: (player: Player) => void;
  readonly children?: ComponentChildren;
}

/** The four seats as they are round the table: who sat first stays below, whoever is East. */
export function SeatCross({ head, totals = head.totals, chosen = null, note, disabled = false, onPick, children }: Props): JSX.Element {
  const { say, words } = useApp();
  const { position, players } = head;
  return (
    <div class="cross">
      {placePlayers(position, players).map(({ place, seat, player }) => {
        const wind = words.seat(seat);
        const dealer = seat === 'E';
        const total = totals[players.indexOf(player)] ?? 0;
        const values = { name: player, wind, total };
        const extra = note?.(player) ?? null;
        const label = say(dealer ? 'table.seat.dealer' : 'table.seat', values);
        return (
          <button
            key={player}
            type="button"
            class={`seat at-${place}${dealer ? ' dealer' : ''}${player === chosen ? ' chosen' : ''}`}
            aria-label={extra === null ? label : `${label}, ${extra}`}
            disabled={disabled}
            onClick={() => onPick(player)}
          >
            <span class="wind" aria-hidden="true">
              {seat}
            </span>
            <span class="who">{player}</span>
            {extra === null ? <span class="total">{plain(total)}</span> : <span class="small">{extra}</span>}
          </button>
        );
      })}
      <div class="centre">
        {children ?? (
          <>
            <Tile tile={EAST + SEATS.indexOf(position.roundWind)} />
            <span>{say('table.round', { wind: words.seat(position.roundWind) })}</span>
            <span>{say('table.deal', { n: head.deals + 1 })}</span>
          </>
        )}
      </div>
    </div>
  );
}
