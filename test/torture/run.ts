import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freshDatabase, ownServer, postgresPrograms } from '../support/postgres.ts';
import type { Aftermath } from '../support/storm.ts';
import { killTheDatabase, killTheService, race } from './storms.ts';

/**
 * The kill test in full: `npm run torture`. The service is killed 100 times on SQLite and 100 times on PostgreSQL, then
 * PostgreSQL itself 20 times, then sixteen clients race. TORTURE_SEED repeats a run, TORTURE_KILLS shortens it.
 */
const seed = Number(process.env['TORTURE_SEED'] ?? Date.now() % 1_000_000);
const kills = Number(process.env['TORTURE_KILLS'] ?? 100);
const say = (text: string): void => void process.stdout.write(`${text}\n`);

function report(what: string, started: number, { acknowledged, stored, retries, mistakes }: Aftermath): void {
  const seconds = Math.round((Date.now() - started) / 1000);
  say(`${what}: ${acknowledged} acknowledged, ${stored} stored, ${retries} retries, ${mistakes.length} mistakes (${seconds} s)`);
  for (const mistake of mistakes) say(`  ${mistake}`);
  if (mistakes.length > 0 || acknowledged === 0) process.exitCode = 1;
}

say(`TORTURE_SEED=${seed} TORTURE_KILLS=${kills}`);
const folder = mkdtempSync(join(tmpdir(), 'mingg-torture-'));
try {
  const started = Date.now();
  report(`SQLite, service killed ${kills} times`, started, await killTheService(`file:${join(folder, 'ledger.sqlite')}`, kills, seed));
} finally {
  rmSync(folder, { recursive: true, force: true });
}

const programs = postgresPrograms();
if (programs === undefined) {
  say('PostgreSQL was NOT tortured: its programs are not here, or this is not root.');
  process.exitCode = 1;
} else {
  const server = await ownServer(programs);
  try {
    const database = async (): Promise<string> => (await freshDatabase(server.url)).url;
    let started = Date.now();
    report(`PostgreSQL, service killed ${kills} times`, started, await killTheService(await database(), kills, seed));
    const times = Math.ceil(kills / 5);
    started = Date.now();
    report(`PostgreSQL killed ${times} times`, started, await killTheDatabase(server, await database(), times, seed));
    started = Date.now();
    report('PostgreSQL, 16 clients through 2 services', started, await race(await database(), 16, 5000, seed));
  } finally {
    await server.remove();
  }
}
