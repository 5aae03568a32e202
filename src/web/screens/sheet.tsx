import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { sheetCsv } from '../../ledger/sheet-csv.ts';
import type { Game } from '../../ledger/game.ts';
import { useApp } from '../parts/app-context.ts';
import type * as ChartPart from '../parts/chart.tsx';
import { Screen } from '../parts/screen.tsx';
import { SheetTable } from '../parts/sheet-table.tsx';

/** The whole game: every deal, the totals, their course. */
export function Sheet(): JSX.Element | null {
  const { state, say } = useApp();
  const { open } = state;
  if (open === null) return null;
  const { head, deals } = open.game;
  return (
    <Screen
      title={say('sheet.title')}
      back={{ screen: 'table' }}
      two
    >
      <div class="stack">
        {head.deals === 0 && <p>{say('sheet.none')}</p>}
        <SheetTable head={head} deals={deals} penalties={open.game.penalties} linked />
        <p class="small muted">{say('sheet.change')}</p>
        <div class="actions no-print">
          <button type="button" class="button" onClick={() => window.print()}>
            {say('sheet.print')}
          </button>
          <button type="button" class="button" onClick={() => download(open.game)}>
            {say('sheet.csv')}
          </button>
        </div>
      </div>
      {deals.length > 0 && <LazyChart game={open.game} />}
    </Screen>
  );
}

/** The chart's library comes only when somebody looks at the sheet. */
export function LazyChart({ game }: { readonly game: Game }): JSX.Element {
  const { say } = useApp();
  const [part, setPart] = useState<typeof ChartPart | null>(null);
  useEffect(() => {
    let here = true;
    // without the network and before it was ever loaded there is just no chart
    import('../parts/chart.tsx').then((loaded) => here && setPart(loaded)).catch(() => undefined);
    return () => {
      here = false;
    };
  }, []);
  return (
    <section class="card stack" aria-label={say('sheet.chart')}>
      <h2>{say('sheet.chart')}</h2>
      {part === null ? <div class="chart" /> : <part.Chart game={game} />}
    </section>
  );
}

function download({ head, deals, penalties }: Game): void {
  const blob = new Blob([sheetCsv(head, deals, penalties)], { type: 'text/csv;charset=utf-8' });
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = `mingg-${head.openedAt.slice(0, 10)}.csv`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 1_000);
}
