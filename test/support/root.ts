import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';

const above = (folder: string): string => {
  if (existsSync(join(folder, 'package.json'))) return folder;
  const parent = dirname(folder);
  if (parent === folder) throw new Error(`no package.json above ${import.meta.dirname}`);
  return above(parent);
};

/** The package's folder, whether the test runs from test/ or, compiled, from dist/test/. */
export const root = above(import.meta.dirname);

/** The path of a file of the package: `fromRoot('schema', 'mingg.graphql')`. */
export const fromRoot = (...parts: readonly string[]): string => join(root, ...parts);
