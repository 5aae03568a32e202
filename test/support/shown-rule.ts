import { explainDeal } from '../../src/engine/explain/explain-deal.ts';
import type { Line } from '../../src/engine/explain/answer.ts';
import type { DealInput, WinInput } from '../../src/engine/hand/input.ts';
import { judgeDeal } from '../../src/engine/judge.ts';
import { parseHand } from '../../src/engine/notation/parse-hand.ts';
import type { ReadyRules } from '../../src/engine/rules/ready.ts';
import type { Rule } from '../../src/engine/rules/types.ts';
import { tileCode } from '../../src/engine/tiles.ts';
import { wordsFor } from '../../src/words/index.ts';

/** Sets and pairs that make a whole hand of an example, so that nothing but the example shows its rule. */
const SETS = ['678p', '345s', '[567m]', '[999s]', '[678s]', '[NNN]', '123p', '[888p]', '222s'];
const PAIRS = ['66p', '44s', 'NN', '11s'];

/** Rules that are about the winning tile alone: a hand that it completes, and how the win came about. */
const BY_ONE_TILE: Readonly<Record<string, { readonly hand: string; readonly win: Omit<WinInput, 'seat' | 'tile'> }>> = {
  'plum-blossom': { hand: '456p NN [345s] [678s] (7777m)', win: { by: 'self-draw', circumstances: ['kong-replacement'] } },
  'moon-from-sea': { hand: '123p NN [345s] [678s] [567m]', win: { by: 'self-draw', circumstances: ['last-tile'] } },
  'carrying-pole': { hand: '123s NN [345m] [678p] [567m]', win: { by: 'robbing-kong', from: 'W' } },
};

/** The line by which the example of a rule counts it, as East in the East round; undefined if it never does. */
export function lineOfExample(rule: Rule, ready: ReadyRules): Line | undefined {
  const text = rule.example ?? '';
  if (rule.for === 'everyone') return lineOf(rule, ready, { roundWind: 'E', hands: [{ seat: 'E', hand: text, partial: true }] });
  const one = BY_ONE_TILE[rule.id];
  if (one !== undefined) return lineOf(rule, ready, { roundWind: 'E', hands: [{ seat: 'E', hand: one.hand }], win: { seat: 'E', tile: text, ...one.win } });
  for (const hand of wholeHands(text)) {
    for (const tile of winningTiles(text, hand)) {
      for (const win of wins(tile)) {
        const line = lineOf(rule, ready, { roundWind: 'E', hands: [{ seat: 'E', hand }], win });
        if (line !== undefined) return line;
      }
    }
  }
  return undefined;
}

function lineOf(rule: Rule, ready: ReadyRules, deal: DealInput): Line | undefined {
  const judged = judgeDeal(deal, ready);
  if (judged.findings !== undefined) return undefined;
  return explainDeal(judged.sheet, ready, wordsFor('en')).hands[0]?.lines.find((line) => line.rule === rule.id);
}

function sizeOf(text: string): number {
  const { standing, melds } = parseHand(text);
  return standing.length + 3 * melds.length;
}

/** The example, or the example with as many sets and a pair as make it fourteen tiles. */
function* wholeHands(text: string): Generator<string> {
  const missing = 14 - sizeOf(text);
  if (missing <= 0) yield text;
  else if (missing % 3 === 0) yield* withSets(text, missing / 3, 0);
  else for (const pair of PAIRS) yield* withSets(`${pair} ${text}`, (missing - 2) / 3, 0);
}

function* withSets(text: string, missing: number, from: number): Generator<string> {
  if (missing === 0) yield text;
  else for (let i = from; i < SETS.length; i++) yield* withSets(`${SETS[i]} ${text}`, missing - 1, i + 1);
}

/** A tile that stands last by itself, or any that might have come last. */
function winningTiles(text: string, hand: string): readonly string[] {
  const last = text.split(' ').at(-1) ?? '';
  if (/^(?:\d[mpsz]|[ESWNPFC])$/.test(last)) return [last];
  return [...new Set(parseHand(hand).standing)].map(tileCode);
}

function wins(tile: string): readonly WinInput[] {
  return [
    { seat: 'E', tile, by: 'self-draw' },
    { seat: 'E', tile, by: 'discard', from: 'W' },
  ];
}
