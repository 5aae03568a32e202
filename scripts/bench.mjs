// Runs measurements, compiled: `npm run bench` runs bench/index.ts, or else every file of bench;
// `npm run bench -- engine rest` runs bench/engine.ts and bench/rest.ts.
import { readdirSync } from 'node:fs';
import process from 'node:process';
import { build, built } from './build.mjs';
import { install } from './install.mjs';
import { at, must, written } from './lib.mjs';

const all = () =>
  written(at('bench/index.ts')) > 0
    ? ['index']
    : readdirSync(at('bench'))
        .filter((name) => name.endsWith('.ts'))
        .map((name) => name.slice(0, -3));

await install({ development: true });
if (!built()) await build();
const names = process.argv.slice(2);
for (const name of names.length > 0 ? names : all()) {
  console.log(`# ${name}`);
  await must(process.execPath, ['--enable-source-maps', at('dist/bench', `${name}.js`)]);
}
