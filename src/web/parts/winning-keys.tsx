import type { JSX } from 'preact';
import type { Player } from '../../ledger/posting.ts';
import { winningChoices } from '../state/hand-draft.ts';
import type { HandDraft } from '../state/hand-draft.ts';
import { useApp } from './app-context.ts';
import { Tile } from './tile.tsx';

interface Props {
  readonly player: Player;
  readonly hand: HandDraft;
}

/** The tiles that may have been the last one, large. */
export function WinningKeys({ player, hand }: Props): JSX.Element {
  const { say, words, actions } = useApp();
  return (
    <div class="stack panel">
      <h2>{say('hand.winning')}</h2>
      <div class="big-keys">
        {winningChoices(hand).map(({ tile, set }) => (
          <button
            key={tile}
            type="button"
            class="key"
            aria-pressed={hand.winning?.tile === tile}
            aria-label={say('hand.winning.choose', { tile: words.tile(tile, true) })}
            onClick={() => actions.changeHand(player, { type: 'winning', tile, set })}
          >
            <Tile tile={tile} />
          </button>
        ))}
      </div>
    </div>
  );
}
