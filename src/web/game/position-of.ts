import type { Game } from '../../ledger/game.ts';
import type { Position } from '../../ledger/position.ts';
import type { DealDraft } from '../state/deal-draft.ts';

/** The winds of the deal that is being entered: of the one to come, or of the one it replaces. */
export function positionOf({ head, deals }: Game, { replaces }: DealDraft): Position {
  return deals.find(({ deal }) => deal === replaces)?.position ?? head.position;
}
