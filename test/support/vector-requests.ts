import { readFileSync } from 'node:fs';
import { fromRoot } from './root.ts';

/** One recorded case: a request, and what of its answer is known. */
export interface VectorCase {
  readonly id: string;
  /** What it is a case of, where a file has several kinds. */
  readonly kind: string;
  readonly request: Readonly<Record<string, unknown>>;
  readonly expected: Readonly<Record<string, unknown>>;
}

/** Every so many cases of a file of vectors, so that `most` of them spread over the whole file. */
export function vectorCases(file: string, most: number): readonly VectorCase[] {
  const lines = readFileSync(fromRoot('test', 'vectors', file), 'utf8').split('\n').filter((line) => line !== '');
  const step = Math.max(1, Math.floor(lines.length / most));
  return lines.filter((_, i) => i % step === 0).slice(0, most).map((line) => JSON.parse(line) as VectorCase);
}

/** Requests to be scored, of all rule sets, good ones and bad ones. */
export function scoreRequests(most: number): readonly VectorCase[] {
  const files = [
    'hua-bao/deals.jsonl',
    'hua-bao/hands.jsonl',
    'hua-bao/simple.jsonl',
    'hua-bao/invalid.jsonl',
    'dmjl/hands.jsonl',
    'mcr/core.jsonl',
    'mcr/hands.jsonl',
    'mcr/green-book.jsonl',
    'mcr/profile-twins.jsonl',
    'mcr/switches.jsonl',
    'mcr/invalid.jsonl',
  ];
  return files.flatMap((file) => vectorCases(file, Math.ceil(most / files.length)));
}
