import { Scan } from '../notation/scan.ts';
import type { ReadyRules } from '../rules/ready.ts';
import type { Finding } from './finding.ts';

/** What the readers of one deal share. */
export interface ReadContext {
  readonly ready: ReadyRules;
  /** Filled again for each text. */
  readonly scan: Scan;
  /** Grows in the order of the request. */
  readonly findings: Finding[];
  /** Copies of each tile (jokers and backs too) in the hand being read, and in all hands read so far. */
  readonly handCopies: Uint32Array;
  readonly copies: Uint32Array;
}

const scan = new Scan();
const handCopies = new Uint32Array(44);
const copies = new Uint32Array(44);

/** A context for one deal. Only one deal is read at a time, so the working memory is always the same. */
export function openContext(ready: ReadyRules): ReadContext {
  copies.fill(0);
  return { ready, scan, findings: [], handCopies, copies };
}
