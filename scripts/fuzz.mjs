// Sends 20,000 damaged requests to the service: `npm run fuzz`, or `npm run fuzz -- 50000 7` with a number and a seed.
import process from 'node:process';
import { install } from './install.mjs';
import { run, tool } from './lib.mjs';

const [runs = '20000', seed = String(Date.now() % 1e6)] = process.argv.slice(2);
await install({ development: true });
const settings = { FUZZ_RUNS: runs, FUZZ_SEED: seed, TAP_TIMEOUT: '600' };
process.exitCode = await run(process.execPath, tool('tsx', 'test/edge/fuzz.test.ts'), settings);
