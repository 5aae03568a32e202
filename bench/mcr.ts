/**
 * How fast hands are scored by the competition rules, from the declared hand to its sheet (all readings, lines,
 * suppressed fans and alternatives as data): hands per CPU second, on one core, over the hands of the test vectors.
 */
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import type { DeclaredDeal, DeclaredHand, DeclaredWin } from '../src/engine/hand/deal.ts';
import { declareDeal } from '../src/engine/hand/declare-deal.ts';
import { bindRules } from '../src/engine/rules/bind.ts';
import type { ReadyRules } from '../src/engine/rules/ready.ts';
import type { FanPlan } from '../src/engine/score/fan/plan.ts';
import { scoreFanHand } from '../src/engine/score/fan/score-fan-hand.ts';
import { scoreDeal } from '../src/engine/score/score-deal.ts';
import { MCR } from '../src/rulesets/mcr/index.ts';

const ROUNDS = 15;

interface Case {
  readonly deal: DeclaredDeal;
  readonly win: DeclaredWin;
  readonly hand: DeclaredHand;
  readonly ready: ReadyRules;
  readonly plan: FanPlan;
}

/** The compiled file lies one folder deeper than its source. */
function rootOf(folder: string): string {
  return folder.endsWith(join('dist', 'bench')) ? join(folder, '..', '..') : join(folder, '..');
}

function readCases(file: string): Case[] {
  const path = join(rootOf(dirname(fileURLToPath(import.meta.url))), 'test', 'vectors', 'mcr', file);
  return readFileSync(path, 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => {
      const { request } = JSON.parse(line);
      const bound = bindRules(MCR, 'bench', request.options);
      if (!('ready' in bound)) throw new Error(line);
      const { ready } = bound;
      const { deal } = declareDeal(request, ready);
      if (deal?.win === null || deal === null || ready.plan.unit !== 'fan') throw new Error(line);
      return { deal, win: deal.win, hand: deal.hands[0]!, ready, plan: ready.plan };
    });
}

function measure(name: string, cases: readonly Case[], score: (one: Case) => number): void {
  const rates: number[] = [];
  let checksum = 0;
  // The first rounds warm the compiler and the tables up.
  for (let round = -5; round < ROUNDS; round++) {
    const started = process.cpuUsage();
    for (const one of cases) checksum += score(one);
    const { user, system } = process.cpuUsage(started);
    if (round >= 0) rates.push((cases.length / (user + system)) * 1e6);
  }
  rates.sort((a, b) => a - b);
  const [low, median, high] = [rates[0]!, rates[ROUNDS >> 1]!, rates[ROUNDS - 1]!].map((rate) => Math.round(rate));
  console.log(
    `${name}: ${String(median)} a CPU second (${String(low)} to ${String(high)}), ${String(cases.length)} hands, checksum ${String(checksum)}`,
  );
}

const cases = [...readCases('core.jsonl'), ...readCases('hands.jsonl')];
measure('hands, declared to sheet', cases, ({ deal, win, hand, ready, plan }) => scoreFanHand(deal, win, hand, ready, plan)!.score);
measure('deals, declared to settlement', cases, ({ deal, ready }) => scoreDeal(deal, ready)!.hands[0]!.score);
