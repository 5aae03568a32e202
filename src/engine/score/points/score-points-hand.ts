import type { DeclaredDeal, DeclaredHand, DeclaredWin } from '../../hand/deal.ts';
import { View, countBits } from '../../predicates/view.ts';
import type { ReadyRules } from '../../rules/ready.ts';
import { READING_SLOTS, ReadingList, readComplete } from '../../shape/readings.ts';
import { BY_SELF_DRAW } from '../../vocabulary.ts';
import type { Alternative, AlternativeReason, HandSheet } from '../sheet.ts';
import { countedSheet } from './counted-sheet.ts';
import { readHeld } from './held-sets.ts';
import { isOnlyTile } from './only-tile.ts';
import type { PointsPlan } from './plan.ts';
import { Tally } from './tally.ts';
import { isWinningForm } from './winning-reading.ts';

// Scratch, filled again for each hand: scoring is synchronous and never calls itself.
const view = new View();
const readings = new ReadingList();
const heldSets = new Int32Array(READING_SLOTS);
let tally = new Tally();
let bestTally = new Tally();
/** By reading: the score (-1 for a reading that is no winning hand), the ordinary count, the number of chows. */
const scores: number[] = [];
const counts: number[] = [];
const chows: number[] = [];

/** Counts the hand of a player who did not win: every pung, kong and scoring pair, and the bonus tiles. */
export function scoreHeldHand(deal: DeclaredDeal, hand: DeclaredHand, plan: PointsPlan): HandSheet {
  view.claimedKongsConcealed = plan.claimedKongsConcealed;
  view.loadHand(deal, hand, plan.othersShowTiles);
  view.onlyTile = false;
  view.loadReading(-1, heldSets, 0, readHeld(hand, heldSets));
  tally.count(plan, view);
  return countedSheet(view, hand, plan, tally, NO_ALTERNATIVES);
}

const NO_ALTERNATIVES: readonly Alternative[] = [];

/**
 * Counts the winner's hand: of all readings the one with the highest score, then the highest ordinary count, then the
 * fewest chows.
 * @returns null if the hand is not complete
 */
export function scoreWinningHand(
  deal: DeclaredDeal,
  win: DeclaredWin,
  hand: DeclaredHand,
  ready: ReadyRules,
  plan: PointsPlan,
): HandSheet | null {
  const claimed = win.by !== BY_SELF_DRAW;
  const found = readComplete(hand, win.tile, claimed, ready.formBits, readings);
  if (found === 0) return null;
  view.claimedKongsConcealed = plan.claimedKongsConcealed;
  view.loadHand(deal, hand);
  view.onlyTile = plan.onlyTile && isOnlyTile(deal, win, hand, ready, plan);
  let best = -1;
  for (let i = 0; i < found; i++) {
    view.loadReading(readings.forms[i]!, readings.sets, i * READING_SLOTS, readings.sizes[i]!);
    tally.count(plan, view);
    scores[i] = isWinningForm(plan, tally, view.form)
      ? Math.max(Math.min(tally.uncapped, plan.limit), tally.limitHand)
      : -1;
    counts[i] = tally.uncapped;
    chows[i] = countBits(view.chows);
    if (scores[i]! >= 0 && (best < 0 || compareReadings(i, best) < 0)) {
      best = i;
      const other = bestTally;
      bestTally = tally;
      tally = other;
    }
  }
  if (best < 0) return null;
  if (best !== found - 1) {
    view.loadReading(readings.forms[best]!, readings.sets, best * READING_SLOTS, readings.sizes[best]!);
  }
  return countedSheet(view, hand, plan, bestTally, found === 1 ? NO_ALTERNATIVES : otherReadings(found, best));
}

/** Below 0 if reading a is to be taken before b. */
function compareReadings(a: number, b: number): number {
  return scores[b]! - scores[a]! || counts[b]! - counts[a]! || chows[a]! - chows[b]!;
}

function otherReadings(found: number, best: number): readonly Alternative[] {
  const others: number[] = [];
  for (let i = 0; i < found; i++) if (i !== best && scores[i]! >= 0) others.push(i);
  return others.sort(compareReadings).map((i) => ({
    form: readings.forms[i]!,
    sets: readings.setsOf(i),
    score: scores[i]!,
    reason: reasonAgainst(i, best),
  }));
}

function reasonAgainst(i: number, best: number): AlternativeReason {
  if (scores[i] !== scores[best]) return 'lower-score';
  if (counts[i] !== counts[best]) return 'lower-count';
  return chows[i] === chows[best] ? 'equal' : 'more-chows';
}
