import type { JSX } from 'preact';
import type { Player } from '../../ledger/posting.ts';
import type { HandDraft } from '../state/hand-draft.ts';
import { useApp } from './app-context.ts';

const HIGHEST = 1_000_000;

interface Props {
  readonly player: Player;
  readonly hand: HandDraft;
  readonly wins: boolean;
}

/** The value of a hand that was counted at the table. */
export function KnownValue({ player, hand, wins }: Props): JSX.Element {
  const { say, actions } = useApp();
  return (
    <div class="known">
      {hand.score === null && <p>{say(wins ? 'hand.empty' : 'hand.empty.part')}</p>}
      <label class="row">
        <span>{hand.score === null ? say('hand.known') : say('hand.value')}</span>
        <input
          class="input count"
          inputMode="numeric"
          autoComplete="off"
          pattern="[0-9]*"
          maxLength={7}
          aria-label={say('hand.value')}
          value={hand.score ?? ''}
          onInput={(event) => {
            const digits = event.currentTarget.value.replace(/\D/g, '');
            const score = digits === '' ? null : Math.min(HIGHEST, Number(digits));
            actions.changeHand(player, { type: 'score', score });
          }}
        />
      </label>
    </div>
  );
}
