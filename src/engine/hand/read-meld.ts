import { JOKER } from '../notation/alphabet.ts';
import type { ScannedText } from '../notation/scanned-text.ts';
import { CHOW, CLAIMED, EXPOSED, EXTENDED, KONG, MELDED, PUNG, setKind, setTile } from '../shape/set.ts';
import type { TileSet } from '../shape/set.ts';
import { EAST, FIRST_FLOWER, suitOf, tileCode } from '../tiles.ts';
import type { Tile } from '../tiles.ts';
import type { FindingCase } from './finding.ts';
import type { ReadContext } from './read-context.ts';

/** Stands for the set of a meld whose tiles make none. */
export const NO_SET: TileSet = -1;

/**
 * The set that the tiles of one meld of the scan make, whatever their order, with its flags; or NO_SET, with a
 * finding. Whose discard was claimed is judged elsewhere.
 * @param meld index of the meld in the scan
 */
export function readMeld(context: ReadContext, meld: number): TileSet {
  const { scan, findings, given } = context;
  const to = scan.meldTo[meld] as number;
  const set = shapeOf(scan.tiles, scan.meldFrom[meld] as number, to);
  if (set === NO_SET) return rejectTiles(context, meld);
  const plus = scan.meldPlus[meld] as number;
  const concealed = (scan.meldConcealed[meld] as boolean) || given?.concealed === true;
  const extended = plus >= 0 || given?.extended === true;
  if (setKind(set) === KONG) {
    if (!context.ready.kongs) {
      const tile = tileCode(setTile(set));
      findings.push({ code: 'kong-not-allowed', case: 'meld', at: context.textAt, tile, ...place(scan, meld) });
      return set | MELDED;
    }
    if (plus >= 0 && plus !== to - 1) return reject(context, 'plus-place', meld);
    if (!concealed) return set | MELDED | EXPOSED | (extended ? EXTENDED : CLAIMED);
    if (extended) return reject(context, 'concealed-extended', meld);
    if (given?.from === undefined) return set | MELDED;
    const { tiles } = place(scan, meld);
    findings.push({ code: 'meld-invalid', case: 'concealed-claimed', at: context.fromAt, tiles, from: given.from });
    return NO_SET;
  }
  if (extended) return reject(context, 'extended-not-kong', meld);
  if (!concealed) return set | MELDED | EXPOSED;
  const kind = setKind(set) === CHOW ? 'chow' : 'pung';
  findings.push({ code: 'concealed-not-kong', case: kind, at: context.textAt, ...place(scan, meld) });
  return set | MELDED;
}

/** The shape of the set that tiles in any order make, or NO_SET. */
function shapeOf(tiles: readonly Tile[], from: number, to: number): TileSet {
  const size = to - from;
  if (size !== 3 && size !== 4) return NO_SET;
  const first = tiles[from] as Tile;
  const second = tiles[from + 1] as Tile;
  const third = tiles[from + 2] as Tile;
  if (first === second && second === third) {
    if (first >= FIRST_FLOWER) return NO_SET;
    if (size === 3) return PUNG | first;
    return tiles[from + 3] === first ? KONG | first : NO_SET;
  }
  if (size === 4) return NO_SET;
  const lowest = first < second ? (first < third ? first : third) : second < third ? second : third;
  const highest = first > second ? (first > third ? first : third) : second > third ? second : third;
  // Three different tiles within three ranks: the sum is that of a sequence, and no two of them are the same.
  const sequence = highest === lowest + 2 && first + second + third === lowest + lowest + lowest + 3;
  return sequence && highest < EAST && suitOf(lowest) === suitOf(highest) ? CHOW | lowest : NO_SET;
}

/** Says why the tiles of a meld make no set. Tiles that are not in use have been reported where they were read. */
function rejectTiles(context: ReadContext, meld: number): TileSet {
  const tiles = meldTiles(context.scan, meld);
  const unused = context.ready.bonusTiles ? JOKER : FIRST_FLOWER;
  if (tiles.some((tile) => tile >= unused)) return NO_SET;
  if (tiles.length === 0) return reject(context, 'empty', meld);
  const bonus = tiles.find((tile) => tile >= FIRST_FLOWER);
  if (bonus !== undefined) return reject(context, 'bonus', meld, { tile: tileCode(bonus) });
  if (tiles.length < 3 || tiles.length > 4) return reject(context, 'number', meld, { found: tiles.length });
  if (tiles.length === 3 && new Set(tiles).size === 3) {
    if (tiles.every((tile) => tile >= EAST)) return reject(context, 'honours', meld);
    const ranks = tiles.map((tile) => (tile < EAST ? tile % 9 : tile)).sort((a, b) => a - b);
    if (ranks[1] === ranks[0]! + 1 && ranks[2] === ranks[1] + 1) return reject(context, 'suits', meld);
  }
  return reject(context, 'no-set', meld);
}

function reject(
  context: ReadContext,
  name: FindingCase<'meld-invalid'>,
  meld: number,
  details: { readonly [detail: string]: unknown } = {},
): TileSet {
  context.findings.push({ code: 'meld-invalid', case: name, at: context.textAt, ...place(context.scan, meld), ...details });
  return NO_SET;
}

function place(scan: ScannedText, meld: number): { tiles: string[]; position: number; length: number } {
  const position = scan.meldStart[meld] as number;
  const length = (scan.meldEnd[meld] as number) - position;
  return { tiles: meldTiles(scan, meld).map(tileCode), position, length };
}

function meldTiles(scan: ScannedText, meld: number): Tile[] {
  return scan.tiles.slice(scan.meldFrom[meld], scan.meldTo[meld]);
}
