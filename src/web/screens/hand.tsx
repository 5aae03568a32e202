import type { JSX } from 'preact';
import { useMemo, useState } from 'preact/hooks';
import { appraisePart, appraiseWinner, losersCount } from '../game/appraise.ts';
import { positionOf } from '../game/position-of.ts';
import { useApp } from '../parts/app-context.ts';
import { BonusKeys } from '../parts/bonus-keys.tsx';
import { Circumstances } from '../parts/circumstances.tsx';
import { HandCards } from '../parts/hand-cards.tsx';
import { Keyboard } from '../parts/keyboard.tsx';
import { KnownValue } from '../parts/known-value.tsx';
import { Screen } from '../parts/screen.tsx';
import { Value } from '../parts/value.tsx';
import { WinningKeys } from '../parts/winning-keys.tsx';
import { handOf } from '../state/deal-draft.ts';
import { EMPTY_HAND, isEmpty, tilesShort } from '../state/hand-draft.ts';
import type { EntryMode } from '../state/hand-draft.ts';
import { rulesOfHand } from '../state/hand-rules.ts';
import { DealPayments } from '../parts/deal-payments.tsx';

type Panel = EntryMode | 'bonus' | 'how';

/** The keyboard that enters a set at a time, with the value of the hand always in sight. */
export function Hand({ player: index }: { readonly player: number }): JSX.Element | null {
  const { state, say, actions } = useApp();
  const { open, draft } = state;
  const player = open?.game.head.players[index];
  const wins = player !== undefined && player === draft?.winner;
  const [chosen, setChosen] = useState<Panel | null>(null);
  const hand = draft === null || player === undefined ? EMPTY_HAND : handOf(draft, player);
  const appraisal = useMemo(() => {
    if (open === null || draft === null || player === undefined) return null;
    const position = positionOf(open.game, draft);
    return wins ? appraiseWinner(draft, position, open.ready) : appraisePart(player, hand, position, open.ready);
  }, [open, draft, player]);
  if (open === null || draft === null || player === undefined || appraisal === null) return null;

  const { ready } = open;
  const whole = wins && hand.score === null && tilesShort(hand) === 0;
  const dealt = draft.circumstances.includes('dealt');
  const automatic: Panel = whole ? 'how' : wins ? 'chow' : 'pung';
  const panel = chosen ?? automatic;
  const others = losersCount(ready);
  const counted = appraisal.state === 'counted';
  const known = hand.score !== null;
  // a value that was counted at the table needs no more than to be kept
  const finish = (): void => {
    if (!wins) actions.go({ screen: 'others' });
    else if (known && draft.replaces === null) void actions.saveDeal();
    else actions.go({ screen: others ? 'others' : 'result' });
  };
  const modes: readonly Panel[] = [
    ...(wins ? (['chow', 'pung', 'tile'] as const) : (['pung', 'pair', 'tile'] as const)),
    ...(ready.bonusTiles ? (['bonus'] as const) : []),
    ...(wins ? (['how'] as const) : []),
  ];
  return (
    <Screen
      title={say('hand.title', { name: player })}
      back={{ screen: wins ? (draft.replaces === null ? 'from' : 'sheet') : 'others' }}
      corner={
        !isEmpty(hand) && (
          <button type="button" class="button quiet" onClick={() => actions.changeHand(player, { type: 'clear' })}>
            {say('hand.clear')}
          </button>
        )
      }
      bottom={
        <>
          <Value appraisal={appraisal} ready={ready} wins={wins} />
          {wins && known && others && (
            <button type="button" class="button" onClick={() => actions.go({ screen: 'others' })}>
              {say('others.title')}
            </button>
          )}
          <button
            type="button"
            class="button primary"
            disabled={state.busy || (wins && !counted) || appraisal.state === 'impossible'}
            onClick={finish}
          >
            {known && wins && draft.replaces === null ? say('save') : say('next')}
          </button>
        </>
      }
      two
    >
      <section class="stack" aria-label={say('hand.sets')}>
        {(known || isEmpty(hand)) && <KnownValue player={player} hand={hand} wins={wins} />}
        {known && wins && <DealPayments />}
        {!known && !isEmpty(hand) && <HandCards player={player} hand={hand} wins={wins} rules={rulesOfHand(draft, ready)} />}
      </section>
      {!known && (
        <section class="entry">
          <div class="segments" role="group" aria-label={say('hand.entry')}>
            {modes.map((mode) => (
              <button
                key={mode}
                type="button"
                class="segment"
                aria-pressed={panel === mode}
                onClick={() => setChosen(mode === automatic ? null : mode)}
              >
                {say(`hand.mode.${mode}`)}
              </button>
            ))}
          </div>
          {panel === 'how' && (
            <>
              {whole && !dealt && <WinningKeys player={player} hand={hand} />}
              <Circumstances />
            </>
          )}
          {panel === 'bonus' && <BonusKeys player={player} hand={hand} />}
          {panel !== 'how' && panel !== 'bonus' && <Keyboard player={player} hand={hand} mode={panel} />}
        </section>
      )}
    </Screen>
  );
}
