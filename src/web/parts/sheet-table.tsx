import type { JSX } from 'preact';
import { paid } from '../../ledger/fold.ts';
import type { DealRecord, GameHead, PenaltyRecord } from '../../ledger/game.ts';
import { netOf } from '../../ledger/posting.ts';
import { useApp } from './app-context.ts';
import { plain, signed } from './numbers.ts';

interface Props {
  readonly head: GameHead;
  readonly deals: readonly DealRecord[];
  readonly penalties: readonly PenaltyRecord[];
  /** Whether the numbers of deals lead to them. */
  readonly linked: boolean;
}

/** A row for each deal and penalty: what it brought, and the total under it. */
export function SheetTable({ head, deals, penalties, linked }: Props): JSX.Element {
  const { say } = useApp();
  const { players } = head;
  const rows: JSX.Element[] = [];
  const addPenalties = (after: number): void => {
    for (const penalty of penalties.filter(({ afterDeal }) => afterDeal === after)) {
      const { net } = netOf(penalty.postings, players);
      rows.push(
        <tr key={`p${penalty.penalty}`} class={penalty.cancelled ? 'void' : undefined}>
          <th scope="row">{say('sheet.penalty')}</th>
          {net.map((change, i) => (
            <td key={i}>{signed(change)}</td>
          ))}
        </tr>,
      );
    }
  };
  addPenalties(0);
  for (const deal of deals) {
    const { net } = netOf(paid(deal), players);
    rows.push(
      <tr key={deal.deal} class={deal.voided ? 'void' : undefined}>
        <th scope="row">{linked ? <a href={`#/deal/${deal.deal}`} aria-label={say('deal.title', { n: deal.deal })}>{deal.deal}</a> : deal.deal}</th>
        {players.map((player, i) => (
          <td key={player}>
            <span class={deal.entry.win?.player === player ? 'gain' : undefined}>{signed(net[i] ?? 0)}</span>
            <div class="small muted">{plain(deal.totals[i] ?? 0)}</div>
          </td>
        ))}
      </tr>,
    );
    addPenalties(deal.deal);
  }
  return (
    <div class="scroll" tabIndex={0} role="group" aria-label={say('sheet.title')}>
      <table class="sheet">
        <thead>
          <tr>
            <th scope="col">{say('sheet.deal')}</th>
            {players.map((player) => (
              <th scope="col" key={player}>
                {player}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{rows}</tbody>
        <tfoot>
          <tr>
            <th scope="row">{say('sheet.total')}</th>
            {head.totals.map((total, i) => (
              <td key={i}>{plain(total)}</td>
            ))}
          </tr>
        </tfoot>
      </table>
    </div>
  );
}
