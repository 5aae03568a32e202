import type { JSX } from 'preact';
import type { DealRecord } from '../../ledger/game.ts';
import { useApp } from './app-context.ts';

/** Deals as lines that lead to them. */
export function DealList({ deals }: { readonly deals: readonly DealRecord[] }): JSX.Element {
  const { say } = useApp();
  return (
    <ul class="deals">
      {deals.map((deal) => {
        const { entry, settled, voided } = deal;
        const score = settled.scores.find(({ player }) => player === entry.win?.player)?.score ?? 0;
        const name = entry.win?.player;
        return (
          <li key={deal.deal}>
            <a href={`#/deal/${deal.deal}`}>
              <strong class="number">{deal.deal}</strong>
              <span>{name === undefined ? say('table.drawn.short') : say('table.won', { name, n: score })}</span>
              {voided && <span class="chip">{say('table.void')}</span>}
              {!voided && settled.unsettled !== null && <span class="chip">{say('table.unsettled')}</span>}
            </a>
          </li>
        );
      })}
    </ul>
  );
}
