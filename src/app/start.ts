import process from 'node:process';
import closeWithGrace from 'close-with-grace';
import type { FastifyInstance } from 'fastify';
import { pino } from 'pino';
import { createApp } from './build.ts';
import { ConfigError, readConfig } from './config.ts';

/** How long requests in flight may take to be answered after SIGTERM, in milliseconds. */
const LONGEST_STOP = 10_000;
/** EX_CONFIG of sysexits.h. */
const BAD_CONFIGURATION = 78;

try {
  await start();
} catch (error) {
  if (!(error instanceof ConfigError)) throw error;
  process.stderr.write(`mingg cannot start:\n${error.message}\n`);
  process.exitCode = BAD_CONFIGURATION;
}

async function start(): Promise<void> {
  const config = readConfig(process.env);
  const logger = pino({ level: config.logLevel });
  const app = await createApp(config, { logger });
  stopWithGrace(app);
  await app.listen({ host: config.host, port: config.port });
}

/** On SIGTERM or SIGINT no new connections are taken, and what is asked on open ones is answered before the end. */
function stopWithGrace(app: FastifyInstance): void {
  closeWithGrace({ delay: LONGEST_STOP, logger: app.log }, async ({ err }) => {
    if (err !== undefined) app.log.fatal({ err }, 'stopping after a fault');
    await app.close();
  });
}
