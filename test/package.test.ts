import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import t from 'tap';
import { fromRoot, root } from './support/root.ts';

interface Ended {
  readonly status: number | null;
  readonly out: string;
  readonly err: string;
}

function call(command: string, args: readonly string[], folder: string, input = ''): Ended {
  // The test runner's own loaders are no business of other programs.
  const { NODE_OPTIONS: _, ...env } = process.env;
  const { status, stdout, stderr } = spawnSync(command, args, { cwd: folder, encoding: 'utf8', input, env, timeout: 240_000 });
  return { status, out: stdout, err: stderr };
}

const node = (args: readonly string[], folder: string, input?: string): Ended => call(process.execPath, args, folder, input);

/** Packs what is built; the types that go along are made first, as `prepack` does. */
function pack(into: string): string {
  if (!existsSync(fromRoot('dist/src/app/cli.js'))) throw new Error('nothing is built: npm run build');
  const types = node([fromRoot('node_modules/typescript/bin/tsc'), '--project', 'tsconfig.types.json'], root);
  if (types.status !== 0) throw new Error(types.out + types.err);
  const packed = call('npm', ['pack', '--ignore-scripts', '--json', '--pack-destination', into], root);
  if (packed.status !== 0) throw new Error(packed.err);
  return join(into, 'mingg-0.1.0.tgz');
}

/**
 * Installs the package into an empty folder; without a registry it is unpacked there, beside the one package that the
 * command line needs.
 */
function install(tarball: string, folder: string): void {
  mkdirSync(folder);
  writeFileSync(join(folder, 'package.json'), '{ "private": true, "type": "module" }\n');
  const quiet = ['--prefer-offline', '--no-audit', '--no-fund', '--ignore-scripts', '--omit=optional', '--loglevel=error'];
  if (call('npm', ['install', ...quiet, '--fetch-retries=0', tarball], folder).status === 0) return;
  rmSync(join(folder, 'node_modules'), { recursive: true, force: true });
  mkdirSync(join(folder, 'node_modules/mingg'), { recursive: true });
  mkdirSync(join(folder, 'node_modules/@sinclair'));
  symlinkSync(fromRoot('node_modules/@sinclair/typebox'), join(folder, 'node_modules/@sinclair/typebox'));
  const unpacked = call('tar', ['-xzf', tarball, '--strip-components=1', '-C', 'node_modules/mingg'], folder);
  if (unpacked.status !== 0) throw new Error(unpacked.err);
}

const CONSUMER = `
import { bindRules, explainDeal, judgeDeal } from 'mingg/engine';
import type { DealScore, Finding, RuleSet } from 'mingg/engine';
import { BUILT_IN } from 'mingg/rulesets';
import { wordsFor } from 'mingg/words';

const set: RuleSet | undefined = BUILT_IN.find(({ id }) => id === 'hua-bao');
if (set === undefined) throw new Error('no rules');
const bound = bindRules(set, 'hash', { limit: 300 });
if ('findings' in bound) throw new Error('options');
const judged = judgeDeal({ hands: [{ seat: 'S', hand: '234m 678s 55p [777z] (1111p) + 2f' }], win: { seat: 'S', tile: '5p', by: 'self-draw' } }, bound.ready);
if (judged.findings !== undefined) {
  const findings: readonly Finding[] = judged.findings;
  throw new Error(findings.map(({ code }) => code).join());
}
const score: DealScore = explainDeal(judged.sheet, bound.ready, wordsFor('de'));
const [hand] = score.hands;
console.log(hand?.score, hand?.lines[0]?.because);
`;

const STRICT = {
  module: 'nodenext',
  target: 'es2023',
  lib: ['es2023', 'dom'],
  types: [],
  strict: true,
  exactOptionalPropertyTypes: true,
  noUncheckedIndexedAccess: true,
};

t.test('the package installs into an empty folder and serves as command and as library', { timeout: 300_000 }, (t) => {
  const place = mkdtempSync(join(tmpdir(), 'mingg-'));
  t.teardown(() => {
    rmSync(place, { recursive: true, force: true });
  });
  const folder = join(place, 'empty');
  install(pack(place), folder);
  const mingg = join(folder, 'node_modules/mingg/dist/src/app/cli.js');
  const hand = '234m 678s 55p [777z] (1111p) + 2f';

  const scored = node([mingg, 'score', hand, '--seat', 'S', '--win', '5p', '--by', 'discard', '--json'], folder);
  t.equal(scored.status, 0, scored.err);
  t.match(JSON.parse(scored.out), { ruleset: { id: 'hua-bao' }, hands: [{ seat: 'S', score: 200 }] });
  t.equal(node([mingg, 'score', '234m', '--win', '5p'], folder).status, 1, 'a finding');
  t.equal(node([mingg, 'scores'], folder).status, 2, 'a wrong call');
  const listed = node([mingg, 'waits', '--json'], folder, '234m 678s 46p 11z [777z]\n234m 678s 45p 11z [777z]\n');
  t.equal(listed.out.trim().split('\n').length, 2, 'an answer a line of standard input');
  t.match(node([mingg, '--version'], folder).out, /^\d+\.\d+\.\d+\n$/);

  writeFileSync(join(folder, 'consumer.ts'), CONSUMER);
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions: STRICT, files: ['consumer.ts'] }));
  const compiled = node([fromRoot('node_modules/typescript/bin/tsc'), '--project', '.'], folder);
  t.equal(compiled.status, 0, compiled.out);
  const ran = node(['consumer.js'], folder);
  t.equal(ran.status, 0, ran.err);
  // 4 + 32 + 4 + 10 points and two doublings, as on a discard: drawing the tile is worth nothing in these rules.
  t.match(ran.out, /^200 Offener Pung \(roter Drache\): 4 Punkte$/m);
  t.end();
});
