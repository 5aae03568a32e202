import type { JSX } from 'preact';
import type { DealScore } from '../../engine/explain/answer.ts';
import { SEATS } from '../../engine/vocabulary.ts';
import type { Seat } from '../../engine/vocabulary.ts';
import type { Entry } from '../../ledger/entry.ts';
import type { Position } from '../../ledger/position.ts';
import type { Player } from '../../ledger/posting.ts';
import { useApp } from './app-context.ts';
import { Count } from './count.tsx';
import { Payments } from './payments.tsx';

interface Props {
  readonly score: DealScore;
  readonly entry: Entry;
  readonly position: Position;
  readonly players: readonly Player[];
  readonly part: 'headline' | 'payments' | 'count';
}

/** A counted deal: who won how much, who pays whom, and every line of every count. */
export function DealView({ score, entry, position, players, part }: Props): JSX.Element {
  const { say, words } = useApp();
  const nameOf = (seat: Seat): string => position.seats[SEATS.indexOf(seat)] ?? seat;
  if (part === 'payments') {
    return (
      <section class="stack" aria-label={say('result.payments')}>
        <h2>{say('result.payments')}</h2>
        {score.settlement === null ? <p class="muted">{score.unsettled}</p> : <Payments settlement={score.settlement} position={position} players={players} />}
      </section>
    );
  }
  const { win } = entry;
  const winner = score.hands.find(({ seat }) => nameOf(seat) === win?.player);
  const others = score.hands.filter((hand) => hand !== winner);
  const worth = others.filter(({ score: worthOf, lines }) => worthOf > 0 || lines.some(({ kind }) => kind !== 'declared'));
  if (part === 'headline') {
    return (
      <section class="card sum">
        <div>
          <h2>
            {win === null ? say('result.drawn') : win.player} {winner !== undefined && <span class="muted">{words.seat(winner.seat)}</span>}
          </h2>
          <p class="muted">{win === null ? say('result.drawn.hint') : say(`result.by.${win.by}`, { name: win.from ?? '' })}</p>
        </div>
        {winner !== undefined && <strong class="number">{winner.score}</strong>}
      </section>
    );
  }
  return (
    <>
      {winner !== undefined && (
        <section class="card stack">
          <h2>{say('result.count')}</h2>
          <Count hand={winner} />
        </section>
      )}
      {worth.map((hand) => (
        <section class="card" key={hand.seat} aria-label={nameOf(hand.seat)}>
          <details>
            <summary>
              <span>
                {nameOf(hand.seat)} <span class="muted">{words.seat(hand.seat)}</span>
              </span>
              <strong class="number push">{hand.score}</strong>
            </summary>
            <Count hand={hand} />
          </details>
        </section>
      ))}
    </>
  );
}
