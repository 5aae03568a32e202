import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** A recorded request: a body of `POST /v1/score`. */
export interface RecordedRequest {
  readonly ruleset: string;
  readonly options?: Readonly<Record<string, unknown>>;
  readonly [field: string]: unknown;
}

/** The compiled file lies one folder deeper than its source. */
function rootAbove(folder: string): string {
  return existsSync(join(folder, 'package.json')) ? folder : rootAbove(dirname(folder));
}

/** The requests of a file of `test/vectors`. */
export function recordedRequests(...path: readonly string[]): readonly RecordedRequest[] {
  return readFileSync(join(rootAbove(import.meta.dirname), 'test', 'vectors', ...path), 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => (JSON.parse(line) as { readonly request: RecordedRequest }).request);
}
