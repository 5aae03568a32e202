import type { JSX } from 'preact';
import type { HandScore, Line, SetAnswer } from '../../engine/explain/answer.ts';
import { tileOf } from '../../engine/tiles.ts';
import { useApp } from './app-context.ts';
import { Tile, Tiles } from './tile.tsx';

/** The count of one hand, line by line, with the tiles that prove each line. */
export function Count({ hand }: { readonly hand: HandScore }): JSX.Element {
  const { say } = useApp();
  const { points, doublings, limitHand } = hand;
  return (
    <div class="stack">
      {hand.sets.length > 0 && <Reading sets={hand.sets} />}
      {hand.lines.length > 0 && (
        <table class="lines">
          <tbody>
            {hand.lines.map((line, i) => (
              <tr key={i}>
                <td>
                  <span class="label">
                    {line.label}
                    {line.count > 1 && ` × ${line.count}`}
                  </span>
                  <div class="row">
                    {line.tiles.length > 0 && line.tiles.length < 14 && <Tiles codes={line.tiles} />}
                    <span class="small muted">{afterLabel(line)}</span>
                  </div>
                </td>
                <td>
                  <span class="number">{line.value * line.count}</span>
                  <div class="small muted">{say(`result.kind.${line.kind}`)}</div>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {points !== undefined && doublings !== undefined && doublings > 0 && limitHand === null && hand.limitApplied !== true && (
        <p>{say('result.formula', { points, power: powerOf(doublings), n: hand.score })}</p>
      )}
      {points !== undefined && doublings !== undefined && hand.limitApplied === true && limitHand === null && (
        <p>
          {say('result.formula', { points, power: powerOf(doublings), n: hand.uncapped ?? 0 })} → {say('value.limit')} {hand.score}
        </p>
      )}
      {hand.alternatives.length > 0 && (
        <details>
          <summary>{say('result.readings', { n: hand.alternatives.length })}</summary>
          <ul class="stack">
            {hand.alternatives.map((other, i) => (
              <li key={i}>
                <Reading sets={other.sets} />
                <p class="small">
                  <strong class="number">{other.score}</strong> {other.because}
                </p>
              </li>
            ))}
          </ul>
        </details>
      )}
      {hand.suppressed.length > 0 && (
        <details>
          <summary>{say('result.suppressed', { n: hand.suppressed.length })}</summary>
          <ul class="stack">
            {hand.suppressed.map(({ label, reason }, i) => (
              <li key={i}>
                <strong>{label}</strong>
                <p class="small muted">{reason}</p>
              </li>
            ))}
          </ul>
        </details>
      )}
    </div>
  );
}

/** The sentence of a line; one that begins with the label goes on after it, since the label stands above. */
function afterLabel({ label, because }: Line): string {
  const beginning = `${label}: `;
  return because.startsWith(beginning) ? because.slice(beginning.length) : because;
}

const DIGITS = '⁰¹²³⁴⁵⁶⁷⁸⁹';

const powerOf = (n: number): string => String(n).replace(/\d/g, (digit) => DIGITS.charAt(Number(digit)));

/** The sets of a reading; the completed one is marked. */
function Reading({ sets }: { readonly sets: readonly SetAnswer[] }): JSX.Element {
  const { words } = useApp();
  const spoken = sets.map((set) => set.tiles.map((code) => words.tile(tileOf(code) ?? 0)).join(', ')).join('; ');
  return (
    <div class="reading" role="img" aria-label={spoken}>
      {sets.map((set, i) => (
        <span key={i} class={set.winning ? 'tiles won' : 'tiles'}>
          {set.tiles.map((code, j) => (
            <Tile key={j} tile={set.kind === 'kong' && set.concealed && (j === 0 || j === 3) ? 'back' : (tileOf(code) ?? 0)} />
          ))}
        </span>
      ))}
    </div>
  );
}
