import { pino } from 'pino';
import type { Logger } from 'pino';
import type { LogLevel } from './config.ts';

/** Bytes of log that are written at once. */
const AT_ONCE = 32_768;
/** How long a line may wait for others, in milliseconds. */
const LONGEST_WAIT = 100;

export interface Log {
  readonly logger: Logger;
  /** Writes what waits; to be called before the process ends. */
  readonly flush: () => void;
}

/** The log of the service, on standard output: one JSON object a line, several lines at once under load. */
export function openLog(level: LogLevel): Log {
  const destination = pino.destination({ fd: 1, sync: false, minLength: AT_ONCE, maxWrite: 2 * AT_ONCE });
  setInterval(() => {
    destination.flush();
  }, LONGEST_WAIT).unref();
  return {
    logger: pino({ level, base: null }, destination),
    flush: () => {
      destination.flushSync();
    },
  };
}
