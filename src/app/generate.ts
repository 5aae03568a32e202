import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { generatedFiles } from './generated/files.ts';
import { fromRoot } from './package-root.ts';

/** Writes the files that are made from the code; they are committed, and a test fails when they are not up to date. */
for (const [path, text] of await generatedFiles()) {
  const file = fromRoot(...path.split('/'));
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}
