// Sends mutated requests to all routes and judges the answers: `npm run fuzz`.
import process from 'node:process';
import { build, built } from './build.mjs';
import { install } from './install.mjs';
import { at, run } from './lib.mjs';

await install({ development: true });
if (!built()) await build();
process.exitCode = await run(process.execPath, ['--enable-source-maps', at('dist/test/fuzz/run.js')]);
