import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import t from 'tap';
import { ConfigError, isLoopback, readConfig } from '../../src/app/config.ts';
import type { Config } from '../../src/app/config.ts';

const MEBIBYTE = 1_048_576;

const complaintAbout = (environment: Readonly<Record<string, string>>): string => {
  try {
    readConfig(environment);
  } catch (error) {
    if (error instanceof ConfigError) return error.message;
    throw error;
  }
  return '';
};

t.test('without any variable the service is for its own machine alone', async (t) => {
  t.strictSame(readConfig({}), {
    port: 3000,
    host: '127.0.0.1',
    logLevel: 'info',
    rulesetsDir: null,
    databaseUrl: 'file:./data/mingg.sqlite',
    apiKey: null,
    rateLimitMax: 0,
    bodyLimit: MEBIBYTE,
    largeBodyLimit: 8 * MEBIBYTE,
    corsOrigins: [],
  } satisfies Config);
});

const NAMES = [
  'PORT',
  'HOST',
  'LOG_LEVEL',
  'RULESETS_DIR',
  'DATABASE_URL',
  'API_KEY',
  'RATE_LIMIT_MAX',
  'BODY_LIMIT',
  'CORS_ORIGIN',
] as const;

t.test('an empty variable counts as absent', async (t) => {
  t.strictSame(readConfig(Object.fromEntries(NAMES.map((name) => [name, '']))), readConfig({}));
});

t.test('variables of others are ignored', async (t) => {
  const others = { PATH: '/bin', PORTS: 'x', port: 'x', MINGG_PORT: '-1', RATE_LIMIT: 'x', NODE_ENV: 'production', LOGLEVEL: 'x', CORS: '?' };
  t.strictSame(readConfig(others), readConfig({}));
});

t.test('a possible value decides', async (t) => {
  const folder = mkdtempSync(join(tmpdir(), 'mingg-config-'));
  const cases: readonly (readonly [(typeof NAMES)[number], string, Partial<Config>])[] = [
    ['PORT', '0', { port: 0 }],
    ['PORT', '8080', { port: 8080 }],
    ['PORT', '65535', { port: 65_535 }],
    ['HOST', 'localhost', { host: 'localhost' }],
    ['HOST', '::1', { host: '::1' }],
    ['HOST', '127.0.0.2', { host: '127.0.0.2' }],
    ['HOST', 'mingg.example.org', { host: 'mingg.example.org', rateLimitMax: 600 }],
    ...(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const).map((level) => ['LOG_LEVEL', level, { logLevel: level }] as const),
    ['RULESETS_DIR', folder, { rulesetsDir: folder }],
    ['DATABASE_URL', 'file:/var/lib/mingg.sqlite', { databaseUrl: 'file:/var/lib/mingg.sqlite' }],
    ['DATABASE_URL', 'postgres://me@db/mingg', { databaseUrl: 'postgres://me@db/mingg' }],
    ['DATABASE_URL', 'postgresql://me@db/mingg', { databaseUrl: 'postgresql://me@db/mingg' }],
    ['API_KEY', 'a-long+secret/of=signs', { apiKey: 'a-long+secret/of=signs' }],
    ['RATE_LIMIT_MAX', '0', { rateLimitMax: 0 }],
    ['RATE_LIMIT_MAX', '5', { rateLimitMax: 5 }],
    ['BODY_LIMIT', '65536', { bodyLimit: 65_536, largeBodyLimit: 8 * 65_536 }],
    ['BODY_LIMIT', '2 MiB', { bodyLimit: 2 * MEBIBYTE, largeBodyLimit: 16 * MEBIBYTE }],
    ['BODY_LIMIT', '64kib', { bodyLimit: 65_536, largeBodyLimit: 8 * 65_536 }],
    ['CORS_ORIGIN', 'https://example.org', { corsOrigins: ['https://example.org'] }],
    ['CORS_ORIGIN', 'https://example.org, http://localhost:8080', { corsOrigins: ['https://example.org', 'http://localhost:8080'] }],
    ['CORS_ORIGIN', '*', { corsOrigins: ['*'] }],
  ];
  for (const [name, value, decided] of cases) {
    t.strictSame(readConfig({ [name]: value }), { ...readConfig({}), ...decided }, `${name}=${value}`);
  }
});

t.test('a service that others can reach limits its clients unless told otherwise', async (t) => {
  for (const host of ['0.0.0.0', '::', '192.168.1.5', 'mingg.example.org']) {
    t.equal(isLoopback(host), false, host);
    t.equal(readConfig({ HOST: host }).rateLimitMax, 600, host);
    t.equal(readConfig({ HOST: host, RATE_LIMIT_MAX: '0' }).rateLimitMax, 0, host);
  }
  for (const host of ['127.0.0.1', '127.8.9.10', '::1', 'localhost']) {
    t.equal(isLoopback(host), true, host);
    t.equal(readConfig({ HOST: host }).rateLimitMax, 0, host);
  }
});

t.test('an impossible value stops with a message that names the variable and shows the value', async (t) => {
  const file = join(mkdtempSync(join(tmpdir(), 'mingg-config-')), 'a.json');
  writeFileSync(file, '{}');
  const impossible: Readonly<Record<(typeof NAMES)[number], readonly string[]>> = {
    PORT: ['-1', '65536', '80.5', '8o', '0x50', '1e3', ' 80', '99999999999'],
    HOST: ['a b', '256.1.1.1', '1.2.3', 'http://example.org', 'example.org:80', 'a..b', '.'],
    LOG_LEVEL: ['loud', 'INFO ', '30', 'constructor'],
    RULESETS_DIR: ['/nowhere/at/all', file],
    DATABASE_URL: ['mysql://db/mingg', 'mingg.sqlite', 'file:', 'postgres:'],
    API_KEY: ['two words', 'clé', 'tab\there'],
    RATE_LIMIT_MAX: ['-1', 'off', '1.5', '10000000000'],
    BODY_LIMIT: ['0', '1023', '-5', '1 GB', 'huge', '1.5MiB', '99999999MiB'],
    CORS_ORIGIN: ['example.org', 'https://example.org/', 'https://example.org/path', 'https://a.org,,https://b.org', 'null', 'mailto:me@example.org'],
  };
  for (const name of NAMES) {
    for (const value of impossible[name]) {
      const message = complaintAbout({ [name]: value });
      t.ok(message.startsWith(`${name} is `) && !message.includes('\n'), `${name}=${value}: ${message}`);
      if (name !== 'API_KEY') t.ok(message.includes(JSON.stringify(value)), message);
    }
  }
});

t.test('a secret is not written into the message', async (t) => {
  t.notMatch(complaintAbout({ API_KEY: 'my secret' }), /my secret/);
  t.notMatch(complaintAbout({ DATABASE_URL: 'mysql://me:pass-word@db/mingg' }), /pass-word/);
});

t.test('all impossible values are told at once', async (t) => {
  const message = complaintAbout(Object.fromEntries(NAMES.map((name) => [name, '/ ?'])));
  t.strictSame(message.split('\n').map((line) => line.split(' ')[0]), ['HOST', 'BODY_LIMIT', 'PORT', 'LOG_LEVEL', 'RULESETS_DIR', 'DATABASE_URL', 'API_KEY', 'RATE_LIMIT_MAX', 'CORS_ORIGIN']);
});
