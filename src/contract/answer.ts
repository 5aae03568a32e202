import type { Problem } from './finding.ts';

/** What every use case answers: the body of status 200, or a problem document. Faults are thrown. */
export type Answer<T> =
  | { readonly status: 200; readonly body: T }
  | { readonly status: number; readonly body: Problem; readonly problem: true };
