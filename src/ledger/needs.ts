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

/** Scores a winner can have: whole numbers from `least` to `most`. */
export interface Range {
  readonly least: number;
  readonly most: number;
}

/** Higher than any count of any rule set; sums of payments stay exact. */
const NO_LIMIT = 1_000_000_000;
/** Pungs in a hand. */
const MOST_PUNGS = 4;

/**
 * For each player what takes the lead in the deal to come, strictly more than everybody else: by self-draw and from
 * each discarder, at which score. The hands of the others are taken as 0.
 */
export function needsOf(head: GameHead, ready: ReadyRules): readonly Need[] {
  const range = winningScores(ready);
  return head.players.map((player, index) => ({
    player,
    leads: leads(head.totals, index),
    ways: waysOf(head.players, player).map((way) => ({ ...way, score: leastScore(head, index, way, range, ready) })),
  }));
}

/** What a winner can score: at least the minimum, at most the limit, where there are any. */
export function winningScores({ set, options }: ReadyRules): Range {
  if (set.counting.unit === 'fan') return { least: set.counting.minimum, most: NO_LIMIT };
  if (set.settlement.scheme === 'none') {
    // `simple`: 1 for the win, and with the bonus on 1 for each pung of honours
    return { least: 1, most: options['honourBonus'] === true ? 1 + MOST_PUNGS : 1 };
  }
  const limit = set.counting.limit === null ? null : options[set.counting.limit.option];
  return { least: 0, most: typeof limit === 'number' ? limit : NO_LIMIT };
}

function waysOf(players: readonly Player[], player: Player): readonly Omit<Way, 'score'>[] {
  const discarders = players.filter((other) => other !== player);
  return [{ by: 'self-draw', from: null }, ...discarders.map((from) => ({ by: 'discard', from }) as const)];
}

/** A higher score never takes a lead away, so that the least one can be searched for by halves. */
function leastScore(head: GameHead, player: number, way: Omit<Way, 'score'>, range: Range, ready: ReadyRules): number | null {
  const takes = (score: number): boolean => leads(totalsAfter(head, player, way, score, ready), player);
  if (!takes(range.most)) return null;
  let low = range.least;
  let high = range.most;
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
