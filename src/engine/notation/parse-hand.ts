import type { Tile } from '../tiles.ts';
import { JOKER } from './alphabet.ts';
import type { NotationFinding } from './finding.ts';
import { LINE, Scan } from './scan.ts';
import { AFTER_PLUS, MELDED } from './scanned-text.ts';

/** A meld as it is written; whether its tiles make a set is judged elsewhere. */
export interface ParsedMeld {
  readonly tiles: readonly Tile[];
  /** In round brackets. */
  readonly concealed: boolean;
  /** With a plus before a tile. */
  readonly extended: boolean;
}

export interface ParsedHand {
  readonly standing: readonly Tile[];
  readonly melds: readonly ParsedMeld[];
  /** What stands after the plus. */
  readonly bonus: readonly Tile[];
  readonly findings: readonly NotationFinding[];
}

const scan = new Scan();

/**
 * Reads a whole declared hand from one line, `234m 678s 55p [777z] (1111p) + 1f 2g`: standing tiles, exposed melds in
 * square brackets, concealed kongs in round ones, bonus tiles after a plus. Only the writing is judged.
 */
export function parseHand(text: string): ParsedHand {
  scan.read(text, LINE);
  const standing: Tile[] = [];
  const bonus: Tile[] = [];
  for (let i = 0; i < scan.count; i++) {
    const tile = scan.tiles[i] as Tile;
    if (tile >= JOKER || scan.places[i] === MELDED) continue;
    if (scan.places[i] === AFTER_PLUS) bonus.push(tile);
    else standing.push(tile);
  }
  const melds: ParsedMeld[] = [];
  for (let i = 0; i < scan.melds; i++) {
    melds.push({
      tiles: scan.tiles.slice(scan.meldFrom[i], scan.meldTo[i]).filter((tile) => tile < JOKER),
      concealed: scan.meldConcealed[i] as boolean,
      extended: (scan.meldPlus[i] as number) >= 0,
    });
  }
  return { standing, melds, bonus, findings: scan.findings };
}
