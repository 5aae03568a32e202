// What the scripts share. Node built-ins only: these run before anything is installed.
import { spawn } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('..', import.meta.url));

/** A path below the package root. */
export const at = (...parts) => join(root, ...parts);

/** Runs a command in the package root and resolves with its exit code; signals reach the child. */
export const run = (command, args, env = {}) =>
  new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd: root,
      stdio: 'inherit',
      env: { ...process.env, ...env },
    });
    const forward = (signal) => child.kill(signal);
    process.on('SIGTERM', forward).on('SIGINT', forward);
    child.once('error', reject);
    child.once('close', (code, signal) => {
      process.off('SIGTERM', forward).off('SIGINT', forward);
      resolve(code ?? (signal === 'SIGINT' ? 130 : 143));
    });
  });

/** Runs a command and ends this process with its exit code when it fails. */
export const must = async (command, args, env) => {
  const code = await run(command, args, env);
  if (code !== 0) process.exit(code);
};

const bins = {
  eslint: 'eslint/bin/eslint.js',
  knip: 'knip/bin/knip.js',
  redocly: '@redocly/cli/bin/cli.js',
  tap: 'tap/dist/esm/run.mjs',
  tsc: 'typescript7/bin/tsc',
  tsx: 'tsx/dist/cli.mjs',
  vite: 'vite/bin/vite.js',
};

/** The arguments which make `node` run a development tool. */
export const tool = (name, ...args) => [at('node_modules', bins[name]), ...args];

/** All files below a folder, with their paths; empty when there is no such folder. */
export const files = (folder) =>
  existsSync(folder)
    ? readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => join(entry.parentPath, entry.name))
    : [];

/** When a file was last written, in milliseconds; 0 when there is none. */
export const written = (path) => statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0;

/** A JSON file's content, undefined when it is missing or broken. */
export const json = (path) => {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    return undefined;
  }
};
