import type { DeclaredDeal } from './hand/deal.ts';
import { declareDeal } from './hand/declare-deal.ts';
import type { Finding } from './hand/finding.ts';
import type { DealParts } from './hand/read-hands.ts';
import { notComplete, validateDeclaration, withAdvice } from './hand/validate-deal.ts';
import type { ReadyRules } from './rules/ready.ts';
import { scoreDeal } from './score/score-deal.ts';
import type { ScoreSheet } from './score/sheet.ts';

/** A scored deal, or everything that keeps it from being scored. */
export type Judgement =
  | { readonly sheet: ScoreSheet; readonly deal: DeclaredDeal; readonly findings?: never }
  | { readonly findings: readonly Finding[]; readonly sheet?: never };

/** The whole way from a written deal to its score sheet: the one function behind the service, the page and the command line. */
export function judgeDeal(parts: DealParts, ready: ReadyRules): Judgement {
  const declaration = declareDeal(parts, ready);
  const { deal, fouls } = declaration;
  if (deal === null) return { findings: withAdvice(parts, validateDeclaration(declaration, ready), ready).findings };
  // Scoring reads the winner's hand anyway, so it also tells whether it is complete.
  const sheet = scoreDeal(deal, ready, fouls);
  return sheet === null ? { findings: withAdvice(parts, notComplete(declaration), ready).findings } : { sheet, deal };
}
