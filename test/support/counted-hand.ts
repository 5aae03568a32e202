import { judgeDeal } from '../../src/engine/judge.ts';
import type { ReadyRules } from '../../src/engine/rules/ready.ts';
import type { HandSheet } from '../../src/engine/score/sheet.ts';
import type { Circumstance, Seat, WinBy } from '../../src/engine/vocabulary.ts';
import { readyRules } from './ready-rules.ts';

/** One hand and how it won; a hand without a tile did not win. */
export interface Situation {
  readonly hand: string;
  readonly seat?: Seat;
  readonly roundWind?: Seat;
  readonly tile?: string;
  /** By the other seat's discard if absent. */
  readonly by?: WinBy;
  readonly circumstances?: readonly Circumstance[];
  readonly options?: Readonly<Record<string, unknown>>;
}

/** The sheet of one hand, South's in the East round unless said otherwise, by a built-in set or by rules already bound. */
export function countHand(ruleset: string | ReadyRules, situation: Situation): HandSheet {
  const { hand, seat = 'S', roundWind = 'E', tile, by = 'discard', circumstances = [], options } = situation;
  const won = tile !== undefined || circumstances.length > 0;
  const from = by === 'self-draw' ? {} : { from: seat === 'E' ? ('S' as const) : ('E' as const) };
  const win = won ? { seat, by, circumstances, ...(tile === undefined ? {} : { tile }), ...from } : null;
  const { sheet, findings } = judgeDeal({ roundWind, hands: [{ seat, hand }], win }, typeof ruleset === 'string' ? readyRules(ruleset, options) : ruleset);
  const [counted] = sheet?.hands ?? [];
  if (counted === undefined) throw new Error(`${hand}: ${JSON.stringify(findings)}`);
  return counted;
}

/** How often a rule counts in a hand. */
export function timesCounted(ruleset: string | ReadyRules, rule: string, situation: Situation): number {
  return countHand(ruleset, situation).lines.find((line) => line.rule.id === rule)?.count ?? 0;
}
