import { readFileSync } from 'node:fs';
import type { DealInput } from '../../src/engine/hand/input.ts';
import { UNREADABLE_CODES } from '../../src/engine/hand/finding.ts';
import { fromRoot } from './root.ts';

/** A recorded request for a score, and what must be in the answer. */
export interface RecordedDeal {
  readonly id: string;
  readonly kind?: string;
  readonly request: DealInput & { readonly ruleset: string; readonly options?: Readonly<Record<string, unknown>> };
  readonly expected: {
    readonly status?: number;
    /** Exactly these finding codes, sorted; or at least these. */
    readonly codes?: readonly string[];
    readonly includes?: readonly string[];
    readonly [field: string]: unknown;
  };
}

export function recordedDeals(file: string): readonly RecordedDeal[] {
  return readFileSync(fromRoot('test/vectors', file), 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as RecordedDeal);
}

/** Whether the recorded mistakes are all about hands, so that the engine alone finds them; not about JSON or options. */
export function isAboutHands({ expected }: RecordedDeal): boolean {
  const codes = expected.codes ?? expected.includes;
  const form = UNREADABLE_CODES.filter((code) => code !== 'tile-unreadable');
  return codes !== undefined && !codes.some((code) => (form as readonly string[]).includes(code));
}
