import { tileCode } from '../../src/engine/tiles.ts';
import { pathsOf, replaced, valueAt } from '../support/json-paths.ts';
import type { JsonPath } from '../support/json-paths.ts';
import { pick } from './mutations.ts';
import type { Random } from './mutations.ts';

/** One mistake that somebody makes who writes a deal down: the request with it, and where it is. */
export interface Damage {
  readonly request: unknown;
  readonly at: JsonPath;
}

const STRAYS = 'mpszfgeswncESWNCFPMBDRx0123456789,;+ []()-１ｍ';
const CIRCUMSTANCES = ['kong-replacement', 'flower-replacement', 'kong-on-kong', 'last-tile', 'last-of-kind', 'dealt', 'first-discard', 'original-call'];
const FIELDS: Readonly<Record<string, readonly string[]>> = { hands: ['hand', 'hnads'], seat: ['sead', 'Seat'], win: ['wins', 'win '], tile: ['tiles', 'tlie'], by: ['bye', 'BY'], from: ['form', 'From'], ruleset: ['rules', 'ruleSet'], concealed: ['conceald'], melds: ['meld'], roundWind: ['roundwind'], circumstances: ['circumstance'], options: ['option'], limit: ['limt'], profile: ['profil'], players: ['player'] };
const WORDS: Readonly<Record<string, readonly unknown[]>> = {
  seat: ['E', 'S', 'W', 'N', 'east', 'X', 1],
  from: ['E', 'S', 'W', 'N', 'west', null],
  by: ['discard', 'self-draw', 'robbing-kong', 'tsumo', 3],
  tile: ['5p', '', ' ', '1z', '9m', '5q', '1f', '55p', 'f', 7],
  roundWind: ['E', 'S', 'w', 0],
  ruleset: ['dmjl', 'simple', 'mcr', 'nobodys'],
  concealed: [5, '', null],
  hand: [5, ''],
};

/** Characters of a text struck wrongly: left out, doubled, put in, put in place of another, or out of order. */
function misspell(text: string, random: Random): string {
  const i = Math.floor(random() * text.length);
  const stray = pick(Array.from(STRAYS), random);
  switch (Math.floor(random() * 5)) {
    case 0:
      return text.slice(0, i) + text.slice(i + 1);
    case 1:
      return text.slice(0, i + 1) + text.slice(i);
    case 2:
      return text.slice(0, i) + stray + text.slice(i);
    case 3:
      return text.slice(0, i) + stray + text.slice(i + 1);
    default:
      return text.slice(0, i) + text.slice(i + 1, i + 2) + text.slice(i, i + 1) + text.slice(i + 2);
  }
}

/** A text in the habits of others: capitals, commas, full-width characters, American letters. */
function otherHabit(text: string, random: Random): string {
  switch (Math.floor(random() * 5)) {
    case 0:
      return text.replaceAll(/(?<=\d)[mpszfg]/g, (suit) => suit.toUpperCase());
    case 1:
      return text.replace(/(?<=\d)[mpszfg]/, (suit) => suit.toUpperCase());
    case 2:
      return text.replaceAll(/(?<=[a-zA-Z]) +(?=\w)/g, ',');
    case 3:
      return text.replaceAll(/[0-9a-z]/g, (unit) => String.fromCharCode(unit.charCodeAt(0) + 0xfee0));
    default:
      return text.replaceAll(/(?<=\d)[mps]/g, (suit) => ({ m: 'c', p: 'd', s: 'b' })[suit] ?? suit);
  }
}

/** A text with other tiles: one exchanged, one more, one less. */
function otherTiles(text: string, random: Random): string {
  const any = tileCode(Math.floor(random() * 36));
  const digits = [...text.matchAll(/\d/g)].map(({ index }) => index);
  const at = digits.length === 0 ? 0 : pick(digits, random);
  switch (Math.floor(random() * 3)) {
    case 0:
      return `${any} ${text}`;
    case 1:
      return text.slice(0, at) + text.slice(/\d/.test(text.charAt(at - 1) + text.charAt(at + 1)) ? at + 1 : at + 2);
    default:
      return text.slice(0, at) + String(1 + Math.floor(random() * 9)) + text.slice(at + 1);
  }
}

/** A deal with a mistake in it, or null where the one drawn does not apply. */
export function damage(request: unknown, random: Random): Damage | null {
  const paths = pathsOf(request);
  const kind = random();
  if (kind < 0.62) {
    const texts = paths.filter((path) => ['hand', 'concealed', 'bonus', 'tiles', 'tile'].includes(String(path.at(-1))) && typeof valueAt(request, path) === 'string');
    if (texts.length === 0) return null;
    const at = pick(texts, random);
    const text = String(valueAt(request, at));
    const change = pick([misspell, misspell, misspell, otherHabit, otherTiles, otherTiles], random);
    const changed = change(text, random);
    return changed === text ? null : { request: replaced(request, at, changed), at };
  }
  if (kind < 0.7) {
    const at = ['win', 'circumstances'];
    return (valueAt(request, ['win']) ?? null) === null ? null : { request: replaced(request, at, [pick(CIRCUMSTANCES, random)]), at };
  }
  if (kind < 0.76) {
    const named = paths.filter((path) => Object.hasOwn(FIELDS, String(path.at(-1))));
    const at = pick(named, random);
    const name = String(at.at(-1));
    const parent = at.slice(0, -1);
    const members = Object.entries(valueAt(request, parent) as object).map(([field, value]) => [field === name ? pick(FIELDS[name] ?? [], random) : field, value as unknown] as const);
    return { request: replaced(request, parent, Object.fromEntries(members)), at };
  }
  if (kind < 0.8) {
    const members = paths.filter((path) => ['hands', 'melds'].includes(String(path.at(-2))));
    if (members.length === 0) return null;
    const at = pick(members, random);
    return { request: without(request, at), at: at.slice(0, -1) };
  }
  const wordy = paths.filter((path) => Object.hasOwn(WORDS, String(path.at(-1))));
  const at = pick(wordy, random);
  const word = valueAt(request, at);
  if (['by', 'ruleset'].includes(String(at.at(-1))) && random() < 0.4) return { request: replaced(request, at, misspell(String(word), random)), at };
  if (random() < 0.25 && !['hands', 'ruleset'].includes(String(at.at(-1)))) return { request: replaced(request, at, undefined), at };
  return { request: replaced(request, at, pick(WORDS[String(at.at(-1))] ?? [], random)), at };
}

function without(request: unknown, at: JsonPath): unknown {
  const list = valueAt(request, at.slice(0, -1)) as readonly unknown[];
  return replaced(request, at.slice(0, -1), list.filter((_, i) => i !== at.at(-1)));
}
