import type { ReadyRules } from '../../engine/rules/ready.ts';
import type { Condition } from '../../engine/rules/types.ts';
import { isInForce } from '../../engine/rules/amounts.ts';
import { judgeDeal } from '../../engine/judge.ts';
import { CIRCUMSTANCES } from '../../engine/vocabulary.ts';
import type { Circumstance } from '../../engine/vocabulary.ts';
import { dealInputOf } from '../../ledger/entry.ts';
import type { Position } from '../../ledger/position.ts';
import { entryOf, handOf, isSelfDrawn } from '../state/deal-draft.ts';
import type { DealDraft } from '../state/deal-draft.ts';
import { tilesShort } from '../state/hand-draft.ts';

/** The predicates that look at a circumstance, or at a robbed kong. */
const ASKED_BY: Readonly<Record<Circumstance | 'robbing', readonly string[]>> = {
  'kong-replacement': ['kong-replacement', 'replacement-tile', 'fan.out-with-replacement-tile'],
  'flower-replacement': ['replacement-tile'],
  'kong-on-kong': ['kong-on-kong'],
  'last-tile': ['last-tile-of-wall', 'last-discard', 'fan.last-tile-draw', 'fan.last-tile-claim'],
  'last-of-kind': ['fan.last-tile'],
  dealt: ['heaven'],
  'first-discard': ['earth'],
  'original-call': ['original-call'],
  robbing: ['robbing-a-kong', 'fan.robbing-the-kong'],
};

export interface Possible {
  readonly circumstances: readonly Circumstance[];
  readonly robbing: boolean;
}

/** What is worth asking: what a rule in force looks at and what this hand does not contradict. Chosen ones stay. */
export function possibleCircumstances(draft: DealDraft, position: Position, ready: ReadyRules): Possible {
  const asked = askedPredicates(ready);
  const matters = (what: Circumstance | 'robbing'): boolean => ASKED_BY[what].some((predicate) => asked.has(predicate));
  const circumstances = CIRCUMSTANCES.filter(
    (one) => draft.circumstances.includes(one) || (matters(one) && couldBe({ ...draft, circumstances: [...draft.circumstances, one] }, position, ready)),
  );
  const robbing =
    draft.robbing ||
    (ready.kongs && matters('robbing') && !isSelfDrawn(draft) && couldBe({ ...draft, robbing: true }, position, ready));
  return { circumstances, robbing };
}

function askedPredicates({ set, options }: ReadyRules): ReadonlySet<string> {
  return new Set(set.rules.filter((rule) => isInForce(rule, options)).flatMap(({ when }) => namesIn(when)));
}

function namesIn(when: Condition): readonly string[] {
  if (typeof when === 'string') return [when];
  if ('any' in when) return when.any;
  if ('not' in when) return [when.not];
  return when.all.map((part) => (typeof part === 'string' ? part : part.not));
}

/** Whether the table could have seen it so: nothing but an unfinished hand may speak against it. */
function couldBe(draft: DealDraft, position: Position, ready: ReadyRules): boolean {
  const winner = draft.winner ?? '';
  const hand = handOf(draft, winner);
  if (hand.score !== null || tilesShort(hand) !== 0) return false;
  const judged = judgeDeal(dealInputOf(entryOf(draft, position.seats, false), position), ready);
  return judged.findings === undefined || judged.findings.every(({ code }) => code !== 'circumstance-impossible');
}
