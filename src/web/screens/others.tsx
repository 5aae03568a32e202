import type { JSX } from 'preact';
import { useMemo } from 'preact/hooks';
import { SEATS } from '../../engine/vocabulary.ts';
import type { Player } from '../../ledger/posting.ts';
import { appraisePart } from '../game/appraise.ts';
import { positionOf } from '../game/position-of.ts';
import { useApp } from '../parts/app-context.ts';
import { Screen } from '../parts/screen.tsx';
import { handOf } from '../state/deal-draft.ts';
import { isEmpty } from '../state/hand-draft.ts';

/** The hands of who did not win: a number, or the sets that count; or nothing, which is 0. */
export function Others(): JSX.Element | null {
  const { state, say, actions } = useApp();
  const { open, draft } = state;
  if (open === null || draft === null) return null;
  const { players } = open.game.head;
  const { winner } = draft;
  const back = winner === null ? ({ screen: 'result' } as const) : ({ screen: 'hand', player: players.indexOf(winner) } as const);
  return (
    <Screen
      title={say('others.title')}
      back={back}
      bottom={
        <button type="button" class="button primary wide" onClick={() => actions.go({ screen: 'result' })}>
          {say('others.result')}
        </button>
      }
    >
      <div class="stack">
        <p>{say('others.hint')}</p>
        {players
          .filter((player) => player !== winner)
          .map((player) => (
            <OtherRow key={player} player={player} />
          ))}
      </div>
    </Screen>
  );
}

function OtherRow({ player }: { readonly player: Player }): JSX.Element | null {
  const { state, say, words, actions } = useApp();
  const { open, draft } = state;
  const appraisal = useMemo(() => {
    if (open === null || draft === null) return null;
    return appraisePart(player, handOf(draft, player), positionOf(open.game, draft), open.ready);
  }, [open, draft]);
  if (open === null || draft === null) return null;
  const { seats } = positionOf(open.game, draft);
  const hand = handOf(draft, player);
  const score = appraisal?.state === 'short' ? (appraisal.hand?.score ?? 0) : 0;
  const seat = SEATS[seats.indexOf(player)] ?? 'E';
  const tiles = !isEmpty(hand) && hand.score === null;
  return (
    <div class="card other">
      <div>
        <strong>{player}</strong>
        <div class="small muted">{words.seat(seat)}</div>
      </div>
      <input
        class="input count"
        inputMode="numeric"
        autoComplete="off"
        maxLength={7}
        aria-label={say('others.points', { name: player })}
        value={tiles ? score : (hand.score ?? '')}
        placeholder="0"
        readOnly={tiles}
        onInput={(event) => {
          const digits = event.currentTarget.value.replace(/\D/g, '');
          actions.changeHand(player, { type: 'score', score: digits === '' ? null : Number(digits) });
        }}
      />
      <button
        type="button"
        class={tiles ? 'button primary' : 'button'}
        aria-label={say('others.tiles.of', { name: player })}
        onClick={() => {
          if (hand.score !== null) actions.changeHand(player, { type: 'score', score: null });
          actions.go({ screen: 'hand', player: open.game.head.players.indexOf(player) });
        }}
      >
        {say('others.tiles')}
      </button>
    </div>
  );
}
