// Starts the service from a fresh clone: installs, builds what is out of date, then serves in
// this process, so that a signal to it reaches the server itself.
import process from 'node:process';
import { build, built } from './build.mjs';
import { install } from './install.mjs';
import { root } from './lib.mjs';

process.chdir(root);
const fresh = built();
await install({ development: !fresh });
if (!fresh) {
  console.error('mingg: building dist');
  await build();
}
await import('../dist/src/app/start.js');
