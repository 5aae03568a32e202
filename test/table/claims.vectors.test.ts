import t from 'tap';
import { ruleClaims } from '../../src/table/claims.ts';
import type { ClaimedTile } from '../../src/table/claims.ts';
import { readyRules } from '../support/ready-rules.ts';
import { tableCases } from '../support/table-cases.ts';

t.test('claims are ruled on as recorded', (t) => {
  for (const { id, request, expected } of tableCases('claims')) {
    const answer = ruleClaims(request as unknown as ClaimedTile, readyRules(request.ruleset, request.options));
    t.match('rulings' in answer ? answer.rulings : answer, expected, id);
  }
  t.end();
});
