import { nearestHands } from '../readiness/nearest-hands.ts';
import type { ReadyRules } from '../rules/ready.ts';
import { isComplete } from '../score/complete.ts';
import { SEATS } from '../vocabulary.ts';
import type { DeclaredDeal } from './deal.ts';
import { declareDeal } from './declare-deal.ts';
import type { Declaration } from './declare-deal.ts';
import type { Finding } from './finding.ts';
import type { DealParts } from './read-hands.ts';

/** A declaration with the last question answered. */
export interface Validation extends Declaration {
  /** Somebody won, and the winning hand is complete or was counted at the table. */
  readonly complete: boolean;
}

/**
 * Everything that is wrong with a deal, incomplete hands included: `declareDeal`, and `not-complete` where the
 * winner's hand is known well enough to say so.
 */
export function validateDeal(parts: DealParts, ready: ReadyRules): Validation {
  return validateDeclaration(declareDeal(parts, ready), ready);
}

/** The second half of `validateDeal`, for a deal that has been declared. */
export function validateDeclaration(declaration: Declaration, ready: ReadyRules): Validation {
  const { deal, winning } = declaration;
  if (winning === null) return { ...declaration, complete: deal !== null && deal.win !== null };
  const complete = isComplete(winning, ready);
  if (complete) return { ...declaration, complete };
  const finding = notComplete(winning, declaration.winner, ready);
  return { ...declaration, complete, deal: null, findings: [...declaration.findings, finding] };
}

/**
 * The finding that the winner's hand is no winning hand, and how near it is to one.
 * @param deal with the winner's hand
 * @param winner place of that hand in the request
 */
export function notComplete(deal: DeclaredDeal, winner: number, ready: ReadyRules): Finding {
  const win = deal.win!;
  const hand = deal.hands.find(({ seat }) => seat === win.seat)!;
  const { exchanges, nearest } = nearestHands(deal, win, hand, ready);
  const finding = { code: 'not-complete', at: `/hands/${winner}`, seat: SEATS[win.seat], exchanges } as const;
  return nearest.length === 0 ? { ...finding, case: 'hand' } : { ...finding, case: 'one-tile-off', ...nearest[0], nearest };
}
