import type { FindingAnswer } from '../../src/engine/explain/answer.ts';
import { parseHand } from '../../src/engine/notation/parse-hand.ts';
import { parseTiles } from '../../src/engine/notation/parse-tiles.ts';
import { tileCode } from '../../src/engine/tiles.ts';
import { replaced, valueAt } from './json-paths.ts';
import type { JsonPath } from './json-paths.ts';

/** Requests that come of taking up what a finding suggests, each by itself; empty where it suggests nothing. */
export function takeUp(request: unknown, finding: FindingAnswer): readonly unknown[] {
  const { code, at, suggestion, waits, nearest } = finding;
  const path = pathOf(request, at);
  if (typeof suggestion === 'string') {
    if (code === 'tile-unreadable') return [replaced(request, path, spliced(valueAt(request, path), finding, suggestion))];
    if (code === 'unknown-field' || code === 'option-unknown') return [renamed(request, path, suggestion)];
    return [replaced(request, path, suggestion)];
  }
  const named = (waits as readonly string[] | undefined) ?? [];
  if (code === 'winning-tile-missing') return named.map((tile) => replaced(request, ['win', 'tile'], tile));
  if (code === 'hand-size') return named.map((tile) => added(request, path, tile));
  const pairs = (nearest as readonly { readonly instead: string; readonly tile: string }[] | undefined) ?? [];
  return pairs.map(({ instead, tile }) => exchanged(request, path, instead, tile));
}

/** The path of a pointer, indexes of lists as numbers. */
function pathOf(value: unknown, at: string): JsonPath {
  let part = value;
  return at.split('/').slice(1).map((token) => {
    const name = token.replaceAll('~1', '/').replaceAll('~0', '~');
    const step = Array.isArray(part) ? Number(name) : name;
    part = (part as Readonly<Record<string | number, unknown>> | undefined)?.[step];
    return step;
  });
}

function spliced(text: unknown, { position = 0, length = 0 }: FindingAnswer, suggestion: string): string {
  const given = String(text);
  return given.slice(0, position) + suggestion + given.slice(position + length);
}

function renamed(request: unknown, path: JsonPath, name: string): unknown {
  const parent = path.slice(0, -1);
  const members = valueAt(request, parent) as Readonly<Record<string, unknown>>;
  const entries = Object.entries(members).map(([field, value]) => [field === path.at(-1) ? name : field, value] as const);
  return replaced(request, parent, Object.fromEntries(entries));
}

type Hand = Readonly<Record<string, unknown>>;

/** The field with the standing tiles of a hand. */
const standingField = (hand: Hand): 'hand' | 'concealed' => (hand['hand'] === undefined ? 'concealed' : 'hand');

function added(request: unknown, path: JsonPath, tile: string): unknown {
  const field = standingField(valueAt(request, path) as Hand);
  const text = ((valueAt(request, path) as Hand)[field] as string | undefined) ?? '';
  return replaced(request, [...path, field], `${tile} ${text}`);
}

/** A tile of the hand exchanged; of the winning tile where the hand does not hold it, or where it was the last copy of it in a full hand. */
function exchanged(request: unknown, path: JsonPath, instead: string, tile: string): unknown {
  const hand = valueAt(request, path) as Hand;
  const field = standingField(hand);
  const text = (hand[field] as string | undefined) ?? '';
  const standing = (field === 'hand' ? parseHand(text).standing : parseTiles(text).tiles).map(tileCode);
  const copies = standing.filter((code) => code === instead).length;
  if (copies === 0) return replaced(request, ['win', 'tile'], tile);
  const melds = field === 'hand' ? (text.match(/\[[^\]]*\]|\([^)]*\)|\+.*$/gs) ?? []).join(' ') : '';
  const others = standing.filter((_, i) => i !== standing.indexOf(instead));
  const changed = replaced(request, [...path, field], `${[...others, tile].join('')} ${melds}`);
  const winning = parseTiles(((valueAt(request, ['win']) as Hand)['tile'] as string | undefined) ?? '').tiles.map(tileCode)[0];
  return winning === instead && copies === 1 && standing.length % 3 === 2 ? replaced(changed, ['win', 'tile'], tile) : changed;
}
