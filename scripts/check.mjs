// Checks types: everything under Node, the pure rooms without Node, the page under the DOM.
import process from 'node:process';
import { pathToFileURL } from 'node:url';
import { install } from './install.mjs';
import { at, files, run, tool } from './lib.mjs';

const holds = (pattern) => (folder) => files(at(folder)).some((path) => pattern.test(path));
const code = holds(/\.tsx?$/);
const pure = ['src/engine', 'src/rulesets', 'src/table', 'src/ledger', 'src/tournament', 'src/words'];

/** Whether all configurations are free of type errors. */
export const check = async () => {
  const configs = ['tsconfig.json'];
  if (pure.some(code)) configs.push('tsconfig.browser.json');
  if (code('src/web')) configs.push('src/web/tsconfig.json');
  let fine = true;
  for (const config of configs) {
    const args = tool('tsc', '--project', at(config), '--noEmit', '--incremental', 'false');
    const failed = (await run(process.execPath, [...args, '--tsBuildInfoFile', 'null'])) !== 0;
    if (failed) console.error(`mingg: type errors under ${config}`);
    fine &&= !failed;
  }
  return fine;
};

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  await install({ development: true });
  process.exitCode = (await check()) ? 0 : 1;
}
