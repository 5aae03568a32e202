import { execFile, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { promisify } from 'node:util';
import { createClient } from '@hey-api/openapi-ts';
import t from 'tap';
import { TRUE_DEAL } from '../support/deals.ts';
import { fromRoot } from '../support/root.ts';
import { serviceFor } from '../support/service.ts';

const PROGRAM = `
import { client } from './client/client.gen.js';
import { game, openGame, score } from './client/sdk.gen.js';
import type { DealRequest, DealScore, Problem } from './client/types.gen.js';

client.setConfig({ baseUrl: process.argv[2] ?? '' });
const deal: DealRequest = ${JSON.stringify(TRUE_DEAL)};
const { data, error } = await score({ body: deal });
if (data === undefined) throw new Error(JSON.stringify(error));
const answer: DealScore = data;
const refused = await score({ body: { ...deal, ruleset: 'hua-boa' } });
const problem: Problem | undefined = refused.error;
const opened = await openGame({ body: { ruleset: 'hua-bao', players: [{ name: 'Ann', seat: 'E' }, { name: 'Bo', seat: 'S' }, { name: 'Chi', seat: 'W' }, { name: 'Dov', seat: 'N' }] } });
const keys = opened.data?.keys;
const read = await game({ path: { id: opened.data?.game.id ?? '' }, auth: keys?.viewer ?? '' });
console.log(JSON.stringify({
  scores: answer.hands.map((hand) => hand.score),
  net: answer.settlement?.net,
  refused: problem?.findings.map((finding) => finding.code),
  players: read.data?.players.map((player) => player.name),
  role: read.data?.role,
}));
`;

const STRICT = {
  module: 'nodenext',
  target: 'es2023',
  lib: ['es2023', 'dom', 'dom.iterable'],
  types: ['node'],
  strict: true,
  noUncheckedIndexedAccess: true,
  noImplicitOverride: true,
  outDir: 'out',
};

t.test('a client made from the document compiles strictly and scores a deal', { timeout: 120_000 }, async (t) => {
  mkdirSync(fromRoot('node_modules', '.cache'), { recursive: true });
  const folder = mkdtempSync(join(fromRoot('node_modules', '.cache'), 'client-'));
  t.teardown(() => rmSync(folder, { recursive: true, force: true }));
  await createClient({
    input: fromRoot('openapi.yaml'),
    output: { path: join(folder, 'client'), importFileExtension: '.js' } as never,
    plugins: ['@hey-api/typescript', '@hey-api/sdk', '@hey-api/client-fetch'],
    logs: { level: 'silent' },
  });
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }\n');
  writeFileSync(join(folder, 'program.ts'), PROGRAM);
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions: STRICT, include: ['program.ts', 'client'] }));
  symlinkSync(fromRoot('node_modules'), join(folder, 'node_modules'));
  const compiled = spawnSync(process.execPath, [fromRoot('node_modules/typescript/bin/tsc'), '--project', '.'], { cwd: folder, encoding: 'utf8' });
  t.equal(compiled.status, 0, compiled.stdout);

  const app = await serviceFor(t);
  const url = await app.listen({ host: '127.0.0.1', port: 0 });
  const { stdout } = await promisify(execFile)(process.execPath, [join(folder, 'out', 'program.js'), url]);
  t.strictSame(JSON.parse(stdout), {
    scores: [24, 200, 6, 28],
    net: { E: -372, S: 800, W: -258, N: -170 },
    refused: ['ruleset-unknown'],
    players: ['Ann', 'Bo', 'Chi', 'Dov'],
    role: 'viewer',
  });
});
