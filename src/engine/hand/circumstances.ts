import { holds } from '../shape/readings.ts';
import { EXPOSED, KONG, PUNG, setKind, setTile } from '../shape/set.ts';
import { MAJOR, TRAITS, tileCode } from '../tiles.ts';
import type { Tile } from '../tiles.ts';
import {
  BY_DISCARD,
  BY_ROBBING_KONG,
  BY_SELF_DRAW,
  CIRCUMSTANCES,
  DEALT,
  FIRST_DISCARD,
  FLOWER_REPLACEMENT,
  KONG_ON_KONG,
  KONG_REPLACEMENT,
  LAST_OF_KIND,
  LAST_TILE,
  ORIGINAL_CALL,
  SEATS,
} from '../vocabulary.ts';
import type { Circumstance } from '../vocabulary.ts';
import type { DeclaredWin } from './deal.ts';
import type { FindingCase } from './finding.ts';
import type { TornWin, WinInput } from './input.ts';
import type { ReadContext } from './read-context.ts';
import type { HandReading } from './hand-reading.ts';

/** Circumstances as bits. A replacement for a kong on a kong is also a replacement for a kong. */
export function circumstanceBits(circumstances: readonly (Circumstance | undefined)[] | undefined): number {
  if (circumstances === undefined) return 0;
  let bits = 0;
  for (let i = 0; i < circumstances.length; i++) {
    const circumstance = circumstances[i];
    if (circumstance !== undefined) bits |= 1 << CIRCUMSTANCES.indexOf(circumstance);
  }
  return (bits & KONG_ON_KONG) !== 0 ? bits | KONG_REPLACEMENT : bits;
}

/**
 * Circumstances that exclude each other whatever the hand: before the first discard nothing lies open, no wall is
 * used up and nobody with a complete hand has called; a dealt hand has no last tile.
 */
const CONTRADICTIONS: readonly (readonly [number, number])[] = [
  [DEALT, LAST_TILE],
  [DEALT, LAST_OF_KIND],
  [DEALT, ORIGINAL_CALL],
  [FIRST_DISCARD, LAST_TILE],
  [FIRST_DISCARD, LAST_OF_KIND],
];

/** The tile that is drawn comes with these, so they need a self-draw. */
const DRAWN = KONG_REPLACEMENT | FLOWER_REPLACEMENT | KONG_ON_KONG | DEALT;

/**
 * Judges the circumstances of a win against one another, against the way of winning and against the winner's hand.
 * @param winner the winner's hand with all its melds known, or null: then only what needs no hand is judged
 */
export function judgeCircumstances(context: ReadContext, input: WinInput | TornWin, win: DeclaredWin, winner: HandReading | null): void {
  const given = input.circumstances ?? [];
  for (const [i, circumstance] of given.entries()) {
    if (circumstance === undefined || given.indexOf(circumstance) !== i) continue;
    const bit = 1 << CIRCUMSTANCES.indexOf(circumstance);
    const at = `/win/circumstances/${i}`;
    const report = (name: FindingCase<'circumstance-impossible'>, details: { readonly [detail: string]: unknown } = {}): void => {
      context.findings.push({ code: 'circumstance-impossible', case: name, at, circumstance, ...details });
    };
    for (const [one, two] of CONTRADICTIONS) {
      const other = bit === one ? two : bit === two ? one : 0;
      // Reported once, at the later of the two.
      const place = other === 0 ? -1 : given.indexOf(CIRCUMSTANCES[31 - Math.clz32(other)]);
      if (place >= 0 && place < i) report('contradiction', { other: given[place] });
    }
    if ((bit & DRAWN) !== 0 && win.by >= 0 && win.by !== BY_SELF_DRAW) report('needs-self-draw', { by: input.by });
    else if (bit === KONG_ON_KONG || (bit === KONG_REPLACEMENT && !given.includes('kong-on-kong'))) {
      const expected = bit === KONG_ON_KONG ? 2 : 1;
      const name = expected === 1 ? 'needs-kong' : 'needs-kongs';
      if (winner !== null && winner.kongs < expected) report(name, { expected, found: winner.kongs, kongs: winner.kongs });
    } else if (bit === FLOWER_REPLACEMENT) {
      if (winner?.bonus === 0) report('needs-bonus-tile');
    }
    if (bit === LAST_TILE && win.by === BY_ROBBING_KONG && !context.ready.robLastTile) report('last-tile-robbing');
    if (bit === DEALT) {
      if (input.tile !== undefined) report('dealt-tile');
      if (win.seat > 0) report('dealt-not-east', { seat: input.seat });
      if (winner !== null) {
        if (winner.melds.some((meld) => (meld & EXPOSED) !== 0)) report('dealt-exposed');
        if (winner.melds.some((meld) => (meld & EXPOSED) === 0)) report('dealt-kong');
      }
    }
    if (bit === FIRST_DISCARD) {
      if (win.by >= 0 && win.by !== BY_DISCARD) report('needs-discard', { by: input.by });
      else if (win.seat !== 0 && win.from > 0) report('first-discard-not-from-east', { from: input.from });
      if (win.seat === 0) report('first-discard-by-east');
      if (winner !== null && winner.melds.length > 0) report('first-discard-meld');
    }
  }
}

/**
 * Judges the winning tile against all hands: the last of its kind has no other copy concealed in a hand, and a robbed
 * tile is the fourth of an exposed pung.
 * @param winner the winner's hand, the winning tile among its standing tiles
 * @returns the tile whose copies have been reported, or -1
 */
export function judgeWinningTile(
  context: ReadContext,
  input: WinInput | TornWin,
  win: DeclaredWin,
  winner: HandReading,
  readings: readonly (HandReading | null)[],
): Tile {
  const { findings } = context;
  const { tile } = win;
  const about = { code: 'circumstance-impossible', tile: tileCode(tile) } as const;
  if ((win.circumstances & LAST_OF_KIND) !== 0) {
    const at = `/win/circumstances/${input.circumstances!.indexOf('last-of-kind')}`;
    const circumstance = 'last-of-kind';
    if (winner.standing[tile]! > 1) findings.push({ ...about, case: 'copy-in-hand', at, circumstance });
    for (const other of readings) {
      if (other === null || other.seat === winner.seat || !other.known || other.standing[tile] === 0) continue;
      findings.push({ ...about, case: 'copy-elsewhere', at, circumstance, seat: SEATS[other.seat] });
    }
  }
  if (win.by !== BY_ROBBING_KONG) return -1;
  const robbed = readings.find((reading) => reading?.seat === win.from);
  if (robbed?.known === true && !robbed.partial && win.from !== win.seat && !liesOpen(robbed, tile)) {
    const concealed = context.ready.robConcealedKong && robbed.standing[tile] === 3;
    const name = concealed ? 'robbed-concealed-kong' : 'robbed-pung-missing';
    if (!concealed || !isOrphans(winner)) findings.push({ ...about, case: name, at: '/win/from', seat: SEATS[robbed.seat] });
  }
  if (winner.standing[tile] === 1 && !winner.melds.some((meld) => holds(meld, tile))) return -1;
  findings.push({ ...about, case: 'robbed-copy-in-hand', at: '/win/tile' });
  return tile;
}

/** Whether the other three copies lie in an exposed pung, so that anybody can rob the fourth. */
function liesOpen(hand: HandReading, tile: Tile): boolean {
  return hand.melds.some((meld) => setTile(meld) === tile && (setKind(meld) === PUNG || setKind(meld) === KONG));
}

/** Whether the standing tiles are thirteen orphans, the one hand that may rob a concealed kong: every terminal and honour, and one of them twice. */
function isOrphans({ standing, size }: HandReading): boolean {
  return size === 14 && standing.every((copies, tile) => ((TRAITS[tile] as number) & MAJOR) === 0 ? copies === 0 : copies > 0);
}
