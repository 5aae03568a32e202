import { pathsOf, replaced, valueAt } from '../support/json-paths.ts';
import type { JsonPath } from '../support/json-paths.ts';

export type Random = () => number;

export const pick = <T>(from: readonly T[], random: Random): T => from[Math.floor(random() * from.length)] as T;

/** Texts that stand for numbers and nestings which JSON.stringify would not write. */
const RAW: readonly (readonly [marker: string, text: string])[] = [
  ['<1e999>', '1e999'],
  ['<-1e999>', '-1e999'],
  ['<1e-400>', '1e-400'],
  ['<-0>', '-0'],
  ['<2^64>', '18446744073709551616'],
  ['<0.1+0.2>', '0.30000000000000004'],
  ['<deep list>', `${'['.repeat(5000)}${']'.repeat(5000)}`],
  ['<deep object>', `${'{"ruleset":'.repeat(3000)}1${'}'.repeat(3000)}`],
];
const NUMBERS = [0, -1, 1, 0.5, -0.5, 5, 99, 1001, 2 ** 31, -(2 ** 31), 2 ** 53, -(2 ** 53), 1e21, 1e-7, 1.7976931348623157e308];
const TEXTS = [
  '', ' ', '\0', '1\u00002m', '\ud83c', '\udc00\ud83c', '\ud83c\udc04\ufe0f', '\ud83c\udc04\ufe0e', '\u202e123m', '\u200b55p', '１２３m', '١٢٣m', 'é', 'e\u0301', '\ufeff', '\n', '"', '\\', '/~0~1', '%00',
  'a"; Field "seat" is not defined by type "x"', '$input', '{game}', 'null', 'NaN', 'Infinity', '-1', '1e5', 'true', '__proto__', 'constructor', 'toString', 'hua-bao', 'mcr', 'HUA-BAO', '../mcr', 'E', 'e', 'SELF_DRAW', 'self-draw', 'Self-Draw',
  '123m', '0m', '0p', '10m', 'EE', '🀄🀄🀄', '🀫', '🃏', '1f2f3f4f1g2g3g4g', '[123m', '123m]', '((1111p))', '[] () +', '+ + 1f', '11111m', '1m'.repeat(5000), 'x'.repeat(70_000), '🀀'.repeat(3000), '[111m]'.repeat(300), '💥'.repeat(200), ' '.repeat(10_000),
];
const OTHERS: readonly unknown[] = [
  null, true, false, {}, [], [[]], [null], [{}], { a: 1 }, { E: 1 }, { extends: 'hua-bao' }, { extends: 'nobody' }, { extends: { extends: 'hua-bao' } }, { extends: 'mcr', id: 'hua-bao', add: [{}], drop: 'all', change: [] },
  { extends: 'hua-bao', add: Array.from({ length: 400 }, (_, i) => ({ id: `r${i}`, when: { all: [{ not: 'dealer' }] } })) },
  { extends: 'hua-bao', options: { limit: -1, limt: 5, specialHands: ['nine-gates', 'nine-gates', 'nobody'] } },
  { extends: 'dmjl', change: { 'no-such': { value: { points: 1e9 } }, mahjong: { value: { limit: -3 }, when: { not: { not: 'nonsense' } } } } },
  Array.from({ length: 3000 }, () => 0), Array.from({ length: 1100 }, () => '123m'), Object.fromEntries(Array.from({ length: 500 }, (_, i) => [`k${i}`, i])),
];
const NAMES = ['__proto__', 'constructor', 'prototype', 'toString', 'hasOwnProperty', 'a/b', 'm~n', '~1', '', ' ', '\0', '"', '\ud800', 'é', 'seat ', 'Seat', 'sseat', 'hand', 'hands', 'score', 'win', 'overlay', 'options', '0', '-1', 'x'.repeat(3000)];

/** Words of the same enumeration. */
const WORDS: readonly (readonly string[])[] = [
  ['E', 'S', 'W', 'N'],
  ['discard', 'self-draw', 'robbing-kong', 'by-luck'],
  ['DISCARD', 'SELF_DRAW', 'ROBBING_KONG', 'self-draw'],
  ['win', 'kong', 'pung', 'chow'],
  ['hua-bao', 'dmjl', 'mcr', 'simple'],
  ['Ann', 'Bo', 'Chi', 'Dov', 'Eve'],
];

function anything(random: Random): unknown {
  const kind = random();
  if (kind < 0.3) return pick(NUMBERS, random);
  if (kind < 0.6) return pick(TEXTS, random);
  if (kind < 0.8) return pick(OTHERS, random);
  return pick(RAW, random)[0];
}

/** A text with one thing in it changed. */
function garble(text: string, random: Random): string {
  const at = Math.floor(random() * (text.length + 1));
  const other = Math.floor(random() * (text.length + 1));
  const [from, to] = [Math.min(at, other), Math.max(at, other)];
  switch (Math.floor(random() * 6)) {
    case 0:
      return text.slice(0, at) + text.slice(at + 1);
    case 1:
      return text.slice(0, at) + pick(TEXTS, random).slice(0, 3) + text.slice(at);
    case 2:
      return text.slice(from, to);
    case 3:
      return text.slice(0, to) + text.slice(from);
    case 4:
      return Array.from(text, (_, i) => text[text.length - 1 - i] ?? '').join('');
    default:
      return text.replaceAll(/\d/g, (digit) => (random() < 0.3 ? String(Math.floor(random() * 10)) : digit));
  }
}

const TILES = ['1m', '5m', '9m', '2p', '7p', '3s', '8s', 'E', 'N', 'C', 'F', 'P', '🀄', '1f', '4g', '0p', '777z', '(5555s)', '[234m]'];

/** A text that still means something: other tiles, more of them, fewer. */
function vary(text: string, random: Random): string {
  const at = Math.floor(random() * (text.length + 1));
  switch (Math.floor(random() * 4)) {
    case 0:
      return text.replace(/\d/g, (digit) => (random() < 0.2 ? String(1 + Math.floor(random() * 9)) : digit));
    case 1:
      return `${text.slice(0, at)} ${pick(TILES, random)} ${text.slice(at)}`;
    case 2:
      return text.slice(0, at) + text.slice(at + 1);
    default:
      return text.replace(/[mps]/, pick(['m', 'p', 's', 'z'], random));
  }
}

/** A copy of a JSON value in which one text or number means something else: other tiles, another seat, another way to win. */
export function alter(body: unknown, random: Random): unknown {
  const leaves = pathsOf(body).filter((path) => ['string', 'number', 'boolean'].includes(typeof valueAt(body, path)));
  if (leaves.length === 0) return body;
  const path = pick(leaves, random);
  const value = valueAt(body, path);
  if (typeof value === 'boolean') return replaced(body, path, !value);
  if (typeof value === 'number') return replaced(body, path, value + pick([-1, 1, 10], random));
  const text = String(value);
  const alike = leaves.filter((other) => other.at(-1) === path.at(-1)).map((other) => valueAt(body, other));
  if (random() < 0.3) return replaced(body, path, pick(alike, random));
  const words = WORDS.find((group) => group.includes(text));
  return replaced(body, path, words === undefined ? vary(text, random) : pick(words, random));
}

/** What becomes of one member of the request: members in its place, none where it is deleted. */
function mutateMember(name: string | number, value: unknown, body: unknown, paths: readonly JsonPath[], random: Random): readonly (readonly [string | number, unknown])[] {
  switch (Math.floor(random() * 8)) {
    case 0:
      return [];
    case 1:
      return [[name, value], [pick(NAMES, random), value]];
    case 2:
      return [[pick(NAMES, random), value]];
    case 3:
      return [[name, valueAt(body, pick(paths, random))]];
    case 4:
      return [[name, [value]]];
    case 5:
      return [[name, typeof value === 'string' ? garble(value, random) : anything(random)]];
    case 6:
      return Array.isArray(value) && value.length > 0
        ? [[name, Array.from({ length: pick([2, 5, 17, 1001], random) }, (_, i) => (value as readonly unknown[])[i % value.length])]]
        : [[name, typeof value === 'number' ? -value : anything(random)]];
    default:
      return [[name, anything(random)]];
  }
}

/** A copy of a JSON value in which one member is mutated. */
export function mutate(body: unknown, random: Random): unknown {
  const paths = pathsOf(body);
  if (paths.length === 0 || random() < 0.01) return anything(random);
  const target = pick(paths, random);
  const rebuild = (value: unknown, [step, ...rest]: JsonPath): unknown => {
    const members: readonly (readonly [string | number, unknown])[] = Array.isArray(value) ? [...(value as readonly unknown[]).entries()] : Object.entries(value as object);
    const changed = members.flatMap(([name, member]) => {
      if (name !== step) return [[name, member] as const];
      return rest.length > 0 ? [[name, rebuild(member, rest)] as const] : mutateMember(name, member, body, paths, random);
    });
    // fromEntries defines what it is given, `__proto__` too
    return Array.isArray(value) ? changed.map(([, member]) => member) : Object.fromEntries(changed);
  };
  return rebuild(body, target);
}

/** A JSON value as text, with the numbers and nestings that only a text can have. */
export function write(value: unknown): string {
  const text = JSON.stringify(value);
  return RAW.reduce((written, [marker, raw]) => written.replaceAll(JSON.stringify(marker), raw), text);
}

/** A text that may be no JSON any more: cut, garbled, a field twice, a mark before it. */
export function spoil(text: string, random: Random): string {
  switch (Math.floor(random() * 6)) {
    case 0:
      return text.slice(0, Math.floor(random() * text.length));
    case 1:
      return text.replace('{', '{"ruleset":"mcr","hands":[],');
    case 2:
      return `\ufeff${text}`;
    case 3:
      return text + pick(['}', ' ', '\0', text, ','], random);
    default:
      return garble(text, random);
  }
}

/** What a body may claim to be. */
export const CONTENT_TYPES = ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x', 'application/json; charset=utf-16', 'application/problem+json', 'APPLICATION/JSON', '', ';', 'application/graphql', 'application/jsonx'];
