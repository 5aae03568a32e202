import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { SEATS } from '../../engine/vocabulary.ts';
import { useApp } from '../parts/app-context.ts';
import { ChangePreview } from '../parts/change-preview.tsx';
import { Reason } from '../parts/reason.tsx';
import { Screen } from '../parts/screen.tsx';

/** "Wrong seats": who really sat where since a deal. */
export function Seats(): JSX.Element | null {
  const { state, say, words, actions } = useApp();
  const { open } = state;
  const [from, setFrom] = useState(1);
  const [chosen, setChosen] = useState<readonly string[] | null>(null);
  const [reason, setReason] = useState(say('change.reason.seats'));
  if (open === null) return null;
  const { head, deals } = open.game;
  const was = deals.find(({ deal }) => deal === from)?.position.seats ?? head.position.seats;
  const seats = chosen ?? was;
  const put = (seat: number, player: string): void => {
    // a player who is put on a chair changes places with who sat there
    const old = seats.indexOf(player);
    setChosen(seats.map((other, i) => (i === seat ? player : i === old ? (seats[seat] ?? other) : other)));
  };
  const same = seats.every((player, i) => player === was[i]);
  const command = { type: 'reassign-seats', from, seats } as const;
  return (
    <Screen
      title={say('seats.title')}
      back={{ screen: 'table' }}
      bottom={
        <button
          type="button"
          class="button primary wide"
          disabled={same || reason.trim() === '' || state.busy}
          onClick={() =>
            void actions.act(command, reason).then((outcome) => {
              if (outcome === 'done') actions.go({ screen: 'table' });
            })
          }
        >
          {say('change.do')}
        </button>
      }
    >
      <div class="stack">
        <p>{say('seats.hint')}</p>
        <label class="field">
          <span>{say('seats.from')}</span>
          <select
            class="input"
            value={from}
            onChange={(event) => {
              setFrom(Number(event.currentTarget.value));
              setChosen(null);
            }}
          >
            {Array.from({ length: head.deals + 1 }, (_, i) => (
              <option key={i} value={i + 1}>
                {say('table.deal', { n: i + 1 })}
              </option>
            ))}
          </select>
        </label>
        {seats.map((player, seat) => (
          <label class="field" key={seat}>
            <span>
              {words.seat(SEATS[seat] ?? 'E')}
              {player !== was[seat] && <span class="muted"> · {say('seats.was', { name: was[seat] ?? '' })}</span>}
            </span>
            <select class="input" value={player} onChange={(event) => put(seat, event.currentTarget.value)}>
              {head.players.map((name) => (
                <option key={name} value={name}>
                  {name}
                </option>
              ))}
            </select>
          </label>
        ))}
        {!same && (
          <>
            <ChangePreview open={open} command={command} />
            <Reason value={reason} onChange={setReason} />
          </>
        )}
      </div>
    </Screen>
  );
}
