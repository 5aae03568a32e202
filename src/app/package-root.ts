import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** The folder of the package, whether the code runs from src or, compiled, from dist. */
const root = above(import.meta.dirname);

/** The path of a file that belongs to the package. */
export function fromRoot(...parts: readonly string[]): string {
  return join(root, ...parts);
}

function above(folder: string): string {
  if (existsSync(join(folder, 'package.json'))) return folder;
  const parent = dirname(folder);
  if (parent === folder) throw new Error(`there is no package.json above ${import.meta.dirname}`);
  return above(parent);
}
