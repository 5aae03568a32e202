import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import type { Command } from '../../ledger/decide.ts';
import { matchOver } from '../../ledger/position.ts';
import { useApp } from '../parts/app-context.ts';
import { Ask } from '../parts/ask.tsx';
import { DealList } from '../parts/deal-list.tsx';
import { Later } from '../parts/later.tsx';
import { Screen } from '../parts/screen.tsx';
import { SeatCross } from '../parts/seat-cross.tsx';
import { Trouble } from '../parts/trouble.tsx';

/** The four seats, their totals, and what can happen next. Whose wind it is follows from the game. */
export function Table(): JSX.Element | null {
  const { state, say, actions } = useApp();
  const [undoing, setUndoing] = useState(false);
  const { open } = state;
  if (open === null) return null;
  const { head, deals } = open.game;
  const last = deals.findLast((deal) => !deal.voided);
  const over = matchOver(head);
  return (
    <Screen title={say('table.title')} back={null} two>
      <div class="stack">
        <Trouble />
        <SeatCross head={head} disabled={head.finished || over} onPick={(player) => actions.beginDeal(player)} />
        {head.finished ? (
          <div class="row spread">
            <p>{say('table.finished')}</p>
            <button type="button" class="button" onClick={() => void actions.act({ type: 'reopen-game' }, null)}>
              {say('table.reopen')}
            </button>
          </div>
        ) : (
          <>
            {over ? <MatchOver /> : <p class="muted">{say('table.tap')}</p>}
            <div class="actions">
              {!over && (
                <button type="button" class="button" onClick={() => actions.beginDeal(null)}>
                  {say('table.drawn')}
                </button>
              )}
              {last !== undefined && (
                <button type="button" class="button" onClick={() => setUndoing(true)}>
                  {say('table.undo', { n: last.deal })}
                </button>
              )}
            </div>
          </>
        )}
      </div>
      <div class="stack">
        {deals.length > 0 && (
          <>
            <h2>{say('table.recent')}</h2>
            <DealList deals={deals.slice(-3).reverse()} />
          </>
        )}
        <nav class="actions" aria-label={say('more')}>
          <a class="button" href="#/sheet">
            {say('table.sheet')}
          </a>
          <a class="button" href="#/share">
            {say('table.share')}
          </a>
          {!head.finished && (
            <>
              <a class="button" href="#/seats">
                {say('table.seats')}
              </a>
              <a class="button" href="#/penalty">
                {say('table.penalty')}
              </a>
            </>
          )}
        </nav>
        <details>
          <summary>{say('more')}</summary>
          <div class="menu">
            <a class="button" href="#/rules">
              {say('table.rules')}
            </a>
            {!head.finished && (
              <button type="button" class="button" onClick={() => void actions.act({ type: 'finish-game' }, null)}>
                {say('table.finish')}
              </button>
            )}
            <a class="button" href="#/new">
              {say('table.new')}
            </a>
            <a class="button" href="#/games">
              {say('table.games')}
            </a>
            <a class="button" href="#/settings">
              {say('table.settings')}
            </a>
          </div>
        </details>
      </div>
      {undoing && last !== undefined && (
        <Ask
          title={say('table.undo', { n: last.deal })}
          yes={say('undo')}
          onYes={() => void actions.act({ type: 'void-deal', deal: last.deal }, say('undo'))}
          onClose={() => setUndoing(false)}
        >
          <DealList deals={[last]} />
          <Later show={({ ChangePreview }) => <ChangePreview open={open} command={{ type: 'void-deal', deal: last.deal }} />} />
        </Ask>
      )}
    </Screen>
  );
}

/** The last deal of the match was played: nobody records another one by accident. */
function MatchOver(): JSX.Element {
  const { state, say, actions } = useApp();
  const act = (command: Command): void => void actions.act(command, null);
  return (
    <section class="card stack" aria-label={say('table.match-over')}>
      <p>{say('table.match-over')}</p>
      <div class="actions">
        <button type="button" class="button" disabled={state.busy} onClick={() => act({ type: 'finish-game' })}>
          {say('table.match-over.finish')}
        </button>
        <button type="button" class="button primary" disabled={state.busy} onClick={() => act({ type: 'extend-match', rounds: 1 })}>
          {say('table.match-over.extend')}
        </button>
      </div>
    </section>
  );
}
