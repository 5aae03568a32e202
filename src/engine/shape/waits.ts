import type { DeclaredHand } from '../hand/deal.ts';
import type { Tile } from '../tiles.ts';
import { HONOURS_AND_KNITTED, KNITTED_STRAIGHT, SEVEN_PAIRS, THIRTEEN_ORPHANS } from '../vocabulary.ts';
import { KNITTINGS } from './knitting.ts';
import type { Knitting } from './knitting.ts';
import type { FormBits } from './readings.ts';
import { CHOW, KONG, setKind, setTile } from './set.ts';
import { COMPLETE, ODD_SHIFT, PAIRED, PRESENT_SHIFT, RANKS, REPEATED, honourFacts, suitFacts } from './suit-facts.ts';
import type { SuitFacts } from './suit-facts.ts';

/** Kinds of tiles that make a hand complete, as bits. Made once and filled again, as a hand is asked often. */
export class WaitSet {
  /** Bit i for tile i, the 27 kinds of the suits. */
  suits = 0;
  /** Bit i for tile 27 + i, the seven honours. */
  honours = 0;

  has(tile: Tile): boolean {
    return ((tile < 27 ? this.suits >> tile : this.honours >> (tile - 27)) & 1) !== 0;
  }

  isEmpty(): boolean {
    return (this.suits | this.honours) === 0;
  }

  /** Whether there is exactly one kind. */
  isSingle(): boolean {
    const { suits, honours } = this;
    return (suits === 0) !== (honours === 0) && (suits & (suits - 1)) === 0 && (honours & (honours - 1)) === 0;
  }

  /** The kinds, ascending. */
  tiles(): Tile[] {
    return Array.from({ length: 34 }, (_, tile) => tile).filter((tile) => this.has(tile));
  }
}

/** Base-5 weight of each tile in the key of its suit. */
const WEIGHTS = Int32Array.from({ length: 34 }, (_, tile) => 5 ** (tile % 9));

/**
 * Finds every kind that makes a hand one tile short complete by shape, over all its forms: four sets and a pair, and
 * those of `forms`. Whether such a hand also has the value to win is for the rules to say.
 * @param without a standing tile to leave out first (the winning tile of a complete hand), or -1
 * @param deadWaits whether a kind counts of which the hand (without that tile) holds all four already
 * @param waits filled with the kinds; empty if the hand is not one tile short
 */
export function findWaits(
  hand: DeclaredHand,
  without: Tile,
  forms: FormBits,
  deadWaits: boolean,
  waits: WaitSet,
): void {
  waits.suits = 0;
  waits.honours = 0;
  const melds = hand.melds.length;
  if (hand.size - (without < 0 ? 0 : 1) + 3 * melds !== 13) return;
  let [m, p, s, z] = hand.keys;
  if (without >= 0) {
    const weight = WEIGHTS[without] as number;
    if (without < 9) m -= weight;
    else if (without < 18) p -= weight;
    else if (without < 27) s -= weight;
    else z -= weight;
  }
  const characters = suitFacts(m);
  const circles = suitFacts(p);
  const bamboo = suitFacts(s);
  const honours = honourFacts(z);
  addStandard(characters, circles, bamboo, honours, waits);
  if (forms !== 0 && melds <= 1) {
    if ((forms & (1 << KNITTED_STRAIGHT)) !== 0) addKnittedStraight(m, p, s, z, waits);
    if (melds === 0) {
      if ((forms & (1 << SEVEN_PAIRS)) !== 0) addSevenPairs(characters, circles, bamboo, honours, waits);
      if ((forms & (1 << THIRTEEN_ORPHANS)) !== 0) addThirteenOrphans(characters, circles, bamboo, honours, waits);
      if ((forms & (1 << HONOURS_AND_KNITTED)) !== 0) addHonoursAndKnitted(characters, circles, bamboo, honours, waits);
    }
  }
  if (!deadWaits && !waits.isEmpty()) dropDead(hand, without, waits);
}

/**
 * A tile completes its suit only where the other three are complete. The number of tiles being one short of sets and
 * a pair, there is one pair in the end, but for one case: three suits with a pair each and a lone tile in the fourth.
 */
function addStandard(m: SuitFacts, p: SuitFacts, s: SuitFacts, z: SuitFacts, waits: WaitSet): void {
  if ((m & p & s & z & COMPLETE) !== 0) {
    waits.suits |= join(m, p, s);
    waits.honours |= z & RANKS;
  } else if ((m & p & s & COMPLETE) !== 0) {
    if ((m & p & s & PAIRED) === 0) waits.honours |= z & RANKS;
  } else if ((m & p & z & COMPLETE) !== 0) {
    if ((m & p & z & PAIRED) === 0) waits.suits |= (s & RANKS) << 18;
  } else if ((m & s & z & COMPLETE) !== 0) {
    if ((m & s & z & PAIRED) === 0) waits.suits |= (p & RANKS) << 9;
  } else if ((p & s & z & COMPLETE) !== 0) {
    if ((p & s & z & PAIRED) === 0) waits.suits |= m & RANKS;
  }
}

/** The lowest nine bits of three suits side by side: bit i for tile i. */
function join(m: SuitFacts, p: SuitFacts, s: SuitFacts): number {
  return (m & RANKS) | ((p & RANKS) << 9) | ((s & RANKS) << 18);
}

/** The kinds present of three suits, bit i for tile i. */
function presentOf(m: SuitFacts, p: SuitFacts, s: SuitFacts): number {
  return join(m >> PRESENT_SHIFT, p >> PRESENT_SHIFT, s >> PRESENT_SHIFT);
}

function isPower(mask: number): boolean {
  return mask !== 0 && (mask & (mask - 1)) === 0;
}

/** Thirteen tiles of which a single kind has an odd number wait for that kind: four alike are two pairs. */
function addSevenPairs(m: SuitFacts, p: SuitFacts, s: SuitFacts, z: SuitFacts, waits: WaitSet): void {
  const suits = join(m >> ODD_SHIFT, p >> ODD_SHIFT, s >> ODD_SHIFT);
  const honours = (z >> ODD_SHIFT) & RANKS;
  if (suits === 0 ? !isPower(honours) : honours !== 0 || !isPower(suits)) return;
  waits.suits |= suits;
  waits.honours |= honours;
}

const TERMINALS = 0b100000001_100000001_100000001;
const HONOURS = 0b1111111;

/** All thirteen kinds wait for any of them; twelve kinds (so one is there twice) wait for the thirteenth. */
function addThirteenOrphans(m: SuitFacts, p: SuitFacts, s: SuitFacts, z: SuitFacts, waits: WaitSet): void {
  const suits = presentOf(m, p, s);
  if ((suits & ~TERMINALS) !== 0) return;
  const lackingSuits = TERMINALS & ~suits;
  const lackingHonours = HONOURS & ~(z >> PRESENT_SHIFT);
  if (lackingSuits === 0 && lackingHonours === 0) {
    waits.suits |= TERMINALS;
    waits.honours |= HONOURS;
  } else if (lackingSuits === 0 ? isPower(lackingHonours) : lackingHonours === 0 && isPower(lackingSuits)) {
    waits.suits |= lackingSuits;
    waits.honours |= lackingHonours;
  }
}

/** Thirteen different tiles, all of them honours or of one knitting, wait for the other three of the sixteen. */
function addHonoursAndKnitted(m: SuitFacts, p: SuitFacts, s: SuitFacts, z: SuitFacts, waits: WaitSet): void {
  if (((m | p | s | z) & REPEATED) !== 0) return;
  const suits = presentOf(m, p, s);
  for (let i = 0; i < KNITTINGS.length; i++) {
    const { mask } = KNITTINGS[i] as Knitting;
    if ((suits & ~mask) !== 0) continue;
    waits.suits |= mask & ~suits;
    waits.honours |= HONOURS & ~(z >> PRESENT_SHIFT);
  }
}

/** Nine knitted tiles and a set and a pair one short; or eight of them and a set and a pair. */
function addKnittedStraight(m: number, p: number, s: number, z: number, waits: WaitSet): void {
  const present = presentOf(suitFacts(m), suitFacts(p), suitFacts(s));
  for (let i = 0; i < KNITTINGS.length; i++) {
    const { mask, weights } = KNITTINGS[i] as Knitting;
    const lacking = mask & ~present;
    if ((lacking & (lacking - 1)) !== 0) continue;
    // Without the knitted tiles that are there: a lacking one is added first, then all nine taken away.
    const lack = lacking === 0 ? -1 : 31 - Math.clz32(lacking);
    const weight = lack < 0 ? 0 : (WEIGHTS[lack] as number);
    const restM = suitFacts(m - weights[0] + (lack < 9 ? weight : 0));
    const restP = suitFacts(p - weights[1] + (lack >= 9 && lack < 18 ? weight : 0));
    const restS = suitFacts(s - weights[2] + (lack >= 18 ? weight : 0));
    const honours = honourFacts(z);
    if (lack < 0) addStandard(restM, restP, restS, honours, waits);
    // Five or two tiles: if each suit is complete there is one pair.
    else if ((restM & restP & restS & honours & COMPLETE) !== 0) waits.suits |= lacking;
  }
}

/** Takes out the kinds of which the hand holds four. */
function dropDead(hand: DeclaredHand, without: Tile, waits: WaitSet): void {
  for (let tile = 0; tile < 34; tile++) {
    if (!waits.has(tile)) continue;
    let held = (hand.standing[tile] as number) - (tile === without ? 1 : 0);
    for (let i = 0; i < hand.melds.length; i++) held += copiesIn(hand.melds[i] as number, tile);
    if (held < 4) continue;
    if (tile < 27) waits.suits &= ~(1 << tile);
    else waits.honours &= ~(1 << (tile - 27));
  }
}

/** Copies of a tile in a declared meld: a chow, a pung or a kong. */
export function copiesIn(meld: number, tile: Tile): number {
  const offset = tile - setTile(meld);
  const kind = setKind(meld);
  if (kind === CHOW) return offset >= 0 && offset <= 2 ? 1 : 0;
  return offset !== 0 ? 0 : kind === KONG ? 4 : 3;
}
