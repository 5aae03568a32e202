import { createHash } from 'node:crypto';
import t from 'tap';
import { run } from '../../src/edge/cli/run.ts';
import { BUILT_IN } from '../../src/rulesets/index.ts';
import { Rulesets } from '../../src/service/rulesets.ts';
import { answerOf, inputOf, isWellFormed, withoutNull } from '../support/graphql-map.ts';
import { post, serviceFor } from '../support/service.ts';
import { scoreRequests, vectorCases } from '../support/vector-requests.ts';

type Body = Readonly<Record<string, unknown>>;

const rulesets = new Rulesets(BUILT_IN, (text) => createHash('sha256').update(text).digest('hex'));
const deals = scoreRequests(500).map(({ request }) => request);
const few = deals.filter((_, i) => i % 20 === 0);
const tables = vectorCases('hua-bao/table.jsonl', 150).map(({ request }) => request);
const asked = (field: string): readonly Body[] => tables.filter((request) => Object.hasOwn(request, field)).slice(0, 15);

/** Draws of seats: counted, by lot, by three, and impossible ones. */
const FOUR = ['Ann', 'Bo', 'Chi', 'Dov'];
const draws: readonly Body[] = ['hua-bao', 'dmjl', 'mcr', 'simple'].flatMap((ruleset) => [
  { ruleset, players: FOUR, dice: [3, 4], winds: ['S', 'N', 'E', 'W'] },
  { ruleset, players: FOUR, winds: ['S', 'N', 'E', 'E'] },
  { ruleset, players: FOUR.slice(1), dice: [3, 7], winds: ['S', 'W', 'E'] },
  { ruleset: { extends: ruleset, players: 3 }, players: FOUR.slice(1), dice: [6, 6], winds: ['S', 'W', 'E'] },
]);
/** Claims after which each goes on differently. */
const goingOn: readonly Body[] = [
  { claim: 'kong', exposed: true },
  { claim: 'kong', with: '555p' },
  { claim: 'pung', with: '55p' },
  { claim: 'win', hand: '234m 678s 46p 11z [777z]' },
].map((claim) => ({ ruleset: 'hua-bao', discarder: 'E', tile: '5p', claims: [{ seat: 'N', ...claim }] }));

/** What the command line answers to requests on its standard input, line by line. */
async function commandLine(command: string, requests: readonly Body[]): Promise<readonly string[]> {
  let out = '';
  await run([...command.split(' '), '--json'], {
    rulesets,
    chance: { below: (bound) => bound - 1 },
    version: '0',
    locale: undefined,
    async *input() {
      yield* requests.map((request) => JSON.stringify(request));
    },
    out: (text) => {
      out += text;
    },
    err: (text) => t.fail(text),
    readFile: (path) => {
      throw new Error(`${path} is asked for`);
    },
  });
  return out.trimEnd().split('\n');
}

/** A hand that waits, of each recorded deal: its first. */
const waiting: readonly Body[] = few.flatMap(({ ruleset, options, roundWind, hands }) => {
  const [first] = hands as readonly Body[];
  const { partial, score, ...hand } = first ?? {};
  return partial === undefined && score === undefined ? [{ ruleset, ...(options !== undefined && { options }), ...(roundWind !== undefined && { roundWind }), ...hand }] : [];
});

/** Commands, and where REST is asked the same. */
const ASKED: readonly (readonly [command: string, requests: readonly Body[], path?: string])[] = [
  ['score', deals],
  ['validate', few],
  ['waits', waiting],
  ['table seats', draws, 'table/seats'],
  ['table wall', asked('dice'), 'table/wall'],
  ['table claims', [...asked('claims'), ...goingOn], 'table/claims'],
  ['table next-deal', asked('firstDealer'), 'table/next-deal'],
];

t.test('the command line answers with the very JSON of REST', async (t) => {
  const app = await serviceFor(t);
  for (const [command, requests, path = command] of ASKED) {
    const told = await commandLine(command, requests);
    t.equal(told.length, requests.length, `${command}: ${String(requests.length)} answers`);
    const different: unknown[] = [];
    for (const [i, request] of requests.entries()) {
      const { body } = await post(app, `/v1/${path}`, request);
      if (JSON.stringify(body) !== told[i]) different.push(request);
    }
    t.strictSame(different, [], command);
  }
});

const FINDINGS = 'findings { code at message hint position length details }';
const WAIT = '{ tile left outcome score }';
const WINS = ['S', 'E', null].map((seat) => (seat === null ? null : { seat, by: 'self-draw' }));

/** Use cases besides scoring: address, field, type of the input, what is asked for, requests. */
const USE_CASES: readonly (readonly [url: string, field: string, type: string, selection: string, requests: readonly Body[]])[] = [
  ['/v1/validate', 'validate', 'DealInput!', `valid complete ${FINDINGS}`, few],
  [
    '/v1/settle', 'settle', 'SettleInput!', 'settlement { payments { from to amount reason } net { E S W N } } unsettled',
    ['hua-bao', 'dmjl', 'mcr', 'simple', 'nobody'].flatMap((ruleset) => WINS.map((win) => ({ ruleset, scores: { E: 24, S: 200, W: 6, N: 28 }, win }))),
  ],
  ['/v1/waits', 'waits', 'WaitsInput!', `ready complete distance waits ${WAIT} discards { tile distance waits ${WAIT} }`, waiting],
  ['/v1/table/seats', 'seats', 'SeatsInput!', 'seats { E S W N } taken { player wind }', draws],
  ['/v1/table/wall', 'wall', 'WallInput!', 'wall stacks stacksPerWall firstTaken { wall stack } looseTiles { wall stack } deal { seat tiles }', asked('dice')],
  ['/v1/table/claims', 'claims', 'ClaimsInput!', 'awarded { seat claim } next { seat draws } rulings { seat claim granted code reason }', [...asked('claims'), ...goingOn]],
  ['/v1/table/next-deal', 'nextDeal', 'NextDealInput!', 'deal roundWind dealer seats { E S W N } roundEnds matchEnds', asked('firstDealer')],
];

t.test('every use case answers over GraphQL as over REST', async (t) => {
  const app = await serviceFor(t);
  for (const [url, field, type, selection, requests] of USE_CASES) {
    t.ok(requests.length >= 12, `${field}: ${String(requests.length)} requests`);
    const query = `query ($input: ${type}) { ${field}(input: $input) { ${selection} } }`;
    for (const request of requests) {
      const rest = await post(app, url, request);
      if (!isWellFormed(rest)) continue;
      const { status, body } = await post(app, '/graphql', { query, variables: { input: inputOf(request) } });
      t.equal(status, 200);
      if (rest.status === 200) t.strictSame(withoutNull(body.data?.[field]), withoutNull(answerOf(rest.body)), `${field} ${JSON.stringify(request)}`);
      else t.strictSame(body.errors?.[0]?.extensions, rest.body, `${field} ${JSON.stringify(request)}`);
    }
  }
});

t.test('a comparison answers over GraphQL as over REST, set by set', async (t) => {
  const app = await serviceFor(t);
  const selection = `results { ruleset status deal { hands { seat score outcome } unsettled } problem { type title status detail code ${FINDINGS} } }`;
  const query = `query ($input: CompareInput!) { compare(input: $input) { ${selection} } }`;
  for (const { ruleset, options, ...deal } of few) {
    const request = { ...deal, sets: [{ ruleset, ...(options !== undefined && { options }) }, { ruleset: 'mcr' }, { ruleset: 'nobody' }] };
    const rest = await post(app, '/v1/compare', request);
    const { body } = await post(app, '/graphql', { query, variables: { input: inputOf(request) } });
    if (rest.status !== 200) {
      t.equal(body.errors?.[0]?.extensions.code, rest.body.code);
      continue;
    }
    const expected = (rest.body.results as readonly { ruleset: unknown; status: number; body: Body }[]).map(({ ruleset: named, status, body: answer }) => ({
      ruleset: named,
      status,
      ...(status === 200 ? { deal: { hands: (answerOf(answer['hands'], 'hands') as readonly Body[]).map(({ seat, score, outcome }) => ({ seat, score, outcome })), unsettled: answer['unsettled'] } } : { problem: answerOf(answer) }),
    }));
    t.strictSame(withoutNull(body.data.compare.results), withoutNull(expected), JSON.stringify(request));
  }
});

