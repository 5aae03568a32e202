import assert from 'node:assert/strict';
import fc from 'fast-check';
import t from 'tap';
import { ReadingList, holds as setHolds, readComplete } from '../../../src/engine/shape/readings.ts';
import {
  CHOW,
  EXPOSED,
  KNITTED,
  KONG,
  MELDED,
  PAIR,
  PUNG,
  SINGLE,
  WINNING,
  setKind,
  setShape,
  setTile,
  setTiles,
} from '../../../src/engine/shape/set.ts';
import { tileCode, tileOf } from '../../../src/engine/tiles.ts';
import {
  FORMS,
  HONOURS_AND_KNITTED,
  KNITTED_STRAIGHT,
  SEVEN_PAIRS,
  THIRTEEN_ORPHANS,
} from '../../../src/engine/vocabulary.ts';
import { completeHand, dealtHand, forms } from '../../support/arbitrary-hands.ts';
import type { PlainHand } from '../../support/arbitrary-hands.ts';
import {
  KNITTED_NINES,
  ORPHAN_TILES,
  changed,
  countsIn,
  handOf,
  meldTiles,
} from '../../support/plain-hands.ts';
import type { Counts, PlainMeld } from '../../support/plain-hands.ts';
import { holds } from '../../support/property.ts';

const ALL_FORMS = 0b11110;
const NO_TILES: Counts = Array.from({ length: 34 }, () => 0);

/** Tiles of each set by codes, `!` after the set with the winning tile, `-` after one laid open, melds in brackets. */
function spell(set: number): string {
  const codes = setTiles(set).map(tileCode);
  const suit = codes[0]!.charAt(1);
  const text = `${codes.map((code) => code.charAt(0)).join('')}${suit}`;
  const marks = `${(set & WINNING) === 0 ? '' : '!'}${(set & EXPOSED) === 0 || (set & MELDED) !== 0 ? '' : '-'}`;
  return (set & MELDED) === 0 ? text + marks : `[${text}]`;
}

interface Asked {
  readonly forms?: number;
  readonly winningTile?: string | null;
  readonly claimed?: boolean;
  readonly melds?: readonly PlainMeld[];
}

function read(text: string, { forms = 0, winningTile = null, claimed = false, melds = [] }: Asked = {}): string[] {
  const list = new ReadingList();
  const tile = winningTile === null ? -1 : tileOf(winningTile)!;
  const count = readComplete(handOf(countsIn(text), melds), tile, claimed, forms, list);
  assert.equal(count, list.count);
  return Array.from({ length: count }, (_, i) => `${FORMS[list.forms[i]!]!}: ${list.setsOf(i).map(spell).join(' ')}`);
}

t.test('a complete hand is read as four sets and a pair', (t) => {
  t.strictSame(read('123m 456p 789s 111z 22z'), ['standard: 123m 456p 789s 111z 22z']);
  t.strictSame(read('123m 456p 789s 111z 23z'), [], 'no pair');
  t.strictSame(read('123m 456p 7899s 111z 2z'), [], 'two pieces left over');
  t.strictSame(read('123m 456p 789s 111z 2z'), [], 'a tile short');
  t.strictSame(read('11m 22p 33s 11222333z'), [], 'four pairs');
  t.strictSame(read('1245m 123p 123s 1155z'), [], 'no chow');
  t.end();
});

t.test('the winning tile may be read into each different set that holds it', (t) => {
  t.strictSame(read('123m 33345p 789s 111z', { winningTile: '3p' }).sort(), [
    'standard: 123m 33p 345p! 789s 111z',
    'standard: 123m 33p! 345p 789s 111z',
  ]);
  t.strictSame(
    read('112233m 456p 789s 11z', { winningTile: '1m' }),
    ['standard: 123m! 123m 456p 789s 11z'],
    'equal chows are one place',
  );
  t.strictSame(read('123m 456p 789s 111z 22z', { winningTile: '5s' }), ['standard: 123m 456p 789s 111z 22z'], 'not there');
  t.end();
});

t.test('a claimed tile lays its set open, and no other', (t) => {
  t.strictSame(read('111m 456p 789s 111z 22z', { winningTile: '1m', claimed: true }), [
    'standard: 111m!- 456p 789s 111z 22z',
  ]);
  t.strictSame(read('111m 456p 789s 111z 22z', { winningTile: '1m' }), ['standard: 111m! 456p 789s 111z 22z']);
  t.end();
});

t.test('melds are sets as they were declared, and never hold the winning tile', (t) => {
  const melds: PlainMeld[] = [
    { kind: 'kong', tile: 33 },
    { kind: 'chow', tile: 0 },
  ];
  t.strictSame(read('123m 456p 22z', { melds, winningTile: '1m' }), ['standard: 123m! 456p 22z [7777z] [123m]']);
  t.strictSame(read('22z', { melds: [...melds, ...melds], winningTile: '2z' }), [
    'standard: 22z! [7777z] [123m] [7777z] [123m]',
  ]);
  t.strictSame(read('123m 22z', { melds }), [], 'a set is lacking');
  t.end();
});

t.test('three equal chows are three pungs too', (t) => {
  t.strictSame(read('111222333m 789s 22z'), ['standard: 111m 222m 333m 789s 22z', 'standard: 123m 123m 123m 789s 22z']);
  t.strictSame(
    read('11122233344455m').sort(),
    [
      'standard: 111m 222m 333m 444m 55m',
      'standard: 111m 234m 234m 234m 55m',
      'standard: 123m 123m 123m 444m 55m',
      'standard: 111m 22m 234m 345m 345m',
    ].sort(),
  );
  t.end();
});

t.test('seven pairs: four alike are two of them', (t) => {
  const seven = { forms: 1 << SEVEN_PAIRS };
  t.strictSame(read('1199m 2255p 3388s 77z', seven), ['seven-pairs: 11m 99m 22p 55p 33s 88s 77z']);
  t.strictSame(read('1111m 2255p 3388s 77z', { ...seven, winningTile: '1m' }), [
    'seven-pairs: 11m! 11m 22p 55p 33s 88s 77z',
  ]);
  t.strictSame(read('112233m 445566p 77s', seven), [
    'standard: 123m 123m 456p 456p 77s',
    'seven-pairs: 11m 22m 33m 44p 55p 66p 77s',
  ]);
  t.strictSame(read('1199m 2255p 3388s 77z'), [], 'where the form is not played');
  t.strictSame(read('1199m 2255p 33s 77z', { ...seven, melds: [{ kind: 'pung', tile: 0 }] }), [], 'never with a meld');
  t.end();
});

t.test('thirteen orphans: one of them is a pair, the others singles', (t) => {
  const orphans = { forms: 1 << THIRTEEN_ORPHANS };
  const singles = '1m 9m 1p 9p 1s 9s 1z 2z 3z 4z 5z 6z';
  t.strictSame(read('19m 19p 19s 12345677z', orphans), [`thirteen-orphans: ${singles} 77z`]);
  t.strictSame(read('19m 19p 19s 12345677z', { ...orphans, winningTile: '9p', claimed: true }), [
    `thirteen-orphans: ${singles.replace('9p', '9p!-')} 77z`,
  ]);
  t.strictSame(read('129m 19p 19s 1234567z', orphans), [], 'a simple');
  t.strictSame(read('19m 19p 19s 12345666z', orphans), [], 'one kind lacks');
  t.strictSame(read('19m 19p 19s 11234566z', orphans), [], 'one kind lacks, two are pairs');
  t.end();
});

t.test('honours and knitted tiles: fourteen different ones of one knitting', (t) => {
  const knitted = { forms: 1 << HONOURS_AND_KNITTED };
  t.strictSame(read('147m 25p 36s 1234567z', knitted), [
    'honours-and-knitted: 1m 4m 7m 2p 5p 3s 6s 1z 2z 3z 4z 5z 6z 7z',
  ]);
  t.strictSame(read('147m 25p 36s 1123456z', knitted), [], 'a pair');
  t.strictSame(read('147m 25p 37s 1234567z', knitted), [], 'a tile of another row');
  t.strictSame(read('147m 25p 14s 1234567z', knitted), [], 'the same ranks in two suits');
  t.end();
});

t.test('a knitted straight has a set and a pair besides, the set perhaps laid open', (t) => {
  const straight = { forms: 1 << KNITTED_STRAIGHT };
  t.strictSame(read('147m 258p 369s 123m 55z', straight), ['knitted-straight: 147m 258p 369s 123m 55z']);
  t.strictSame(read('147m 258p 369s 55z', { ...straight, melds: [{ kind: 'kong', tile: 27 }] }), [
    'knitted-straight: 147m 258p 369s 55z [1111z]',
  ]);
  t.strictSame(
    read('14477m 258p 369s 111z', { ...straight, winningTile: '4m' }),
    [],
    'the tiles besides are two pairs of halves',
  );
  t.strictSame(read('1447m 258p 369s 111z', { ...straight, winningTile: '4m' }), [], 'a tile short');
  t.strictSame(
    read('14447m 258p 369s 55z 4m', { ...straight, winningTile: '4m' }),
    ['knitted-straight: 147m! 258p 369s 444m 55z', 'knitted-straight: 147m 258p 369s 444m! 55z'],
  );
  t.strictSame(read('258m 147p 369s 123m 55z'), [], 'where the form is not played');
  t.strictSame(
    read('258m 369p 147s 55z', { ...straight, melds: [{ kind: 'pung', tile: 0 }] }).length,
    1,
    'each of the six knittings is one',
  );
  t.strictSame(read('147m 258p 123369s 55z', straight).length, 1);
  t.strictSame(read('147m 25p 369s 123m 555z', straight), [], 'a row with a gap');
  t.end();
});

t.test('a set holds its own tiles and no others', (t) => {
  for (const set of [CHOW | 6, CHOW | 18, PUNG | 33, KONG | 9, PAIR | 8, KNITTED | 11, SINGLE | 27]) {
    const held = [...NO_TILES.keys()].filter((tile) => setHolds(set, tile));
    t.strictSame(held, [...new Set(setTiles(set))], spell(set));
  }
  t.end();
});

// The same readings by search: one text per reading, from words and not from tables.

const sorted = (sets: readonly string[]): string => [...sets].sort().join(' ');

/** All ways to make sets, and `pairs` pairs, of the tiles; each way a sorted list of sets such as `pung 5`. */
function waysToDivide(counts: Counts, pairs: number): string[][] {
  const tile = counts.findIndex((copies) => copies > 0);
  if (tile < 0) return pairs === 0 ? [[]] : [];
  const first = [
    { name: 'pung', tiles: [tile, tile, tile], pairs: 0 },
    { name: 'pair', tiles: [tile, tile], pairs: 1 },
    ...(tile < 27 && tile % 9 < 7 ? [{ name: 'chow', tiles: [tile, tile + 1, tile + 2], pairs: 0 }] : []),
  ];
  const ways = first.flatMap((set) => {
    const rest = changed(counts, set.tiles, -1);
    if (rest.some((copies) => copies < 0) || set.pairs > pairs) return [];
    return waysToDivide(rest, pairs - set.pairs).map((way) => [`${set.name} ${tile}`, ...way]);
  });
  return [...new Map(ways.map((way) => [sorted(way), way])).values()];
}

/** All divisions of a hand's standing tiles in all forms asked for. */
function plainDivisions({ counts, melds }: PlainHand, bits: number): { form: string; sets: string[] }[] {
  const asks = (form: number): boolean => (bits >> form) % 2 === 1;
  const all = [...counts.keys()].filter((tile) => counts[tile]! > 0);
  const found = waysToDivide(counts, 1).map((sets) => ({ form: 'standard', sets }));
  if (asks(SEVEN_PAIRS) && melds.length === 0 && counts.every((copies) => copies % 2 === 0)) {
    const pairs = all.flatMap((tile) => (counts[tile] === 4 ? [tile, tile] : [tile]));
    found.push({ form: 'seven-pairs', sets: pairs.map((tile) => `pair ${tile}`) });
  }
  const single = (tile: number): string => `${counts[tile] === 2 ? 'pair' : 'single'} ${tile}`;
  if (asks(THIRTEEN_ORPHANS) && all.join() === ORPHAN_TILES.join()) {
    found.push({ form: 'thirteen-orphans', sets: ORPHAN_TILES.map(single) });
  }
  for (const nine of KNITTED_NINES) {
    const rest = changed(counts, nine, -1);
    const rows = [0, 3, 6].map((at) => `knitted ${nine[at]!}`);
    if (asks(KNITTED_STRAIGHT) && rest.every((copies) => copies >= 0)) {
      for (const sets of waysToDivide(rest, 1)) found.push({ form: 'knitted-straight', sets: [...rows, ...sets] });
    }
    if (asks(HONOURS_AND_KNITTED) && all.length === 14 && all.every((tile) => tile >= 27 || nine.includes(tile))) {
      found.push({ form: 'honours-and-knitted', sets: all.map(single) });
    }
  }
  return found;
}

const STEPS: Readonly<Record<string, readonly number[]>> = {
  chow: [0, 1, 2],
  pung: [0, 0, 0],
  pair: [0, 0],
  knitted: [0, 3, 6],
  single: [0],
};

function tilesOf(set: string): number[] {
  const [kind = '', tile] = set.split(' ');
  return STEPS[kind]!.map((step) => step + Number(tile));
}

/** One text for each division and each different set in it that holds the winning tile. */
function plainReadings(hand: PlainHand, bits: number, winningTile: number): string[] {
  return plainDivisions(hand, bits).flatMap(({ form, sets }) => {
    if (winningTile < 0) return [`${form}: ${sorted(sets)}`];
    const places = new Set(sets.filter((set) => tilesOf(set).includes(winningTile)));
    return [...places].map((place) => `${form}: ${sorted(sets)} at ${place}`);
  });
}

const KINDS: Readonly<Record<number, string>> = {
  [CHOW]: 'chow',
  [PUNG]: 'pung',
  [PAIR]: 'pair',
  [KNITTED]: 'knitted',
  [SINGLE]: 'single',
};

/** The engine's readings in the same words. */
function engineReadings(list: ReadingList): string[] {
  return Array.from({ length: list.count }, (_, i) => {
    const sets = list.setsOf(i).filter((set) => (set & MELDED) === 0);
    const name = (set: number): string => `${KINDS[setKind(set)]!} ${setTile(set)}`;
    const places = sets.filter((set) => (set & WINNING) !== 0).map((set) => ` at ${name(set)}`);
    return `${FORMS[list.forms[i]!]!}: ${sorted(sets.map(name))}${places.join('')}`;
  });
}

const anyHand = fc.oneof({ weight: 5, arbitrary: completeHand }, { weight: 1, arbitrary: dealtHand(1) });

t.test('the readings are all there are, each once', (t) => {
  const list = new ReadingList();
  const property = fc.property(anyHand, forms, fc.boolean(), (hand, bits, claimed) => {
    for (const winningTile of [-1, ...hand.counts.keys()].filter((tile) => tile < 0 || hand.counts[tile]! > 0)) {
      readComplete(handOf(hand.counts, hand.melds), winningTile, claimed, bits, list);
      assert.deepEqual(engineReadings(list).sort(), plainReadings(hand, bits, winningTile).sort());
    }
  });
  holds(t, property, 1500);
  t.end();
});

t.test('every reading uses exactly the given tiles, and the melds as they are', (t) => {
  const list = new ReadingList();
  const property = fc.property(completeHand, (plain) => {
    const hand = handOf(plain.counts, plain.melds);
    assert.ok(readComplete(hand, -1, false, ALL_FORMS, list) > 0);
    for (let i = 0; i < list.count; i++) {
      const sets = list.setsOf(i);
      const all = changed(plain.counts, plain.melds.flatMap(meldTiles), 1);
      assert.deepEqual(changed(NO_TILES, sets.flatMap(setTiles), 1), all);
      assert.deepEqual(sets.slice(sets.length - hand.melds.length), hand.melds);
    }
  });
  holds(t, property, 500);
  t.end();
});

t.test('the winning tile lies in one standing set, open if it was claimed', (t) => {
  const list = new ReadingList();
  const property = fc.property(completeHand, fc.boolean(), (plain, claimed) => {
    const hand = handOf(plain.counts, plain.melds);
    for (const tile of [...plain.counts.keys()].filter((kind) => plain.counts[kind]! > 0)) {
      readComplete(hand, tile, claimed, ALL_FORMS, list);
      for (let i = 0; i < list.count; i++) {
        const standing = list.setsOf(i).filter((set) => (set & MELDED) === 0);
        const [place, ...others] = standing.filter((set) => set !== setShape(set));
        assert.equal(others.length, 0);
        assert.equal(place, setShape(place!) | WINNING | (claimed ? EXPOSED : 0));
        assert.ok(setTiles(place).includes(tile));
      }
    }
  });
  holds(t, property, 300);
  t.end();
});
