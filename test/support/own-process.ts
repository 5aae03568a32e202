import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import process from 'node:process';
import { freePort } from './free-port.ts';
import { fromRoot } from './root.ts';

/** Compiled where the tests are compiled, else from its source. */
const program = import.meta.filename.endsWith('.js')
  ? [fromRoot('dist/src/app/start.js')]
  : ['--import', fromRoot('node_modules/tsx/dist/loader.mjs'), fromRoot('src/app/start.ts')];
const LONGEST_START_MS = 60_000;

export interface Ended {
  readonly code: number | null;
  readonly signal: NodeJS.Signals | null;
  readonly stdout: string;
  readonly stderr: string;
}

export interface OwnProcess {
  readonly port: number;
  readonly terminate: () => void;
  readonly ended: Promise<Ended>;
  /** Resolves when /health answers 200; rejects when the process ends before. */
  readonly healthy: () => Promise<void>;
}

/** Starts the service as a process with an environment; it is killed with the test if it still runs then. */
export async function startProcess(
  t: { readonly teardown: (after: () => void) => void },
  environment: Readonly<Record<string, string>> = {},
): Promise<OwnProcess> {
  if (program.length === 1 && !existsSync(program[0] ?? '')) throw new Error('the service is not built');
  const port = await freePort();
  const child = spawn(process.execPath, program, {
    env: { PATH: process.env['PATH'], PORT: String(port), DATABASE_URL: 'file::memory:', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  t.teardown(() => child.kill('SIGKILL'));
  let [stdout, stderr] = ['', ''];
  child.stdout.setEncoding('utf8').on('data', (text: string) => (stdout += text));
  child.stderr.setEncoding('utf8').on('data', (text: string) => (stderr += text));
  const ended = once(child, 'close').then(([code, signal]) => ({ code: code as number | null, signal: signal as NodeJS.Signals | null, stdout, stderr }));
  const healthy = async (): Promise<void> => {
    for (const started = Date.now(); Date.now() - started < LONGEST_START_MS; ) {
      if (child.exitCode !== null) break;
      const up = await fetch(`http://127.0.0.1:${String(port)}/health`, { headers: { connection: 'close' } }).then(
        ({ status }) => status === 200,
        () => false,
      );
      if (up) return;
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    throw new Error(`the service does not run: ${stdout}${stderr}`);
  };
  return { port, ended, healthy, terminate: () => void child.kill('SIGTERM') };
}
