import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { fetchEvents } from '../game/service.ts';
import { watchGame } from '../game/watch-game.ts';
import { replay } from '../../ledger/fold.ts';
import type { Game } from '../../ledger/game.ts';
import { useApp } from '../parts/app-context.ts';
import { Screen } from '../parts/screen.tsx';
import { SeatCross } from '../parts/seat-cross.tsx';
import { SheetTable } from '../parts/sheet-table.tsx';
import { LazyChart } from './sheet.tsx';

/** What the holder of a read-only link sees: the table and the sheet, as they change. */
export function Watch({ game: id, watchKey }: { readonly game: string; readonly watchKey: string }): JSX.Element {
  const { say } = useApp();
  const [game, setGame] = useState<Game | null>(null);
  const [missing, setMissing] = useState(false);
  useEffect(() => {
    const load = async (): Promise<void> => {
      const events = await fetchEvents(id, watchKey);
      if (events === null) setMissing(true);
      else {
        setMissing(false);
        setGame(replay(events));
      }
    };
    void load();
    return watchGame(id, watchKey, () => void load());
  }, [id, watchKey]);
  return (
    <Screen title={say('watch.title')} back={null} two>
      <div class="stack">
        {missing && (
          <p class="alert" role="alert">
            {say(game === null ? 'watch.missing' : 'watch.offline')}
          </p>
        )}
        {game !== null && <SeatCross head={game.head} disabled onPick={() => undefined} />}
      </div>
      {game !== null && (
        <div class="stack">
          <SheetTable head={game.head} deals={game.deals} penalties={game.penalties} linked={false} />
          {game.deals.length > 0 && <LazyChart game={game} />}
        </div>
      )}
    </Screen>
  );
}
