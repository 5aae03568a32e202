// Kills the service and its databases at random while clients write: `npm run torture`.
import process from 'node:process';
import { build, built } from './build.mjs';
import { install } from './install.mjs';
import { at, run } from './lib.mjs';

await install({ development: true });
if (!built()) await build();
process.exitCode = await run(process.execPath, ['--enable-source-maps', at('dist/test/torture/run.js')]);
