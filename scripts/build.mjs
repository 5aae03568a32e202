// Compiles src, test and bench into dist; with a page in src/web, bundles it into dist/web.
import { mkdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import process from 'node:process';
import { relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { install } from './install.mjs';
import { at, files, must, root, tool, written } from './lib.mjs';

const stamp = at('dist/.built');
const page = at('src/web/vite.config.ts');
const settings = ['package.json', 'package-lock.json', 'tsconfig.json'].map((name) => at(name));

/** Whether dist was built from the sources as they are. */
export const built = () => {
  const since = written(stamp);
  const sources = ['src', 'test', 'bench'].map((name) => at(name)).flatMap(files);
  const fresh = [...settings, ...sources].every((path) => written(path) <= since);
  return since > 0 && fresh && stale().length === 0;
};

/** Compiled files whose source is gone; tap would still run such a test. */
const stale = () =>
  ['src', 'test', 'bench']
    .flatMap((name) => files(at('dist', name)))
    .filter((path) => written(at(relative(at('dist'), path).replace(/\.js(\.map)?$/, '.ts'))) === 0);

export const build = async () => {
  const started = new Date();
  for (const path of stale()) rmSync(path);
  if (written(stamp) === 0) rmSync(at('dist'), { recursive: true, force: true });
  // types are the business of `npm run check`
  await must(process.execPath, tool('tsc', '--project', at('tsconfig.json'), '--noCheck'));
  if (written(page) > 0) await must(process.execPath, tool('vite', 'build', '--config', page));
  mkdirSync(at('dist'), { recursive: true });
  writeFileSync(stamp, `${started.toISOString()}\n`);
  // a source saved while we compiled is newer than the build
  utimesSync(stamp, started, started);
};

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  process.chdir(root);
  await install({ development: true });
  await build();
}
