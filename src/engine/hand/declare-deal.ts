import type { ReadyRules } from '../rules/ready.ts';
import type { FoulHand } from '../score/sheet.ts';
import { judgeCopies } from './copies.ts';
import type { DeclaredDeal, DeclaredHand, DeclaredWin } from './deal.ts';
import type { Finding } from './finding.ts';
import { judgeWin } from './judge-win.ts';
import { openContext } from './read-context.ts';
import { seatIndex } from './hand-reading.ts';
import { readHands } from './read-hands.ts';
import type { DealParts } from './read-hands.ts';

export interface Declaration {
  /** The deal, foul hands in their places; null when there is any finding, or a hole. */
  readonly deal: DeclaredDeal | null;
  /** In the order of the request: the hands, the win; then tiles of which all hands hold too many. */
  readonly findings: readonly Finding[];
  /** Hands of wrong size that score nothing while the rest of the deal is settled (`foulHands: score-zero`). */
  readonly fouls: readonly FoulHand[];
  /**
   * A deal with at least the winner's hand, where that hand and the winning tile are beyond doubt, whatever else may
   * be wrong: whether it is complete can then be told. Null where nobody won, or the hand is not known by its tiles.
   */
  readonly winning: DeclaredDeal | null;
  /** Place of the winner's hand in the request, or -1. */
  readonly winner: number;
  /** Prevailing wind, index in SEATS; how the deal was won, as far as it could be read. */
  readonly roundWind: number;
  readonly win: DeclaredWin | null;
  /** Hands that are known by their tiles, in their places in the request; the winner's with the tile that another player gave. */
  readonly known: readonly (DeclaredHand | null)[];
}

/**
 * The one door between what was written and what is scored: reads all hands and the win, and judges everything but
 * whether the winner's hand is complete. Findings are all there are, none that only follows from another.
 */
export function declareDeal(written: DealParts, ready: ReadyRules): Declaration {
  const parts = withoutBlankTile(written);
  const context = openContext(ready);
  const { findings } = context;
  const reading = readHands(context, parts);
  const { readings, winner, fouls } = reading;
  const input = parts.win ?? null;
  const roundWind = parts.roundWind === undefined ? 0 : seatIndex(parts.roundWind);
  const won = input === null ? null : judgeWin(context, input, reading);
  judgeCopies(context, parts.hands, readings, won?.claimed ?? null, won?.reported ?? -1);

  const win = won?.win ?? null;
  const sure = won?.sure === true;
  if (findings.length === 0 && reading.whole && parts.winUnread !== true) {
    const hands: DeclaredHand[] = [];
    for (let i = 0; i < readings.length; i++) hands.push(readings[i]!.declare(i === winner));
    const deal = { roundWind, hands, win };
    return { deal, findings, fouls, winning: sure ? deal : null, winner, roundWind, win, known: hands };
  }
  const hand = sure ? readings[winner]! : null;
  const winning = hand?.countable === true ? { roundWind, hands: [hand.declare(true)], win } : null;
  const known = readings.map((one, i) => (one?.known === true ? one.declare(i === winner) : null));
  return { deal: null, findings: oncePerPlace(findings, parts !== written), fouls, winning, winner, roundWind, win, known };
}

/** A blank text in the place of the winning tile names none. */
function withoutBlankTile(parts: DealParts): DealParts {
  const { win } = parts;
  return win?.tile?.trim() === '' ? { ...parts, win: { ...win, tile: undefined } } : parts;
}

/**
 * The first finding of each field, and of each piece of a text: what else is wrong there mostly follows from it.
 * @param blank the field of the winning tile is there, and nothing is in it
 */
function oncePerPlace(findings: readonly Finding[], blank: boolean): readonly Finding[] {
  const seen = new Set<string>();
  return findings
    .map((finding) => (blank && finding.code === 'winning-tile-missing' ? { ...finding, at: '/win/tile' } : finding))
    .filter(({ at, position = '' }) => {
      const place = `${at} ${position}`;
      return !seen.has(place) && seen.add(place);
    });
}
