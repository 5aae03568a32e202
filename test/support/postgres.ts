import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { existsSync, mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { freePort } from './free-port.ts';

/** A new, empty database beside the one of `TEST_DATABASE_URL`, so that test files do not meet. */
export async function freshDatabase(url: string): Promise<{ readonly url: string; readonly drop: () => Promise<void> }> {
  const name = `mingg_${randomBytes(6).toString('hex')}`;
  const fresh = new URL(url);
  fresh.pathname = `/${name}`;
  await ask(url, `create database ${name}`);
  return { url: fresh.href, drop: () => ask(url, `drop database if exists ${name} with (force)`) };
}

/** Runs the statements of a dump in a database. */
export async function runStatements(url: string, statements: string): Promise<void> {
  await ask(url, statements);
}

async function ask(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

/** A PostgreSQL server of our own, which may be killed. Everything that was committed is on the disk. */
export interface Server {
  readonly url: string;
  /** Kills it as a power cut of the process would: `SIGKILL` to every process of the server. */
  kill(): Promise<void>;
  start(): Promise<void>;
  /** Ends it and removes its files. */
  remove(): Promise<void>;
}

const INSTALLED = '/usr/lib/postgresql';

/** The folder of PostgreSQL's programs as Debian installs them, or undefined; starting it needs root. */
export function postgresPrograms(): string | undefined {
  if (process.getuid?.() !== 0 || !existsSync(INSTALLED)) return undefined;
  return readdirSync(INSTALLED)
    .sort((a, b) => Number(b) - Number(a))
    .map((version) => join(INSTALLED, version, 'bin'))
    .find((folder) => existsSync(join(folder, 'initdb')));
}

/** Makes and starts a server of our own on a free port. */
export async function ownServer(programs: string): Promise<Server> {
  const folder = mkdtempSync(join(tmpdir(), 'mingg-pg-'));
  const data = join(folder, 'data');
  const port = await freePort();
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`;
  execFileSync('chown', ['postgres', folder]);
  execFileSync('setpriv', [
    ...AS_POSTGRES,
    join(programs, 'initdb'),
    '--no-sync',
    '--auth=trust',
    '--encoding=UTF8',
    '--locale=C',
    '--username=postgres',
    `--pgdata=${data}`,
  ], { stdio: 'ignore' });
  let running: ChildProcess | null = null;

  async function start(): Promise<void> {
    rmSync(join(data, 'postmaster.pid'), { force: true });
    running = spawn(
      'setpriv',
      [...AS_POSTGRES, join(programs, 'postgres'), '-D', data, '-p', String(port), '-h', '127.0.0.1', '-k', folder],
      { stdio: 'ignore', detached: true },
    );
    for (let attempt = 0; ; attempt++) {
      try {
        await ask(url, 'select 1');
        return;
      } catch (error) {
        if (attempt === 200) throw error;
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
    }
  }

  async function kill(): Promise<void> {
    const child = running;
    if (child?.pid === undefined) return;
    const ended = new Promise((resolve) => child.once('exit', resolve));
    for (const pid of processesOf(child.pid)) {
      try {
        process.kill(pid, 'SIGKILL');
      } catch {
        // it has ended by itself
      }
    }
    await ended;
    running = null;
  }

  await start();
  return {
    url,
    kill,
    start,
    async remove() {
      await kill();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

const AS_POSTGRES = ['--reuid=postgres', '--regid=postgres', '--clear-groups'];

/** The process and its children: the postmaster first, so that it starts no new ones. */
function processesOf(parent: number): readonly number[] {
  const children = readdirSync('/proc')
    .map(Number)
    .filter((pid) => pid > 0 && parentOf(pid) === parent);
  return [parent, ...children];
}

function parentOf(pid: number): number {
  try {
    return Number(readFileSync(`/proc/${pid}/stat`, 'utf8').replace(/^.*\) \S+ /s, '').split(' ')[0]);
  } catch {
    return 0;
  }
}
