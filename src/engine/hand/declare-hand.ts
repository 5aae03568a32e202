import type { ReadyRules } from '../rules/ready.ts';
import { judgeCopies } from './copies.ts';
import type { DeclaredHand } from './deal.ts';
import type { Finding } from './finding.ts';
import type { HandInput } from './input.ts';
import { openContext } from './read-context.ts';
import { readHands } from './read-hands.ts';

/**
 * One hand by itself, without a deal around it: one tile short of complete, or with one tile too many.
 * @returns findings at `/hands/0…`, and no hand, when anything is wrong with it
 */
export function declareHand(
  input: HandInput,
  ready: ReadyRules,
): { readonly hand: DeclaredHand | null; readonly findings: readonly Finding[] } {
  const context = openContext(ready);
  const hands = [input];
  // Whether it won is not known, so that both sizes pass.
  const { readings } = readHands(context, { hands, winUnread: true });
  judgeCopies(context, hands, readings, null, -1);
  const { findings } = context;
  return { hand: findings.length === 0 ? readings[0]!.declare(true) : null, findings };
}
