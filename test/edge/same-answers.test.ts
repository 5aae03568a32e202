import t from 'tap';
import { BUILT_IN } from '../../src/rulesets/index.ts';
import { bindRules } from '../../src/engine/rules/bind.ts';
import { judgeDeal } from '../../src/engine/judge.ts';
import type { DealInput } from '../../src/engine/hand/input.ts';
import { SEATS } from '../../src/engine/vocabulary.ts';
import { answerOf, inputOf, isWellFormed, withMeldsAsObjects, withoutNull } from '../support/graphql-map.ts';
import { post, serviceFor } from '../support/service.ts';
import type { Reply } from '../support/service.ts';
import { scoreRequests } from '../support/vector-requests.ts';

const SETS = 'sets { kind tiles concealed winning }';
const DEAL = `ruleset { id edition hash options }
  hands {
    seat outcome form ${SETS} lines { rule label kind value count tiles because }
    suppressed { rule label by reason } score points doublings uncapped limitApplied limitHand fan
    alternatives { ${SETS} score because } findings { code at message hint position length details } notes { code at message hint position length details }
  }
  settlement { payments { from to amount reason } net { E S W N } } unsettled`;
const FINDINGS = 'findings { code at message hint position length details }';
const SCORE = `query ($input: DealInput!) { score(input: $input) { ${DEAL} } }`;
const BATCH = `query ($inputs: [DealInput!]!) { scoreBatch(inputs: $inputs) { status deal { ${DEAL} } problem { type title status detail code ${FINDINGS} } } }`;

/** 500 recorded requests and 20 that share an overlay. */
const overlaid = scoreRequests(160)
  .filter(({ request }) => request['ruleset'] === 'hua-bao')
  .slice(0, 20)
  .map(({ id, request, expected }) => ({ id: `${id}-overlay`, expected, request: { ...request, ruleset: { extends: 'hua-bao', options: { mahjongBonus: 20 } } } }));
/** Pointers into a meld are longer where it is an object, as it is in GraphQL. */
const cases = [...scoreRequests(500), ...overlaid].map(({ request, ...rest }) => ({ ...rest, request: withMeldsAsObjects(request) }));

t.test('engine, REST, batch and GraphQL give the same answers', async (t) => {
  const app = await serviceFor(t);
  t.ok(cases.length >= 500, `${cases.length} cases`);
  const single: Reply[] = [];
  for (const { request } of cases) single.push(await post(app, '/v1/score', request));

  const { body: batch } = await post(app, '/v1/score/batch', { requests: cases.map(({ request }) => request) });
  t.equal(batch.results.length, cases.length);
  const different = cases.filter((_, i) => JSON.stringify(batch.results[i]) !== JSON.stringify({ status: single[i]!.status, body: single[i]!.body }));
  t.strictSame(different.map(({ id }) => id), [], 'a batch answers as single requests do');

  const graph = cases.map((vector, i) => ({ vector, rest: single[i]! })).filter(({ rest }) => isWellFormed(rest));
  t.ok(graph.length > 400, `${graph.length} cases over GraphQL`);
  const wrong: string[] = [];
  for (const { vector, rest } of graph) {
    const { status, body } = await post(app, '/graphql', { query: SCORE, variables: { input: inputOf(vector.request) } });
    if (status !== 200) wrong.push(`${vector.id}: status ${status}`);
    else if (rest.status === 200) {
      const [a, b] = [withoutNull(body.data?.score), withoutNull(answerOf(rest.body))];
      if (JSON.stringify(a) !== JSON.stringify(b)) wrong.push(vector.id);
    } else if (JSON.stringify(body.errors?.[0]?.extensions).replaceAll('"/overlay', '"/ruleset') !== JSON.stringify(rest.body)) wrong.push(vector.id);
  }
  t.strictSame(wrong, [], 'GraphQL answers as REST does');

  const inputs = graph.map(({ vector }) => inputOf(vector.request));
  const { body: many } = await post(app, '/graphql', { query: BATCH, variables: { inputs } });
  const spoiled = graph.filter(({ rest }, i) => {
    const { status, deal, problem } = many.data.scoreBatch[i];
    const expected = withoutNull(answerOf(rest.body));
    const found = JSON.stringify(withoutNull(deal ?? problem)).replaceAll('"/overlay', '"/ruleset');
    return status !== rest.status || found !== JSON.stringify(expected);
  });
  t.strictSame(spoiled.map(({ vector }) => vector.id), [], 'a batch over GraphQL answers as REST does');
});

t.test('the service adds words to what the engine counts, and nothing else', async (t) => {
  const app = await serviceFor(t);
  const wrong: string[] = [];
  for (const { id, request } of scoreRequests(500)) {
    const set = BUILT_IN.find((known) => known.id === request['ruleset']);
    const bound = set === undefined ? undefined : bindRules(set, '', request['options'] as Record<string, unknown> | undefined);
    const { status, body } = await post(app, '/v1/score', request);
    if (bound === undefined || !('ready' in bound) || status === 400) continue;
    const judged = judgeDeal(request as unknown as DealInput, bound.ready);
    if (judged.findings !== undefined) {
      if (status !== 422 || JSON.stringify(judged.findings.map(({ code, at }) => [code, at])) !== JSON.stringify(body.findings.map((f: { code: string; at: string }) => [f.code, f.at]))) wrong.push(id);
      continue;
    }
    const { hands, settlement } = judged.sheet;
    const counted = hands.map(({ seat, score, outcome, points, doublings, fan }) => [SEATS[seat], score, outcome, points, doublings, fan]);
    const told = body.hands.map((hand: Record<string, unknown>) => ['seat', 'score', 'outcome', 'points', 'doublings', 'fan'].map((field) => hand[field]));
    const net = settlement === null ? null : Object.fromEntries(settlement.net.map((gain, seat) => [SEATS[seat], gain]));
    if (JSON.stringify([counted, net]) !== JSON.stringify([told, body.settlement?.net ?? null])) wrong.push(id);
  }
  t.strictSame(wrong, []);
});
