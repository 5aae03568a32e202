// Runs single test files from their source: `npm run test:one -- test/engine/tiles.test.ts`.
import process from 'node:process';
import { install } from './install.mjs';
import { run, tool } from './lib.mjs';

const tests = process.argv.slice(2);
if (tests.length === 0) {
  console.error('usage: npm run test:one -- test/some.test.ts ...');
  process.exit(2);
}
await install({ development: true });
for (const test of tests) {
  const code = await run(process.execPath, tool('tsx', test), { TAP_TIMEOUT: '120' });
  if (code !== 0) process.exitCode = code;
}
