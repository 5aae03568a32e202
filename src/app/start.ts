import process from 'node:process';
import closeWithGrace from 'close-with-grace';
import type { FastifyInstance } from 'fastify';
import { createApp } from './build.ts';
import { ConfigError, readConfig } from './config.ts';
import { openLog } from './log.ts';
import type { Log } from './log.ts';

/** How long requests in flight may take to be answered after SIGTERM, in milliseconds. */
const LONGEST_STOP = 10_000;
/** EX_CONFIG of sysexits.h. */
const BAD_CONFIGURATION = 78;

try {
  await start();
} catch (error) {
  if (!(error instanceof ConfigError)) throw error;
  process.stderr.write(`mingg cannot start:\n${error.message}\n`);
  process.exit(BAD_CONFIGURATION);
}

async function start(): Promise<void> {
  const config = readConfig(process.env);
  const log = openLog(config.logLevel);
  const app = await createApp(config, { logger: log.logger });
  stopWithGrace(app, log);
  await app.listen({ host: config.host, port: config.port });
}

/** On SIGTERM or SIGINT no new connections are taken, and what is asked on open ones is answered before the end. */
function stopWithGrace(app: FastifyInstance, { logger, flush }: Log): void {
  closeWithGrace({ delay: LONGEST_STOP, logger, skip: ['SIGUSR2'] }, async ({ err }) => {
    if (err !== undefined) logger.fatal({ err }, 'stopping after a fault');
    await app.close();
    logger.info('stopped');
    flush();
  });
}
