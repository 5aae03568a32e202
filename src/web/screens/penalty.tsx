import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { PENALTY_RECEIVERS } from '../../engine/vocabulary.ts';
import type { PenaltyReceiver } from '../../engine/vocabulary.ts';
import { fine, fineOf } from '../../ledger/penalty.ts';
import { useApp } from '../parts/app-context.ts';
import { ChangePreview } from '../parts/change-preview.tsx';
import { Screen } from '../parts/screen.tsx';

/** A fine: one of the rule set, or what the table has agreed on. */
export function Penalty(): JSX.Element | null {
  const { state, say, words, actions } = useApp();
  const { open } = state;
  const [player, setPlayer] = useState(open?.game.head.players[0] ?? '');
  const [rule, setRule] = useState('');
  const [amount, setAmount] = useState(0);
  const [to, setTo] = useState<PenaltyReceiver>('each-opponent');
  // nobody until one is chosen: who was wronged cannot be guessed
  const [receiver, setReceiver] = useState<string | null>(null);
  if (open === null) return null;
  const { head, penalties } = open.game;
  const { set, options } = open.ready;
  const fines = set.penalties.flatMap((penalty) => {
    const found = fineOf(penalty, options);
    return found === null ? [] : [{ penalty, ...found }];
  });
  const chosen = fines.find(({ penalty }) => penalty.id === rule);
  const sum = chosen?.amount ?? amount;
  const others = head.players.filter((name) => name !== player);
  const kind = chosen?.to ?? to;
  const target = kind === 'one-opponent' ? opponentNamed(receiver, others) : kind;
  const command =
    sum > 0 && target !== undefined
      ? ({ type: 'add-penalty', player, rule: chosen?.penalty.id ?? null, postings: fine(player, head.players, sum, target) } as const)
      : null;
  const active = penalties.filter(({ cancelled }) => !cancelled);
  return (
    <Screen
      title={say('penalty.title')}
      back={{ screen: 'table' }}
      bottom={
        <button
          type="button"
          class="button primary wide"
          disabled={command === null || state.busy}
          onClick={() => {
            if (command === null) return;
            void actions.act(command, null).then((outcome) => {
              if (outcome === 'done') actions.go({ screen: 'table' });
            });
          }}
        >
          {say('penalty.do')}
        </button>
      }
    >
      <div class="stack">
        <fieldset class="choices">
          <legend class="legend">{say('penalty.who')}</legend>
          {head.players.map((name) => (
            <label class="choice" key={name}>
              <input type="radio" name="player" checked={name === player} onChange={() => setPlayer(name)} />
              <span>{name}</span>
            </label>
          ))}
        </fieldset>
        <label class="field">
          <span>{say('penalty.what')}</span>
          <select class="input" value={rule} onChange={(event) => setRule(event.currentTarget.value)}>
            <option value="">{say('penalty.own')}</option>
            {fines.map(({ penalty, amount: points }) => (
              <option key={penalty.id} value={penalty.id}>
                {words.label(penalty.id, penalty.label)} ({points})
              </option>
            ))}
          </select>
        </label>
        {chosen === undefined && (
          <>
            <label class="field">
              <span>{say('penalty.amount')}</span>
              <input
                class="input count"
                inputMode="numeric"
                autoComplete="off"
                maxLength={6}
                value={amount === 0 ? '' : amount}
                onInput={(event) => setAmount(Number(event.currentTarget.value.replace(/\D/g, '')))}
              />
            </label>
            <label class="field">
              <span>{say('penalty.to')}</span>
              <select class="input" value={to} onChange={(event) => setTo(event.currentTarget.value as PenaltyReceiver)}>
                {PENALTY_RECEIVERS.map((receiver) => (
                  <option key={receiver} value={receiver}>
                    {say(`penalty.to.${receiver}`)}
                  </option>
                ))}
              </select>
            </label>
          </>
        )}
        {kind === 'one-opponent' && (
          <fieldset class="choices">
            <legend class="legend">{say('penalty.receiver')}</legend>
            {others.map((name) => (
              <label class="choice" key={name}>
                <input type="radio" name="receiver" checked={name === receiver} onChange={() => setReceiver(name)} />
                <span>{name}</span>
              </label>
            ))}
          </fieldset>
        )}
        {command !== null && <ChangePreview open={open} command={command} />}
        {active.length > 0 && (
          <>
            <h2>{say('penalty.list')}</h2>
            <ul class="stack">
              {active.map(({ penalty, player: name, postings }) => (
                <li class="card row spread" key={penalty}>
                  <span>
                    {name} <strong class="number">−{postings.reduce((all, posting) => all + posting.amount, 0)}</strong>
                  </span>
                  <button
                    type="button"
                    class="button"
                    aria-label={say('penalty.cancel', { name })}
                    onClick={() => void actions.act({ type: 'cancel-penalty', penalty }, say('cancel'))}
                  >
                    {say('cancel')}
                  </button>
                </li>
              ))}
            </ul>
          </>
        )}
      </div>
    </Screen>
  );
}

/** The opponent who was chosen, unless it is the one who is fined by now. */
function opponentNamed(name: string | null, others: readonly string[]): { readonly player: string } | undefined {
  return name !== null && others.includes(name) ? { player: name } : undefined;
}
