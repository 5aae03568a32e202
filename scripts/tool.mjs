// Runs a development tool, after installing what is missing: `node scripts/tool.mjs knip`.
import process from 'node:process';
import { install } from './install.mjs';
import { run, tool } from './lib.mjs';

const [name, ...args] = process.argv.slice(2);
await install({ development: true });
process.exitCode = await run(process.execPath, tool(name, ...args));
