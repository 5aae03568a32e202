import t from 'tap';
import type { FastifyInstance } from 'fastify';
import { FINDING_KINDS } from '../../../src/contract/finding-kinds.ts';
import { PROBLEM_EXAMPLES } from '../../../src/contract/problem-examples.ts';
import type { ExampleStep } from '../../../src/contract/problem-examples.ts';
import { PROBLEMS, PROBLEM_CODES } from '../../../src/contract/problems.ts';
import { IMPOSSIBLE_CODES, NOTE_CODES, UNREADABLE_CODES } from '../../../src/engine/hand/finding.ts';
import type { GameReply } from '../../support/games.ts';
import { get, post, serviceFor } from '../../support/service.ts';

const BROWSER = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };

t.test('every finding is documented by a request that has it and nothing else', async (t) => {
  const app = await serviceFor(t);
  const codes = [...UNREADABLE_CODES, ...IMPOSSIBLE_CODES];
  t.strictSame(Object.keys(FINDING_KINDS), [...codes, ...NOTE_CODES]);
  for (const code of codes) {
    const { body: page } = await get(app, `/findings/${code}`);
    const answer = await post(app, page.example.url, page.example.body);
    t.equal(answer.status, (UNREADABLE_CODES as readonly string[]).includes(code) ? 400 : 422, code);
    t.equal(answer.body.code, page.problem, code);
    t.strictSame(answer.body.findings, [page.finding], code);
    t.equal(page.finding.code, code);
  }
  for (const code of NOTE_CODES) {
    const { body: page } = await get(app, `/findings/${code}`);
    const answer = await post(app, page.example.url, page.example.body);
    t.match(answer, { status: 200, body: { hands: [{ notes: [page.finding] }] } }, code);
    t.match(page, { problem: '', finding: { code } });
    t.equal((await get(app, `/findings/${code}`, BROWSER)).status, 200);
  }
});

t.test('every problem is documented by requests that bring it about', async (t) => {
  const never = PROBLEM_CODES.filter((code) => PROBLEM_EXAMPLES[code] === null);
  t.strictSame(never, ['overloaded', 'internal'], 'no request brings these about');
  for (const code of PROBLEM_CODES) {
    const example = PROBLEM_EXAMPLES[code];
    if (example === null) continue;
    const app = await serviceFor(t, { ...example.environment });
    const answers = await follow(app, example.steps);
    const last = answers.at(-1);
    t.equal(last?.status, PROBLEMS[code].status, `${code}: ${last?.text.slice(0, 200) ?? ''}`);
    t.match(last?.body, { code, type: `/problems/${code}`, title: /\S/, detail: /\S/ });
    for (const before of answers.slice(0, -1)) t.ok(before.status < 300, `${code}: what comes before it is fine`);
  }
});

/** Makes the requests of an example one after the other; what the first one opened is filled in later. */
async function follow(app: FastifyInstance, steps: readonly ExampleStep[]): Promise<readonly GameReply[]> {
  const known = new Map<string, string>();
  const fill = (text: string): string => text.replace(/\{(id|owner|viewer)\}/g, (_, name: string) => known.get(name) ?? '');
  const answers: GameReply[] = [];
  for (const { method, url, headers = {}, body } of steps) {
    const response = await app.inject({
      method,
      url: fill(url),
      headers: {
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, fill(value)])),
      },
      ...(body === undefined ? {} : { payload: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
    const answer = { status: response.statusCode, headers: response.headers, body: response.json(), text: response.body };
    answers.push(answer);
    if (answer.body.keys !== undefined) for (const [name, value] of Object.entries({ ...answer.body.keys, id: answer.body.game.id })) known.set(name, String(value));
  }
  return answers;
}

t.test('the type of a problem is the address of a page about it, for people and for programs', async (t) => {
  const app = await serviceFor(t);
  for (const code of PROBLEM_CODES) {
    const page = await get(app, `/problems/${code}`, BROWSER);
    t.equal(page.status, 200, code);
    t.equal(page.type, 'text/html; charset=utf-8');
    t.match(page.body, `<code>${code}</code>, status ${PROBLEMS[code].status}`);
    const { status, type, body } = await get(app, `/problems/${code}`);
    t.strictSame([status, type], [200, 'application/json; charset=utf-8']);
    t.match(body, { code, type: `/problems/${code}`, status: PROBLEMS[code].status, explanation: /\S/, remedy: /\S/ });
  }
  t.match((await get(app, '/problems/hand-invalid', BROWSER)).body, '<a href="/findings/hand-size">', 'it names the findings that it brings');
  t.match((await get(app, '/findings/hand-size', BROWSER)).body, '<a href="/problems/hand-invalid">');
  const all = (await get(app, '/problems', BROWSER)).body as string;
  for (const code of PROBLEM_CODES) t.match(all, `href="/problems/${code}"`);
  for (const code of Object.keys(FINDING_KINDS)) t.match(all, `href="/findings/${code}"`);
  t.match((await get(app, '/problems/hand-invalid?lang=de', BROWSER)).body, '<html lang="de">');
});

t.test('there is no page about a code that does not exist', async (t) => {
  const app = await serviceFor(t);
  for (const url of ['/problems/hand-size', '/findings/hand-invalid', '/problems/constructor']) {
    t.match(await get(app, url, BROWSER), { status: 404, body: { code: 'not-found' } });
  }
});

t.test('who has a page does not get it again', async (t) => {
  const app = await serviceFor(t);
  for (const url of ['/problems', '/problems/hand-invalid', '/findings/hand-size', '/openapi.yaml', '/docs']) {
    const { headers } = await get(app, url);
    t.equal((await get(app, url, { 'if-none-match': String(headers['etag']) })).status, 304, url);
    t.equal((await get(app, url, { 'if-none-match': 'W/"another"' })).status, 200, url);
  }
});
