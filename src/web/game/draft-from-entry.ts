import { judgeDeal } from '../../engine/judge.ts';
import { parseTiles } from '../../engine/notation/parse-tiles.ts';
import { CHOW, MELDED, PAIR, PUNG, setKind, setTile } from '../../engine/shape/set.ts';
import type { TileSet } from '../../engine/shape/set.ts';
import { dealInputOf } from '../../ledger/entry.ts';
import type { EntryHand } from '../../ledger/entry.ts';
import type { DealRecord } from '../../ledger/game.ts';
import { randomId } from '../state/ids.ts';
import { beginDeal } from '../state/deal-draft.ts';
import type { DealDraft } from '../state/deal-draft.ts';
import { EMPTY_HAND, tilesOf } from '../state/hand-draft.ts';
import type { HandDraft, SetDraft } from '../state/hand-draft.ts';
import type { OpenGame } from './stored-game.ts';

/** A kept deal as it would be entered now, to be corrected. */
export function draftFromEntry({ stored, game, ready }: OpenGame, { deal, entry, position }: DealRecord): DealDraft {
  const { win } = entry;
  const begun = beginDeal(randomId(), stored.id, game.head.seq, win?.player ?? null);
  const input = dealInputOf(entry, position);
  const judged = input.hands.length === 0 ? null : judgeDeal(input, ready);
  const hands: { [player: string]: HandDraft } = {};
  for (const hand of entry.hands) {
    const seat = position.seats.indexOf(hand.player);
    const sets = judged?.sheet?.hands.find((sheet) => sheet.seat === seat)?.sets ?? [];
    const tile = hand.player === win?.player ? win.tile : undefined;
    hands[hand.player] = handFromEntry(hand, sets, tile);
  }
  return {
    ...begun,
    replaces: deal,
    from: win === null ? null : win.by === 'self-draw' ? win.player : (win.from ?? null),
    robbing: win?.by === 'robbing-kong',
    circumstances: win?.circumstances ?? [],
    paysForAll: win?.paysForAll !== undefined,
    hands,
  };
}

/** Standing tiles come back as the sets they were read as, where that reading is plain; else as single tiles. */
function handFromEntry(hand: EntryHand, read: readonly TileSet[], winningTile: string | undefined): HandDraft {
  if (hand.score !== undefined) return hand.score === 0 ? EMPTY_HAND : { ...EMPTY_HAND, score: hand.score };
  const melds = (hand.melds ?? []).map((meld): SetDraft => meldDraft(typeof meld === 'string' ? { tiles: meld } : meld));
  const standing = parseTiles(hand.concealed ?? '').tiles;
  const plain = read.filter((set) => (set & MELDED) === 0).map(setDraft);
  const tiles = plain.flatMap((set) => (set === null ? [] : tilesOf(set)));
  // a set that cannot be tapped as one has left its tiles out
  const same = String([...tiles].sort(order)) === String([...standing].sort(order));
  const sets = [...melds, ...(same ? plain.filter((set) => set !== null) : [])];
  const singles = same ? [] : standing;
  const tile = parseTiles(winningTile ?? '').tiles[0];
  const set = tile === undefined ? -1 : sets.findIndex((one, i) => i >= melds.length && tilesOf(one).includes(tile));
  const winning = tile === undefined ? null : { tile, set };
  return { sets, singles, winning, bonus: parseTiles(hand.bonus ?? '').tiles, score: null };
}

const order = (a: number, b: number): number => a - b;

function meldDraft(meld: { readonly tiles: string; readonly concealed?: boolean | undefined; readonly extended?: boolean | undefined }): SetDraft {
  const tiles = [...parseTiles(meld.tiles).tiles].sort(order);
  const tile = tiles[0] ?? 0;
  const kind = tiles.length === 4 ? 'kong' : tiles[1] === tile ? 'pung' : 'chow';
  return { kind, tile, how: meld.concealed === true ? 'concealed' : meld.extended === true ? 'extended' : 'exposed' };
}

function setDraft(set: TileSet): SetDraft | null {
  const kind = setKind(set);
  const name = kind === CHOW ? 'chow' : kind === PUNG ? 'pung' : kind === PAIR ? 'pair' : null;
  return name === null ? null : { kind: name, tile: setTile(set), how: 'concealed' };
}
