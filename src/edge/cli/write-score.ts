import type { DealScore } from '../../contract/deal-score.ts';
import type { Words } from '../../service/languages.ts';

type HandScore = DealScore['hands'][number];
type Line = HandScore['lines'][number];

/** The count of a deal for a reader: each hand with its lines, what does not count, then who pays whom. */
export function writeScore(score: DealScore, words: Words): string {
  const parts = score.hands.map((hand) => writeHand(hand, words));
  if (score.settlement !== null) parts.push(writeSettlement(score.settlement));
  if (score.unsettled !== null) parts.push(score.unsettled);
  return parts.join('\n');
}

function writeHand(hand: HandScore, words: Words): string {
  const outcome = hand.outcome === 'none' ? '' : ` ${hand.outcome}`;
  const form = hand.form === null || hand.form === 'standard' ? '' : ` (${hand.form})`;
  return [
    `${hand.seat}: ${hand.score}${outcome}${form}`,
    ...hand.lines.map((line) => `  ${writeLine(line, words)}`),
    ...sum(hand),
    ...hand.suppressed.map(({ label, reason }) => `  - ${label}: ${reason}`),
    ...hand.findings.map(({ message }) => `  ! ${message}`),
  ].join('\n');
}

/** Why a line counts, with its worth where the sentence leaves it out. */
function writeLine({ because, label, kind, value, count }: Line, words: Words): string {
  if (kind === 'limit' || kind === 'declared') return because;
  const unit = kind === 'doubling' ? 'doublings' : kind === 'points' ? 'points' : 'fan';
  const worth = words.amount(unit, value);
  const said = because.includes(worth) ? because : `${because}: ${count === 1 ? '' : `${count} × `}${worth}`;
  return unit === 'fan' ? `${label}. ${said}` : said;
}

function sum({ points, doublings, uncapped, fan }: HandScore): string[] {
  if (fan !== undefined) return [`  = ${fan} fan`];
  if (points === undefined || doublings === undefined || uncapped === undefined) return [];
  return [`  = ${points} × 2^${doublings} = ${uncapped}`];
}

function writeSettlement({ payments, net }: NonNullable<DealScore['settlement']>): string {
  const paid = payments.map(({ from, to, amount }) => `${from} → ${to}  ${amount}`);
  const results = Object.entries(net).map(([seat, amount]) => `${seat} ${amount > 0 ? '+' : ''}${amount}`);
  return [...paid, results.join('  ')].join('\n');
}
