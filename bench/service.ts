/**
 * The service against bare servers that validate and answer the same JSON by the same schemas and do nothing else;
 * a batch against single requests; start; memory. Each server has a process of its own and this one is the load. The
 * rounds alternate between the servers, since machines are noisy; medians, and ratios within this run.
 */
import { fork, spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import process from 'node:process';
import autocannon from 'autocannon';
import { fromRoot } from '../src/app/package-root.ts';
import { DEAL, INPUT, QUERY } from './service/deal.ts';

const ROUNDS = Number(process.env['ROUNDS'] ?? 7);
const SECONDS = Number(process.env['SECONDS'] ?? 2);
const BATCH = 1000;
/** As `npm start` has it: a smaller nursery keeps the resident memory flat. */
const FLAGS = ['--max-semi-space-size=4'];

interface Server {
  readonly process: ChildProcess;
  readonly port: number;
}
interface Load {
  readonly name: string;
  readonly server: Server;
  readonly path: string;
  readonly body: string;
  readonly deals: number;
  readonly connections: number;
}
interface Usage {
  readonly cpu: NodeJS.CpuUsage;
  readonly memory: number;
}

const [service, bareRest, bareGraphql] = await Promise.all(['service', 'bare-rest', 'bare-graphql'].map(start));
const single = JSON.stringify(DEAL);
const graphql = JSON.stringify({ query: QUERY, variables: { input: INPUT } });
const batch = JSON.stringify({ requests: new Array(BATCH).fill(DEAL) });
const loads: readonly Load[] = [
  { name: 'bare REST', server: bareRest!, path: '/v1/score', body: single, deals: 1, connections: 16 },
  { name: 'REST', server: service!, path: '/v1/score', body: single, deals: 1, connections: 16 },
  { name: 'bare GraphQL', server: bareGraphql!, path: '/graphql', body: graphql, deals: 1, connections: 16 },
  { name: 'GraphQL', server: service!, path: '/graphql', body: graphql, deals: 1, connections: 16 },
  { name: `batch of ${BATCH}`, server: service!, path: '/v1/score/batch', body: batch, deals: BATCH, connections: 1 },
];

const rates = new Map<string, { perSecond: number[]; perCpuSecond: number[] }>();
for (const load of loads) await fire(load, 1);
for (let round = 0; round < ROUNDS; round++) {
  for (const load of loads) {
    const { perSecond, perCpuSecond } = await fire(load, SECONDS);
    const rate = rates.get(load.name) ?? { perSecond: [], perCpuSecond: [] };
    rates.set(load.name, rate);
    rate.perSecond.push(perSecond);
    rate.perCpuSecond.push(perCpuSecond);
  }
}
for (const [name, { perSecond, perCpuSecond }] of rates) {
  console.log(`${name.padEnd(16)} ${fixed(median(perSecond))} deals/s ${fixed(median(perCpuSecond))} deals per CPU second`);
}
ratio('REST / bare REST', 'REST', 'bare REST', 0.75);
ratio('GraphQL / bare GraphQL', 'GraphQL', 'bare GraphQL', 0.75);
ratio('batch / single', `batch of ${BATCH}`, 'REST', 3);
for (const { process: child } of [service!, bareRest!, bareGraphql!]) child.disconnect();
await memory();
await startUp();

async function start(kind: string): Promise<Server> {
  const child = fork(fromRoot('dist', 'bench', 'service', 'server.js'), [kind], { stdio: ['ignore', 'ignore', 'inherit', 'ipc'], execArgv: FLAGS });
  const [{ port }] = (await once(child, 'message')) as [{ port: number }];
  return { process: child, port };
}

async function usage({ process: child }: Server): Promise<Usage> {
  child.send('usage');
  const [answer] = (await once(child, 'message')) as [Usage];
  return answer;
}

async function fire({ server, path, body, deals, connections }: Load, duration: number, amount?: number): Promise<{ perSecond: number; perCpuSecond: number }> {
  const before = await usage(server);
  const result = await autocannon({
    url: `http://127.0.0.1:${server.port}${path}`,
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body,
    connections,
    ...(amount === undefined ? { duration } : { amount }),
  });
  if (result.non2xx > 0 || result.errors > 0) throw new Error(`${path}: ${result.non2xx} refused, ${result.errors} failed`);
  const { cpu } = await usage(server);
  const used = (cpu.user + cpu.system - before.cpu.user - before.cpu.system) / 1e6;
  const done = result.requests.total * deals;
  return { perSecond: done / result.duration, perCpuSecond: done / used };
}

/** Resident memory after 50,000 and after 100,000 requests. */
async function memory(): Promise<void> {
  const server = await start('service');
  const load: Load = { name: 'memory', server, path: '/v1/score', body: single, deals: 1, connections: 16 };
  const sizes: string[] = [`${mebibytes((await usage(server)).memory)} at the start`];
  for (const requests of [50_000, 100_000]) {
    await fire(load, 0, 50_000);
    sizes.push(`${mebibytes((await usage(server)).memory)} after ${requests}`);
  }
  console.log(`resident: ${sizes.join(', ')} (bar: 150 MB, flat from 50,000)`);
  server.process.disconnect();
}

/** From the start of the process to the first answer, on one core where taskset is there. */
async function startUp(): Promise<void> {
  const times: number[] = [];
  for (let i = 0; i < 5; i++) {
    const port = 20_000 + Math.floor(Math.random() * 20_000);
    const began = performance.now();
    const env = { ...process.env, PORT: String(port), LOG_LEVEL: 'silent', DATABASE_URL: 'file::memory:' };
    const child = spawn('taskset', ['-c', '0', process.execPath, ...FLAGS, fromRoot('dist', 'src', 'app', 'start.js')], { env, stdio: 'ignore' });
    for (;;) {
      const response = await fetch(`http://127.0.0.1:${port}/v1/score`, { method: 'POST', headers: { 'content-type': 'application/json' }, body: single }).catch(() => null);
      if (response?.ok === true) break;
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
    times.push(performance.now() - began);
    child.kill();
    await once(child, 'exit');
  }
  console.log(`start to first answer: ${fixed(median(times))} ms (bar: 1500 ms)`);
}

function ratio(name: string, one: string, other: string, bar: number): void {
  const [a, b] = [rates.get(one)!, rates.get(other)!];
  const seconds = a.perSecond.map((rate, i) => rate / b.perSecond[i]!);
  const cpu = a.perCpuSecond.map((rate, i) => rate / b.perCpuSecond[i]!);
  console.log(`${name}: ${median(seconds).toFixed(2)} by time, ${median(cpu).toFixed(2)} by CPU (bar: ${bar})`);
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!;
}

function fixed(value: number): string {
  return value.toFixed(0).padStart(7);
}

function mebibytes(bytes: number): string {
  return `${(bytes / 1024 / 1024).toFixed(0)} MB`;
}
