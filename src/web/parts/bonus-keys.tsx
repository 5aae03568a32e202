import type { JSX } from 'preact';
import { ALL_KINDS, FIRST_FLOWER } from '../../engine/tiles.ts';
import type { Player } from '../../ledger/posting.ts';
import type { HandDraft } from '../state/hand-draft.ts';
import { handOf } from '../state/deal-draft.ts';
import { useApp } from './app-context.ts';
import { Tile } from './tile.tsx';

const BONUS = Array.from({ length: ALL_KINDS - FIRST_FLOWER }, (_, i) => FIRST_FLOWER + i);

/** Eight toggles; one that another player has is named and dead. */
export function BonusKeys({ player, hand }: { readonly player: Player; readonly hand: HandDraft }): JSX.Element | null {
  const { state, say, words, actions } = useApp();
  const { draft } = state;
  if (draft === null) return null;
  const holder = (tile: number): Player | undefined =>
    Object.keys(draft.hands).find((other) => other !== player && handOf(draft, other).bonus.includes(tile));
  return (
    <div class="stack panel">
      <h2>{say('bonus.title')}</h2>
      <div class="bonus-keys">
        {BONUS.map((tile) => {
          const other = holder(tile);
          return (
            <button
              key={tile}
              type="button"
              class="key"
              aria-pressed={hand.bonus.includes(tile)}
              aria-disabled={other !== undefined}
              aria-label={other === undefined ? words.tile(tile, true) : `${words.tile(tile, true)}, ${say('key.there', { n: 1, name: other })}`}
              onClick={() => {
                if (other === undefined) actions.changeHand(player, { type: 'bonus', tile });
              }}
            >
              <Tile tile={tile} />
              {other !== undefined && (
                <span class="small" aria-hidden="true">
                  {other}
                </span>
              )}
            </button>
          );
        })}
      </div>
    </div>
  );
}
