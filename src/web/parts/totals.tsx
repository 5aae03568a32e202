import type { JSX } from 'preact';
import type { Player } from '../../ledger/posting.ts';
import { useApp } from './app-context.ts';
import { plain, signed } from './numbers.ts';

interface Props {
  readonly players: readonly Player[];
  readonly before: readonly number[];
  readonly after: readonly number[];
  /** Whether the changes have to sum to zero. */
  readonly zeroSum?: boolean;
}

/** Totals before and after, and the check of the sum. */
export function Totals({ players, before, after, zeroSum = true }: Props): JSX.Element {
  const { say } = useApp();
  const sum = after.reduce((a, b, i) => a + b - (before[i] ?? 0), 0);
  return (
    <div class="scroll" tabIndex={0} role="group" aria-label={say('result.totals')}>
      <table class="sheet">
        <thead>
          <tr>
            <th scope="col">{say('result.totals')}</th>
            <th scope="col">{say('result.before')}</th>
            <th scope="col">{say('result.change')}</th>
            <th scope="col">{say('result.after')}</th>
          </tr>
        </thead>
        <tbody>
          {players.map((player, i) => {
            const change = (after[i] ?? 0) - (before[i] ?? 0);
            return (
              <tr key={player}>
                <th scope="row">{player}</th>
                <td class="number">{plain(before[i] ?? 0)}</td>
                <td class={change > 0 ? 'number gain' : change < 0 ? 'number loss' : 'number'}>{signed(change)}</td>
                <td class="number">
                  <strong>{plain(after[i] ?? 0)}</strong>
                </td>
              </tr>
            );
          })}
        </tbody>
        {zeroSum && (
          <tfoot>
            <tr>
              <th scope="row" colSpan={2}>
                {say('result.sum', { n: sum })}
              </th>
              <td class="number">{sum === 0 ? '✓' : signed(sum)}</td>
              <td />
            </tr>
          </tfoot>
        )}
      </table>
    </div>
  );
}
