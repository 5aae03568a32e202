import type { AddPenaltyRequest } from '../../contract/game-requests.ts';
import type { Finding } from '../../engine/hand/finding.ts';
import type { ReadyRules } from '../../engine/rules/ready.ts';
import { suggestionOf } from '../../engine/rules/suggestion.ts';
import type { PenaltyReceiver } from '../../engine/vocabulary.ts';
import type { GameHead } from '../../ledger/game.ts';
import { fine, fineOf, type Receiver } from '../../ledger/penalty.ts';
import type { Posting } from '../../ledger/posting.ts';
import { Table } from './entry-of.ts';

/** Who is fined by what, and how that is paid. */
export interface Fined {
  readonly player: string;
  readonly rule: string | null;
  readonly postings: readonly Posting[];
}

/** The payments of a penalty: one of the rule set by id, or an amount that the table agreed on. */
export function finesOf(
  request: AddPenaltyRequest,
  { position, players }: GameHead,
  ready: ReadyRules,
): Fined | { readonly findings: readonly Finding[] } {
  const { seat, player, penalty } = request;
  const table = new Table(position);
  const fined = table.player({ seat, player }, '');
  const findings = [...table.findings];
  const cost = penalty === undefined ? agreedCost(request, findings) : ruledCost(penalty, request, ready, findings);
  if (cost === null) return { findings };
  const to = receiverOf(request, cost.to, fined, table, findings);
  if (findings.length > 0 || to === null) return { findings };
  return { player: fined, rule: penalty ?? null, postings: fine(fined, players, cost.amount, to) };
}

interface Cost {
  readonly amount: number;
  readonly to: PenaltyReceiver;
}

function agreedCost({ amount, to = 'account' }: AddPenaltyRequest, findings: Finding[]): Cost | null {
  if (amount !== undefined) return { amount, to };
  findings.push({ code: 'wrong-type', case: 'missing', at: '/amount', field: 'amount' });
  return null;
}

/** The rule set says how much and to whom, so that the request says neither. */
function ruledCost(penalty: string, { amount, to }: AddPenaltyRequest, { set, options }: ReadyRules, findings: Finding[]): Cost | null {
  for (const [field, given] of Object.entries({ amount, to })) {
    if (given !== undefined) findings.push({ code: 'unknown-field', case: 'field', at: `/${field}`, field });
  }
  const fines = new Map(set.penalties.flatMap((rule) => {
    const found = fineOf(rule, options);
    return found === null ? [] : [[rule.id, found] as const];
  }));
  const found = fines.get(penalty);
  if (found !== undefined) return found;
  const expected = [...fines.keys()];
  findings.push({ code: 'wrong-type', case: 'word', at: '/penalty', expected, found: penalty, ...suggestionOf(penalty, expected) });
  return null;
}

/** The one opponent has to be named, and to be an opponent; where the fine goes elsewhere nobody is named. */
function receiverOf({ seat, player, receiver }: AddPenaltyRequest, to: PenaltyReceiver, fined: string, table: Table, findings: Finding[]): Receiver | null {
  const at = '/receiver';
  if (to !== 'one-opponent') {
    if (receiver !== undefined) findings.push({ code: 'unknown-field', case: 'field', at, field: 'receiver' });
    return to;
  }
  // whom the fine is for is named wrongly: who is an opponent cannot be told
  if (fined === '') return null;
  const named = receiver === undefined ? fined : table.other(receiver, { seat, player }, at);
  if (named === '') {
    findings.push(...table.findings);
    return null;
  }
  if (named !== fined) return { player: named };
  const expected = table.others(fined, { seat, player });
  findings.push({ code: 'wrong-type', case: receiver === undefined ? 'receiver-missing' : 'receiver-fined', at, field: 'receiver', expected });
  return null;
}
