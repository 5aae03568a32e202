import type { DeclaredHand } from '../hand/deal.ts';
import type { Declaration } from '../hand/declare-deal.ts';
import type { Finding } from '../hand/finding.ts';
import type { DealParts } from '../hand/read-hands.ts';
import { guessesOf } from '../notation/guess.ts';
import { waitingTiles } from '../readiness/waiting-tiles.ts';
import { withTile } from '../readiness/won-deal.ts';
import type { ReadyRules } from '../rules/ready.ts';
import { tileCode } from '../tiles.ts';
import type { Tile } from '../tiles.ts';
import { SEATS } from '../vocabulary.ts';
import { adviseCompletion } from './advise-completion.ts';
import { copiesHeld } from './copies-held.ts';
import { withText, withTileAdded, withWinningTile } from './edits.ts';

/** Everything that is wrong with a deal, without advice. */
export type Judge = (parts: DealParts) => readonly Finding[];

/** What advice is given about: the deal, what is wrong with it, and how to try a change. */
export interface Case {
  readonly parts: DealParts;
  readonly faults: Declaration;
  readonly ready: ReadyRules;
  /** Whether a changed deal has a finding less, and none anew. */
  readonly helps: (changed: DealParts) => boolean;
}

/** Findings that are looked into; more of them are rather a wrong text than mistakes. */
const MOST_ADVISED = 20;

/**
 * The findings with what could be done about them. Each piece of advice has been tried: taken up, it leaves a finding
 * less and brings none anew, whatever the other hands hold.
 */
export function advise(parts: DealParts, faults: Declaration, ready: ReadyRules, judge: Judge): readonly Finding[] {
  const told = [...faults.findings, ...faults.fouls.flatMap((foul) => foul.findings)];
  const before = told.map(keyOf);
  const helps = (changed: DealParts): boolean => {
    const after = judge(changed);
    const left = [...before];
    return after.length < before.length && after.every((finding) => {
      const place = left.indexOf(keyOf(finding));
      return place >= 0 && left.splice(place, 1).length > 0;
    });
  };
  const about: Case = { parts, faults, ready, helps };
  return faults.findings.map((finding, i) => (i < MOST_ADVISED ? adviseOn(finding, about) : settled(finding, about, 0)));
}

/** What makes one finding another; not its place in a text, which moves, nor how many of something there are. */
function keyOf({ code, case: name, at }: Finding): string {
  return `${code} ${String(name)} ${at}`;
}

function adviseOn(finding: Finding, about: Case): Finding {
  switch (finding.code) {
    case 'tile-unreadable':
      return settled(finding, about);
    case 'winning-tile-missing':
      return finding.case === 'absent' ? winningTiles(finding, about) : finding;
    case 'hand-size':
      return finding.case === 'winner' ? missingTiles(finding, about) : finding;
    case 'not-complete':
      return adviseCompletion(finding, about);
    default:
      return finding;
  }
}

/** The finding with the first guess that helps, or none; guesses are no longer open. */
function settled(finding: Finding, { parts, helps }: Case, most = Infinity): Finding {
  const found = guessesOf(finding);
  if (found === null) return finding;
  const { open: _, suggestion: __, ...rest } = finding;
  const helping = found.guesses.slice(0, most).find((one) => helps(withText(parts, finding.at, one)));
  const guess = helping ?? (found.sure ? found.guesses[0] : undefined);
  return { ...rest, ...(guess ?? found.piece) };
}

/** The finding that no tile won, with those that would complete the hand; or why none of them can have come. */
function winningTiles(finding: Finding, about: Case): Finding {
  const hand = winnersHand(about);
  if (hand === null || weightOf(hand) !== 13) return finding;
  const completing = completingTiles(hand, about);
  const waits = completing.filter((tile) => about.helps(withWinningTile(about.parts, tile))).map(tileCode);
  if (waits.length > 0) return { ...finding, case: 'one-of', waits };
  const { known } = about.faults;
  if (completing.length === 0 || completing.some((tile) => copiesHeld(known, tile) < 4)) return finding;
  const [tile] = completing;
  const holder = known.find((other) => other !== null && tile !== undefined && copiesHeld([other], tile) === 4);
  return completing.length === 1 && holder !== undefined && holder !== null
    ? { ...finding, case: 'held-by-one', completing: completing.map(tileCode), tile: tileCode(completing[0]!), holder: SEATS[holder.seat] }
    : { ...finding, case: 'held', completing: completing.map(tileCode) };
}

/** The finding that the winner's hand is a tile short, with those that would complete it. */
function missingTiles(finding: Finding, about: Case): Finding {
  const hand = winnersHand(about);
  if (hand === null || Number(finding['found']) !== Number(finding['expected']) - 1) return finding;
  const { win, winner } = about.faults;
  const whole = win === null || win.tile < 0 ? hand : withTile(hand, win.tile, 1);
  const waits = completingTiles(whole, about).filter((tile) => about.helps(withTileAdded(about.parts, winner, tile)));
  return waits.length === 0 ? finding : { ...finding, case: 'one-short', waits: waits.map(tileCode) };
}

function winnersHand({ faults: { known, winner } }: Case): DeclaredHand | null {
  return known[winner] ?? null;
}

/** Tiles as a hand without kongs has them. */
function weightOf({ size, melds }: DeclaredHand): number {
  return size + 3 * melds.length;
}

/** The kinds with which a hand of thirteen tiles would be a winning hand; none where it cannot be read. */
function completingTiles(hand: DeclaredHand, { faults: { win, roundWind }, ready }: Case): readonly Tile[] {
  if (win === null || hand.standing.some((copies) => copies > 4)) return [];
  return waitingTiles(hand, ready, { roundWind, by: win.by, circumstances: win.circumstances });
}
