import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { useApp } from '../parts/app-context.ts';
import { Ask } from '../parts/ask.tsx';
import { Screen } from '../parts/screen.tsx';
import type { StoredGame } from '../game/stored-game.ts';

/** The games of this device. */
export function Games(): JSX.Element {
  const { state, say, actions } = useApp();
  const [deleting, setDeleting] = useState<StoredGame | null>(null);
  useEffect(() => void actions.listGames(), []);
  return (
    <Screen
      title={say('games.title')}
      back={state.open === null ? { screen: 'new' } : { screen: 'table' }}
      bottom={
        <button type="button" class="button primary wide" onClick={() => actions.go({ screen: 'new' })}>
          {say('table.new')}
        </button>
      }
    >
      <ul class="stack">
        {state.games.length === 0 && <li>{say('games.none')}</li>}
        {state.games.map((game) => {
          const names = namesOf(game);
          const deals = game.events.filter(({ body }) => body.type === 'deal-recorded').length;
          const open = (): void => void actions.openGame(game.id).then(() => actions.go({ screen: 'table' }));
          return (
            <li class="card stack" key={game.id}>
              <div>
                <strong>{names}</strong>
                <p class="small muted">
                  {new Date(game.events[0]?.at ?? '').toLocaleDateString(state.tongue.language, { dateStyle: 'medium' })} · {say('games.deals', { n: deals })}
                </p>
              </div>
              <div class="actions">
                <button type="button" class="button" onClick={() => setDeleting(game)}>
                  {say('games.delete')}
                </button>
                <button type="button" class="button primary" onClick={open} aria-label={`${say('games.open')}: ${names}`}>
                  {say('games.open')}
                </button>
              </div>
            </li>
          );
        })}
      </ul>
      {deleting !== null && (
        <Ask
          title={say('games.delete.sure', { names: namesOf(deleting) })}
          yes={say('games.delete')}
          onYes={() => void actions.deleteGame(deleting.id)}
          onClose={() => setDeleting(null)}
        />
      )}
    </Screen>
  );
}

function namesOf({ events }: StoredGame): string {
  const body = events[0]?.body;
  return body?.type === 'game-opened' ? body.seats.join(', ') : '';
}
