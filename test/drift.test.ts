import { existsSync, readFileSync } from 'node:fs';
import t from 'tap';
import { generatedFiles } from '../src/app/generated/files.ts';
import { fromRoot } from './support/root.ts';
import { noSqlite } from './support/stores.ts';

// the examples of games are played on a store
t.test('the generated files are what npm run generate writes', { skip: noSqlite }, async (t) => {
  for (const [path, text] of await generatedFiles()) {
    const file = fromRoot(...path.split('/'));
    t.equal(existsSync(file) ? readFileSync(file, 'utf8') : null, text, path);
  }
});
