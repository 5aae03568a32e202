import { validateDeal } from '../../src/engine/hand/validate-deal.ts';
import type { HandInput, WinInput } from '../../src/engine/hand/input.ts';
import type { DealParts } from '../../src/engine/hand/read-hands.ts';
import type { ReadyRules } from '../../src/engine/rules/ready.ts';
import { readyRules } from './ready-rules.ts';

export const HUA_BAO: ReadyRules = readyRules('hua-bao');
export const SIMPLE: ReadyRules = readyRules('simple');

/** Findings of a deal, each as `code case at`. */
export function findingsOf(parts: DealParts, ready: ReadyRules = HUA_BAO): string[] {
  return validateDeal(parts, ready).findings.map(({ code, case: name, at }) => `${code} ${String(name)} ${at}`);
}

/** Findings of one hand of East, when nobody won. */
export function findingsOfHand(hand: Omit<HandInput, 'seat'> | string, ready: ReadyRules = HUA_BAO): string[] {
  return findingsOf({ hands: [typeof hand === 'string' ? { seat: 'E', hand } : { seat: 'E', ...hand }] }, ready);
}

/** Findings of one winner's hand. */
export function findingsOfWin(
  hand: string,
  win: Partial<WinInput>,
  others: readonly HandInput[] = [],
  ready: ReadyRules = HUA_BAO,
): string[] {
  const seat = win.seat ?? 'S';
  return findingsOf({ hands: [{ seat, hand }, ...others], win: { by: 'self-draw', ...win, seat } }, ready);
}
