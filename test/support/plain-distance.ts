/**
 * The distance to ready, once more by search: the complete hand nearest to the given tiles is looked for set by set,
 * among all sets there are, with an ever higher bound on the tiles that may lack. None of the engine's ideas.
 */
import { HONOURS_AND_KNITTED, KNITTED_STRAIGHT, SEVEN_PAIRS, THIRTEEN_ORPHANS } from '../../src/engine/vocabulary.ts';
import type { PlainHand } from './arbitrary-hands.ts';
import { KNITTED_NINES, ORPHAN_TILES, changed, meldTiles } from './plain-hands.ts';
import type { Counts } from './plain-hands.ts';

const KINDS = Array.from({ length: 34 }, (_, tile) => tile);
const CHOWS = KINDS.filter((tile) => tile < 27 && tile % 9 < 7).map((tile) => [tile, tile + 1, tile + 2]);
const PUNGS = KINDS.map((tile) => [tile, tile, tile]);
const SETS: readonly (readonly number[])[] = [...CHOWS, ...PUNGS];
const PAIRS: readonly Block[] = KINDS.map((tile) => ({ tiles: [tile, tile], alone: 0 }));

interface Block {
  readonly tiles: readonly number[];
  readonly alone: number;
}

interface Stock {
  /** Tiles wanted so far, of each kind. */
  readonly wanted: number[];
  readonly standing: Counts;
  readonly melded: Counts;
  fifthsLeft: number;
}

/** Wants some more tiles; how many of them lack, or Infinity (and nothing changed) if there are not so many tiles. */
function want(stock: Stock, tiles: readonly number[]): number {
  const { wanted, standing, melded } = stock;
  let lacking = 0;
  for (const tile of tiles) {
    wanted[tile]!++;
    if (wanted[tile]! > standing[tile]!) lacking++;
    if (wanted[tile]! + melded[tile]! > 4) stock.fifthsLeft--;
  }
  if (stock.fifthsLeft >= 0) return lacking;
  release(stock, tiles);
  return Infinity;
}

function release(stock: Stock, tiles: readonly number[]): void {
  for (const tile of tiles) {
    if (stock.wanted[tile]! + stock.melded[tile]! > 4) stock.fifthsLeft++;
    stock.wanted[tile]!--;
  }
}

/** Whether `sets` of the blocks from the `from`th on, and a pair, can be wanted with at most `bound` tiles lacking. */
function canAdd(stock: Stock, order: readonly Block[], sets: number, from: number, bound: number): boolean {
  const blocks = sets === 0 ? PAIRS : order;
  for (let i = from; i < blocks.length; i++) {
    const { tiles, alone } = blocks[i]!;
    // In ascending order of what each lacks alone, which is the least it can lack beside others.
    if (alone * sets > bound) return false;
    const lacking = want(stock, tiles);
    if (lacking === Infinity) continue;
    const left = bound - lacking;
    const fits = left >= 0 && (sets === 0 || canAdd(stock, order, sets - 1, sets === 1 ? 0 : i, left));
    release(stock, tiles);
    if (fits) return true;
  }
  return false;
}

/** The least lacking for so many sets and a pair beside some tiles that are wanted first. */
function leastForSets({ counts, melds }: PlainHand, first: readonly number[], sets: number, fifths: number): number {
  const none = KINDS.map(() => 0);
  const melded = changed(none, melds.flatMap(meldTiles), 1);
  const stock: Stock = { wanted: none, standing: counts, melded, fifthsLeft: fifths };
  const already = want(stock, first);
  if (already === Infinity) return Infinity;
  const order = SETS.map((tiles) => {
    const alone = want({ ...stock, wanted: [...stock.wanted], fifthsLeft: 9 }, tiles);
    return { tiles, alone };
  }).sort((a, b) => a.alone - b.alone);
  for (let bound = 0; ; bound++) if (canAdd(stock, order, sets, 0, bound)) return already + bound;
}

/** How many tiles of a complete hand lack. */
function lackingFor(counts: Counts, target: Counts): number {
  return KINDS.reduce((sum, tile) => sum + Math.max(0, target[tile]! - counts[tile]!), 0);
}

function leastForPairs(counts: Counts): number {
  // Each of two pairs of a kind by what it lacks; the seven cheapest are taken.
  const pairs = counts.flatMap((copies) => [Math.max(0, 2 - copies), Math.min(2, 4 - copies)]);
  return pairs
    .sort((a, b) => a - b)
    .slice(0, 7)
    .reduce((sum, lacking) => sum + lacking, 0);
}

function leastForOrphans(counts: Counts): number {
  const none = KINDS.map(() => 0);
  return Math.min(...ORPHAN_TILES.map((pair) => lackingFor(counts, changed(none, [...ORPHAN_TILES, pair], 1))));
}

function leastForSingles(counts: Counts): number {
  const kinds = KINDS.filter((tile) => counts[tile]! > 0);
  const held = KNITTED_NINES.map((nine) => kinds.filter((tile) => tile >= 27 || nine.includes(tile)).length);
  return Math.max(0, 14 - Math.max(...held));
}

/** The distance of a hand of thirteen tiles, or of fourteen after the best discard. */
export function plainDistance(hand: PlainHand, forms: number, deadWaits: boolean): number {
  const asks = (form: number, most: number): boolean => (forms >> form) % 2 === 1 && hand.melds.length <= most;
  const fifths = deadWaits ? 1 : 0;
  const sets = 4 - hand.melds.length;
  const lacking = [
    leastForSets(hand, [], sets, fifths),
    ...(asks(SEVEN_PAIRS, 0) ? [leastForPairs(hand.counts)] : []),
    ...(asks(THIRTEEN_ORPHANS, 0) ? [leastForOrphans(hand.counts)] : []),
    ...(asks(KNITTED_STRAIGHT, 1) ? KNITTED_NINES.map((nine) => leastForSets(hand, nine, sets - 3, fifths)) : []),
    ...(asks(HONOURS_AND_KNITTED, 0) ? [leastForSingles(hand.counts)] : []),
  ];
  return Math.max(0, Math.min(...lacking) - 1);
}
