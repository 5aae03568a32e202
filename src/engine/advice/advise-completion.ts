import type { DeclaredDeal, DeclaredHand, DeclaredWin } from '../hand/deal.ts';
import type { Finding } from '../hand/finding.ts';
import { nearestHands } from '../readiness/nearest-hands.ts';
import { ReadingList, readComplete } from '../shape/readings.ts';
import { BY_SELF_DRAW, FORMS, STANDARD } from '../vocabulary.ts';
import type { Case } from './advise.ts';
import { tilesHeld } from './copies-held.ts';
import { withTileExchanged } from './edits.ts';

/** Every form besides four sets and a pair. */
const ALL_FORMS = 0b11110;

const readings = new ReadingList();

/**
 * The finding that the winner's hand is no winning hand: of which form it is, where it is one that this game does not
 * play; else how near it is to a winning hand, made of tiles that no other hand holds.
 */
export function adviseCompletion(finding: Finding, { parts, faults, ready, helps }: Case): Finding {
  const deal = faults.winning as DeclaredDeal;
  const win = deal.win as DeclaredWin;
  const hand = deal.hands.find(({ seat }) => seat === win.seat) as DeclaredHand;
  const form = formOf(hand, win);
  if (form !== STANDARD) {
    const isPlayed = ((ready.formBits >> form) & 1) !== 0;
    return { ...finding, case: isPlayed ? 'form-unmet' : `form-${FORMS[form]!}`, form: FORMS[form] };
  }
  const { winner, known } = faults;
  const elsewhere = tilesHeld(known.filter((_, i) => i !== winner));
  const { exchanges, nearest } = nearestHands(deal, win, hand, ready, elsewhere, (instead, tile) =>
    helps(withTileExchanged(parts, winner, instead, tile)),
  );
  if (nearest.length === 0) return { ...finding, case: exchanges === 1 ? 'one-exchange' : 'hand', exchanges };
  return { ...finding, case: 'one-tile-off', exchanges, ...nearest[0], nearest };
}

/** The form that a hand has, whether it is played or not; four sets and a pair where it has none. */
function formOf(hand: DeclaredHand, { tile, by }: DeclaredWin): number {
  return readComplete(hand, tile, by !== BY_SELF_DRAW, ALL_FORMS, readings) === 0 ? STANDARD : (readings.forms[0] as number);
}
