import type { ReadyRules } from '../rules/ready.ts';
import { isComplete } from '../score/complete.ts';
import { SEATS } from '../vocabulary.ts';
import type { DeclaredWin } from './deal.ts';
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
  return { ...declaration, complete, deal: null, findings: [...declaration.findings, notComplete(winning.win!, declaration.winner)] };
}

/**
 * The finding that the winner's hand is no winning hand.
 * @param winner place of that hand in the request
 */
export function notComplete(win: DeclaredWin, winner: number): Finding {
  return { code: 'not-complete', case: 'hand', at: `/hands/${winner}`, seat: SEATS[win.seat] };
}
