import type { NotationFinding } from './finding.ts';

/** Where a tile stands in a hand line. */
export const STANDING = 0;
export const MELDED = 1;
export const AFTER_PLUS = 2;

/**
 * What was read from one text. The arrays are filled again for each text and longer than what was read: whoever
 * needs the tiles longer copies them.
 */
export class ScannedText {
  text = '';
  /** Number of tiles read; the three arrays beside are longer than that. */
  count = 0;
  readonly tiles: number[] = [];
  /** Position of each tile, and how many UTF-16 units it takes; a suit letter belongs to the digit before it. */
  readonly starts: number[] = [];
  readonly lengths: number[] = [];
  /** STANDING, MELDED or AFTER_PLUS. */
  readonly places: number[] = [];

  /** Number of melds; the arrays beside are longer than that. */
  melds = 0;
  /** Tiles of each meld: index of the first, and of the first one after it. */
  readonly meldFrom: number[] = [];
  readonly meldTo: number[] = [];
  /** In round brackets: a kong laid face down. */
  readonly meldConcealed: boolean[] = [];
  /** Index of the tile that stands behind a plus, or -1. */
  readonly meldPlus: number[] = [];
  /** Where the meld stands in the text, its brackets included. */
  readonly meldStart: number[] = [];
  readonly meldEnd: number[] = [];

  findings: NotationFinding[] = [];
  /** Whether there are `tile-unreadable` among the findings. */
  unreadable = false;
}
