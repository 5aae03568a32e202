import type { JSX } from 'preact';
import { useMemo } from 'preact/hooks';
import { losersCount } from '../game/appraise.ts';
import { possibleCircumstances } from '../game/circumstances.ts';
import { positionOf } from '../game/position-of.ts';
import { isSelfDrawn } from '../state/deal-draft.ts';
import { useApp } from './app-context.ts';

/** How the hand was won, as far as it is possible with this hand under these rules. */
export function Circumstances(): JSX.Element | null {
  const { state, say, actions } = useApp();
  const { open, draft } = state;
  const possible = useMemo(() => {
    if (open === null || draft === null) return null;
    return possibleCircumstances(draft, positionOf(open.game, draft), open.ready);
  }, [open, draft]);
  if (open === null || draft === null || possible === null) return null;
  const self = isSelfDrawn(draft);
  const { from } = draft;
  const canPay = !self && from !== null && losersCount(open.ready) && open.ready.set.penalties.some(({ id }) => id === 'pays-for-all');
  return (
    <fieldset class="panel">
      <legend class="legend">{say('circumstance.title')}</legend>
      {possible.circumstances.map((circumstance) => (
        <label class="check" key={circumstance}>
          <input
            type="checkbox"
            checked={draft.circumstances.includes(circumstance)}
            onChange={(event) => actions.setCircumstance(circumstance, event.currentTarget.checked)}
          />
          <span>{say(circumstance === 'last-tile' && !self ? 'circumstance.last-tile.discard' : `circumstance.${circumstance}`)}</span>
        </label>
      ))}
      {possible.robbing && from !== null && (
        <label class="check">
          <input type="checkbox" checked={draft.robbing} onChange={(event) => actions.setWin({ robbing: event.currentTarget.checked })} />
          <span>{say('circumstance.robbing', { name: from })}</span>
        </label>
      )}
      {canPay && (
        <label class="check">
          <input type="checkbox" checked={draft.paysForAll} onChange={(event) => actions.setWin({ paysForAll: event.currentTarget.checked })} />
          <span>{say('circumstance.pays-for-all', { name: from })}</span>
        </label>
      )}
      {possible.circumstances.length === 0 && !possible.robbing && !canPay && <p class="muted">{say('circumstance.none')}</p>}
    </fieldset>
  );
}
