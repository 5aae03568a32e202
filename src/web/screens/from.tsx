import type { JSX } from 'preact';
import { useApp } from '../parts/app-context.ts';
import { Screen } from '../parts/screen.tsx';
import { SeatCross } from '../parts/seat-cross.tsx';

/** Who discarded; the winner again for a self-drawn tile. */
export function From(): JSX.Element | null {
  const { state, say, actions } = useApp();
  const { open, draft } = state;
  const winner = draft?.winner ?? null;
  if (open === null || draft === null || winner === null) return null;
  const { from } = draft;
  const back = draft.replaces === null ? ({ screen: 'table' } as const) : ({ screen: 'hand', player: open.game.head.players.indexOf(winner) } as const);
  return (
    <Screen title={say('from.title')} back={back}>
      <div class="stack">
        <p>{say('from.hint', { name: winner })}</p>
        <SeatCross
          head={open.game.head}
          chosen={from ?? winner}
          note={(player) => (player === winner ? `${say('from.winner')} · ${say('from.self')}` : null)}
          onPick={(player) => actions.setFrom(player)}
        />
      </div>
    </Screen>
  );
}
