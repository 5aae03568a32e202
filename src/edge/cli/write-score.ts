import type { DealScore } from '../../contract/deal-score.ts';

type HandScore = DealScore['hands'][number];
type Line = HandScore['lines'][number];

/** The count of a deal for a reader: each hand with its lines, what does not count, then who pays whom. */
export function writeScore(score: DealScore): string {
  const parts = score.hands.map(writeHand);
  if (score.settlement !== null) parts.push(writeSettlement(score.settlement));
  if (score.unsettled !== null) parts.push(score.unsettled);
  return parts.join('\n');
}

function writeHand(hand: HandScore): string {
  const outcome = hand.outcome === 'none' ? '' : ` ${hand.outcome}`;
  const form = hand.form === null || hand.form === 'standard' ? '' : ` (${hand.form})`;
  return [
    `${hand.seat}: ${hand.score}${outcome}${form}`,
    ...hand.lines.map((line) => `  ${writeLine(line)}`),
    ...sum(hand),
    ...hand.suppressed.map(({ label, reason }) => `  - ${label}: ${reason}`),
    ...hand.findings.map(({ message }) => `  ! ${message}`),
  ].join('\n');
}

/** Why a line counts. Fans are known by their names, so one whose sets speak for themselves is named as well. */
function writeLine({ because, label, kind }: Line): string {
  return (kind === 'fan' || kind === 'flower') && !because.includes(label) ? `${label}. ${because}` : because;
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
