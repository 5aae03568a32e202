import type { AddPenaltyRequest } from '../../contract/game-requests.ts';
import type { Finding } from '../../engine/hand/finding.ts';
import type { ReadyRules } from '../../engine/rules/ready.ts';
import type { GameHead } from '../../ledger/game.ts';
import { fine, fineOf } from '../../ledger/penalty.ts';
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
  { seat, player, penalty, amount, to }: AddPenaltyRequest,
  { position, players }: GameHead,
  { set, options }: ReadyRules,
): Fined | { readonly findings: readonly Finding[] } {
  const table = new Table(position);
  const fined = table.player({ seat, player }, '');
  const findings = [...table.findings];
  if (penalty === undefined) {
    if (amount === undefined) findings.push({ code: 'wrong-type', case: 'missing', at: '/amount', field: 'amount' });
    if (findings.length > 0 || amount === undefined) return { findings };
    return { player: fined, rule: null, postings: fine(fined, players, amount, to ?? 'account') };
  }
  for (const [field, given] of Object.entries({ amount, to })) {
    if (given !== undefined) findings.push({ code: 'unknown-field', case: 'field', at: `/${field}`, field });
  }
  const fines = new Map(set.penalties.flatMap((rule) => {
    const found = fineOf(rule, options);
    return found === null ? [] : [[rule.id, found] as const];
  }));
  const found = fines.get(penalty);
  if (found === undefined) findings.push({ code: 'wrong-type', case: 'word', at: '/penalty', expected: [...fines.keys()], found: penalty });
  if (findings.length > 0 || found === undefined) return { findings };
  return { player: fined, rule: penalty, postings: fine(fined, players, found.amount, found.to) };
}
