import t from 'tap';
import { computeStandings } from '../../src/tournament/standings/compute-standings.ts';
import type { StandingsRequest } from '../../src/tournament/standings/request.ts';
import { tablePoints } from '../../src/tournament/table-points.ts';
import type { TablePointsRequest } from '../../src/tournament/table-points.ts';
import { asRecorded } from '../support/recorded.ts';
import { vectorCases } from '../support/vector-requests.ts';

t.test('the points of a table are as recorded', (t) => {
  for (const { id, request, expected } of vectorCases('tournament/table-points.jsonl', Infinity)) {
    t.strictSame(asRecorded(tablePoints(request as unknown as TablePointsRequest), expected), expected, id);
  }
  t.end();
});

for (const file of ['standings', 'real']) {
  t.test(`standings are as recorded: ${file}`, (t) => {
    for (const { id, request, expected } of vectorCases(`tournament/${file}.jsonl`, Infinity)) {
      const answer = computeStandings(request as unknown as StandingsRequest);
      t.strictSame(asRecorded('standings' in answer ? answer.standings : answer, expected), expected, id);
    }
    t.end();
  });
}
