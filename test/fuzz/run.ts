import { performance } from 'node:perf_hooks';
import process from 'node:process';
import { serviceFor } from '../support/service.ts';
import { fuzz } from './fuzz.ts';

/**
 * Mutated requests over all routes: `npm run fuzz`. FUZZ_SEED repeats a run, FUZZ_REQUESTS shortens it. Ends with 1
 * when a request brought about what none may.
 */
const seed = Number(process.env['FUZZ_SEED'] ?? Date.now() % 1_000_000);
const requests = Number(process.env['FUZZ_REQUESTS'] ?? 20_000);
const say = (text: string): void => void process.stdout.write(`${text}\n`);

const closing: (() => Promise<void>)[] = [];
const app = await serviceFor({ teardown: (after) => void closing.push(after) });
say(`FUZZ_SEED=${String(seed)} FUZZ_REQUESTS=${String(requests)}`);
const started = performance.now();
const { kinds, mistakes, dearest } = await fuzz(app, seed, requests);
for (const [kind, count] of [...kinds].sort(([, a], [, b]) => b - a)) say(`${String(count).padStart(7)}  ${kind}`);
say(`dearest: ${dearest.work.toFixed()} ms of the processor, ${dearest.what}`);
for (const mistake of mistakes) say(`  ${mistake}`);
say(`${String(requests)} requests, ${String(mistakes.length)} mistakes (${((performance.now() - started) / 1000).toFixed()} s)`);
if (mistakes.length > 0) process.exitCode = 1;
for (const close of closing) await close();
