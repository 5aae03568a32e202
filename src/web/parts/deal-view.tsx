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
  readonly part: 'count' | 'payments';
}

/** A counted deal: the winner's count and the others', or who pays whom. */
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
  return (
    <>
      {win !== null && winner !== undefined && (
        <section class="card stack" aria-label={say('result.count')}>
          <div class="sum">
            <div>
              <h2>
                {win.player} <span class="muted">{words.seat(winner.seat)}</span>
              </h2>
              <p class="muted">{say(`result.by.${win.by}`, { name: win.from ?? '' })}</p>
            </div>
            <strong class="number">{winner.score}</strong>
          </div>
          <Count hand={winner} />
        </section>
      )}
      {win === null && (
        <section class="card">
          <h2>{say('result.drawn')}</h2>
          <p class="muted">{say('result.drawn.hint')}</p>
        </section>
      )}
      {worth.map((hand) => (
        <section class="card" key={hand.seat} aria-label={nameOf(hand.seat)}>
          <details>
            <summary class="spread">
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
