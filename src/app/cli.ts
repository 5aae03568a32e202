#!/usr/bin/env node
import { readFileSync } from 'node:fs';
import process from 'node:process';
import { createInterface } from 'node:readline';
import { run } from '../edge/cli/run.ts';
import { BUILT_IN } from '../rulesets/index.ts';
import { Rulesets } from '../service/rulesets.ts';
import { fromRoot } from './package-root.ts';
import { sha256, systemChance } from './system.ts';

/** EPIPE: the reader of our output, such as `head`, has seen enough. */
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
  process.exit();
});

const { env, stdin } = process;
process.exitCode = await run(process.argv.slice(2), {
  rulesets: new Rulesets(BUILT_IN, sha256),
  chance: systemChance,
  version: (JSON.parse(readFileSync(fromRoot('package.json'), 'utf8')) as { readonly version: string }).version,
  locale: env['LC_ALL'] ?? env['LC_MESSAGES'] ?? env['LANG'],
  input: () => (stdin.isTTY ? null : createInterface({ input: stdin, crlfDelay: Infinity })),
  out: (text) => process.stdout.write(text),
  err: (text) => process.stderr.write(text),
  readFile: (path) => readFileSync(path, 'utf8'),
});
