import type { JSX } from 'preact';
import { useMemo, useState } from 'preact/hooks';
import { explainEntry } from '../game/appraise.ts';
import { useApp } from '../parts/app-context.ts';
import { Ask } from '../parts/ask.tsx';
import { ChangePreview } from '../parts/change-preview.tsx';
import { DealView } from '../parts/deal-view.tsx';
import { Findings } from '../parts/findings.tsx';
import { Reason } from '../parts/reason.tsx';
import { Screen } from '../parts/screen.tsx';
import { draftFromEntry } from '../game/draft-from-entry.ts';

/** An earlier deal, with the ways to correct it. */
export function Deal({ deal: number }: { readonly deal: number }): JSX.Element | null {
  const { state, say, words, actions } = useApp();
  const { open, tongue } = state;
  const [asking, setAsking] = useState(false);
  const [reason, setReason] = useState('');
  const record = open?.game.deals.find(({ deal }) => deal === number);
  const explained = useMemo(
    () => (open === null || record === undefined ? null : explainEntry(record.entry, record.position, open.ready, words)),
    [open, record, words],
  );
  if (open === null || record === undefined || explained === null) return null;
  const { finished } = open.game.head;
  const command = record.voided
    ? ({ type: 'replace-deal', deal: number, entry: record.entry } as const)
    : ({ type: 'void-deal', deal: number } as const);
  const label = say(record.voided ? 'deal.restore' : 'deal.void');
  const when = new Date(record.at).toLocaleString(tongue.language, { dateStyle: 'medium', timeStyle: 'short' });
  const view = (part: 'headline' | 'payments' | 'count'): JSX.Element | false =>
    'score' in explained && (
      <DealView score={explained.score} entry={record.entry} position={record.position} players={open.game.head.players} part={part} />
    );
  return (
    <Screen
      title={say('deal.title', { n: number })}
      back={{ screen: 'sheet' }}
      two
      bottom={
        finished ? undefined : (
          <>
            <button type="button" class="button wide" onClick={() => setAsking(true)}>
              {label}
            </button>
            <button type="button" class="button primary wide" onClick={() => actions.editDeal(draftFromEntry(open, record))}>
              {say('deal.edit')}
            </button>
          </>
        )
      }
    >
      <div class="stack">
        {record.voided && <p class="alert">{say('deal.voided')}</p>}
        {!record.voided && record.settled.unsettled !== null && <p class="alert">{say('deal.unsettled')}</p>}
        <p class="small muted">
          {say('table.round', { wind: words.seat(record.position.roundWind) })} · {say('deal.by', { when })}
        </p>
        {'findings' in explained ? <Findings findings={explained.findings} /> : view('headline')}
        {record.entry.win !== null && view('payments')}
      </div>
      <div class="stack">{view('count')}</div>
      {asking && (
        <Ask title={label} yes={label} ready={reason.trim() !== ''} onYes={() => void actions.act(command, reason)} onClose={() => setAsking(false)}>
          <ChangePreview open={open} command={command} />
          <Reason value={reason} onChange={setReason} />
        </Ask>
      )}
    </Screen>
  );
}
