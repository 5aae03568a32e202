import type { Finding } from '../engine/hand/finding.ts';
import type { ReadyRules } from '../engine/rules/ready.ts';
import { SEATS } from '../engine/vocabulary.ts';
import type { Seat } from '../engine/vocabulary.ts';
import { countPlayers, judgeDice } from './dice.ts';

/** A stack of two tiles, counted from the right end of a wall, from 1. */
export interface Stack {
  readonly wall: Seat;
  readonly stack: number;
}

export interface Wall {
  /** The wall that is broken, and after how many of its stacks; a longer count is carried over into the next wall. */
  readonly wall: Seat;
  readonly stacks: number;
  readonly stacksPerWall: number;
  readonly firstTaken: Stack;
  /** The stack on which the two loose tiles are laid, or null where there are none. */
  readonly looseTiles: Stack | null;
  /** Who takes how many tiles, in order; East's fourteenth is the last. */
  readonly deal: readonly Taking[];
}

export interface Taking {
  readonly seat: Seat;
  readonly tiles: number;
}

const WALLS = SEATS.length;

/**
 * Where the wall is broken and how the tiles are dealt.
 * @param dice the dice in the order thrown: two, or two of East and then two of the player they name
 * @returns findings `dice-impossible` when no such dice can have been thrown
 */
export function breakWall(
  dice: readonly number[],
  ready: ReadyRules,
): { readonly wall: Wall } | { readonly findings: readonly Finding[] } {
  const { wall: way } = ready.set.play;
  const findings = judgeDice(dice, way === 'dealer-wall' ? 2 : 4);
  if (findings.length > 0) return { findings };
  const stacksPerWall = ready.bonusTiles ? 18 : 17;
  const count = dice.reduce((sum, die) => sum + die, 0);
  const counted = way === 'dealer-wall' ? 0 : countPlayers(dice[0]!, dice[1]!, WALLS);
  const last = stackAt(counted, count, stacksPerWall);
  return {
    wall: {
      wall: last.wall,
      stacks: last.stack,
      stacksPerWall,
      firstTaken: stackAt(counted, count + 1, stacksPerWall),
      // The stack counted last is lifted out, and its two tiles are laid on the one to the right of the gap.
      looseTiles: way === 'two-throws-loose-tiles' ? stackAt(counted, count - 1, stacksPerWall) : null,
      deal: dealTiles(SEATS.slice(0, ready.players)),
    },
  };
}

/** The stack number `count` from the right end of a wall. Counting runs clockwise, so on into the wall of the seat before. */
function stackAt(wall: number, count: number, stacksPerWall: number): Stack {
  const onward = Math.floor((count - 1) / stacksPerWall);
  return {
    wall: SEATS[(wall - onward + WALLS) % WALLS]!,
    stack: count - onward * stacksPerWall,
  };
}

/** Three times two stacks each, then a tile each and one more for East. */
function dealTiles(seats: readonly Seat[]): Taking[] {
  const takings: Taking[] = [];
  for (const tiles of [4, 4, 4, 1]) for (const seat of seats) takings.push({ seat, tiles });
  takings.push({ seat: 'E', tiles: 1 });
  return takings;
}
