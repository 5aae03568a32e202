import t from 'tap';
import { nextDeal } from '../../src/table/next-deal.ts';
import type { EndedDeal } from '../../src/table/next-deal.ts';
import { breakWall } from '../../src/table/wall.ts';
import { tableCases } from '../support/table-cases.ts';
import { readyRules } from '../support/ready-rules.ts';

t.test('the wall is broken and dealt as recorded', (t) => {
  for (const { id, request, expected } of tableCases('wall')) {
    const answer = breakWall(request["dice"] as number[], readyRules(request.ruleset, request.options));
    if (expected['error'] === true) t.ok('findings' in answer && answer.findings.length > 0, id);
    else t.match('wall' in answer ? answer.wall : answer, expected, id);
  }
  t.end();
});

t.test('the next deal is as recorded', (t) => {
  for (const { id, request, expected } of tableCases('next')) {
    const answer = nextDeal(request as unknown as EndedDeal, readyRules(request.ruleset, request.options));
    t.match('next' in answer ? answer.next : answer, expected, id);
  }
  t.end();
});
