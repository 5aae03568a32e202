import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fromRoot } from './root.ts';

/** The service as a process of its own, which can be killed. */
export interface ChildService {
  readonly origin: string;
  /** `SIGKILL`, without a warning; resolves when the process is gone. */
  readonly kill: () => Promise<void>;
  /** Starts it on the same port; resolves when it takes requests. */
  readonly start: () => Promise<void>;
  /** What it wrote to its log, warnings and worse. */
  readonly log: () => string;
}

/** Compiled where the tests are compiled, else from its source. */
const program = import.meta.filename.endsWith('.js')
  ? [fromRoot('dist/src/app/start.js')]
  : ['--import', fromRoot('node_modules/tsx/dist/loader.mjs'), fromRoot('src/app/start.ts')];
const LONGEST_START_MS = 60_000;

export async function childService(database: string, port: number): Promise<ChildService> {
  const origin = `http://127.0.0.1:${port}`;
  let child: ChildProcess | null = null;
  let log = '';

  const start = async (): Promise<void> => {
    const own = spawn(process.execPath, program, {
      env: { ...process.env, PORT: String(port), HOST: '127.0.0.1', DATABASE_URL: database, LOG_LEVEL: 'warn', API_KEY: '' },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    child = own;
    for (const stream of [own.stdout, own.stderr]) {
      stream.setEncoding('utf8').on('data', (text: string) => {
        log = (log + text).slice(-20_000);
      });
    }
    const started = Date.now();
    while (Date.now() - started < LONGEST_START_MS) {
      if (own.exitCode !== null) throw new Error(`the service ended by itself: ${log}`);
      if (own.signalCode !== null) return;
      const up = await fetch(`${origin}/health`, { signal: AbortSignal.timeout(2000) }).then(
        ({ ok }) => ok,
        () => false,
      );
      if (up) return;
      await pause(15);
    }
    throw new Error(`the service did not start: ${log}`);
  };
  if (program.length === 1 && !existsSync(program[0] ?? '')) throw new Error('the service is not built');
  await start();
  return {
    origin,
    start,
    log: () => log,
    async kill() {
      const own = child;
      if (own?.exitCode !== null || own.signalCode !== null) return;
      const gone = new Promise((resolve) => own.once('exit', resolve));
      own.kill('SIGKILL');
      await gone;
    },
  };
}

export function pause(ms: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, ms);
  });
}
