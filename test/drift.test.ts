import { existsSync, readFileSync } from 'node:fs';
import t from 'tap';
import { generatedFiles } from '../src/app/generated/files.ts';
import { fromRoot } from './support/root.ts';

for (const [path, text] of await generatedFiles()) {
  t.test(`${path} is what npm run generate writes`, (t) => {
    const file = fromRoot(...path.split('/'));
    t.equal(existsSync(file) ? readFileSync(file, 'utf8') : null, text);
    t.end();
  });
}
