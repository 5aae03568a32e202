import type { JSX } from 'preact';
import { useMemo } from 'preact/hooks';
import { explainEntry, losersCount } from '../game/appraise.ts';
import { positionOf } from '../game/position-of.ts';
import { entryOf } from '../state/deal-draft.ts';
import { useApp } from './app-context.ts';
import { Payments } from './payments.tsx';

/** Who pays whom in the deal that is being entered. */
export function DealPayments(): JSX.Element | null {
  const { state, words } = useApp();
  const { open, draft } = state;
  const position = open === null || draft === null ? null : positionOf(open.game, draft);
  const explained = useMemo(() => {
    if (open === null || draft === null || position === null) return null;
    return explainEntry(entryOf(draft, open.game.head.players, losersCount(open.ready)), position, open.ready, words);
  }, [open, draft, words]);
  if (position === null || explained === null || !('score' in explained) || explained.score.settlement === null) return null;
  return <Payments settlement={explained.score.settlement} position={position} players={open?.game.head.players ?? []} />;
}
