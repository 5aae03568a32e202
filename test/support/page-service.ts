import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, request, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';

/** What happens to writes on their way: nothing, no connection, or an answer that never comes back. */
export type Line = 'open' | 'cut' | 'no-answers';

/** The service as a process that can be killed, behind a line that can be cut at any place. */
export class PageService {
  line: Line = 'open';
  /** Writes that reached the service, by idempotency key. */
  readonly arrived: string[] = [];
  readonly #folder: string;
  readonly #proxy: Server;
  #process: ChildProcess | null = null;
  #port = 0;

  private constructor(folder: string) {
    this.#folder = folder;
    this.#proxy = createServer((incoming, outgoing) => this.#pass(incoming, outgoing));
  }

  static async start(t: { readonly teardown: (after: () => Promise<void>) => void }): Promise<PageService> {
    const service = new PageService(await mkdtemp(join(tmpdir(), 'mingg-line-')));
    t.teardown(() => service.#stop());
    service.#proxy.listen(0, '127.0.0.1');
    await once(service.#proxy, 'listening');
    service.#port = await freePort();
    await service.restart();
    return service;
  }

  get url(): string {
    return `http://127.0.0.1:${String((this.#proxy.address() as AddressInfo).port)}/`;
  }

  /** As when somebody pulls the plug. */
  async kill(): Promise<void> {
    const running = this.#process;
    if (running === null) return;
    this.#process = null;
    const gone = once(running, 'exit');
    running.kill('SIGKILL');
    await gone;
  }

  /** The same data, a new process. */
  async restart(): Promise<void> {
    // from source under a loader, or compiled, as this file itself
    const entry = fileURLToPath(new URL(`../../src/app/start${import.meta.filename.endsWith('.ts') ? '.ts' : '.js'}`, import.meta.url));
    this.#process = spawn(process.execPath, [...process.execArgv, entry], {
      env: { ...process.env, PORT: String(this.#port), LOG_LEVEL: 'fatal', DATABASE_URL: `file:${join(this.#folder, 'games.sqlite')}` },
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    for (let i = 0; i < 300; i++) {
      const healthy = await fetch(`http://127.0.0.1:${String(this.#port)}/health`).then(({ ok }) => ok, () => false);
      if (healthy) return;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    throw new Error('the service does not start');
  }

  #pass(incoming: IncomingMessage, outgoing: ServerResponse): void {
    const writes = incoming.method !== 'GET' && incoming.method !== 'HEAD';
    if (this.line === 'cut') {
      incoming.socket.destroy();
      return;
    }
    const onward = request(
      { host: '127.0.0.1', port: this.#port, path: incoming.url, method: incoming.method, headers: incoming.headers },
      (answer) => {
        if (writes) this.arrived.push(String(incoming.headers['idempotency-key']));
        if (writes && this.line === 'no-answers') {
          answer.resume().once('end', () => incoming.socket.destroy());
          return;
        }
        outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(outgoing);
      },
    );
    onward.once('error', () => incoming.socket.destroy());
    incoming.pipe(onward);
  }

  async #stop(): Promise<void> {
    await this.kill();
    this.#proxy.closeAllConnections();
    this.#proxy.close();
    await rm(this.#folder, { recursive: true, force: true });
  }
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}
