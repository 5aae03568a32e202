import { explainDeal, stampRules } from '../../engine/explain/explain-deal.ts';
import type { DealScore } from '../../engine/explain/answer.ts';
import type { Words } from '../../engine/explain/words.ts';
import type { Finding } from '../../engine/hand/finding.ts';
import { judgeDeal } from '../../engine/judge.ts';
import type { ReadyRules } from '../../engine/rules/ready.ts';
import type { HandSheet, ScoreSheet } from '../../engine/score/sheet.ts';
import { SEATS } from '../../engine/vocabulary.ts';
import { dealInputOf } from '../../ledger/entry.ts';
import type { Entry } from '../../ledger/entry.ts';
import type { Player } from '../../ledger/posting.ts';
import type { Position } from '../../ledger/position.ts';
import { entryHand, entryOf, handOf, withHand } from '../state/deal-draft.ts';
import type { DealDraft } from '../state/deal-draft.ts';
import { changeHand, isEmpty, tilesShort, winningChoices } from '../state/hand-draft.ts';
import type { HandDraft } from '../state/hand-draft.ts';

/** What a hand is worth while it is entered, and what is missing. */
export type Appraisal =
  /** The whole hand, counted. */
  | { readonly state: 'counted'; readonly hand: HandSheet }
  /** All tiles are there, only the winning one is not told: what it comes to at least and at most. */
  | { readonly state: 'winning-tile'; readonly lowest: number; readonly highest: number }
  /** The sets so far. `short`: tiles missing, negative for too many. */
  | { readonly state: 'short'; readonly hand: HandSheet | null; readonly short: number }
  /** Something cannot be. */
  | { readonly state: 'impossible'; readonly findings: readonly Finding[] };

/** Whether the hands of who did not win are worth anything. */
export function losersCount({ set: { counting } }: ReadyRules): boolean {
  return counting.unit === 'points' && counting.losers === 'counted';
}

/** The value of the winner's hand as far as it is entered. */
export function appraiseWinner(draft: DealDraft, position: Position, ready: ReadyRules): Appraisal {
  const winner = draft.winner ?? '';
  const hand = handOf(draft, winner);
  if (hand.score !== null) return appraiseWhole(draft, winner, position, ready);
  const short = tilesShort(hand);
  if (short !== 0) return appraisePart(winner, hand, position, ready, short);
  const told = hand.winning !== null || draft.circumstances.includes('dealt');
  return told ? appraiseWhole(draft, winner, position, ready) : appraiseChoices(draft, winner, hand, position, ready);
}

function appraiseWhole(draft: DealDraft, winner: Player, position: Position, ready: ReadyRules): Appraisal {
  const judged = judgeDeal(dealInputOf(entryOf(draft, position.seats, false), position), ready);
  if (judged.sheet === undefined) return { state: 'impossible', findings: judged.findings };
  const hand = sheetOf(judged.sheet, winner, position);
  return hand === undefined ? { state: 'impossible', findings: [] } : { state: 'counted', hand };
}

function appraiseChoices(draft: DealDraft, winner: Player, hand: HandDraft, position: Position, ready: ReadyRules): Appraisal {
  const scores: number[] = [];
  let findings: readonly Finding[] = [];
  for (const choice of winningChoices(hand)) {
    const chosen = changeHand(hand, { type: 'winning', ...choice }, NO_RULES);
    const tried = appraiseWhole(withHand(draft, winner, chosen), winner, position, ready);
    if (tried.state === 'counted') scores.push(tried.hand.score);
    else if (tried.state === 'impossible') findings = tried.findings;
  }
  if (scores.length === 0) return { state: 'impossible', findings };
  return { state: 'winning-tile', lowest: Math.min(...scores), highest: Math.max(...scores) };
}

/** Choosing the winning tile asks nothing of the table. */
const NO_RULES = { kongs: false, kongsDiffer: false, left: (): number => 0 };

/** The sets alone, for somebody who did not win or a hand that is not whole yet. */
export function appraisePart(player: Player, hand: HandDraft, position: Position, ready: ReadyRules, short = 0): Appraisal {
  if (isEmpty(hand) || short < 0) return { state: 'short', hand: null, short };
  const entry: Entry = { hands: [entryHand(hand, player, true)], win: null };
  const judged = judgeDeal(dealInputOf(entry, position), ready);
  if (judged.sheet === undefined) return { state: 'impossible', findings: judged.findings };
  return { state: 'short', hand: sheetOf(judged.sheet, player, position) ?? null, short };
}

function sheetOf(sheet: ScoreSheet, player: Player, position: Position): HandSheet | undefined {
  const seat = position.seats.indexOf(player);
  return sheet.hands.find((hand) => hand.seat === seat);
}

/** A whole deal counted and settled, in words; or what is wrong with it. */
export function explainEntry(
  entry: Entry,
  position: Position,
  ready: ReadyRules,
  words: Words,
): { readonly score: DealScore } | { readonly findings: readonly Finding[] } {
  const input = dealInputOf(entry, position);
  if (input.hands.length === 0) {
    const net = Object.fromEntries(SEATS.slice(0, position.seats.length).map((seat) => [seat, 0]));
    return { score: { ruleset: stampRules(ready), hands: [], settlement: { payments: [], net }, unsettled: null } };
  }
  const judged = judgeDeal(input, ready);
  return judged.sheet === undefined ? { findings: judged.findings } : { score: explainDeal(judged.sheet, ready, words) };
}
