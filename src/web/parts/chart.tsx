import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import UPlot from 'uplot';
import 'uplot/dist/uPlot.min.css';
import type { Game } from '../../ledger/game.ts';
import { useApp } from './app-context.ts';

const HEIGHT = 260;
/** Lines differ by their strokes too, not by colour alone. */
const DASHES = [[], [8, 5], [2, 4], [12, 4, 2, 4]];

/** The running totals as lines; the same numbers stand in the sheet beside it. */
export function Chart({ game: { head, deals } }: { readonly game: Game }): JSX.Element {
  const { say, state } = useApp();
  const box = useRef<HTMLDivElement>(null);
  const played = deals.filter(({ voided }) => !voided);
  useEffect(() => {
    const element = box.current;
    if (element === null) return undefined;
    const style = getComputedStyle(element);
    const ink = style.getPropertyValue('--muted');
    const line = style.getPropertyValue('--line');
    const data: UPlot.AlignedData = [
      [0, ...played.map(({ deal }) => deal)],
      ...head.players.map((_, i) => [0, ...played.map(({ totals }) => totals[i] ?? 0)]),
    ];
    const axis = { stroke: ink, grid: { stroke: line, width: 1 }, ticks: { stroke: line }, font: '14px system-ui' };
    const chart = new UPlot(
      {
        width: element.clientWidth,
        height: HEIGHT,
        scales: { x: { time: false } },
        legend: { show: true, live: false },
        cursor: { drag: { x: false, y: false } },
        axes: [{ ...axis, incrs: [1, 2, 5, 10, 20, 50, 100] }, { ...axis, size: 56 }],
        series: [
          { label: say('sheet.deal') },
          ...head.players.map((player, i) => ({
            label: player,
            stroke: style.getPropertyValue(`--line-${i + 1}`),
            width: 2.5,
            dash: DASHES[i] ?? [],
            points: { size: 6 },
          })),
        ],
      },
      data,
      element,
    );
    const watcher = new ResizeObserver(() => chart.setSize({ width: element.clientWidth, height: HEIGHT }));
    watcher.observe(element);
    return () => {
      watcher.disconnect();
      chart.destroy();
    };
  }, [deals, state.settings.theme]);
  return <div ref={box} class="chart" role="img" aria-label={say('sheet.chart')} />;
}
