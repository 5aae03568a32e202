import { mkdtempSync, writeFileSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import t from 'tap';
import { TRUE_DEAL } from '../support/deals.ts';
import { startProcess } from '../support/own-process.ts';

/** Posts a body over a socket; gives the status and whether the connection ends with it. */
const send = (port: number, path: string, body: string, agent: Agent): Promise<string> =>
  new Promise((resolve, reject) => {
    const sent = request({ port, host: '127.0.0.1', path, method: 'POST', agent, headers: { 'content-type': 'application/json' } }, (reply) => {
      let length = 0;
      reply.on('data', (piece: Buffer) => (length += piece.length));
      reply.on('end', () => {
        resolve(`${String(reply.statusCode)} ${length > 100 ? 'answer' : 'nothing'} ${String(reply.headers.connection)}`);
      });
      reply.on('error', reject);
    });
    sent.on('error', reject);
    sent.end(body);
  });

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

t.test('impossible variables and broken overlays stop the start, all in one message', async (t) => {
  const folder = mkdtempSync(join(tmpdir(), 'mingg-start-'));
  writeFileSync(join(folder, 'club.json'), JSON.stringify({ extends: 'hua-bao', colour: 'red', drop: ['mahjon'] }));
  writeFileSync(join(folder, 'torn.json'), '{"extends":');
  const { ended } = await startProcess(t, { PORT: '99999', LOG_LEVEL: 'loud', RULESETS_DIR: folder });
  const { code, stderr, stdout } = await ended;
  t.equal(code, 78, 'EX_CONFIG');
  for (const told of ['PORT is "99999"', 'LOG_LEVEL is "loud"', 'RULESETS_DIR is', 'club.json: /drop/0: ', 'club.json: /colour: ', 'torn.json: ']) t.ok(stderr.includes(told), told);
  t.notMatch(stderr, /^\s+at /m, 'no stack');
  t.equal(stdout, '');
});

t.test('a port that is taken is told in a sentence', async (t) => {
  const first = await startProcess(t);
  await first.healthy();
  const { code, stderr } = await (await startProcess(t, { PORT: String(first.port) })).ended;
  t.equal(code, 78);
  t.equal(stderr, `mingg cannot start:\nPORT is ${String(first.port)} and HOST is "127.0.0.1", but another program listens there already\n`);
  first.terminate();
  t.equal((await first.ended).code, 0);
});

t.test('on SIGTERM everything that was asked is answered, and the process ends well', async (t) => {
  const service = await startProcess(t);
  await service.healthy();
  const agent = new Agent({ keepAlive: true, maxSockets: 12 });
  // the connections are open and idle before the signal
  const deal = JSON.stringify(TRUE_DEAL);
  await Promise.all(Array.from({ length: 12 }, () => send(service.port, '/v1/score', deal, agent)));
  const batch = JSON.stringify({ requests: new Array(300).fill(TRUE_DEAL) });
  const busy = Array.from({ length: 8 }, () => send(service.port, '/v1/score/batch', batch, agent));
  const fresh = new Agent({ keepAlive: false });
  const others = Array.from({ length: 20 }, () => send(service.port, '/v1/score', deal, fresh));
  await pause(20);
  service.terminate();
  // and some come just after it, on connections that were idle
  await pause(5);
  const late = Array.from({ length: 4 }, () => send(service.port, '/v1/score', deal, agent));
  const answers = await Promise.all([...busy, ...others, ...late]);
  for (const answer of answers) t.match(answer, /^200 answer/);
  const { code, signal, stdout } = await service.ended;
  t.equal(code, 0);
  t.equal(signal, null);
  const lines = stdout.trim().split('\n').map((line) => JSON.parse(line) as Record<string, unknown>);
  t.equal(lines.filter(({ status, url }) => status === 200 && url !== '/health').length, 12 + 8 + 20 + 4, 'each has its line in the log');
  t.match(lines.at(-1), { msg: 'stopped' });
  agent.destroy();
});

t.test('an answer after SIGTERM tells the client that the connection ends', async (t) => {
  const service = await startProcess(t);
  await service.healthy();
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  t.equal(await send(service.port, '/v1/score', JSON.stringify(TRUE_DEAL), agent), '200 answer keep-alive');
  service.terminate();
  await pause(50);
  t.equal(await send(service.port, '/v1/score', JSON.stringify(TRUE_DEAL), agent), '200 answer close');
  t.equal((await service.ended).code, 0);
});

t.test('a connection on which nothing is said does not hold up the end', async (t) => {
  const service = await startProcess(t);
  await service.healthy();
  const silent = connect(service.port, '127.0.0.1');
  silent.on('error', () => undefined);
  await new Promise((resolve) => silent.once('connect', resolve));
  // the service has taken the connection once it answers a later one
  await service.healthy();
  const since = performance.now();
  service.terminate();
  t.equal((await service.ended).code, 0);
  t.ok(performance.now() - since < 2000, 'sooner than the two seconds that a slow machine may take');
  silent.destroy();
});
