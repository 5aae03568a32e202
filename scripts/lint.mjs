// Lints the code and the SDL with ESLint, the OpenAPI document with Redocly.
import process from 'node:process';
import { pathToFileURL } from 'node:url';
import { install } from './install.mjs';
import { at, run, tool, written } from './lib.mjs';

/** Whether the linters find nothing. */
export const lint = async (...args) => {
  const cache = ['--cache', '--cache-strategy=content', '--cache-location=node_modules/.cache/eslint/'];
  // a cached verdict does not see that a type changed in another file: CI asks anew
  const eslint = ['.', '--max-warnings=0', ...(process.env['CI'] ? [] : cache), ...args];
  let fine = (await run(process.execPath, tool('eslint', ...eslint))) === 0;
  if (written(at('openapi.yaml')) > 0) {
    const offline = { REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' };
    const redocly = tool('redocly', 'lint', 'openapi.yaml');
    fine = (await run(process.execPath, redocly, offline)) === 0 && fine;
  }
  return fine;
};

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  await install({ development: true });
  process.exitCode = (await lint(...process.argv.slice(2))) ? 0 : 1;
}
