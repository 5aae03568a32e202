import { statSync } from 'node:fs';
import { isIP } from 'node:net';

/** What the environment decides, checked. Sizes in bytes. */
export interface Config {
  readonly port: number;
  readonly host: string;
  readonly logLevel: LogLevel;
  /** Folder of overlays, or null. */
  readonly rulesetsDir: string | null;
  readonly databaseUrl: string;
  readonly apiKey: string | null;
  /** Requests a minute and client; 0 is without limit. */
  readonly rateLimitMax: number;
  readonly bodyLimit: number;
  /** For batches and imports. */
  readonly largeBodyLimit: number;
  /** Origins that browsers may call from; empty for none. */
  readonly corsOrigins: readonly string[];
}

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];

const MEBIBYTE = 1024 * 1024;
const DEFAULT_RATE_LIMIT = 600;
/** How much more than other bodies a batch or an import may hold. */
const LARGE_BODIES = 8;
const SIZE_UNITS: Readonly<Record<string, number>> = { '': 1, KIB: 1024, MIB: MEBIBYTE };

/** A variable with a value that cannot be: the caller prints the message and stops. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}

/**
 * Reads the variables of the service from an environment; others are ignored, an empty one counts as absent.
 * @throws {ConfigError} naming every variable with an impossible value
 */
export function readConfig(environment: Readonly<Record<string, string | undefined>>): Config {
  const mistakes: string[] = [];
  const read = <T>(name: string, absent: T, parse: (text: string) => T | undefined, wanted: string): T => {
    const text = environment[name];
    if (text === undefined || text === '') return absent;
    const value = parse(text);
    if (value !== undefined) return value;
    mistakes.push(`${name} is ${showValue(name, text)}, but must be ${wanted}`);
    return absent;
  };
  const host = read('HOST', '127.0.0.1', parseHost, 'an address or a host name');
  const bodyLimit = read('BODY_LIMIT', MEBIBYTE, parseSize, 'a number of bytes, such as 1048576 or 1MiB, at least 1KiB');
  const config: Config = {
    port: read('PORT', 3000, (text) => parseWhole(text, 65535), 'a whole number from 0 to 65535'),
    host,
    logLevel: read('LOG_LEVEL', 'info', parseLevel, `one of ${LOG_LEVELS.join(', ')}`),
    rulesetsDir: read<string | null>('RULESETS_DIR', null, parseFolder, 'a folder that can be read'),
    databaseUrl: read('DATABASE_URL', 'file:./data/mingg.sqlite', parseDatabase, 'a URL that begins with file:, postgres: or postgresql:'),
    apiKey: read<string | null>('API_KEY', null, parseKey, 'a key of printable characters without blanks'),
    rateLimitMax: read(
      'RATE_LIMIT_MAX',
      isLoopback(host) ? 0 : DEFAULT_RATE_LIMIT,
      (text) => parseWhole(text, 1_000_000_000),
      'a whole number of requests a minute, 0 for no limit',
    ),
    bodyLimit,
    largeBodyLimit: LARGE_BODIES * bodyLimit,
    corsOrigins: read<readonly string[]>('CORS_ORIGIN', [], parseOrigins, 'origins such as https://example.org, separated by commas, or *'),
  };
  if (mistakes.length > 0) throw new ConfigError(mistakes.join('\n'));
  return config;
}

/** A value as it may stand on a screen or in a log: without the key, without the password of a URL. */
function showValue(name: string, text: string): string {
  if (name === 'API_KEY') return 'a text not shown here';
  return JSON.stringify(text.replace(/(:\/\/[^:@/]*):.*@/, '$1:…@'));
}

/** Whether a server bound to this host can be reached from its own machine only. */
export function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '::1' || (isIP(host) === 4 && host.startsWith('127.'));
}

function parseWhole(text: string, max: number): number | undefined {
  const value = /^\d{1,10}$/.test(text) ? Number(text) : Infinity;
  return value <= max ? value : undefined;
}

function parseHost(text: string): string | undefined {
  return isIP(text) !== 0 || /^(?=[\w.-]{1,253}$)[\w-]+(?:\.[\w-]+)*\.?$/.test(text) && !/^[\d.]+$/.test(text) ? text : undefined;
}

function parseSize(text: string): number | undefined {
  const [, digits, unit = ''] = /^(\d{1,10}) ?(|KiB|MiB)$/i.exec(text) ?? [];
  const factor = SIZE_UNITS[unit.toUpperCase()];
  if (digits === undefined || factor === undefined) return undefined;
  const size = Number(digits) * factor;
  return size >= 1024 && size <= 1024 * MEBIBYTE ? size : undefined;
}

function parseLevel(text: string): LogLevel | undefined {
  return LOG_LEVELS.find((level) => level === text);
}

function parseFolder(text: string): string | undefined {
  return statSync(text, { throwIfNoEntry: false })?.isDirectory() === true ? text : undefined;
}

function parseDatabase(text: string): string | undefined {
  return /^(?:file:.+|postgres(?:ql)?:\/\/.+)$/.test(text) ? text : undefined;
}

function parseKey(text: string): string | undefined {
  return /^[\x21-\x7e]+$/.test(text) ? text : undefined;
}

function parseOrigins(text: string): readonly string[] | undefined {
  const origins = text.split(',').map((origin) => origin.trim());
  return origins.every(isOrigin) ? origins : undefined;
}

function isOrigin(text: string): boolean {
  if (text === '*') return true;
  return URL.canParse(text) && new URL(text).origin === text;
}
