import type { DeclaredDeal, DeclaredHand } from './hand/deal.ts';
import { suitKeys } from './hand/deal.ts';
import { declareHand } from './hand/declare-hand.ts';
import type { Finding } from './hand/finding.ts';
import type { HandInput } from './hand/input.ts';
import { parseTiles } from './notation/parse-tiles.ts';
import type { ReadyRules } from './rules/ready.ts';
import { scoreDeal } from './score/score-deal.ts';
import { findDiscards, findDistance } from './shape/distance.ts';
import { WaitSet, copiesIn, findWaits } from './shape/waits.ts';
import { PLAYING_KINDS, tileCode } from './tiles.ts';
import type { Tile } from './tiles.ts';
import { SEATS, WIN_BY } from './vocabulary.ts';
import type { Outcome, Seat, WinBy } from './vocabulary.ts';

/** A hand that waits, or one with a tile too many, and what is seen of the table. */
export interface WaitingHand extends Omit<HandInput, 'seat' | 'score' | 'partial'> {
  readonly seat?: Seat | undefined;
  readonly roundWind?: Seat | undefined;
  /** Tiles that lie elsewhere on the table. */
  readonly visible?: string | undefined;
  /** How the hand is won, for its value; a discard if absent. */
  readonly by?: WinBy | undefined;
}

/** A tile that completes a hand. */
export interface Wait {
  readonly tile: Tile;
  /** Copies neither in the hand nor seen elsewhere. */
  readonly left: number;
  readonly outcome: Outcome;
  readonly score: number;
}

/** What remains after throwing a tile. */
export interface WaitsAfter {
  readonly tile: Tile;
  readonly distance: number;
  readonly waits: readonly Wait[];
}

export interface Waits {
  /** The hand, or with a tile too many what is left after the best discard, waits for a tile that can come. */
  readonly ready: boolean;
  /** Tiles to be exchanged until then; 0 when ready. */
  readonly distance: number;
  /** Of a hand one tile short. */
  readonly waits: readonly Wait[];
  /** Of a hand with one tile too many, ascending by tile. */
  readonly discards: readonly WaitsAfter[];
}

/** What a hand waits for and what each wait is worth, or what is wrong with it: findings with pointers into the input. */
export function judgeWaits(
  input: WaitingHand,
  ready: ReadyRules,
): { readonly waits: Waits } | { readonly findings: readonly Finding[] } {
  const { seat = 'E', roundWind = 'E', visible, by = 'discard', ...tiles } = input;
  const { hand, findings } = declareHand({ seat, ...tiles }, ready);
  const seen = new Uint16Array(PLAYING_KINDS);
  const wrong = [
    ...findings.map((finding) => ({ ...finding, at: finding.at.replace('/hands/0', '') })),
    ...readVisible(visible ?? '', hand, seen),
  ];
  if (hand === null || wrong.length > 0) return { findings: wrong };
  for (let tile = 0; tile < PLAYING_KINDS; tile++) seen[tile]! += held(hand, tile);
  const table = { ready, roundWind: SEATS.indexOf(roundWind), by: WIN_BY.indexOf(by), gone: seen };
  if (hand.size % 3 === 1) {
    const kinds = new WaitSet();
    findWaits(hand, -1, ready.formBits, false, kinds);
    const waits = valueWaits(hand, kinds, table);
    const distance = findDistance(hand, ready.formBits, false);
    return { waits: { ready: distance === 0, distance, waits, discards: [] } };
  }
  const discards = findDiscards(hand, ready.formBits, false).map(({ tile, distance, waits }) => ({
    tile,
    distance,
    waits: distance === 0 ? valueWaits(changed(hand, tile, -1), waits, table) : [],
  }));
  const distance = Math.min(...discards.map((discard) => discard.distance));
  return { waits: { ready: distance === 0, distance, waits: [], discards } };
}

interface Table {
  readonly ready: ReadyRules;
  readonly roundWind: number;
  readonly by: number;
  /** Copies that cannot come any more, by kind: in the hand as it was given, or seen elsewhere. */
  readonly gone: Uint16Array;
}

/** Scores the hand with each tile that it waits for, ascending by tile. */
function valueWaits(hand: DeclaredHand, kinds: WaitSet, { ready, roundWind, by, gone }: Table): readonly Wait[] {
  const waits: Wait[] = [];
  for (const tile of kinds.tiles()) {
    const win = { seat: hand.seat, tile, by, from: -1, circumstances: 0, paysForAll: -1 };
    const deal: DeclaredDeal = { roundWind, hands: [changed(hand, tile, 1)], win };
    const sheet = scoreDeal(deal, ready)?.hands[0];
    if (sheet === undefined) continue;
    waits.push({ tile, left: 4 - gone[tile]!, outcome: sheet.outcome, score: sheet.score });
  }
  return waits;
}

/** The hand with one copy of a tile more or less. */
function changed(hand: DeclaredHand, tile: Tile, by: 1 | -1): DeclaredHand {
  const standing = hand.standing.slice();
  standing[tile]! += by;
  return { ...hand, standing, keys: suitKeys(standing), size: hand.size + by };
}

function held({ standing, melds }: DeclaredHand, tile: Tile): number {
  return melds.reduce((sum, meld) => sum + copiesIn(meld, tile), standing[tile]!);
}

/** Counts the tiles seen elsewhere; more than there are beside the hand is a finding. */
function readVisible(text: string, hand: DeclaredHand | null, seen: Uint16Array): readonly Finding[] {
  const { tiles, findings } = parseTiles(text);
  for (const tile of tiles) if (tile < PLAYING_KINDS) seen[tile]!++;
  const wrong: Finding[] = findings.map((finding) => ({ ...finding, at: '/visible' }));
  for (let tile = 0; tile < PLAYING_KINDS; tile++) {
    const found = seen[tile]! + (hand === null ? 0 : held(hand, tile));
    if (seen[tile] === 0 || found <= 4) continue;
    wrong.push({ code: 'tile-overused', case: 'visible', at: '/visible', tile: tileCode(tile), found, allowed: 4 });
  }
  return wrong;
}
