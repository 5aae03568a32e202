// The engine and the rule sets are covered to the last branch, or the run fails; the other rooms
// are reported. tap wrote V8's coverage, mapped back to the TypeScript, as Istanbul's JSON.
import { readFileSync } from 'node:fs';
import { relative, sep } from 'node:path';
import process from 'node:process';
import { pathToFileURL } from 'node:url';
import { at, files, json, root } from './lib.mjs';

const complete = ['engine', 'rulesets'];

/** Whether a compiled module does nothing: its source holds only types. */
const typesOnly = (path) =>
  readFileSync(path, 'utf8')
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/^\s*\/\/.*$/gm, '')
    .replace(/^export \{\};$/gm, '')
    .trim() === '';

/** One file's counters: per kind the hits, and where something was never reached. */
const measure = (entry) => {
  const hits = {
    statements: Object.values(entry.s),
    branches: Object.values(entry.b).flat(),
    functions: Object.values(entry.f),
  };
  const missed = new Set();
  const lines = (loc) => {
    const { line: from } = loc.start;
    missed.add(loc.end.line > from ? `${from}-${loc.end.line}` : `${from}`);
  };
  for (const [id, hit] of Object.entries(entry.s)) if (!hit) lines(entry.statementMap[id]);
  for (const [id, branch] of Object.entries(entry.b))
    for (const [i, hit] of branch.entries()) if (!hit) lines(entry.branchMap[id].locations[i]);
  for (const [id, hit] of Object.entries(entry.f)) if (!hit) lines(entry.fnMap[id].loc);
  return { hits, missed: [...missed].sort((a, b) => parseInt(a) - parseInt(b)) };
};

/** Prints a table by room; whether the rooms that must be covered completely are. */
export const coverage = () => {
  const report = json(at('.tap/report/coverage-final.json')) ?? {};
  const rooms = new Map();
  const gaps = [];
  for (const compiled of files(at('dist/src')).filter((path) => path.endsWith('.js'))) {
    const name = relative(at('dist'), compiled).replace(/js$/, 'ts');
    const room = name.split(sep)[1];
    const total = rooms.get(room) ?? { statements: [], branches: [], functions: [], unseen: 0 };
    rooms.set(room, total);
    const entry = report[at(name)];
    if (entry === undefined) {
      if (typesOnly(compiled)) continue;
      total.unseen += 1;
      if (complete.includes(room)) gaps.push(`${name}: no test loads it`);
      continue;
    }
    const { hits, missed } = measure(entry);
    for (const [kind, list] of Object.entries(hits)) total[kind].push(...list);
    if (complete.includes(room) && missed.length > 0) gaps.push(`${name}: ${missed.join(', ')}`);
  }
  const percent = (list) => Math.floor((list.filter((hit) => hit > 0).length / list.length) * 1000) / 10;
  for (const [room, { unseen, ...kinds }] of [...rooms].sort()) {
    const parts = Object.entries(kinds)
      .filter(([, list]) => list.length > 0)
      .map(([kind, list]) => `${kind} ${percent(list)} %`);
    if (unseen > 0) parts.push(`never loaded: ${unseen} files`);
    console.log(`coverage of ${relative(root, at('src', room))}: ${parts.join(', ')}`);
  }
  for (const gap of gaps) console.error(`not covered: ${gap}`);
  return gaps.length === 0;
};

if (import.meta.url === pathToFileURL(process.argv[1]).href) process.exitCode = coverage() ? 0 : 1;
