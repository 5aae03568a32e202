import type { ReadyRules } from '../rules/ready.ts';
import type { ScoreSheet, SettlementSheet } from '../score/sheet.ts';
import { SEATS } from '../vocabulary.ts';
import type { Seat } from '../vocabulary.ts';
import type { DealScore, HandScore, PaymentAnswer, RulesetStamp, Settlement } from './answer.ts';
import { explainHand } from './explain-hand.ts';
import type { Words } from './words.ts';

/**
 * A score sheet as the plain JSON of an answer, in the words of a language. Nothing is decided here: the sheet holds
 * the numbers, this adds labels, tiles and sentences.
 */
export function explainDeal(sheet: ScoreSheet, ready: ReadyRules, words: Words): DealScore {
  const hands: HandScore[] = [];
  for (const hand of sheet.hands) hands.push(explainHand(hand, ready.set.rules, words));
  return {
    ruleset: stampRules(ready),
    hands,
    settlement: sheet.settlement === null ? null : explainSettlement(sheet.settlement),
    unsettled: sheet.unsettled === null ? null : words.sentence(`unsettled.${sheet.unsettled}`),
  };
}

/** Which rules answered. */
export function stampRules(ready: ReadyRules): RulesetStamp {
  return { id: ready.set.id, edition: ready.set.edition, hash: ready.hash, options: ready.options };
}

/** Payments and net results by seat. */
export function explainSettlement(settlement: SettlementSheet): Settlement {
  const payments: PaymentAnswer[] = [];
  for (const { from, to, amount, reason } of settlement.payments) {
    payments.push({ from: SEATS[from] as Seat, to: SEATS[to] as Seat, amount, reason });
  }
  const net: { [seat in Seat]?: number } = {};
  for (let seat = 0; seat < settlement.net.length; seat++) net[SEATS[seat] as Seat] = settlement.net[seat] as number;
  return { payments, net };
}
