// Types, lint, build, tests, coverage: the first step that fails ends the run.
import { spawn } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import process from 'node:process';
import { build } from './build.mjs';
import { check } from './check.mjs';
import { coverage } from './coverage.mjs';
import { install } from './install.mjs';
import { lint } from './lint.mjs';
import { at, root, tool } from './lib.mjs';

/** tap's report, which ends with the numbers: `# { total: 5, pass: 4, fail: 1 }`. */
let report = '';

const tap = () =>
  new Promise((resolve, reject) => {
    // under CI the reporter prints its last frame only, which is what a pipe wants
    const env = { ...process.env, CI: 'true' };
    const child = spawn(process.execPath, tool('tap', 'run', ...process.argv.slice(2)), {
      cwd: root,
      env,
      stdio: ['inherit', 'pipe', 'inherit'],
    });
    child.stdout.setEncoding('utf8').on('data', (text) => {
      report += text;
      process.stdout.write(text);
    });
    child.once('error', reject).once('close', (code) => resolve(code === 0));
  });

const count = (broken) => {
  const line = report.match(/^# \{ total: .*\}$/gm)?.at(-1) ?? '';
  const number = (name) => Number(line.match(new RegExp(`${name}: (\\d+)`))?.[1] ?? 0);
  // a step that failed without a test of its own counts as one
  const text = `${number('pass')} passed, ${Math.max(number('fail'), broken ? 1 : 0)} failed`;
  writeFileSync(at('.tap/counts'), `${text}\n`);
  return text;
};

const steps = {
  types: check,
  lint,
  build: async () => (await build(), true),
  tests: tap,
  // a chosen few tests cannot cover a whole room
  ...(process.argv.length === 2 && { coverage }),
};

process.chdir(root);
await install({ development: true });
mkdirSync(at('.tap'), { recursive: true });
// for whoever reads only the numbers
count(true);

for (const [name, step] of Object.entries(steps)) {
  const started = Date.now();
  const fine = await step();
  const seconds = ((Date.now() - started) / 1000).toFixed(1);
  console.log(`mingg: ${name} ${fine ? 'fine' : 'FAILED'} (${seconds} s)`);
  if (!fine) {
    count(true);
    process.exit(1);
  }
}
console.log(`mingg: ${count(false)}`);
