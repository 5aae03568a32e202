import { explainDeal } from '../../engine/explain/explain-deal.ts';
import type { DealScore, HandScore } from '../../engine/explain/answer.ts';
import type { DealInput } from '../../engine/hand/input.ts';
import { judgeDeal } from '../../engine/judge.ts';
import type { ReadyRules } from '../../engine/rules/ready.ts';
import { wordsFor } from '../../words/index.ts';
import { drawCodes, drawHand } from './glyphs.ts';
import { code, sections, table } from './markdown.ts';

/** All four hands: South won with the 5 of circles that West discarded. */
const CLASSICAL: DealInput = {
  roundWind: 'E',
  hands: [
    { seat: 'E', hand: '345m 2678p 7s EE [999s] + 1f' },
    { seat: 'S', hand: '234m 55p 678s [777z] (1111p) + 2f' },
    { seat: 'W', hand: '22m 9m 444p 13678s FF' },
    { seat: 'N', hand: '6m 23p 222s NNN P [888m]' },
  ],
  win: { seat: 'S', tile: '5p', by: 'discard', from: 'W' },
};

/** A deal for each rule set, to be counted line by line in its book. */
const DEALS: Readonly<Record<string, DealInput>> = {
  'hua-bao': CLASSICAL,
  dmjl: CLASSICAL,
  mcr: {
    roundWind: 'E',
    hands: [{ seat: 'S', hand: '345p 345m 345s 678s 55p + 3g' }],
    win: { seat: 'S', tile: '5s', by: 'discard', from: 'W' },
  },
  simple: {
    roundWind: 'E',
    hands: [{ seat: 'S', hand: '123m 456p 789s 88s [EEE]' }],
    win: { seat: 'S', tile: '1m', by: 'self-draw' },
  },
};

/** A deal counted by the rules, as the service would answer. */
export function workedDeal(ready: ReadyRules): string {
  const input = DEALS[ready.set.id];
  if (input === undefined) throw new Error(`which deal shows ${ready.set.id}?`);
  const judged = judgeDeal(input, ready);
  if (judged.findings !== undefined) throw new Error(`${ready.set.id}: ${JSON.stringify(judged.findings)}`);
  const words = wordsFor('en');
  const score: DealScore = explainDeal(judged.sheet, ready, words);
  const parts = score.hands.map((hand, i) => {
    const { hand: line = '' } = input.hands[i] ?? {};
    const won = hand.seat === input.win?.seat ? `, who wins with ${drawCodes([input.win.tile ?? ''])}` : '';
    return sections(`**${words.seat(hand.seat)}**${won}: ${drawHand(line)} ${code(line)}`, linesOf(hand)).trimEnd();
  });
  return sections(...parts, paymentsOf(score)).trimEnd();
}

function linesOf(hand: HandScore): string {
  const words = wordsFor('en');
  const rows = hand.lines.map(({ label, value, count, kind, tiles, because }) => {
    const unit = kind === 'doubling' ? 'doublings' : kind === 'points' ? 'points' : 'fan';
    const worth = kind === 'limit' ? String(value) : `${count > 1 ? `${count} × ` : ''}${words.amount(unit, value)}`;
    return [label, drawCodes(tiles), worth, because];
  });
  const { points, doublings, score, fan } = hand;
  const sum =
    fan !== undefined ? (hand.outcome === 'none' ? String(score) : `${fan} fan, ${score} with flowers`)
    : points === undefined || doublings === undefined ? String(score)
    : doublings === 0 ? `${points}` : `${points} × 2${'⁰¹²³⁴⁵⁶⁷⁸⁹'.charAt(doublings)} = ${score}`;
  return table(['What', 'Tiles', 'Worth', 'Because'], [...rows, ['**Score**', '', `**${sum}**`, '']]);
}

function paymentsOf({ settlement }: DealScore): string {
  if (settlement === null) return '';
  const words = wordsFor('en');
  const paid = settlement.payments.map(({ from, to, amount, reason }) => [words.seat(from), words.seat(to), String(amount), reason === 'winner' ? 'to the winner' : 'difference']);
  const net = Object.entries(settlement.net).map(([seat, amount]) => `${words.seat(seat as 'E')} ${amount > 0 ? '+' : ''}${amount}`.replace('-', '−'));
  return sections(paid.length === 0 ? '' : table(['From', 'To', 'Amount', 'Why'], paid), `Net: ${net.join(', ')}.`).trimEnd();
}
