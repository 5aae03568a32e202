import { rankOf, tileCode } from '../../engine/tiles.ts';
import type { Tile } from '../../engine/tiles.ts';

export type SetDraftKind = 'chow' | 'pung' | 'kong' | 'pair';
/** How a set came about. `extended`: a fourth added to an exposed pung. */
export type SetHow = 'concealed' | 'exposed' | 'extended';

/** A set as it was tapped. */
export interface SetDraft {
  readonly kind: SetDraftKind;
  /** The tile repeated, or the lowest of a chow. */
  readonly tile: Tile;
  readonly how: SetHow;
}

/** The winning tile: in which set (index), or -1 among the single tiles. */
export interface WinningTile {
  readonly tile: Tile;
  readonly set: number;
}

/** A hand while it is entered. Sets and single tiles may stand side by side; a value replaces both. */
export interface HandDraft {
  readonly sets: readonly SetDraft[];
  readonly singles: readonly Tile[];
  readonly winning: WinningTile | null;
  /** Flowers and seasons as tiles. */
  readonly bonus: readonly Tile[];
  /** Counted at the table. */
  readonly score: number | null;
}

export const EMPTY_HAND: HandDraft = { sets: [], singles: [], winning: null, bonus: [], score: null };

/** What one tap on a key means. */
export type EntryMode = 'chow' | 'pung' | 'pair' | 'tile';

export type HandAction =
  | { readonly type: 'key'; readonly tile: Tile; readonly mode: EntryMode }
  | { readonly type: 'turn'; readonly set: number }
  | { readonly type: 'remove-set'; readonly set: number }
  | { readonly type: 'remove-single'; readonly index: number }
  | { readonly type: 'back' }
  | { readonly type: 'winning'; readonly tile: Tile; readonly set: number }
  | { readonly type: 'bonus'; readonly tile: Tile }
  | { readonly type: 'score'; readonly score: number | null }
  | { readonly type: 'clear' };

/** What the table allows; it changes what a key or a turn does. */
export interface HandRules {
  readonly kongs: boolean;
  /** Whether it matters how an exposed kong came about. */
  readonly kongsDiffer: boolean;
  /** Copies of each playing kind that nobody has yet. */
  readonly left: (tile: Tile) => number;
}

const SIZES: Readonly<Record<SetDraftKind, number>> = { chow: 3, pung: 3, kong: 4, pair: 2 };

/** The tiles of a set, ascending. */
export function tilesOf({ kind, tile }: SetDraft): readonly Tile[] {
  return kind === 'chow' ? [tile, tile + 1, tile + 2] : new Array<Tile>(SIZES[kind]).fill(tile);
}

/** Tiles of a hand without bonus tiles. */
export function handTiles(hand: HandDraft): readonly Tile[] {
  return [...hand.sets.flatMap(tilesOf), ...hand.singles];
}

/** What a key would do now, or why it does nothing. */
export type KeyEffect =
  | { readonly adds: SetDraftKind | 'tile'; readonly kongOf?: number }
  | { readonly refused: 'used-up' | 'too-few' | 'chow-start' | 'chow-gap' | 'full' };

const isFull = (hand: HandDraft): boolean => {
  const sets = hand.sets.filter(({ kind }) => kind !== 'pair').length;
  return sets === 4 && hand.sets.length === 5;
};

/**
 * A key enters a set: an honour a pung, again the kong; after four sets the pair falls into its slot by itself.
 */
export function keyEffect(hand: HandDraft, tile: Tile, mode: EntryMode, rules: HandRules): KeyEffect {
  const left = rules.left(tile);
  if (mode === 'tile') return left > 0 ? { adds: 'tile' } : { refused: 'used-up' };
  const pung = hand.sets.findIndex((set) => set.kind === 'pung' && set.tile === tile);
  const honour = tile >= 27;
  const four = hand.sets.filter(({ kind }) => kind !== 'pair').length === 4;
  if (pung >= 0 && left > 0 && rules.kongs && (honour || mode !== 'chow' || four)) return { adds: 'kong', kongOf: pung };
  if (left === 0) return { refused: 'used-up' };
  if (isFull(hand)) return { refused: 'full' };
  if (four || mode === 'pair') return left >= 2 ? { adds: 'pair' } : { refused: 'too-few' };
  if (honour || mode === 'pung') return left >= 3 ? { adds: 'pung' } : { refused: 'too-few' };
  if (rankOf(tile) > 7) return { refused: 'chow-start' };
  return rules.left(tile + 1) > 0 && rules.left(tile + 2) > 0 ? { adds: 'chow' } : { refused: 'chow-gap' };
}

/** The hand after one action. */
export function changeHand(hand: HandDraft, action: HandAction, rules: HandRules): HandDraft {
  switch (action.type) {
    case 'key':
      return press(hand, action.tile, action.mode, rules);
    case 'turn':
      return turn(hand, action.set, rules);
    case 'remove-set':
      return removeSet(hand, action.set);
    case 'remove-single':
      return removeSingle(hand, action.index);
    case 'back':
      if (hand.singles.length > 0) return removeSingle(hand, hand.singles.length - 1);
      return hand.sets.length > 0 ? removeSet(hand, hand.sets.length - 1) : hand;
    case 'winning':
      return markWinning(hand, action);
    case 'bonus': {
      const bonus = hand.bonus.includes(action.tile)
        ? hand.bonus.filter((tile) => tile !== action.tile)
        : [...hand.bonus, action.tile];
      return { ...hand, bonus, score: null };
    }
    case 'score':
      return action.score === null ? { ...hand, score: null } : { ...EMPTY_HAND, score: action.score };
    case 'clear':
      return EMPTY_HAND;
  }
}

function press(hand: HandDraft, tile: Tile, mode: EntryMode, rules: HandRules): HandDraft {
  const effect = keyEffect(hand, tile, mode, rules);
  if ('refused' in effect) return hand;
  if (effect.adds === 'tile') return { ...hand, singles: [...hand.singles, tile], score: null };
  if (effect.kongOf !== undefined) {
    const { winning } = hand;
    const sets = hand.sets.map((set, i): SetDraft => (i === effect.kongOf ? { ...set, kind: 'kong' } : set));
    return { ...hand, sets, winning: winning?.set === effect.kongOf ? null : winning, score: null };
  }
  // pungs are mostly claimed; a chow or a pair mostly is not
  const how: SetHow = effect.adds === 'pung' ? 'exposed' : 'concealed';
  return { ...hand, sets: [...hand.sets, { kind: effect.adds, tile, how }], score: null };
}

/** Concealed, exposed, then the kongs and back again. */
function turn(hand: HandDraft, index: number, rules: HandRules): HandDraft {
  const set = hand.sets[index];
  if (set === undefined || set.kind === 'pair') return hand;
  const next = turned(set, rules);
  const sets = hand.sets.map((other, i) => (i === index ? next : other));
  // a set that lies open or is a kong was complete before the winning tile came
  const keeps = hand.winning?.set !== index || (next.how === 'concealed' && next.kind !== 'kong');
  return { ...hand, sets, winning: keeps ? hand.winning : null };
}

function turned(set: SetDraft, { kongs, kongsDiffer, left }: HandRules): SetDraft {
  const { kind, how, tile } = set;
  if (kind === 'chow') return { ...set, how: how === 'concealed' ? 'exposed' : 'concealed' };
  if (kind === 'pung') {
    if (how === 'exposed') return { ...set, how: 'concealed' };
    return kongs && left(tile) > 0 ? { kind: 'kong', tile, how: 'exposed' } : { ...set, how: 'exposed' };
  }
  if (how === 'exposed') return { ...set, how: kongsDiffer ? 'extended' : 'concealed' };
  if (how === 'extended') return { ...set, how: 'concealed' };
  return { kind: 'pung', tile, how: 'exposed' };
}

function removeSet(hand: HandDraft, index: number): HandDraft {
  const { winning } = hand;
  const sets = hand.sets.filter((_, i) => i !== index);
  if (winning === null || winning.set < index) return { ...hand, sets };
  return { ...hand, sets, winning: winning.set === index ? null : { ...winning, set: winning.set - 1 } };
}

function removeSingle(hand: HandDraft, index: number): HandDraft {
  const singles = hand.singles.filter((_, i) => i !== index);
  const lost = hand.winning?.set === -1 && !singles.includes(hand.winning.tile);
  return { ...hand, singles, winning: lost ? null : hand.winning };
}

/** The set that the winning tile completed stood in the hand until then. */
function markWinning(hand: HandDraft, { tile, set }: WinningTile): HandDraft {
  const sets = hand.sets.map((other, i): SetDraft => (i === set && other.kind !== 'kong' ? { ...other, how: 'concealed' } : other));
  return { ...hand, sets, winning: { tile, set }, score: null };
}

/** Tiles that may have been the last one: of sets that are no kongs, and the single ones; each kind and set once. */
export function winningChoices(hand: HandDraft): readonly WinningTile[] {
  const choices: WinningTile[] = [];
  const offer = (tile: Tile, set: number): void => {
    if (!choices.some((choice) => choice.tile === tile)) choices.push({ tile, set });
  };
  hand.sets.forEach((set, i) => {
    if (set.kind !== 'kong') tilesOf(set).forEach((tile) => offer(tile, i));
  });
  hand.singles.forEach((tile) => offer(tile, -1));
  return choices;
}

/** Tiles short of a whole hand (14 and one for each kong), negative for too many. */
export function tilesShort(hand: HandDraft): number {
  const kongs = hand.sets.filter(({ kind }) => kind === 'kong').length;
  return 14 + kongs - handTiles(hand).length;
}

/** The parts of a hand as a request holds them. */
export function handParts(hand: HandDraft): {
  readonly concealed: string;
  readonly melds: readonly { readonly tiles: string; readonly concealed?: true; readonly extended?: true }[];
  readonly bonus: string;
} {
  const codes = (tiles: readonly Tile[]): string => tiles.map(tileCode).join('');
  const standing: Tile[] = [...hand.singles];
  const melds: { tiles: string; concealed?: true; extended?: true }[] = [];
  for (const set of hand.sets) {
    const tiles = tilesOf(set);
    if (set.kind === 'kong' && set.how === 'concealed') melds.push({ tiles: codes(tiles), concealed: true });
    else if (set.kind === 'kong' && set.how === 'extended') melds.push({ tiles: codes(tiles), extended: true });
    else if (set.how === 'concealed') standing.push(...tiles);
    else melds.push({ tiles: codes(tiles) });
  }
  return { concealed: codes([...standing].sort((a, b) => a - b)), melds, bonus: codes(hand.bonus) };
}

/** Whether nothing was entered. */
export function isEmpty(hand: HandDraft): boolean {
  return hand.score === null && hand.sets.length === 0 && hand.singles.length === 0 && hand.bonus.length === 0;
}
