import type { JSX } from 'preact';
import { CHOW, EXPOSED, KONG, PAIR, PUNG } from '../../engine/shape/set.ts';
import type { Player } from '../../ledger/posting.ts';
import { tilesOf } from '../state/hand-draft.ts';
import type { HandDraft, HandRules, SetDraft } from '../state/hand-draft.ts';
import type { PageKey } from '../../words/page/en.ts';
import type { Say } from '../../words/page/say.ts';
import type { Speaker } from '../../words/speaker.ts';
import { useApp } from './app-context.ts';
import { Icon } from './icon.tsx';
import { Tile } from './tile.tsx';

interface Props {
  readonly player: Player;
  readonly hand: HandDraft;
  readonly wins: boolean;
  readonly rules: HandRules;
}

/** The hand as it grows. Tap the word under a set to turn it, a tile in it to make it the winning tile. */
export function HandCards({ player, hand, wins }: Props): JSX.Element {
  const { say, words, actions } = useApp();
  return (
    <ul class="hand">
      {hand.sets.map((set, i) => {
        const name = nameOf(set, words, say);
        const won = hand.winning?.set === i ? tilesOf(set).indexOf(hand.winning.tile) : -1;
        return (
          <li key={`${i}-${set.tile}`} class={set.how === 'concealed' ? 'set' : 'set open'}>
            <div class="faces">
              {tilesOf(set).map((tile, j) =>
                wins && set.kind !== 'kong' ? (
                  <button
                    key={j}
                    type="button"
                    class={j === won ? 'face winning' : 'face'}
                    aria-pressed={j === won}
                    aria-label={say('hand.winning.choose', { tile: words.tile(tile, true) })}
                    onClick={() => actions.changeHand(player, { type: 'winning', tile, set: i })}
                  >
                    <Tile tile={tile} />
                  </button>
                ) : (
                  <span key={j} class="face">
                    <Tile tile={tile} />
                  </span>
                ),
              )}
            </div>
            <div class="foot">
              {set.kind === 'pair' ? (
                <span class="turn pair">{say('how.pair')}</span>
              ) : (
                <button type="button" class="turn" aria-label={say('hand.turn', { set: name })} onClick={() => actions.changeHand(player, { type: 'turn', set: i })}>
                  <span>{say(howOf(set))}</span>
                </button>
              )}
              <button type="button" class="remove" aria-label={say('hand.remove', { set: name })} onClick={() => actions.changeHand(player, { type: 'remove-set', set: i })}>
                <Icon name="close" />
              </button>
            </div>
          </li>
        );
      })}
      {hand.singles.length > 0 && (
        <li class="set singles">
          <div class="faces">
            {hand.singles.map((tile, i) => {
              const won = hand.winning?.set === -1 && hand.winning.tile === tile && hand.singles.indexOf(tile) === i;
              return (
                <button
                  key={i}
                  type="button"
                  class={won ? 'face winning' : 'face'}
                  aria-pressed={wins ? won : undefined}
                  aria-label={wins ? say('hand.winning.choose', { tile: words.tile(tile, true) }) : say('hand.remove.tile', { tile: words.tile(tile) })}
                  onClick={() => actions.changeHand(player, wins ? { type: 'winning', tile, set: -1 } : { type: 'remove-single', index: i })}
                >
                  <Tile tile={tile} />
                </button>
              );
            })}
          </div>
          <div class="foot">
            <span class="turn pair">{say('hand.singles')}</span>
          </div>
        </li>
      )}
      {hand.bonus.length > 0 && (
        <li class="set singles">
          <div class="faces">
            {hand.bonus.map((tile) => (
              <button
                key={tile}
                type="button"
                class="face"
                aria-label={say('hand.remove.tile', { tile: words.tile(tile) })}
                onClick={() => actions.changeHand(player, { type: 'bonus', tile })}
              >
                <Tile tile={tile} />
              </button>
            ))}
          </div>
        </li>
      )}
    </ul>
  );
}

const KINDS = { chow: CHOW, pung: PUNG, kong: KONG, pair: PAIR } as const;

/** "exposed pung of red dragons". */
function nameOf(set: SetDraft, words: Speaker, say: Say): string {
  const open = set.kind !== 'pair' && set.how !== 'concealed';
  const name = words.set(set.tile | KINDS[set.kind] | (open ? EXPOSED : 0));
  return set.kind === 'chow' ? `${name}, ${say(howOf(set))}` : name;
}

function howOf({ kind, how }: SetDraft): PageKey {
  if (kind === 'kong') return how === 'extended' ? 'how.extended' : how === 'exposed' ? 'how.kong' : 'how.kong.concealed';
  return how === 'concealed' ? 'how.concealed' : 'how.exposed';
}
