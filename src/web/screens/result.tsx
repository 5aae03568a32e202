import type { JSX } from 'preact';
import { useMemo } from 'preact/hooks';
import type { DealScore } from '../../engine/explain/answer.ts';
import { SEATS } from '../../engine/vocabulary.ts';
import type { Command } from '../../ledger/decide.ts';
import type { Position } from '../../ledger/position.ts';
import type { Player } from '../../ledger/posting.ts';
import { explainEntry, losersCount } from '../game/appraise.ts';
import { positionOf } from '../game/position-of.ts';
import { useApp } from '../parts/app-context.ts';
import { DealView } from '../parts/deal-view.tsx';
import { Findings } from '../parts/findings.tsx';
import { Later } from '../parts/later.tsx';
import { Screen } from '../parts/screen.tsx';
import { Totals } from '../parts/totals.tsx';
import { entryOf } from '../state/deal-draft.ts';

/** The count, the payments, the check of the sum, and one button to keep it all. */
export function Result(): JSX.Element | null {
  const { state, say, words, actions } = useApp();
  const { open, draft } = state;
  const position = open === null || draft === null ? null : positionOf(open.game, draft);
  const count = open !== null && losersCount(open.ready);
  const entry = useMemo(() => (open === null || draft === null ? null : entryOf(draft, open.game.head.players, count)), [open, draft]);
  const explained = useMemo(
    () => (open === null || entry === null || position === null ? null : explainEntry(entry, position, open.ready, words)),
    [open, entry, words],
  );
  if (open === null || draft === null || position === null || entry === null || explained === null) return null;
  const { head } = open.game;
  const { replaces, winner } = draft;
  const score = 'score' in explained ? explained.score : null;
  const unsettled = score?.unsettled ?? null;
  const settled = (score?.settlement ?? null) !== null;
  const valid = score !== null && (winner === null || settled);
  const won = score === null || winner === null ? null : winnerScore(score, winner, position);
  const command: Command = replaces === null ? { type: 'record-deal', entry } : { type: 'replace-deal', deal: replaces, entry };
  const reasonMissing = replaces !== null && draft.reason.trim() === '';
  const { counting } = open.ready.set;
  const below = counting.unit === 'fan' && score?.hands[0]?.outcome === 'below-minimum' ? counting.minimum : null;
  return (
    <Screen
      title={replaces === null ? say('result.title') : say('result.title.edit', { n: replaces })}
      back={winner === null ? { screen: 'table' } : { screen: count ? 'others' : 'hand', player: head.players.indexOf(winner) }}
      bottom={
        <>
          <div class="value">
            <strong>{won ?? (winner === null ? say('table.drawn.short') : '–')}</strong>
            <p class="muted">{reasonMissing ? say('change.reason.needed') : (winner ?? say('result.drawn'))}</p>
          </div>
          <button type="button" class="button primary" disabled={!valid || reasonMissing || state.busy} onClick={() => void actions.saveDeal()}>
            {say('save')}
          </button>
        </>
      }
      two
    >
      <div class="stack">
        {'findings' in explained && <Findings findings={explained.findings} />}
        {unsettled !== null && winner !== null && (
          <p class="alert" role="alert">
            {below !== null ? say('result.below', { minimum: below }) : unsettled}
          </p>
        )}
        {score !== null && <DealView score={score} entry={entry} position={position} players={head.players} part="headline" />}
        {replaces !== null && valid && (
          <Later
            show={({ Correction }) => (
              <Correction open={open} command={command} reason={draft.reason} onReason={(reason) => actions.setWin({ reason })} />
            )}
          />
        )}
        {winner === null && count && (
          <button type="button" class="button" onClick={() => actions.go({ screen: 'others' })}>
            {say('result.hands.shown')}
          </button>
        )}
        {score !== null && winner !== null && <DealView score={score} entry={entry} position={position} players={head.players} part="payments" />}
        {replaces === null && score !== null && settled && winner !== null && (
          <Totals
            players={head.players}
            before={head.totals}
            after={head.totals.map((total, i) => total + netOf(score, head.players[i] ?? '', position))}
            zeroSum={open.ready.set.settlement.scheme !== 'none'}
          />
        )}
      </div>
      <div class="stack">
        {score !== null && <DealView score={score} entry={entry} position={position} players={head.players} part="count" />}
      </div>
    </Screen>
  );
}

function winnerScore(score: DealScore, winner: Player, position: Position): number | null {
  const seat = SEATS[position.seats.indexOf(winner)];
  return score.hands.find((hand) => hand.seat === seat)?.score ?? null;
}

function netOf(score: DealScore, player: Player, position: Position): number {
  const seat = SEATS[position.seats.indexOf(player)];
  return seat === undefined ? 0 : (score.settlement?.net[seat] ?? 0);
}
