import type { HandInput, WinInput } from '../../src/engine/hand/input.ts';
import { judgeDeal } from '../../src/engine/judge.ts';
import type { HandSheet, ScoreSheet } from '../../src/engine/score/sheet.ts';
import type { Circumstance, Seat, WinBy } from '../../src/engine/vocabulary.ts';
import { readyRules } from './ready-rules.ts';

/** A win in short. By default South wins on West's discard, in the East round. */
export interface Win {
  readonly tile: string;
  readonly by?: WinBy;
  readonly seat?: Seat;
  readonly from?: Seat;
  readonly round?: Seat;
  readonly circumstances?: readonly Circumstance[];
  readonly options?: Readonly<Record<string, unknown>>;
}

/** Fans by the part of their rule id after `mcr.`, and how often each counts. */
export type Fans = Readonly<Record<string, number>>;

/** The winner's sheet of a hand in one line, and the whole sheet. A finding is a mistake of the test. */
export function scoreFans(line: string, win: Win): { hand: HandSheet; sheet: ScoreSheet } {
  const { seat = 'S', by = 'discard', from = 'W', tile, circumstances = [], round = 'E' } = win;
  const hand: HandInput = { seat, hand: line };
  const won: WinInput = { seat, tile, by, circumstances, ...(by === 'self-draw' ? {} : { from }) };
  const judged = judgeDeal({ roundWind: round, hands: [hand], win: won }, readyRules('mcr', win.options));
  if (judged.findings !== undefined) throw new Error(`${line} ${tile}: ${JSON.stringify(judged.findings)}`);
  return { hand: judged.sheet.hands[0]!, sheet: judged.sheet };
}

/** The fans that count, flowers left out. */
export function fansOf(hand: HandSheet): Fans {
  const lines = hand.lines.filter(({ kind }) => kind === 'fan');
  return Object.fromEntries(lines.map(({ rule, count }) => [rule.id.slice(4), count]));
}

/** What does not count: `fan: by (reason)`, sorted. */
export function suppressedOf(hand: HandSheet): readonly string[] {
  const short = (id: string): string => id.replace('mcr.', '');
  return hand.suppressed.map(({ rule, by, reason }) => `${short(rule.id)}: ${short(by)} (${reason})`).sort();
}
