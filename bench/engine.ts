/**
 * How fast whole deals of the classical rules are scored and settled, from the declared deal to its score sheet (all
 * readings, lines, suppressed rules and alternatives as data; no text): deals per CPU second, on one core, over the
 * deals of the test vectors, nothing remembered from one round to the next.
 */
import type { DeclaredDeal } from '../src/engine/hand/deal.ts';
import { declareDeal } from '../src/engine/hand/declare-deal.ts';
import { bindRules } from '../src/engine/rules/bind.ts';
import type { ReadyRules } from '../src/engine/rules/ready.ts';
import { scoreDeal } from '../src/engine/score/score-deal.ts';
import type { FoulHand } from '../src/engine/score/sheet.ts';
import { HUA_BAO } from '../src/rulesets/hua-bao.ts';
import { measure } from './support/measure.ts';
import { recordedRequests } from './support/vectors.ts';

interface Case {
  readonly deal: DeclaredDeal;
  readonly fouls: readonly FoulHand[];
  readonly ready: ReadyRules;
}

/** The recorded deals that are complete under these options, or each under its own. */
function declaredDeals(options?: Readonly<Record<string, unknown>>): Case[] {
  return recordedRequests('hua-bao', 'deals.jsonl').flatMap((request) => {
    const bound = bindRules(HUA_BAO, 'bench', options ?? request.options);
    if (!('ready' in bound)) throw new Error(JSON.stringify(request));
    const { deal, fouls } = declareDeal(request as never, bound.ready);
    return deal === null || scoreDeal(deal, bound.ready, fouls) === null ? [] : [{ deal, fouls, ready: bound.ready }];
  });
}

function work({ deal, fouls, ready }: Case): number {
  return scoreDeal(deal, ready, fouls)!.settlement!.net[0]!;
}

measure('hua-bao as it comes', 'deals', declaredDeals({}), work);
measure('hua-bao, each deal under options of its own', 'deals', declaredDeals(), work);
