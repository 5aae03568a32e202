import type { JSX } from 'preact';
import { useRef, useState } from 'preact/hooks';
import { tileOf } from '../../engine/tiles.ts';
import type { Tile as TileNumber } from '../../engine/tiles.ts';
import type { Player } from '../../ledger/posting.ts';
import { keyEffect } from '../state/hand-draft.ts';
import type { EntryMode, HandDraft } from '../state/hand-draft.ts';
import { holdersOf, rulesOfHand } from '../state/hand-rules.ts';
import { useApp } from './app-context.ts';
import { Icon } from './icon.tsx';
import { Tile } from './tile.tsx';

/** Five columns: each suit takes two rows and leaves room for a dragon, the winds leave room for the way back. */
const KEYS: readonly (TileNumber | 'back')[] = [
  ...[0, 9, 18].flatMap((first, suit) => [...[0, 1, 2, 3, 4, 5, 6, 7, 8].map((rank) => first + rank), 33 - suit]),
  27,
  28,
  29,
  30,
  'back',
];
const COLUMNS = 5;
const LETTERS: Readonly<Record<string, string>> = { e: '1z', s: '2z', w: '3z', n: '4z', p: '5z', f: '6z', c: '7z' };

interface Props {
  readonly player: Player;
  readonly hand: HandDraft;
  readonly mode: EntryMode;
}

/** The 34 kinds and the way back. Arrows walk over the keys; on a keyboard `5p` or `E` enters a key directly. */
export function Keyboard({ player, hand, mode }: Props): JSX.Element {
  const { state, say, words, actions } = useApp();
  const [focused, setFocused] = useState(0);
  const [said, setSaid] = useState('');
  const digit = useRef('');
  const box = useRef<HTMLDivElement>(null);
  const { draft, open } = state;
  if (draft === null || open === null) return <div />;
  const rules = rulesOfHand(draft, open.ready);

  const whyNot = (tile: TileNumber): string | null => {
    const effect = keyEffect(hand, tile, mode, rules);
    if (!('refused' in effect)) return null;
    if (effect.refused === 'too-few') return say('key.too-few', { n: rules.left(tile), tile: words.tile(tile) });
    if (effect.refused !== 'used-up') return say(`key.${effect.refused}`);
    const where = holdersOf(draft, tile)
      .map(({ player: holder, count }) => (holder === player ? say('key.here', { n: count }) : say('key.there', { n: count, name: holder })))
      .join(', ');
    return say('key.used-up', { tile: words.tile(tile), where });
  };
  const press = (key: TileNumber | 'back'): void => {
    if (key === 'back') {
      setSaid('');
      actions.changeHand(player, { type: 'back' });
      return;
    }
    const reason = whyNot(key);
    setSaid(reason ?? '');
    if (reason === null) actions.changeHand(player, { type: 'key', tile: key, mode });
  };
  const walk = (step: number): void => {
    const next = Math.min(KEYS.length - 1, Math.max(0, focused + step));
    setFocused(next);
    box.current?.querySelectorAll<HTMLButtonElement>('button')[next]?.focus();
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.altKey || event.metaKey) return;
    const step = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -COLUMNS, ArrowDown: COLUMNS }[event.key];
    const letter = event.key.toLowerCase();
    if (step !== undefined) walk(step);
    else if (event.key === 'Backspace') press('back');
    else if (/^[1-9]$/.test(event.key)) digit.current = event.key;
    else {
      const code = digit.current !== '' && /^[mps]$/.test(letter) ? digit.current + letter : LETTERS[letter];
      digit.current = '';
      const tile = code === undefined ? undefined : tileOf(code);
      if (tile === undefined) return;
      press(tile);
    }
    event.preventDefault();
  };

  return (
    <div>
      <div ref={box} class="keys" role="group" aria-label={say('hand.keys')} onKeyDown={onKeyDown}>
        {KEYS.map((key, i) => {
          const tabIndex = i === focused ? 0 : -1;
          const onFocus = (): void => setFocused(i);
          if (key === 'back') {
            return (
              <button key={key} type="button" class="key" tabIndex={tabIndex} onFocus={onFocus} aria-label={say('hand.back')} onClick={() => press(key)}>
                <Icon name="erase" />
              </button>
            );
          }
          const left = rules.left(key);
          const dead = 'refused' in keyEffect(hand, key, mode, rules);
          return (
            <button
              key={key}
              type="button"
              class="key"
              tabIndex={tabIndex}
              onFocus={onFocus}
              aria-disabled={dead}
              aria-label={`${words.tile(key, true)}, ${say('hand.left', { n: left })}`}
              onClick={() => press(key)}
            >
              <Tile tile={key} />
              <span class="left" aria-hidden="true">
                {left}
              </span>
            </button>
          );
        })}
      </div>
      <p class={said === '' ? 'hidden' : 'said'} role="status">
        {said}
      </p>
    </div>
  );
}
