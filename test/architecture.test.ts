import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import t from 'tap';
import { cycles, forbidden, importsOf } from './support/architecture.ts';
import { fromRoot, root } from './support/root.ts';

const slashed = (path: string): string => path.split(sep).join('/');

const house = new Map(
  readdirSync(fromRoot('src'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /(?<!\.d)\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .map((path) => [slashed(relative(root, path)), readFileSync(path, 'utf8')]),
);

t.test('no file imports from a room the table closes to it', (t) => {
  t.ok(house.size > 0, 'there are sources to look at');
  t.strictSame(forbidden(house), []);
  t.end();
});

t.test('no files import each other in a circle', (t) => {
  t.strictSame(cycles(house), []);
  t.end();
});

const only = (file: string, text: string): readonly string[] => forbidden(new Map([[file, text]]));

t.test('the checker sees every forbidden kind of import', (t) => {
  const engine = 'src/engine/shape/read.ts';
  const cases: readonly (readonly [string, string, string])[] = [
    [engine, `import { x } from '../../service/x.ts';`, 'service'],
    [engine, `import type { X } from '../../rulesets/x.ts';`, 'rulesets'],
    [engine, `export * from '../../table/wall.ts';`, 'table'],
    [engine, `export const x = () => import('../../ledger/fold.ts');`, 'ledger'],
    [engine, `export type X = import('../../words/x.ts').X;`, 'words'],
    [engine, `import { readFileSync } from 'node:fs';`, 'node:fs'],
    [engine, `import 'fastify';`, 'fastify'],
    [engine, `export const x = (y: string) => import(y);`, '(computed)'],
    [engine, `import { x } from '../../../test/x.ts';`, 'outside src'],
    ['src/contract/deal.ts', `import { x } from '@sinclair/other';`, '@sinclair/other'],
    ['src/service/x.ts', `import { x } from '../edge/rest/x.ts';`, 'edge'],
    ['src/edge/rest/x.ts', `import { x } from '../../engine/x.ts';`, 'engine'],
    ['src/app/x.ts', `import { x } from '../web/x.ts';`, 'web'],
    ['src/web/x.tsx', `import { x } from '../service/x.ts';`, 'service'],
    ['src/utils/x.ts', ``, 'no room'],
  ];
  for (const [file, text, word] of cases) {
    const [finding = 'nothing found', ...rest] = only(file, text);
    t.ok(finding.startsWith(file) && finding.includes(word), `${file}: ${text}`, { finding });
    t.strictSame(rest, []);
  }
  t.end();
});

t.test('the checker lets through what the table allows', (t) => {
  t.strictSame(only('src/engine/a/b.ts', `import { x } from '../c.ts'; // from 'fastify'`), []);
  t.strictSame(only('src/contract/x.ts', `import { Type } from '@sinclair/typebox/type';`), []);
  t.strictSame(only('src/web/x.tsx', `import { h } from 'preact'; import '../engine/x.ts';`), []);
  t.strictSame(only('src/edge/storage/x.ts', `import { Pool } from 'pg'; import 'node:fs';`), []);
  t.end();
});

t.test('the checker names the line', (t) => {
  const [found] = importsOf('src/engine/x.ts', `\n// a comment\nimport { y } from './y.ts';\n`);
  t.match(found, { line: 3, target: 'src/engine/y.ts', local: true });
  t.end();
});

t.test('the checker finds a circle, but not through types alone', (t) => {
  const circle = (b: string): readonly string[] =>
    cycles(
      new Map([
        ['src/engine/a.ts', `import { b } from './b.ts';`],
        ['src/engine/b.ts', b],
        ['src/engine/c.ts', `import { a } from './a.ts';`],
      ]),
    );
  const [first = '', ...rest] = circle(`import { c } from './c.ts';`);
  t.equal(first, 'src/engine/a.ts -> src/engine/b.ts -> src/engine/c.ts -> src/engine/a.ts');
  t.strictSame(rest, []);
  t.strictSame(circle(`import type { C } from './c.ts';`), []);
  t.end();
});
