import { statSync } from 'node:fs';
import process from 'node:process';
import closeWithGrace from 'close-with-grace';
import type { FastifyInstance } from 'fastify';
import { createApp } from './build.ts';
import { ConfigError, readConfig } from './config.ts';
import type { Config } from './config.ts';
import { awaitLastRequests } from './last-requests.ts';
import { listen } from './listen.ts';
import { openLog } from './log.ts';
import type { Log } from './log.ts';
import { readRulesets } from './overlay-folder.ts';

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
  const config = readAll(process.env);
  const log = openLog(config.logLevel);
  const app = await createApp(config, { logger: log.logger });
  awaitLastRequests(app);
  stopWithGrace(app, log);
  await listen(app, config);
}

/** The configuration. When a variable is impossible, what is wrong in the folder of overlays is told along with it. */
function readAll(environment: NodeJS.ProcessEnv): Config {
  try {
    return readConfig(environment);
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    throw new ConfigError([error.message, ...mistakesIn(environment['RULESETS_DIR'])].join('\n'));
  }
}

function mistakesIn(folder = ''): readonly string[] {
  if (folder === '' || statSync(folder, { throwIfNoEntry: false })?.isDirectory() !== true) return [];
  try {
    readRulesets(folder);
    return [];
  } catch (error) {
    if (error instanceof ConfigError) return [error.message];
    throw error;
  }
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
