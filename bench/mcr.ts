/**
 * How fast hands are scored by the competition rules, from the declared hand to its sheet (all readings, lines,
 * suppressed fans and alternatives as data): hands per CPU second, on one core, over the hands of the test vectors.
 */
import type { DeclaredDeal, DeclaredHand, DeclaredWin } from '../src/engine/hand/deal.ts';
import { declareDeal } from '../src/engine/hand/declare-deal.ts';
import { bindRules } from '../src/engine/rules/bind.ts';
import type { ReadyRules } from '../src/engine/rules/ready.ts';
import type { FanPlan } from '../src/engine/score/fan/plan.ts';
import { scoreFanHand } from '../src/engine/score/fan/score-fan-hand.ts';
import { scoreDeal } from '../src/engine/score/score-deal.ts';
import { MCR } from '../src/rulesets/mcr/index.ts';
import { measure } from './support/measure.ts';
import { recordedRequests } from './support/vectors.ts';

interface Case {
  readonly deal: DeclaredDeal;
  readonly win: DeclaredWin;
  readonly hand: DeclaredHand;
  readonly ready: ReadyRules;
  readonly plan: FanPlan;
}

function readCases(file: string): Case[] {
  return recordedRequests('mcr', file).map((request) => {
    const bound = bindRules(MCR, 'bench', request.options);
    if (!('ready' in bound)) throw new Error(JSON.stringify(request));
    const { ready } = bound;
    const { deal } = declareDeal(request as never, ready);
    if (deal?.win === null || deal === null || ready.plan.unit !== 'fan') throw new Error(JSON.stringify(request));
    return { deal, win: deal.win, hand: deal.hands[0]!, ready, plan: ready.plan };
  });
}

const cases = [...readCases('core.jsonl'), ...readCases('hands.jsonl')];
measure('mcr, declared to sheet', 'hands', cases, ({ deal, win, hand, ready, plan }) => scoreFanHand(deal, win, hand, ready, plan)!.score);
measure('mcr, declared to settlement', 'deals', cases, ({ deal, ready }) => scoreDeal(deal, ready)!.hands[0]!.score);
