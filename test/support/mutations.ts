/**
 * Random damage to requests. The source of chance is a small generator with a seed, so that a run can be repeated.
 */
export type Random = () => number;

/** Numbers from 0 up to 1, the same for the same seed (mulberry32). */
export function randomFrom(seed: number): Random {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const pick = <T>(random: Random, members: readonly T[]): T => members[Math.floor(random() * members.length)]!;

const nested = (levels: number): unknown => JSON.parse(`${'['.repeat(levels)}${']'.repeat(levels)}`);

/** Values that are hardly ever right. */
const STRANGE: readonly unknown[] = [
  null, true, false, 0, -1, 1, 5, 3.5, 1e308, -1e308, 2 ** 53, '', ' ', 'E', 'Q', 'hua-bao', 'mcr', '123m', '1x', '0z', '\u0000', '\ud800', '🀄', '🀪🀫', '[[[',
  '111m[', '(1111p', '+', '++1f', 'é'.repeat(50), 'x'.repeat(5000), '1m'.repeat(499), '9'.repeat(999), [], {}, [[]], [null], [{}], { a: 1 }, { extends: 'hua-bao' },
  { extends: 'nothing' }, { extends: 'mcr', drop: ['mcr.full-flush'], add: [{}] }, { extends: 'hua-bao', change: [1, {}] }, nested(40), nested(3000), { length: 4 },
  { toString: 1 }, { constructor: 1 }, { hasOwnProperty: 1 }, 'constructor', '__proto__', 'discard', 'self-draw', 'dealt', ['dealt'], ['dealt', 'dealt'],
];
const FIELDS = ['seat', 'hand', 'hands', 'melds', 'win', 'options', 'ruleset', 'x', '__proto__', 'constructor', 'toString', '', '~/', 'tiles', 'concealed', 'score', 'partial', 'from', 'roundWind'];

type Json = unknown;
type Fields = Record<string, Json>;
const isFields = (value: Json): value is Fields => typeof value === 'object' && value !== null && !Array.isArray(value);

/** A copy of a JSON value with one place changed. */
function damage(value: Json, random: Random): Json {
  if (random() < 0.25 || (!isFields(value) && !Array.isArray(value))) {
    return typeof value === 'string' && random() < 0.6 ? garble(value, random) : pick(random, STRANGE);
  }
  if (Array.isArray(value)) {
    const members = [...(value as readonly Json[])];
    const place = Math.floor(random() * (members.length + 1));
    const way = random();
    if (way < 0.15) members.splice(place, 1);
    else if (way < 0.3) members.splice(place, 0, pick(random, STRANGE));
    else if (way < 0.4 && members.length > 0) members.push(...members);
    else if (members.length > 0) members[place % members.length] = damage(members[place % members.length], random);
    return members;
  }
  const entries = Object.entries(value);
  const place = Math.floor(random() * entries.length);
  const way = random();
  if (way < 0.15) entries.splice(place, 1);
  else if (way < 0.3) entries.push([pick(random, FIELDS), pick(random, STRANGE)]);
  else if (entries.length > 0) entries[place] = [entries[place]![0], damage(entries[place]![1], random)];
  return Object.fromEntries(entries);
}

function garble(text: string, random: Random): string {
  const at = Math.floor(random() * (text.length + 1));
  const way = random();
  if (way < 0.3) return text.slice(0, at) + text.slice(at + 1);
  if (way < 0.6) return text.slice(0, at) + pick(random, ['1', '9', 'm', 'z', 'f', '[', ']', '(', ')', '+', ' ', 'E', 'C', '\u0000', '🀀', '\ud83c']) + text.slice(at);
  return way < 0.8 ? text + text : text.slice(at) + text.slice(0, at);
}

/** A copy with one of its texts garbled, other than the name of the rule set. */
function hurt(value: Json, random: Random): Json {
  if (typeof value === 'string') return garble(value, random);
  if (Array.isArray(value)) {
    const place = Math.floor(random() * value.length);
    return value.map((member: Json, i) => (i === place ? hurt(member, random) : member));
  }
  if (!isFields(value)) return value;
  const names = Object.keys(value).filter((name) => name !== 'ruleset' && name !== 'options');
  const name = pick(random, names.includes('hands') ? ['hands', 'hands', 'win'] : names);
  return name in value ? { ...value, [name]: hurt(value[name], random) } : value;
}

/** A request damaged in one to four places, as JSON; now and then the JSON itself is damaged. */
export function mutate(request: Json, random: Random): string {
  let value = request;
  // Half of them are hurt at one text only, so that they reach the judging of hands.
  if (random() < 0.5) value = hurt(value, random);
  else for (let times = 1 + Math.floor(random() * 3); times > 0; times--) value = damage(value, random);
  const json = JSON.stringify(value);
  const way = random();
  if (way < 0.03) return json.slice(0, Math.floor(random() * json.length));
  if (way < 0.05) return json.replace('{', '{"hands":[],"ruleset":"simple",');
  if (way < 0.06) return json.replace(/\d/, '1e999');
  return json;
}
