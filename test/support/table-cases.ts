import { readFileSync } from 'node:fs';
import { fromRoot } from './root.ts';

/** A recorded case of the table: what was asked, and fields that the answer must have. */
export interface TableCase {
  readonly id: string;
  readonly kind: string;
  readonly request: {
    readonly ruleset: string;
    readonly options?: Readonly<Record<string, unknown>>;
    readonly [field: string]: unknown;
  };
  readonly expected: Readonly<Record<string, unknown>>;
}

/** The recorded cases whose kind begins with a word: `wall`, `claims`, `next`. */
export function tableCases(word: string): readonly TableCase[] {
  return readFileSync(fromRoot('test/vectors/hua-bao/table.jsonl'), 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as TableCase)
    .filter(({ kind }) => kind.startsWith(`${word}-`));
}
