import type { ReadyRules } from '../engine/rules/ready.ts';
import type { WinBy } from '../engine/vocabulary.ts';
import type { Entry } from './entry.ts';
import type { GameHead } from './game.ts';
import { netOf, type Player } from './posting.ts';
import { settleEntry } from './settle-entry.ts';
import { leads } from './standings.ts';

/** One way to win the deal to come. */
export interface Way {
  readonly by: Extract<WinBy, 'self-draw' | 'discard'>;
  /** The discarder; null on a self-draw. */
  readonly from: Player | null;
  /** The least score that takes the lead this way; null when no score does. */
  readonly score: number | null;
}

export interface Need {
  readonly player: Player;
  readonly leads: boolean;
  readonly ways: readonly Way[];
}

/** The bounds that the rules set to the score of a winner: whole numbers from `least` to `most`, which may be Infinity. */
export interface Range {
  readonly least: number;
  readonly most: number;
}

/** Beyond this sums of payments would not be exact. */
const HIGHEST = 2 ** 48;

/**
 * For each player what takes the lead in the deal to come, strictly more than everybody else: by self-draw and from
 * each discarder, at which score, the least within the bounds of the rules, whether or not some hand counts just that.
 * The hands of the others are taken as 0.
 */
export function needsOf(head: GameHead, ready: ReadyRules): readonly Need[] {
  const range = winningScores(ready);
  return head.players.map((player, index) => ({
    player,
    leads: leads(head.totals, index),
    ways: waysOf(head.players, player).map((way) => ({ ...way, score: leastScore(head, index, way, range, ready) })),
  }));
}

/** At least the minimum, at most the limit, where the rules have any. */
export function winningScores({ plan }: ReadyRules): Range {
  return plan.unit === 'fan' ? { least: plan.minimum, most: Infinity } : { least: 0, most: plan.limit };
}

function waysOf(players: readonly Player[], player: Player): readonly Omit<Way, 'score'>[] {
  const discarders = players.filter((other) => other !== player);
  return [{ by: 'self-draw', from: null }, ...discarders.map((from) => ({ by: 'discard', from }) as const)];
}

/** A higher score never takes a lead away, so that the least one can be searched for: by doubling, then by halves. */
function leastScore(head: GameHead, player: number, way: Omit<Way, 'score'>, { least, most }: Range, ready: ReadyRules): number | null {
  const takes = (score: number): boolean => leads(totalsAfter(head, player, way, score, ready), player);
  let low = least;
  let high = least;
  while (!takes(high)) {
    if (high >= Math.min(most, HIGHEST)) return null;
    low = high + 1;
    high = Math.min(most, Math.max(1, 2 * high));
  }
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    if (takes(middle)) high = middle;
    else low = middle + 1;
  }
  return high;
}

function totalsAfter(
  head: GameHead,
  winner: number,
  { by, from }: Omit<Way, 'score'>,
  score: number,
  ready: ReadyRules,
): readonly number[] {
  const player = head.players[winner] as Player;
  const entry: Entry = {
    hands: head.players.map((other) => ({ player: other, score: other === player ? score : 0 })),
    win: { player, by, from: from ?? undefined },
  };
  const judged = settleEntry(entry, head.position, ready);
  if ('findings' in judged) throw new Error('a deal of declared scores was refused');
  const { net } = netOf(judged.settled.postings, head.players);
  return head.totals.map((total, i) => total + (net[i] as number));
}
