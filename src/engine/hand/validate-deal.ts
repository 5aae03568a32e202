import { advise } from '../advice/advise.ts';
import type { ReadyRules } from '../rules/ready.ts';
import { isComplete } from '../score/complete.ts';
import { SEATS, WIN_BY } from '../vocabulary.ts';
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
 * winner's hand is known well enough to say so. What might help is part of the findings.
 */
export function validateDeal(parts: DealParts, ready: ReadyRules): Validation {
  return withAdvice(parts, findFaults(parts, ready), ready);
}

/** The same without advice. */
function findFaults(parts: DealParts, ready: ReadyRules): Validation {
  return validateDeclaration(declareDeal(parts, ready), ready);
}

/** The second half of `validateDeal`, for a deal that has been declared; without advice. */
export function validateDeclaration(declaration: Declaration, ready: ReadyRules): Validation {
  const { deal, winning } = declaration;
  if (winning === null) return { ...declaration, complete: deal !== null && deal.win !== null };
  return winsSomehow(winning, ready) ? { ...declaration, complete: true } : notComplete(declaration);
}

/** The declaration with the finding that the winner's hand is no winning hand. */
export function notComplete(declaration: Declaration): Validation {
  const { winner, findings, winning } = declaration;
  const seat = SEATS[winning!.win!.seat];
  const finding: Finding = { code: 'not-complete', case: 'hand', at: `/hands/${winner}`, seat };
  return { ...declaration, complete: false, deal: null, findings: [...findings, finding] };
}

/** The findings of a deal with all that can be said about how to mend them. Takes its time: only where something is wrong. */
export function withAdvice<V extends Declaration>(parts: DealParts, faults: V, ready: ReadyRules): V {
  const again = (changed: DealParts): readonly Finding[] => {
    const { findings, fouls } = findFaults(changed, ready);
    return [...findings, ...fouls.flatMap((foul) => foul.findings)];
  };
  return faults.findings.length === 0 ? faults : { ...faults, findings: advise(parts, faults, ready, again) };
}

/** Whether the winner's hand is complete; where it is not known how it was won, in one way at least. */
function winsSomehow(deal: DeclaredDeal, ready: ReadyRules): boolean {
  const { win } = deal;
  if (win === null || win.by >= 0) return isComplete(deal, ready);
  return WIN_BY.some((_, by) => isComplete({ ...deal, win: { ...win, by } }, ready));
}
