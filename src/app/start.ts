import process from 'node:process';
import closeWithGrace from 'close-with-grace';
import { pino } from 'pino';
import { createApp } from './build.ts';
import { readConfig, ConfigError } from './config.ts';
import type { Config } from './config.ts';

/** How long requests in flight may take to be answered after SIGTERM, in milliseconds. */
const LONGEST_STOP = 10_000;

const config = configOrStop();
const logger = pino({ level: config.logLevel });
const app = await createApp(config, { logger });
closeWithGrace({ delay: LONGEST_STOP, logger }, async ({ err }) => {
  if (err !== undefined) logger.fatal({ err }, 'stopping after a fault');
  await app.close();
});
await app.listen({ host: config.host, port: config.port });

function configOrStop(): Config {
  try {
    return readConfig(process.env);
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    process.stderr.write(`mingg cannot start:\n${error.message}\n`);
    process.exit(78);
  }
}
