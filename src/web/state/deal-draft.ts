import type { Circumstance } from '../../engine/vocabulary.ts';
import type { Entry, EntryHand } from '../../ledger/entry.ts';
import type { Player } from '../../ledger/posting.ts';
import { tileCode } from '../../engine/tiles.ts';
import { EMPTY_HAND, handParts, isEmpty } from './hand-draft.ts';
import type { HandDraft } from './hand-draft.ts';

/** A deal while it is entered. Its id becomes the idempotency key: however often it is saved, it is one deal. */
export interface DealDraft {
  readonly id: string;
  /** The game, and its last event when the draft was begun: a game that has moved on wants a second look. */
  readonly game: string;
  readonly seq: number;
  /** The deal that this one replaces, or null for a new one. */
  readonly replaces: number | null;
  readonly reason: string;
  /** Null: nobody won. */
  readonly winner: Player | null;
  /** The discarder or owner of the robbed kong; the winner: self-drawn. Null while it is not told. */
  readonly from: Player | null;
  readonly robbing: boolean;
  readonly circumstances: readonly Circumstance[];
  /** Whether the discarder pays for all. */
  readonly paysForAll: boolean;
  readonly hands: { readonly [player: Player]: HandDraft };
}

export function beginDeal(id: string, game: string, seq: number, winner: Player | null): DealDraft {
  const hands = {};
  return { id, game, seq, replaces: null, reason: '', winner, from: null, robbing: false, circumstances: [], paysForAll: false, hands };
}

export function handOf(draft: DealDraft, player: Player): HandDraft {
  return draft.hands[player] ?? EMPTY_HAND;
}

export function isSelfDrawn({ winner, from }: DealDraft): boolean {
  return winner !== null && winner === from;
}

/** The draft with another hand. */
export function withHand(draft: DealDraft, player: Player, hand: HandDraft): DealDraft {
  return { ...draft, hands: { ...draft.hands, [player]: hand } };
}

/** The draft with another discarder; what only goes with the old one is forgotten. */
export function withFrom(draft: DealDraft, from: Player): DealDraft {
  const next = { ...draft, from };
  return isSelfDrawn(next) ? { ...next, robbing: false, paysForAll: false } : next;
}

export function withCircumstance(draft: DealDraft, circumstance: Circumstance, on: boolean): DealDraft {
  const others = draft.circumstances.filter((other) => other !== circumstance);
  return { ...draft, circumstances: on ? [...others, circumstance] : others };
}

/**
 * The entry that the ledger keeps. Who was skipped is taken as 0 where everybody's hand counts.
 * @param players everybody at the table
 * @param losersCount whether the others' hands are worth anything
 */
export function entryOf(draft: DealDraft, players: readonly Player[], losersCount: boolean): Entry {
  const { winner } = draft;
  if (winner === null) {
    const shown = players.filter((player) => !isEmpty(handOf(draft, player)));
    return { hands: losersCount ? shown.map((player) => entryHand(handOf(draft, player), player, true)) : [], win: null };
  }
  const others = losersCount ? players.filter((player) => player !== winner) : [];
  return {
    hands: [
      entryHand(handOf(draft, winner), winner, false),
      ...others.map((player) => entryHand(handOf(draft, player), player, true)),
    ],
    win: entryWin(draft, winner),
  };
}

/** One hand as the ledger keeps it. `partial`: the scoring sets of somebody who did not win; nothing entered is 0. */
export function entryHand(hand: HandDraft, player: Player, partial: boolean): EntryHand {
  if (hand.score !== null) return { player, score: hand.score };
  if (partial && isEmpty(hand)) return { player, score: 0 };
  const { concealed, melds, bonus } = handParts(hand);
  return {
    player,
    ...(concealed !== '' && { concealed }),
    ...(melds.length > 0 && { melds: melds.map((meld) => (meld.concealed || meld.extended ? meld : meld.tiles)) }),
    ...(bonus !== '' && { bonus }),
    ...(concealed === '' && melds.length === 0 && bonus === '' && { concealed }),
    ...(partial && { partial: true }),
  };
}

function entryWin(draft: DealDraft, winner: Player): NonNullable<Entry['win']> {
  const hand = handOf(draft, winner);
  const { from, robbing, circumstances, paysForAll } = draft;
  const self = isSelfDrawn(draft);
  const counted = hand.score !== null;
  return {
    player: winner,
    by: self ? 'self-draw' : robbing ? 'robbing-kong' : 'discard',
    ...(from !== null && !self && { from }),
    ...(hand.winning !== null && !counted && !circumstances.includes('dealt') && { tile: tileCode(hand.winning.tile) }),
    ...(circumstances.length > 0 && !counted && { circumstances }),
    ...(paysForAll && from !== null && !self && { paysForAll: from }),
  };
}
