// Installs the locked packages when node_modules does not hold them.
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import process from 'node:process';
import { at, json, must } from './lib.mjs';

// JOBS: node-gyp compiles on all cores; nodedir: with the headers beside this Node, no download
const compiling = () => {
  const prefix = dirname(dirname(process.execPath));
  const headers = existsSync(join(prefix, 'include/node/node.h'));
  return { JOBS: 'max', ...(headers && { npm_config_nodedir: prefix }) };
};

/** Why node_modules does not fit package-lock.json, or undefined when it does. */
const unfit = (development) => {
  const locked = json(at('package-lock.json'))?.packages ?? {};
  const present = json(at('node_modules/.package-lock.json'))?.packages;
  if (present === undefined) return 'node_modules is missing';
  for (const [path, { version, integrity, optional, devOptional, dev }] of Object.entries(locked)) {
    // an optional package may be absent: other platform, or no compiler
    if (path === '' || optional || devOptional || (dev && !development)) continue;
    const found = present[path];
    if (found === undefined) return `${path} is missing`;
    if (found.version !== version) return `${path} is ${found.version}, locked is ${version}`;
    if (integrity && found.integrity && found.integrity !== integrity) return `${path} differs`;
  }
  return undefined;
};

/**
 * Makes node_modules fit the lock file. `development: false` is content with the packages the
 * service runs on, as in an image built with `npm ci --omit=dev`.
 */
export const install = async ({ development }) => {
  const reason = unfit(development);
  if (reason === undefined) return;
  console.error(
    `mingg: ${reason}; installing with npm ci (a minute, three where SQLite must be compiled)`,
  );
  const npm = process.env['npm_execpath'];
  const quiet = ['--no-audit', '--no-fund', '--loglevel=error'];
  const args = ['ci', '--include=dev', '--include=optional', ...quiet];
  if (npm === undefined) await must('npm', args, compiling());
  else await must(process.execPath, [npm, ...args], compiling());
};
