import type { Penalty } from '../engine/rules/rule-set.ts';
import type { Options } from '../engine/rules/types.ts';
import type { PenaltyReceiver } from '../engine/vocabulary.ts';
import { post, type Player, type Posting } from './posting.ts';

/** Who gets a fine, the one opponent by name. */
export type Receiver = Exclude<PenaltyReceiver, 'one-opponent'> | { readonly player: Player };

/**
 * The postings of a penalty. Shares are whole and equal; what cannot be shared so goes to the penalty account.
 * @param amount a whole number above 0: in all, or for each opponent.
 * @param to where it is one opponent, another than the one who is fined: anything else is a fault of the caller
 */
export function fine(player: Player, players: readonly Player[], amount: number, to: Receiver): readonly Posting[] {
  if (typeof to === 'object') return [post(player, to.player, amount, 'penalty')];
  if (to === 'account') return [post(player, null, amount, 'penalty')];
  const opponents = players.filter((other) => other !== player);
  const share = to === 'each-opponent' ? amount : Math.floor(amount / opponents.length);
  const rest = to === 'each-opponent' ? 0 : amount - share * opponents.length;
  const postings = share === 0 ? [] : opponents.map((opponent) => post(player, opponent, share, 'penalty'));
  return rest === 0 ? postings : [...postings, post(player, null, rest, 'penalty')];
}

/** What a penalty of the rule set costs and who gets it, or null for one that is no fine. The rule set does not know who the one opponent is. */
export function fineOf(
  { amount, to }: Penalty,
  options: Options,
): { readonly amount: number; readonly to: PenaltyReceiver } | null {
  if (amount === undefined || to === undefined) return null;
  const value = typeof amount === 'number' ? amount : options[amount.option];
  if (typeof value !== 'number') return null;
  return { amount: value, to: to === 'all-opponents-share' ? 'opponents-share' : to };
}
