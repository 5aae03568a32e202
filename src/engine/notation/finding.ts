import type { FindingCase } from '../hand/finding.ts';

/** A piece of text that could not be read, or a tile that no rule set uses. Who holds the text adds where it stands. */
export type NotationFinding = {
  /** UTF-16 units from 0 inside the text. */
  readonly position: number;
  readonly length: number;
  /** The piece itself. */
  readonly text: string;
  readonly [detail: string]: unknown;
} & (
  | { readonly code: 'tile-unreadable'; readonly case: FindingCase<'tile-unreadable'> }
  | { readonly code: 'tile-not-in-use'; readonly case: FindingCase<'tile-not-in-use'> }
);
